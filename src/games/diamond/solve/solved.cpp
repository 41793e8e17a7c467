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

Result<std::shared_ptr<const Table>> table_of(const Arena& arena, const Shelf::Make& make, Shelf& shelf,
                                              Progress& progress) {
  if (arena.cells() <= small_table) {
    ASOBI_TRY(Table table, make(progress));
    return std::make_shared<const Table>(std::move(table));
  }
  return shelf.table(arena.name(), make, [&](const Table& table) { return is_sound_table(arena, table); }, progress);
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

namespace {

class TableVerdicts final : public Verdicts {
 public:
  TableVerdicts(unsigned players, std::shared_ptr<const Table> table) : players_(players), table_(std::move(table)) {}
  Result<PositionValue> at(std::uint64_t cell) const override {
    return PositionValue::decoded(players_, table_->data.as<std::uint8_t>()[cell]);
  }
  const std::vector<std::uint64_t>& census() const override { return table_->census; }
  std::uint64_t bytes() const override { return table_->data.size(); }

 private:
  unsigned players_;
  std::shared_ptr<const Table> table_;
};

Solved solved_by(Arena arena, std::shared_ptr<const Table> table) {
  const unsigned players = arena.players();
  return {std::make_shared<const Arena>(std::move(arena)),
          std::make_shared<const TableVerdicts>(players, std::move(table))};
}

// What somebody has put on the shelf.
std::shared_ptr<const Solved> on_shelf(const Board& board, const std::vector<Corner>& seats, const Switches& switches,
                                       Shelf& shelf) {
  const auto nothing = [](Progress&) -> Result<Solved> { return fail(Code::unknown_name, "none", "なし"); };
  Progress progress;
  auto found = shelf.shared<Solved>(Arena::name_of(board, seats, switches), nothing, progress);
  return found ? *found : nullptr;
}

}  // namespace

bool Solved::available(const Board& board, const std::vector<Corner>& seats, const Switches& switches, Shelf& shelf) {
  return Arena::check(board, seats.size(), switches) || on_shelf(board, seats, switches, shelf) != nullptr;
}

Result<Solved> Solved::make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                            const Switches& switches, Context& context, BlockStore* given) {
  if (const auto there = on_shelf(*board, seats, switches, context.shelf)) return *there;
  const auto fits = Arena::check(*board, seats.size(), switches);
  if (!fits && fits.error().code == Code::limit && Arena::check_duel(*board, seats.size(), switches)) {
    ASOBI_TRY(const Arena arena, Arena::make_duel(std::move(board), seats, switches));
    return fail(Code::limit,
                "this duel has {} positions: too many for a table in memory; asobi-research diamond solve --resume "
                "decides it in steps that are kept on disk",
                "この二人対戦の局面は {} 個あり、メモリ上の表には多すぎます。asobi-research diamond solve --resume "
                "なら、途中の結果をディスクに保存しながら解けます",
                grouped(arena.positions()));
  }
  ASOBI_TRY(Arena arena, Arena::make(std::move(board), seats, switches));
  BlockStore memory;
  BlockStore& store = given != nullptr ? *given : memory;
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(Decided all, decide_together(arena, store, context.threads, progress));
    return std::move(all.table);
  };
  // What a team makes is not kept, nor looked for: one member could find it, and another not.
  Shelf of_team;
  ASOBI_TRY(auto table, table_of(arena, make, store.team().size() > 1 ? of_team : context.shelf, context.progress));
  return solved_by(std::move(arena), std::move(table));
}

Result<std::optional<Solved>> Solved::find(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                           const Switches& switches, TableUse use, Context& context) {
  if (use == TableUse::required) {
    ASOBI_TRY(Solved solved, make(std::move(board), seats, switches, context));
    return solved;
  }
  if (use == TableUse::kept) {
    if (const auto there = on_shelf(*board, seats, switches, context.shelf)) return *there;
  }
  auto arena = Arena::make(std::move(board), seats, switches);
  if (!arena) return std::nullopt;
  const bool small = arena->cells() <= small_table;
  if (!small && use == TableUse::small) return std::nullopt;
  const auto make_if_small = [&](Progress& progress) -> Result<Table> {
    if (small) return decide_all(*arena, context.threads, progress);
    return fail(Code::unknown_name, "the table {} is not kept", "表 {} は保存されていません", arena->name());
  };
  auto table = table_of(*arena, make_if_small, context.shelf, context.progress);
  if (!table && (table.error().code == Code::cancelled || table.error().code == Code::limit)) {
    return fail(table.error());
  }
  if (!table) return std::nullopt;
  return solved_by(std::move(*arena), std::move(*table));
}

}  // namespace asobi::diamond
