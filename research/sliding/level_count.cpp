#include "research/sliding/level_count.hpp"

#include <algorithm>

#include "games/sliding/table/distance_search.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/table/tile_order.hpp"

namespace asobi::sliding {

namespace {

std::string count_name(Shape shape, int goal_blank) {
  return fmt::format("sliding/census/{}/blank{}", shape.name(), goal_blank);
}

Result<Levels> count_now(Shape shape, int goal_blank, BlockStore& store, unsigned threads, Progress& progress) {
  const auto cells = static_cast<std::size_t>(shape.cells());
  std::vector<std::uint64_t> parts = parts_of_team(shape.cells() - 1, store.team().size());
  ASOBI_TRY(const auto blocks,
            store.open(count_name(shape, goal_blank), {cells, (cells + 1) / 2, std::move(parts)}, progress));
  return search_levels(shape, goal_blank, *blocks, store.team(), threads, progress);
}

PositionCount as_positions(Shape shape, int goal_blank, std::vector<std::uint64_t> census,
                           std::span<const std::uint64_t> farthest) {
  PositionCount out{std::move(census), {}, {}};
  for (const std::uint64_t number : farthest) out.farthest.push_back(numbered_position(shape, goal_blank, number));
  return out;
}

}  // namespace

bool countable(Shape shape) { return shape.cells() <= most_counted_cells && std::min(shape.rows, shape.cols) <= 3; }

Result<PositionCount> count_positions(Shape shape, int goal_blank, BlockStore& store, Context& context) {
  const std::string name = count_name(shape, goal_blank);
  if (store.team().size() > 1) {
    ASOBI_TRY(Levels levels, count_now(shape, goal_blank, store, context.threads, context.progress));
    if (!possible_census(shape, goal_blank, levels.census)) {
      return fail(Code::internal, "the count of {} by several processes came out wrong",
                  "{} の数え上げの結果が誤っています", shape.name());
    }
    store.done(name);
    PositionCount out = as_positions(shape, goal_blank, std::move(levels.census), levels.farthest);
    out.sent = std::move(levels.sent);
    return out;
  }
  // What is kept of it is small: the census, and some of the farthest positions.
  const auto make = [&](Progress& progress) -> Result<Table> {
    ASOBI_TRY(Levels levels, count_now(shape, goal_blank, store, context.threads, progress));
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
  store.done(name);
  return as_positions(shape, goal_blank, table->census, table->data.as<std::uint64_t>());
}

}  // namespace asobi::sliding
