#include "games/diamond/tools/tools.hpp"

#include <algorithm>
#include <iterator>

namespace asobi::diamond {

Result<void> check_race(const Game& game) {
  if (game.target().from == nowhere) return {};
  return fail(Code::invalid,
              "this is asked of the race, and here a piece is to reach a target; open the game without target",
              "これは競走についての問いで、ここは駒を目標の点に着けるパズルです。target なしで始めてください");
}

const ToolRows<Game>& tools() {
  static const ToolRows<Game> rows = [] {
    ToolRows<Game> out;
    for (auto part : {board_tools, opponent_tools, solo_tools, solve_tools, puzzle_tools}) {
      std::ranges::move(part(), std::back_inserter(out));
    }
    return out;
  }();
  return rows;
}

}  // namespace asobi::diamond
