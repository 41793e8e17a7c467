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

Result<Levels> count_now(Shape shape, int goal_blank, const std::optional<Checkpoints>& kept, Team& team,
                         unsigned threads, Progress& progress) {
  std::vector<std::uint64_t> parts = parts_of_team(shape.cells() - 1, team.size());
  ASOBI_TRY(const auto blocks, open_blocks(shape.cells(), std::move(parts), team, kept, 0, progress));
  return search_levels(shape, goal_blank, *blocks, team, threads, progress);
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
  Team alone;
  Team& team = context.team != nullptr ? *context.team : alone;
  const std::string name = count_name(shape, goal_blank);
  ASOBI_TRY(const auto kept, states_of(name, resume, context.shelf.folder(), team));
  if (team.size() > 1) {
    ASOBI_TRY(Levels levels, count_now(shape, goal_blank, kept, team, context.threads, context.progress));
    if (!possible_census(shape, goal_blank, levels.census)) {
      return fail(Code::internal, "the count of {} by several processes came out wrong",
                  "{} の数え上げの結果が誤っています", shape.name());
    }
    if (kept) kept->clear();
    PositionCount out = as_positions(shape, goal_blank, std::move(levels.census), levels.farthest);
    out.sent = std::move(levels.sent);
    return out;
  }
  // What is kept of it is small: the census, and some of the farthest positions.
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(Levels levels, count_now(shape, goal_blank, kept, alone, context.threads, progress));
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
  if (kept) kept->clear();
  return as_positions(shape, goal_blank, table->census, table->data.as<std::uint64_t>());
}

}  // namespace asobi::sliding
