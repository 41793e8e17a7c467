#include "research/sliding/census_tool.hpp"

#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/tools/tools.hpp"
#include "research/replace.hpp"
#include "research/sliding/level_count.hpp"

namespace asobi::sliding {

// What is known, or has a table in memory, is answered as elsewhere.
Result<CountAnswer> count(const Game& game, const Position& position, const CountArguments& asked, Context& context) {
  const Position& goal = game.goal();
  const Normal normal = normalise(goal, goal);
  const bool large = normal.shape.cells() > most_table_cells;
  const bool here = (asked.again && large) || asked.resume || asked.files || context.team != nullptr;
  if (!here || !countable(normal.shape)) {
    ASOBI_TRY(CensusAnswer answer, census(game, position, {}, context));
    return CountAnswer{std::move(answer)};
  }
  ResearchStore store(asked, context);
  ASOBI_TRY(PositionCount all, count_positions(normal.shape, normal.goal_blank, store, context));
  return CountAnswer{census_answer(goal, std::move(all.census), std::move(all.farthest)), std::move(all.sent)};
}

const ToolRows<Game>& research_tools() {
  static const ToolRows<Game> all = [] {
    ToolRows<Game> rows = tools();
    replace_tool(rows, "census",
                 joined<CountArguments>({argument("again", &CountArguments::again, {"Count again", "数え直す"},
                                                  {"count, even where the census is known (2x7: 5.8 GB; 3x5: 87 GB)",
                                                   "既知の盤でも数え直す（2x7: 5.8 GB、3x5: 87 GB）"})},
                                        keep_arguments(true)),
                 count);
    return rows;
  }();
  return all;
}

}  // namespace asobi::sliding
