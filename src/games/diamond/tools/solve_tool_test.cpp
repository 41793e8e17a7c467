#include "games/diamond/tools/solve_tool.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/diamond/tools/game_for_tests.hpp"

namespace asobi::diamond {
namespace {

TEST(DiamondSolveTool, TheSolidDuelIsKnownAndItsLineIsPlayedByTheRules) {
  Quiet quiet;
  for (const auto& [seats, moves, longest] : {std::tuple("1-,1+", 29u, 40u),
                                              {"3+,3-", 29u, 40u},
                                              {"1-,2-", 27u, 45u},
                                              {"4+,2+", 27u, 45u},
                                              {"1-,2+", 25u, 47u},
                                              {"3+,2-", 25u, 47u}}) {
    const Game game = game_of(3, 2, seats);
    const Solution solution = solve(game, game.start(), {}, quiet.context).value();
    ASSERT_TRUE(solution.source);
    EXPECT_EQ(solution.value, Value::win);
    EXPECT_EQ(solution.distance, moves);
    EXPECT_EQ(solution.longest(), longest);
    EXPECT_EQ(solution.wins() + solution.losses() + solution.draws, 89'146'827'000u);
    EXPECT_NE(text(solution, Lang::ja).find("asobi 0.2.0"), std::string::npos);
    ASSERT_EQ(solution.line.size(), moves);
    Game::State state = game.start();
    for (const std::string& move : solution.line) {
      ASSERT_EQ(game.status(state).kind, Status::Kind::running);
      state = game.after(state, game.parse_move(state, move).value());
    }
    EXPECT_EQ(game.status(state).kind, Status::Kind::won);
    EXPECT_EQ(game.status(state).player, 0);
  }
}

TEST(DiamondSolveTool, ElsewhereAndWithOtherRulesItHasToBeComputed) {
  Quiet quiet;
  const Game game = game_of(3, 2, "1-,1+");
  const Solution solution = solve(game, game.start(), {}, quiet.context).value();
  const Game::State later = game.after(game.start(), game.parse_move(game.start(), solution.line.front()).value());
  EXPECT_EQ(code_of(solve(game, later, {}, quiet.context)), Code::limit);
  const Game strict = game_of(3, 2, "1-,1+", {.leave_goal = false});
  EXPECT_EQ(code_of(solve(strict, strict.start(), {}, quiet.context)), Code::limit);
}

TEST(DiamondSolveTool, InStepsItAsksForAFolderForMemoryAndStops) {
  const Game game = game_of(3, 2, "1-,1+");
  Quiet quiet;
  EXPECT_EQ(code_of(solve(game, game.start(), {.resume = true}, quiet.context)), Code::limit);
  const ScratchFolder folder;
  Shelf shelf(folder.path());
  Progress small({}, {}, 0, std::uint64_t{1} << 30);
  Context poor{small, shelf};
  EXPECT_EQ(code_of(solve(game, game.start(), {.resume = true}, poor)), Code::limit);
  EXPECT_TRUE(folder.empty());
}

}  // namespace
}  // namespace asobi::diamond
