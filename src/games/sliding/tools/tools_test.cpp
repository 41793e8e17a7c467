#include <algorithm>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/sliding/board/normal.hpp"
#include "games/sliding/tools/board_tools.hpp"
#include "games/sliding/tools/cycles_tools.hpp"
#include "games/sliding/tools/group_tools.hpp"
#include "games/sliding/tools/position_tools.hpp"

namespace asobi::sliding {
namespace {

Game opened(const Options& options) { return open(options).value(); }

TEST(SlidingTools, WhatCannotBeSolvedNamesTheTilesToExchange) {
  Quiet quiet;
  const Game game = opened({.size = "3x3", .tiles = "1 2 3 4 5 6 8 7 0"});
  const auto answer = solve(game, game.start(), SolveArguments{}, quiet.context);
  ASSERT_TRUE(answer);
  EXPECT_FALSE(answer->solvable);
  EXPECT_FALSE(answer->moves());
  EXPECT_FALSE(game.view(game.start()).solvable);
  EXPECT_EQ(answer->about.value().remedy, (std::pair<Tile, Tile>(7, 8)));
  const auto why = parity(game, game.start(), {}, quiet.context);
  ASSERT_TRUE(why);
  EXPECT_EQ(text(*answer, Lang::ja), text(*why, Lang::ja));
}

TEST(SlidingTools, AHintIsTheBeginningOfASolution) {
  Quiet quiet;
  const Game game = opened({.size = "2x3", .tiles = "4 5 0 1 2 3"});
  const auto solution = solve(game, game.start(), SolveArguments{}, quiet.context);
  const auto next = hint(game, game.start(), {}, quiet.context);
  ASSERT_TRUE(solution && next);
  EXPECT_TRUE(game.view(game.start()).solvable);
  EXPECT_EQ(solution->length(), 21u);
  EXPECT_EQ(next->left, 21u);
  EXPECT_TRUE(std::ranges::count(next->moves, solution->slides->front()));
}

TEST(SlidingTools, ASampleGivesExamplesOfTheLengthsThatOccurred) {
  Quiet quiet;
  const Game game = opened({.size = "2x3"});
  const auto drawn = sample(game, game.start(), {.positions = 40, .seed = 7}, quiet.context);
  ASSERT_TRUE(drawn);
  for (const SampleExamples& examples : drawn->examples_by_length()) {
    EXPECT_GT(drawn->counts[examples.length], 0u);
    EXPECT_FALSE(examples.positions.empty());
  }
}

TEST(SlidingTools, LimitsAreWhereTheToolsRefuse) {
  Quiet quiet;
  const Game beyond_census = opened({.size = "4x4"}), beyond_shortest = opened({.size = "3x6"});
  const ExactLimits limits = exact_limits(beyond_census, beyond_census.start(), {}, quiet.context).value();
  EXPECT_EQ(limits.census, 12);
  EXPECT_EQ(limits.shortest, 16);
  EXPECT_EQ(census(beyond_census, beyond_census.start(), {}, quiet.context).error().code, Code::limit);
  EXPECT_EQ(sample(beyond_shortest, beyond_shortest.start(), {.positions = 1}, quiet.context).error().code,
            Code::limit);
}

// The known censuses are told at once, for every goal that is a mirror image, and counted only when that is asked.
TEST(SlidingTools, AKnownCensusIsToldAtOnce) {
  Progress little(std::stop_token(), {}, 0, 1'000'000);
  Shelf shelf;
  Context context{little, shelf};
  for (const char* size : {"3x5", "5x3", "2x7", "7x2"}) {
    const Game game = opened({.size = size});
    const auto told = census(game, game.start(), {}, context);
    ASSERT_TRUE(told) << told.error().message.en;
    EXPECT_TRUE(told->source);
    EXPECT_EQ(told->diameter, game.goal().shape.cells() == 15 ? 84 : 108);
    ASSERT_EQ(told->antipodes.size(), 1u);
    EXPECT_TRUE(solvable(told->antipodes[0], game.goal()));
  }
  const Game other = opened({.size = "3x5", .goal = "0 14 13 12 11 10 9 8 7 6 5 4 3 2 1"});
  const auto told = census(other, other.start(), {}, context);
  ASSERT_TRUE(told);
  EXPECT_EQ(tiles_text(told->antipodes[0]), "11 12 13 14 0 6 7 8 9 10 1 2 3 4 5");
  const ExactLimits limits = exact_limits(other, other.start(), {}, context).value();
  EXPECT_EQ(limits.known, (std::vector<std::string>{"2x7", "7x2", "3x5", "5x3"}));
}

TEST(SlidingTools, GroupsWordsAndCyclesAreStructs) {
  Quiet quiet;
  const Game game = opened({.size = "2x3"});
  const auto all = group(game, game.start(), {}, quiet.context);
  ASSERT_TRUE(all);
  EXPECT_EQ(all->order, 60);
  EXPECT_EQ(all->elements->back().index, 60u);
  EXPECT_FALSE(all->words.value());
  const auto word = shortest_words(game, game.start(), {{}, false, "[1,3,6,2,4,5]"}, quiet.context);
  ASSERT_TRUE(word);
  EXPECT_EQ(word->element->word, (Word{{0, 1}}));
  const auto product = cycles(game, game.start(), {"outer"}, quiet.context);
  ASSERT_TRUE(product);
  EXPECT_EQ(product->factors, (std::vector<ThreeCycle>{{2, 5, 4}, {2, 3, 6}}));
  EXPECT_EQ(product->paper_length(), 3u);
}

TEST(SlidingTools, APairIsToldWithTheBlocksItKeeps) {
  Quiet quiet;
  const Game game = opened({.size = "3x3"});
  const auto answer = pairs(game, game.start(), {}, quiet.context);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->count(), 21u);
  for (const PairOfLoops& pair : answer->pairs) {
    EXPECT_EQ(pair.everything, pair.idle.empty());
    EXPECT_TRUE(pair.alternating && pair.blocks.empty());
  }
}

}  // namespace
}  // namespace asobi::sliding
