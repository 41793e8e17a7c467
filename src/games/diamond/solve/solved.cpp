#include "games/diamond/solve/solved.hpp"

#include <filesystem>
#include <numeric>
#include <system_error>

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

bool is_too_large_for_memory(const Board& board, std::size_t players, const Switches& switches) {
  const auto fits = Arena::check(board, players, switches);
  return !fits && fits.error().code == Code::limit && Arena::check_duel(board, players, switches);
}

// Members of a team keep their own steps, and go on with as many members as before.
std::filesystem::path steps_path(std::filesystem::path table, const Team& team) {
  const std::string part = team.size() == 1 ? "" : fmt::format(".{}of{}", team.rank(), team.size());
  return table.replace_extension(part + ".steps");
}

}  // namespace

Result<void> decide_in_steps(const Arena& arena, const std::filesystem::path& path, Team& team, unsigned threads,
                             Progress& progress) {
  const Folding folding(arena);
  ASOBI_CHECK(progress.needs(duel_bytes(arena, folding, team.size())));  // before there is a folder of steps
  const std::filesystem::path steps = steps_path(path, team);
  const auto place = BlockWriter::check_place(path);
  auto log = place ? StepLog::open(steps, arena.name(), progress) : fail(place.error());
  ASOBI_CHECK(agreed(team, log ? Result<void>() : fail(log.error())));
  ASOBI_TRY(DuelBands bands, DuelBands::make(folding, team, progress));
  ASOBI_TRY(const auto counts, decide_duel(arena, folding, *log, bands, threads, progress));
  ASOBI_CHECK(write_values(arena, folding, *log, bands, counts, path, threads, progress));
  log->clear();
  return {};
}

// Where the table of a duel too large for memory is kept, if it is.
std::optional<std::filesystem::path> Solved::kept_path(const Board& board, const std::vector<Corner>& seats,
                                                       const Switches& switches, const Shelf& shelf) {
  if (!shelf.has_folder() || !is_too_large_for_memory(board, seats.size(), switches)) return std::nullopt;
  auto path = shelf.path_of(Arena::name_of(board, seats, switches));
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored)) return std::nullopt;
  return path;
}

Result<std::optional<Solved>> Solved::from_disk(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                                const Switches& switches, const Shelf& shelf) {
  const auto path = kept_path(*board, seats, switches, shelf);
  if (!path) return std::nullopt;
  ASOBI_TRY(Arena arena, Arena::make_duel(std::move(board), seats, switches));
  ASOBI_TRY(DuelValues values, DuelValues::open(arena, *path));
  return Solved(std::make_shared<const Arena>(std::move(arena)), std::move(values));
}

bool Solved::available(const Board& board, const std::vector<Corner>& seats, const Switches& switches,
                       const Shelf& shelf) {
  return Arena::check(board, seats.size(), switches) || kept_path(board, seats, switches, shelf);
}

Result<Solved> Solved::make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                            const Switches& switches, Context& context) {
  ASOBI_TRY(auto kept, from_disk(board, seats, switches, context.shelf));
  if (kept) return std::move(*kept);
  if (is_too_large_for_memory(*board, seats.size(), switches)) {
    ASOBI_TRY(const Arena arena, Arena::make_duel(std::move(board), seats, switches));
    return fail(
        Code::limit,
        "this duel has {} positions: too many for a table in memory; solving it in steps that are kept on disk (option "
        "resume) takes long",
        "この二人対戦の局面は {} 個あり、メモリ上の表には多すぎます。途中の結果をディスクに保存しながら解くこと"
        "（オプション resume）はできますが、時間がかかります",
        grouped(arena.positions()));
  }
  ASOBI_TRY(Arena arena, Arena::make(std::move(board), seats, switches));
  Team alone;
  Team& team = context.team != nullptr ? *context.team : alone;
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(Decided all, decide_together(arena, team, context.threads, progress));
    return std::move(all.table);
  };
  // What a team makes is not kept, nor looked for: one member could find it, and another not.
  Shelf of_team;
  ASOBI_TRY(auto table, table_of(arena, make, team.size() > 1 ? of_team : context.shelf, context.progress));
  return Solved(std::make_shared<const Arena>(std::move(arena)), std::move(table));
}

Result<Solved> Solved::make_in_steps(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                     const Switches& switches, Context& context) {
  if (!is_too_large_for_memory(*board, seats.size(), switches)) {
    return make(std::move(board), seats, switches, context);
  }
  if (!context.shelf.has_folder()) {
    return fail(Code::limit, "steps are kept in the folder for tables, and there is none",
                "途中の結果は表のフォルダに保存しますが、フォルダが指定されていません");
  }
  Team alone;
  Team& team = context.team != nullptr ? *context.team : alone;
  // The first member of a team has the table, and tells the others.
  std::uint64_t kept = team.rank() == 0 && kept_path(*board, seats, switches, context.shelf) ? 1 : 0;
  team.add({&kept, 1});
  ASOBI_TRY(Arena arena, Arena::make_duel(std::move(board), seats, switches));
  const auto path = context.shelf.path_of(arena.name());
  if (kept == 0) ASOBI_CHECK(decide_in_steps(arena, path, team, context.threads, context.progress));
  ASOBI_TRY(DuelValues values, DuelValues::open(arena, path, team));
  return Solved(std::make_shared<const Arena>(std::move(arena)), std::move(values));
}

Result<PositionValue> Solved::verdict_of(std::uint64_t cell) const {
  if (table_) return PositionValue::decoded(arena_->players(), table_->data.as<std::uint8_t>()[cell]);
  const std::uint32_t placements = arena_->placements().count();
  const auto column = static_cast<std::uint32_t>(cell % placements);
  return on_disk_->at(arena_->shifted()[column], static_cast<std::uint32_t>(cell / placements));
}

Result<std::optional<Solved>> Solved::find(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                           const Switches& switches, TableUse use, Context& context) {
  if (use == TableUse::required) {
    ASOBI_TRY(Solved solved, make(std::move(board), seats, switches, context));
    return solved;
  }
  if (use == TableUse::kept) {
    ASOBI_TRY(auto kept, from_disk(board, seats, switches, context.shelf));
    if (kept) return kept;
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
  return Solved(std::make_shared<const Arena>(std::move(*arena)), std::move(*table));
}

}  // namespace asobi::diamond
