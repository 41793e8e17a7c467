#include "games/diamond/tools/solo_tool.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/diamond/tools/game_for_tests.hpp"

namespace asobi::diamond {
namespace {

SoloLine found(const Game& game, const Game::State& state) {
  Quiet quiet;
  return solo_line(game, state, {.width = 20, .prove = 0}, quiet.context).value();
}
SoloLine told(const Game& game, const Game::State& state) {
  return with_what_is_known(game, state, found(game, state)).value();
}

TEST(DiamondSoloTool, WhatTookLongIsKnownFromEveryCornerAndPlayedByTheRules) {
  for (const auto& [dim, size, seat, moves] :
       {std::tuple(3, 3, "1-", 20u), {3, 3, "3+", 20u}, {3, 3, "4-", 20u}, {2, 8, "1-", 27u}, {2, 8, "2+", 27u}}) {
    const Game game = game_of(dim, size, seat);
    EXPECT_FALSE(found(game, game.start()).proved());
    const SoloLine solo = told(game, game.start());
    EXPECT_TRUE(solo.proved());
    ASSERT_TRUE(solo.source);
    EXPECT_NE(text(solo, Lang::ja).find(solo.source->ja), std::string::npos);
    ASSERT_EQ(solo.moves(), moves);
    Game::State state = game.start();
    for (const std::string& move : solo.line) {
      ASSERT_EQ(game.status(state).kind, Status::Kind::running);
      state = game.after(state, game.parse_move(state, move).value());
    }
    EXPECT_EQ(game.status(state).kind, Status::Kind::won);
  }
}

// The first of two armies, too; but not from elsewhere, by other rules, or where nothing took long.
TEST(DiamondSoloTool, ElsewhereOnlyWhatIsFoundIsTold) {
  const Game duel = game_of(3, 3, "1-,1+");
  const SoloLine solo = told(duel, duel.start());
  ASSERT_TRUE(solo.source);
  Game::State later = duel.after(duel.start(), duel.parse_move(duel.start(), solo.line.front()).value());
  EXPECT_TRUE(told(duel, later).source);  // the second has not moved
  const Game alone = game_of(3, 3, "1-");
  later = alone.after(alone.start(), alone.parse_move(alone.start(), solo.line.front()).value());
  EXPECT_FALSE(told(alone, later).source);
  const Game strict = game_of(3, 3, "1-", {.leave_goal = false});
  EXPECT_FALSE(told(strict, strict.start()).source);
  const Game papers = game_of(3, 3, "1-", {.block_wins = false});
  EXPECT_TRUE(told(papers, papers.start()).source) << "alone both rules are the same";
  const Game small = game_of(2, 4, "1-");
  EXPECT_FALSE(told(small, small.start()).source);
}

// A bound that is known is kept where a line is as short, and never said of a shorter one.
TEST(DiamondSoloTool, KnownBoundsAreNotAboveWhatIsFound) {
  for (const auto& [dim, size] : {std::pair(2, 8), {2, 10}, {3, 3}, {3, 4}, {4, 2}, {5, 1}}) {
    const Game game = game_of(dim, size, "1-");
    const int least = found(game, game.start()).lower_bound;
    const SoloLine solo = told(game, game.start());
    EXPECT_TRUE(solo.source) << dim << ":" << size;
    EXPECT_GT(solo.lower_bound, least) << dim << ":" << size;
    EXPECT_LE(static_cast<std::size_t>(solo.lower_bound), solo.moves()) << dim << ":" << size;
  }
}

}  // namespace
}  // namespace asobi::diamond
