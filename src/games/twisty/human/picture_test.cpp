#include "games/twisty/human/picture.hpp"

#include <gtest/gtest.h>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/phases_for_tests.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {
namespace {

TEST(HumanPictureStandard, PutsEveryMarkRight) {
  for (const int n : {2, 3, 4, 5, 6, 7, 8, 9}) {
    const Puzzle puzzle = *make_named(fmt::format("cube-face-{}", n));
    const Mechanism mechanism(puzzle);
    const Picture method(mechanism);
    Random random(3);
    for (const Manner manner : {Manner::paper, Manner::plain, Manner::improved}) {
      for (int i = 0; i < 3; ++i) {
        Hand hand(shuffled(mechanism, random));
        const auto solution = follow_phases(method.phases(manner), hand);
        ASSERT_TRUE(solution) << solution.error().message.en;
        EXPECT_TRUE(hand.board().solved_by_marks()) << n;
      }
    }
  }
}

// 14.3.1: procedure 1 turns one centre forward and a neighbour back, procedure 2 one by 180 degrees, and nothing else.
TEST(HumanPicture, ThePapersProceduresTurnCentresOnly) {
  const Puzzle puzzle = *make_named("cube-face-3");
  const Mechanism mechanism(puzzle);
  const auto moves = [&](std::string_view text) {
    return effect_of(mechanism, read_word(mechanism, text, Letters(3)));
  };
  const Effect first = moves("xm ym xm' yn xm ym' xm' yn'");
  EXPECT_EQ(first.cost, 8);
  EXPECT_EQ(first.moves.size(), 8u);  // all four marks of two centres
  const Effect second = moves("yn xn x0 ynd xn' x0' yn xn x0 ynd xn' x0'");
  EXPECT_EQ(second.cost, 14);
}

// 14.3.2, 14.3.3: over all states 8 for each pair of odd faces and 14 for each that is upside down.
TEST(HumanPicture, ThePapersRuleCostsWhatItsChoicesAllow) {
  const Puzzle puzzle = *make_named("cube-face-3");
  const Mechanism mechanism(puzzle);
  const auto costs = CentreTurns(mechanism, Manner::paper).all_costs(Random(1));
  ASSERT_EQ(costs.size(), 2048u);
  double best = 0, worst = 0, drawn = 0;
  for (const CentreTurns::Costs& state : costs) {
    EXPECT_LE(state.best, state.drawn);
    EXPECT_LE(state.drawn, state.worst);
    best += state.best / 2048.0;
    worst += state.worst / 2048.0;
    drawn += state.drawn / 2048.0;
  }
  EXPECT_NEAR(best, 38.65, 0.01);
  EXPECT_NEAR(worst, 50.06, 0.01);
  EXPECT_NEAR(drawn, 43.8, 0.5);  // an independent simulation of 40,000 states gave 43.8
  double shortest = 0;
  for (const auto& state : CentreTurns(mechanism, Manner::plain).all_costs(Random(1))) shortest += state.best / 2048.0;
  EXPECT_LT(shortest, best);
}

TEST(HumanPicture, RefusesOneCentreTurnedByItself) {
  const Puzzle puzzle = *make_named("cube-face-3");
  const Mechanism mechanism(puzzle);
  std::vector<std::uint16_t> at;
  for (int m = 0; m < mechanism.marks(); ++m) at.push_back(static_cast<std::uint16_t>(m));
  const int centre = CubeParts(mechanism).centre("Y+").places[0];
  for (int d = 0; d < 4; ++d) {
    at[static_cast<std::size_t>(puzzle.mark(centre, (d + 1) % 4))] = static_cast<std::uint16_t>(puzzle.mark(centre, d));
  }
  Hand hand{Board(mechanism, at)};
  const Picture method(mechanism);
  const auto solution = follow_phases(method.phases(Manner::plain), hand);
  ASSERT_FALSE(solution);
  EXPECT_EQ(solution.error().code, Code::unsolvable);
}

// Cycles of three among 24 places, and twice as many where there are two such orbits.
TEST(HumanPictureStandard, HasEveryCycleOfThree) {
  EXPECT_EQ(CyclesOfInner(4, 1, 1).repertoire.effects().size(), 4048u);
  EXPECT_EQ(CyclesOfInner(5, 1, 2).repertoire.effects().size(), 4048u);
  EXPECT_EQ(CyclesOfInner(6, 1, 2).repertoire.effects().size(), 8096u);
}

// A cluster does for every j and k what the single patterns do.
TEST(HumanPattern, AClusterIsItsCycles) {
  const Puzzle puzzle = *make_named("cube-face-9");
  const Mechanism mechanism(puzzle);
  const Pattern pattern(mechanism, "xj' yn xk' yn' xj yn xk yn'", true);
  const std::vector<int> js = {1, 4}, ks = {2, 3, 7};
  Board board(mechanism);
  const Word word = pattern.word(js, ks, 0);
  EXPECT_EQ(mechanism.cost(word), pattern.cost(js.size(), ks.size()));
  board.turn(word);
  std::size_t moved = 0;
  for (int p = 0; p < mechanism.marks(); ++p) moved += board.at(p) != p;
  EXPECT_EQ(moved, 3 * js.size() * ks.size());
  for (const int j : js) {
    for (const int k : ks) {
      const Cycle& cycle = pattern.cycle(j, k);
      EXPECT_EQ(board.at(cycle.to), cycle.from);
      EXPECT_EQ(board.at(cycle.third), cycle.to);
      EXPECT_EQ(board.at(cycle.from), cycle.third);
    }
  }
}

}  // namespace
}  // namespace asobi::twisty::human
