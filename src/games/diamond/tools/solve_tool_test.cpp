#include "games/diamond/tools/solve_tool.hpp"

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/diamond/tools/game_for_tests.hpp"
#include "math/ranking.hpp"

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
    EXPECT_NE(text(solution, Lang::ja).find(meaning(WinRule::full).ja), std::string::npos);
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

// All of one's pieces in the goal; and what can be counted without any table.
TEST(DiamondSolveToolStandard, ByThePapersRuleTheSolidDuelIsADraw) {
  Quiet quiet;
  for (const auto& [seats, wins, losses] : {std::tuple("1-,1+", 228'361'888u, 24'316'308u),
                                            {"4+,4-", 228'361'888u, 24'316'308u},
                                            {"1-,2-", 230'617'594u, 24'638'438u},
                                            {"3+,2+", 230'617'594u, 24'638'438u},
                                            {"1-,2+", 231'412'786u, 24'731'592u},
                                            {"4-,1+", 231'412'786u, 24'731'592u}}) {
    const Game game = game_of(3, 2, seats, {.block_wins = false});
    const Solution solution = solve(game, game.start(), {}, quiet.context).value();
    ASSERT_TRUE(solution.source);
    EXPECT_EQ(solution.win, WinRule::all);
    EXPECT_EQ(solution.value, Value::draw);
    EXPECT_FALSE(solution.distance || solution.winner);
    EXPECT_TRUE(solution.line.empty());
    EXPECT_EQ(solution.wins(), wins) << seats;
    EXPECT_EQ(solution.losses(), losses) << seats;
    EXPECT_EQ(solution.wins() + solution.losses() + solution.draws, 89'146'827'000u) << seats;
    EXPECT_EQ(solution.longest(), 17u);
    // Over are the positions with one army in its goal, the other anywhere: C(47, 4). With both, the rival, who moved
    // last, has won. Then who has won moves at even distances only, and who loses at odd ones.
    EXPECT_EQ(solution.losses_in[0], 2 * 178'365u);
    EXPECT_EQ(solution.wins_in[0], 2 * 178'364u);
    for (std::size_t d = 1; d < solution.wins_in.size(); ++d) {
      EXPECT_EQ(d % 2 == 1 ? solution.losses_in[d] : solution.wins_in[d], 0u) << d;
    }
    for (const Lang lang : {Lang::en, Lang::ja}) {
      EXPECT_NE(text(solution, lang).find(meaning(WinRule::all).in(lang)), std::string::npos);
    }
  }
}

// Three pieces in the goal and the fourth anywhere else, the last point of the goal free: is there a move to it?
std::uint64_t wins_in_one_move(const char* text) {
  const auto board = Board::make(3, 2).value();
  const Mover<FixedBits<1>> mover(board, parse_seats(*board, text).value(), {.block_wins = false});
  std::vector<Point> goal;
  mover.goal(0).each([&](Point p) { goal.push_back(p); });
  std::uint64_t count = 0;
  for (const Point last : goal) {
    for (Point from = 0; from < board->points(); ++from) {
      if (mover.goal(0).has(from)) continue;
      auto mine = mover.empty(0);
      for (const Point p : goal) mover.put(mine, 0, p == last ? from : p);
      std::vector<Point> free;
      for (Point p = 0; p < board->points(); ++p) {
        if (p != last && !mine.occupied.has(p)) free.push_back(p);
      }
      for (std::uint64_t i = 0; i < binomial(static_cast<int>(free.size()), 4); ++i) {
        auto position = mine;
        for (std::uint64_t left = unrank_combination(i, static_cast<int>(free.size()), 4); left != 0;
             left &= left - 1) {
          mover.put(position, 1, free[static_cast<std::size_t>(lowest_bit(left))]);
        }
        if (!mover.has_won(position, 1) && mover.targets(position, from).has(last)) ++count;
      }
    }
  }
  return count;
}

TEST(DiamondSolveToolExtreme, ByThePapersRuleWinsInOneMoveAreAsManyAsTheRulesAllow) {
  Quiet quiet;
  for (const char* seats : {"1-,1+", "1-,2-", "1-,2+"}) {
    const Game game = game_of(3, 2, seats, {.block_wins = false});
    const Solution solution = solve(game, game.start(), {}, quiet.context).value();
    EXPECT_EQ(solution.wins_in[1], 2 * wins_in_one_move(seats)) << seats;
  }
}

TEST(DiamondSolveTool, ElsewhereAndWithOtherRulesItHasToBeComputed) {
  Quiet quiet;
  const Game game = game_of(3, 2, "1-,1+");
  const Solution solution = solve(game, game.start(), {}, quiet.context).value();
  const Game::State later = game.after(game.start(), game.parse_move(game.start(), solution.line.front()).value());
  EXPECT_EQ(code_of(solve(game, later, {}, quiet.context)), Code::limit);
  for (const bool full : {true, false}) {
    const Game strict = game_of(3, 2, "1-,1+", {.block_wins = full, .leave_goal = false});
    EXPECT_EQ(code_of(solve(strict, strict.start(), {}, quiet.context)), Code::limit);
  }
}

}  // namespace
}  // namespace asobi::diamond
