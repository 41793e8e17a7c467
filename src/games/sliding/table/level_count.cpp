#include "games/sliding/table/level_count.hpp"

#include <algorithm>

#include "games/sliding/table/distance_search.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/table/tile_order.hpp"
#include "solve/block_files.hpp"

namespace asobi::sliding {

namespace {

std::string count_name(Shape shape, int goal_blank) {
  return fmt::format("sliding/census/{}/blank{}", shape.name(), goal_blank);
}

std::optional<Checkpoints> kept_state(const std::string& name, bool resume, const Team& team, const Shelf& shelf) {
  if (!resume) return std::nullopt;
  const std::string part = team.size() == 1 ? "" : fmt::format("/{}of{}", team.rank(), team.size());
  return Checkpoints({.folder = shelf.folder(), .name = name + part});
}

// In memory if there is enough of it, else in files, if they may be written.
Result<std::unique_ptr<Blocks>> blocks_for(Shape shape, Team& team, const std::optional<Checkpoints>& kept,
                                           Progress& progress) {
  const int tiles = shape.cells() - 1;
  std::vector<std::uint64_t> parts = parts_of_team(tiles, team.size());
  const std::uint64_t words = shape.cells() * (parts[team.rank() + 1] - parts[team.rank()]);
  const auto fits = progress.needs(words * sizeof(std::uint64_t));
  if (team.size() > 1 || fits) {
    auto memory = MemoryBlocks::open(shape.cells(), std::move(parts), team, kept, progress);
    if (memory) return std::unique_ptr<Blocks>(std::move(*memory));
    if (team.size() > 1 || !kept || memory.error().code != Code::limit) return std::unexpected(memory.error());
  } else if (!kept) {
    return std::unexpected(fits.error());
  }
  ASOBI_TRY(auto files, FileBlocks::open(shape.cells(), order_words(tiles), *kept, progress));
  return std::unique_ptr<Blocks>(std::move(files));
}

Result<Levels> count_now(Shape shape, int goal_blank, bool resume, Team& team, Context& context, Progress& progress) {
  const auto kept = kept_state(count_name(shape, goal_blank), resume, team, context.shelf);
  ASOBI_TRY(const std::unique_ptr<Blocks> blocks, blocks_for(shape, team, kept, progress));
  return search_levels(shape, goal_blank, *blocks, team, context.threads, progress);
}

PositionCount as_positions(Shape shape, int goal_blank, std::vector<std::uint64_t> census,
                           std::span<const std::uint64_t> farthest) {
  PositionCount out{std::move(census), {}, {}};
  for (const std::uint64_t number : farthest) out.farthest.push_back(numbered_position(shape, goal_blank, number));
  return out;
}

}  // namespace

bool countable(Shape shape) { return shape.cells() <= most_counted_cells && std::min(shape.rows, shape.cols) <= 3; }

Result<PositionCount> count_positions(Shape shape, int goal_blank, bool resume, Context& context) {
  if (resume && context.shelf.folder().empty()) {
    return fail(Code::invalid, "there is no folder in which the state could be kept; name one with --tables",
                "状態を保存するフォルダがありません。--tables で指定してください");
  }
  Team alone;
  Team& team = context.team != nullptr ? *context.team : alone;
  const std::string name = count_name(shape, goal_blank);
  if (team.size() > 1) {
    ASOBI_TRY(Levels levels, count_now(shape, goal_blank, resume, team, context, context.progress));
    if (resume) kept_state(name, resume, team, context.shelf)->clear();
    PositionCount out = as_positions(shape, goal_blank, std::move(levels.census), levels.farthest);
    out.sent = std::move(levels.sent);
    return out;
  }
  // What is kept of it is small: the census, and some of the farthest positions.
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(Levels levels, count_now(shape, goal_blank, resume, alone, context, progress));
    Table table{name, std::move(levels.census), {}};
    ASOBI_TRY(table.data, Buffer::zeroed(levels.farthest.size() * sizeof(std::uint64_t)));
    std::ranges::copy(levels.farthest, table.data.as<std::uint64_t>().begin());
    return table;
  };
  const auto sound = [&](const Table& table) {
    const std::uint64_t numbers = shape.cells() * order_words(shape.cells() - 1) * 64;
    const auto listed = table.data.as<std::uint64_t>();
    return possible_census(shape, goal_blank, table.census) &&
           listed.size() == std::min<std::uint64_t>(table.census.back(), farthest_room) &&
           std::ranges::all_of(listed, [&](std::uint64_t n) { return n < numbers && n % 64 < 60; });
  };
  ASOBI_TRY(const auto table, context.shelf.table(name, make, sound, context.progress));
  if (resume) kept_state(name, resume, alone, context.shelf)->clear();
  return as_positions(shape, goal_blank, table->census, table->data.as<std::uint64_t>());
}

}  // namespace asobi::sliding
