#include "games/diamond/solve/solved.hpp"

#include <numeric>

#include "base/tally.hpp"

namespace asobi::diamond {

namespace {

constexpr std::uint64_t small_table = 1'000'000;  // cells; made again whenever it is wanted

bool is_sound_table(const Arena& arena, const Table& table) {
  const auto all = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
  if (table.data.size() != arena.cells() || all != arena.positions() / arena.stands_for()) return false;
  Tally<8> tally(table.data.bytes());  // numbers that stand for nothing hold 0
  tally.add(0, arena.cells());
  return tally.ones() == ones_of_census<8>(table.census);
}

Result<std::shared_ptr<const Table>> table_of(const Arena& arena, const Shelf::Make& make, Context& context) {
  if (arena.cells() <= small_table) {
    ASOBI_TRY(Table table, make(context.progress));
    return std::make_shared<const Table>(std::move(table));
  }
  return context.shelf.table(
      arena.name(), make, [&](const Table& table) { return is_sound_table(arena, table); }, context.progress);
}

}  // namespace

Result<void> check_whole(const Mover<WideBits>& mover, const Position<WideBits>& position) {
  for (int k = 0; k < mover.players(); ++k) {
    const std::size_t pieces = position.men[static_cast<std::size_t>(k)].count(), all = mover.goal(k).count();
    if (pieces == all) continue;
    return fail(Code::invalid, "a table is of whole armies of {} pieces, and player {} has {}",
                "表は各 {} 個の駒がそろった局面のものですが、プレイヤー {} の駒は {} 個です", all, k + 1, pieces);
  }
  return {};
}

Result<Solved> Solved::make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                            const Switches& switches, Context& context) {
  ASOBI_TRY(Arena arena, Arena::make(std::move(board), seats, switches));
  const auto make = [&](Progress& progress) { return decide_all(arena, context.threads, progress); };
  ASOBI_TRY(auto table, table_of(arena, make, context));
  return Solved(std::make_shared<const Arena>(std::move(arena)), std::move(table));
}

Result<std::optional<Solved>> Solved::find(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                           const Switches& switches, TableUse use, Context& context) {
  if (use == TableUse::required) {
    ASOBI_TRY(Solved solved, make(std::move(board), seats, switches, context));
    return solved;
  }
  auto arena = Arena::make(std::move(board), seats, switches);
  if (!arena) return std::nullopt;
  const bool small = arena->cells() <= small_table;
  if (!small && use == TableUse::small) return std::nullopt;
  const auto make_if_small = [&](Progress& progress) -> Result<Table> {
    if (small) return decide_all(*arena, context.threads, progress);
    return fail(Code::unknown_name, "the table {} is not kept", "表 {} は保存されていません", arena->name());
  };
  auto table = table_of(*arena, make_if_small, context);
  if (!table && (table.error().code == Code::cancelled || table.error().code == Code::limit)) {
    return fail(table.error());
  }
  if (!table) return std::nullopt;
  return Solved(std::make_shared<const Arena>(std::move(*arena)), std::move(*table));
}

}  // namespace asobi::diamond
