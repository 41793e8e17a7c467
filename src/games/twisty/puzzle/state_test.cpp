// Fast turns against the permutations of puzzle.hpp, multiplied out.
#include "games/twisty/puzzle/state.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty {
namespace {

const char* const one_of_each[] = {
    "cube-face-3",     "cube-face-4",  "cube-vertex1-1",     "cube-vertex2-2",       "cube-edge-2",
    "cube-edge-odd-3", "tetra-edge-3", "tetra-vertexface-3", "octa-face-3",          "octa-vertex-2",
    "octa-edge-3",     "dodeca-face1", "dodeca-face2",       "dodeca-face-vertices", "dodeca-face-centres",
    "dodeca-vertex",   "dodeca-edge",  "icosa-face",         "icosa-vertex-2",       "icosa-edge",
    "c f 1/3 v 0.577", "c f 0 e 0",    "c f/2 1/3",          "o v 2/3*R e 0",        "t v 1/3 e 0",
};

// Any turn: a layer, a block or the whole, about any axis.
Turn random_turn(const Puzzle& puzzle, Random& random) {
  const int axis = static_cast<int>(random.below(puzzle.solid().axes().size()));
  const auto layers = static_cast<std::uint64_t>(layers_on(puzzle, axis));
  int first = static_cast<int>(random.below(layers)), last = static_cast<int>(random.below(layers));
  if (first > last) std::swap(first, last);
  return {axis, first, last, static_cast<int>(random.below(13)) - 6};
}

// Layer by layer, by the permutations that the puzzle gives.
Permutation slow_turn(const Puzzle& puzzle, const Turn& turn) {
  const int cut = puzzle.cut_axis(turn.axis);
  if (cut < 0) return puzzle.mark_rotation(puzzle.solid().axes()[turn.axis].rotation).power(turn.times);
  Permutation out = Permutation::identity(puzzle.mark_count());
  for (int l = turn.first; l <= turn.last; ++l) out *= puzzle.mark_turn(puzzle.layer(cut, l), turn.times);
  return out;
}

State state_of(const Permutation& where_marks_are) { return {where_marks_are.inverse().images()}; }

// The colours are those of some rotation of the solved puzzle.
bool slow_solved(const Puzzle& puzzle, const Permutation& where) {
  const Permutation came_from = where.inverse();
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    const Permutation rotated = puzzle.mark_rotation(g).inverse();
    bool same = true;
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      same = same &&
             puzzle.face_of(puzzle.sticker_of_mark(came_from[s])) == puzzle.face_of(puzzle.sticker_of_mark(rotated[s]));
    }
    if (same) return true;
  }
  return false;
}

bool slow_oriented(const Puzzle& puzzle, const Permutation& where) {
  for (int g = 0; g < puzzle.solid().shape().rotation_count(); ++g) {
    if (puzzle.mark_rotation(g) == where) return true;
  }
  return false;
}

TEST(TwistyState, TurnsAreThePermutations) {
  Random random(5);
  for (const char* name : one_of_each) {
    const Puzzle puzzle = puzzle_named(name);
    const Mover mover(puzzle);
    State state = mover.solved();
    Permutation where = Permutation::identity(puzzle.mark_count());
    for (int i = 0; i < 60; ++i) {
      const Turn turn = random_turn(puzzle, random);
      mover.apply(state, turn);
      where *= slow_turn(puzzle, turn);
      ASSERT_EQ(state, state_of(where)) << name << " turn " << i;
    }
    EXPECT_EQ(mover.is_solved(state), slow_solved(puzzle, where)) << name;
    EXPECT_EQ(mover.is_oriented_solved(state), slow_oriented(puzzle, where)) << name;
  }
}

TEST(TwistyState, SolvedUpToRotation) {
  for (const char* name : one_of_each) {
    const Puzzle puzzle = puzzle_named(name);
    const Mover mover(puzzle);
    for (int g = 0; g < puzzle.solid().shape().rotation_count(); g += 5) {
      const State rotated = state_of(puzzle.mark_rotation(g));
      EXPECT_TRUE(mover.is_solved(rotated)) << name;
      EXPECT_TRUE(mover.is_oriented_solved(rotated)) << name;
    }
    // After single turns from the solved state, both ways agree.
    for (const TurnAxis& axis : puzzle.axes()) {
      State state = mover.solved();
      const Turn turn{axis.axis, 0, 0, 1};
      mover.apply(state, turn);
      const Permutation where = slow_turn(puzzle, turn);
      EXPECT_EQ(mover.is_solved(state), slow_solved(puzzle, where)) << name;
      EXPECT_EQ(mover.is_oriented_solved(state), slow_oriented(puzzle, where)) << name;
    }
  }
}

// A picture cube: (U R L U2 R' L')2 turns one middle by 180 degrees and nothing else.
TEST(TwistyState, ColoursSolvedAndMarksNot) {
  const Puzzle puzzle = puzzle_named("cube-face-3");
  const Mover mover(puzzle);
  State state = mover.solved();
  const Turn u{1, 2, 2, -1}, r{0, 2, 2, -1}, l{0, 0, 0, 1}, u2{1, 2, 2, 2}, r_back{0, 2, 2, 1}, l_back{0, 0, 0, -1};
  const std::vector<Turn> once = {u, r, l, u2, r_back, l_back};
  mover.apply(state, once);
  EXPECT_FALSE(mover.is_solved(state));
  mover.apply(state, once);
  EXPECT_TRUE(mover.is_solved(state));
  EXPECT_FALSE(mover.is_oriented_solved(state));
  int turned = 0;
  for (int f = 0; f < 6; ++f) {
    const int middle = f * puzzle.stickers_per_face() + puzzle.middles()[0];
    if (mover.turned_at(state, middle) == 0) continue;
    ++turned;
    EXPECT_EQ(mover.turned_at(state, middle), 2);
    EXPECT_EQ(puzzle.solid().letters(f), "U");
  }
  EXPECT_EQ(turned, 1);
}

// Faces of one colour each are not enough: on the cube cut through edges, two faces may have changed colours.
TEST(TwistyState, ExchangedColoursAreNotSolved) {
  const Puzzle puzzle = puzzle_named("cube-edge-1");
  const Mover mover(puzzle);
  State state = mover.solved();
  const int count = puzzle.stickers_per_face();
  for (int c = 0; c < count; ++c) std::swap(state.at[c], state.at[count + c]);
  EXPECT_FALSE(mover.is_solved(state));
}

// The direction of a middle sticker goes with a rotation of the whole as its face's corners do.
TEST(TwistyState, MiddlesTurnWithTheWhole) {
  for (const char* name : {"cube-face-3", "dodeca-face2", "tetra-vertexface-5", "octa-face-2"}) {
    const Puzzle puzzle = puzzle_named(name);
    const Mover mover(puzzle);
    const RegularSolid& shape = puzzle.solid().shape();
    for (int g = 0; g < shape.rotation_count(); ++g) {
      const State state = state_of(puzzle.mark_rotation(g));
      for (int f = 0; f < static_cast<int>(shape.faces().size()); ++f) {
        const auto [face, shift] = shape.image(g, f);
        for (const int middle : puzzle.middles()) {
          EXPECT_EQ(mover.turned_at(state, face * puzzle.stickers_per_face() + middle), shift) << name;
        }
      }
    }
  }
}

}  // namespace
}  // namespace asobi::twisty
