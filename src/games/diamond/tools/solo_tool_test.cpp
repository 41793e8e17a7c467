#include "games/diamond/tools/solo_tool.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/diamond/tools/game_for_tests.hpp"

namespace asobi::diamond {
namespace {

constexpr SoloArguments hasty = {.width = 20, .prove = 0};

TEST(DiamondSoloTool, WhatTookLongIsKnownFromEveryCornerAndPlayedByTheRules) {
  Quiet quiet;
  for (const char* seat : {"1-", "3+", "4-"}) {
    const Game game = game_of(3, 3, seat);
    EXPECT_FALSE(solo_line(game, game.start(), hasty, quiet.context)->proved());
    const SoloLine solo = solo_line_or_known(game, game.start(), hasty, quiet.context).value();
    EXPECT_TRUE(solo.proved());
    ASSERT_TRUE(solo.source);
    EXPECT_NE(text(solo, Lang::ja).find(solo.source->ja), std::string::npos);
    ASSERT_EQ(solo.moves(), 20u);
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
  Quiet quiet;
  const Game duel = game_of(3, 3, "1-,1+");
  const SoloLine solo = solo_line_or_known(duel, duel.start(), hasty, quiet.context).value();
  ASSERT_TRUE(solo.source);
  Game::State later = duel.after(duel.start(), duel.parse_move(duel.start(), solo.line.front()).value());
  EXPECT_TRUE(solo_line_or_known(duel, later, hasty, quiet.context)->source);  // the second has not moved
  const Game alone = game_of(3, 3, "1-");
  later = alone.after(alone.start(), alone.parse_move(alone.start(), solo.line.front()).value());
  EXPECT_FALSE(solo_line_or_known(alone, later, hasty, quiet.context)->source);
  const Game strict = game_of(3, 3, "1-", {.leave_goal = false});
  EXPECT_FALSE(solo_line_or_known(strict, strict.start(), hasty, quiet.context)->source);
  const Game small = game_of(2, 4, "1-");
  EXPECT_FALSE(solo_line_or_known(small, small.start(), {}, quiet.context)->source);
}

// A bound that is known is kept where a line is as short, and never said of a shorter one.
TEST(DiamondSoloTool, KnownBoundsAreNotAboveWhatIsFound) {
  Quiet quiet;
  for (const auto& [dim, size] : {std::pair(2, 8), {2, 10}, {3, 3}, {3, 4}, {4, 2}, {5, 1}}) {
    const Game game = game_of(dim, size, "1-");
    const SoloLine found = solo_line(game, game.start(), hasty, quiet.context).value();
    const SoloLine solo = solo_line_or_known(game, game.start(), hasty, quiet.context).value();
    EXPECT_TRUE(solo.source) << dim << ":" << size;
    EXPECT_GT(solo.lower_bound, found.lower_bound) << dim << ":" << size;
    EXPECT_LE(static_cast<std::size_t>(solo.lower_bound), solo.moves()) << dim << ":" << size;
  }
}

}  // namespace
}  // namespace asobi::diamond
