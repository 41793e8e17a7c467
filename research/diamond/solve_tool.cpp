#include "research/diamond/solve_tool.hpp"

#include "games/diamond/tools/tools.hpp"
#include "research/diamond/duel_table.hpp"
#include "research/replace.hpp"

namespace asobi::diamond {

Result<Solution> decide(const Game& game, const Game::State& state, const KeepArguments& asked, Context& context) {
  const auto& mover = game.mover();
  const bool large = is_too_large_for_memory(mover);
  if (large ? !asked.resume : context.team == nullptr) return solve(game, state, {}, context);
  ASOBI_CHECK(check_race(game));
  ASOBI_CHECK(check_whole(mover, state.position));
  if (large) {
    ASOBI_TRY(const Solved solved, solved_in_steps(mover, asked, context));
    return solution(game, state, solved);
  }
  ResearchStore store({}, context);
  ASOBI_TRY(const Solved solved, Solved::make(mover.shared_board(), mover.seats(), mover.switches(), context, &store));
  return solution(game, state, solved);
}

const ToolRows<Game>& research_tools() {
  static const ToolRows<Game> all = [] {
    ToolRows<Game> rows = tools();
    replace_tool(rows, "solve", keep_arguments(false), decide);
    for (ToolRow<Game>& row : rows) {
      row.run = [run = row.run](const Game& game, const Game::State& state, const Json& given,
                                Context& context) -> Result<Answer> {
        if (context.team == nullptr) ASOBI_CHECK(put_on_shelf(game.mover(), context));
        return run(game, state, given, context);
      };
    }
    return rows;
  }();
  return all;
}

}  // namespace asobi::diamond
