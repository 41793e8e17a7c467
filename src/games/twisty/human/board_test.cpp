#include "games/twisty/human/board.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/word.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty::human {
namespace {

Turn random_turn(const Mechanism& m, Random& random) {
  const int axis = static_cast<int>(random.below(static_cast<std::uint64_t>(m.axes())));
  const int first = static_cast<int>(random.below(static_cast<std::uint64_t>(m.n())));
  const int last = random.below(4) == 0 ? m.n() - 1 : first;
  return {axis, first, last, static_cast<int>(random.below(7)) - 3};
}

TEST(HumanBoard, MovesMarksAsTheSessionsStateDoes) {
  for (const std::string name : {"cube-face-2", "cube-face-5", "tetra-vertexface-3", "tetra-vertexface-7"}) {
    const Puzzle puzzle = *make_named(name);
    const Mechanism mechanism(puzzle);
    const Mover mover(puzzle);
    Random random(7);
    Board board(mechanism);
    State state = mover.solved();
    for (int i = 0; i < 60; ++i) {
      const Turn turn = random_turn(mechanism, random);
      board.turn(turn);
      mover.apply(state, turn);
      for (int p = 0; p < mechanism.marks(); ++p) ASSERT_EQ(board.at(p), state.at[static_cast<std::size_t>(p)]) << name;
    }
  }
}

TEST(HumanBoard, AWholeTurnChangesTheHoldAndNothingElse) {
  const Puzzle puzzle = *make_named("cube-face-4");
  const Mechanism mechanism(puzzle);
  Board board(mechanism);
  for (const int axis : {0, 1, 1, 2, 0}) {
    board.turn(whole(puzzle, axis));
    EXPECT_TRUE(board.solved_by_marks());
  }
  EXPECT_NE(board.hold(), 0);
  board.turn(Turn{0, 1, 1, 1});
  EXPECT_FALSE(board.solved_by_colour());
}

TEST(HumanBoard, FindsPlacesByFaceAndLayers) {
  const Puzzle puzzle = *make_named("cube-face-4");
  const Mechanism mechanism(puzzle);
  const int place = mechanism.place("Y-", {3, 0, 1});
  ASSERT_GE(place, 0);
  EXPECT_EQ(puzzle.solid().paper_name(puzzle.face_of(place)), "Y-");
  EXPECT_EQ(mechanism.layer(place, 0), 3);
  EXPECT_EQ(mechanism.layer(place, 2), 1);
  EXPECT_EQ(mechanism.place("Y-", {3, 1, 1}), -1);  // of that piece no mark is on Y-
  EXPECT_EQ(mechanism.place("Y-", {1, 1, 1}), -1);
  EXPECT_EQ(mechanism.place("Y-", {4, 0, 1}), -1);
}

TEST(HumanWord, IsReadAndWrittenAsThePaperDoes) {
  const Puzzle puzzle = *make_named("cube-face-7");
  const Mechanism mechanism(puzzle);
  const Letters letters = Letters::with_l(7, 2);
  const std::string text = "xn' yl zrd Xn ym z0";
  const Word word = read_word(mechanism, text, letters);
  EXPECT_EQ(word, (Word{{0, 6, 6, -1}, {1, 2, 2, 1}, {2, 4, 4, 2}, {0, 0, 6, 1}, {1, 3, 3, 1}, {2, 0, 0, 1}}));
  EXPECT_EQ(word_text(mechanism, word, letters), text);
  EXPECT_EQ(mechanism.cost(word), 6);
}

TEST(HumanWord, MergesTurnsOfOneLayer) {
  const Puzzle puzzle = *make_named("cube-face-3");
  const Mechanism mechanism(puzzle);
  const Letters letters(3);
  const auto shorter = [&](std::string_view text) {
    return word_text(mechanism, shortened(mechanism, read_word(mechanism, text, letters)), letters);
  };
  EXPECT_EQ(shorter("xn x0 xn yn yn' x0'"), "xnd");
  EXPECT_EQ(shorter("xn yn xn"), "xn yn xn");
  EXPECT_EQ(shorter("Yn Yn Yn"), "Yn'");
}

// Fig. 14.1: No. 1 finds the corner of (n,0,n) there with its Y- mark to the right, No. 23 at (0,n,n) with it in front.
TEST(HumanWord, ThePapersTwoPrintedProceduresDoWhatItSays) {
  for (int n = 2; n <= 6; ++n) {
    const Puzzle puzzle = *make_named(fmt::format("cube-face-{}", n));
    const Mechanism mechanism(puzzle);
    const CubeParts parts(mechanism);
    const int home = parts.place("Y-", n - 1, 0, n - 1);
    const Word first = read_word(mechanism, "xn' yn' xn ynd zn yn' zn'", Letters(n));
    const Word last = read_word(mechanism, "ynd zn yn' zn'", Letters(n));
    EXPECT_EQ(mechanism.fetched(home, first), parts.place("X+", n - 1, 0, n - 1));
    EXPECT_EQ(mechanism.fetched(home, last), parts.place("Z+", 0, n - 1, n - 1));
    const auto corners = parts.corners(0).places;
    for (std::size_t i = 1; i < 4; ++i) {
      EXPECT_EQ(mechanism.fetched(corners[i], first), corners[i]);
      EXPECT_EQ(mechanism.fetched(corners[i], last), corners[i]);
    }
    EXPECT_EQ(mechanism.cost(first), 8);
    EXPECT_EQ(mechanism.cost(last), 5);
  }
}

}  // namespace
}  // namespace asobi::twisty::human
