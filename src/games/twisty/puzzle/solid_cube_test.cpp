// Cubes that keep their inner pieces (paper, 15.1), against N³ little cubes with whole coordinates and matrices, and
// against the cubes that their shells are.
#include <array>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "games/twisty/puzzle/scramble.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {
namespace {

using Whole = std::array<int, 3>;
using Sticker = std::pair<Whole, Whole>;  // place of its piece, and the way it looks

// A quarter turn, right-handed about an axis.
Whole quarter(const Whole& v, int axis) {
  Whole out = v;
  const int b = (axis + 1) % 3, c = (axis + 2) % 3;
  out[b] = -v[c];
  out[c] = v[b];
  return out;
}

Sticker turned(const Sticker& s, int n, int axis) {
  Whole centred;
  for (int a = 0; a < 3; ++a) centred[a] = 2 * s.first[a] - n + 1;
  centred = quarter(centred, axis);
  Whole place;
  for (int a = 0; a < 3; ++a) place[a] = (centred[a] + n - 1) / 2;
  return {place, quarter(s.second, axis)};
}

Sticker sticker_of(const Puzzle& puzzle, int s) {
  Sticker out;
  const Vector normal = puzzle.solid().shape().faces()[puzzle.face_of(s)].normal;
  for (int a = 0; a < 3; ++a) out.first[a] = puzzle.layer_of_sticker(s, a);
  const std::array<double, 3> way = {normal.x, normal.y, normal.z};
  for (int a = 0; a < 3; ++a) out.second[a] = static_cast<int>(way[a] > 0.5) - static_cast<int>(way[a] < -0.5);
  return out;
}

int depth_of(const Whole& place, int n) {
  int out = n;
  for (const int x : place) out = std::min({out, x, n - 1 - x});
  return out;
}

std::string solid_name(int n) { return "cube-solid-" + std::to_string(n); }

// Every place has one piece, with a sticker on each side that lies outside in its shell.
TEST(TwistySolidCube, HasEveryPieceInItsShell) {
  for (int n = 2; n <= 12; ++n) {
    const Puzzle puzzle = puzzle_named(solid_name(n));
    EXPECT_EQ(puzzle.piece_count(), n * n * n);
    EXPECT_EQ(puzzle.sticker_count(), n * (n + 1) * (n + 2));
    EXPECT_EQ(puzzle.shell_count(), (n + 1) / 2);
    std::map<Whole, std::set<Whole>> sides;
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      const auto [place, way] = sticker_of(puzzle, s);
      EXPECT_TRUE(sides[place].insert(way).second);
      EXPECT_EQ(puzzle.shell_of(s), depth_of(place, n));
    }
    EXPECT_EQ(std::ssize(sides), puzzle.piece_count());
    for (const auto& [place, ways] : sides) {
      std::set<Whole> outside;
      for (int a = 0; a < 3; ++a) {
        for (const int sign : {-1, 1}) {
          const int depth = depth_of(place, n);
          if (place[a] == (sign < 0 ? depth : n - 1 - depth)) {
            Whole way = {};
            way[a] = sign;
            outside.insert(way);
          }
        }
      }
      EXPECT_EQ(ways, outside);
    }
    std::map<int, int> by_shell;
    for (int p = 0; p < puzzle.piece_count(); ++p) ++by_shell[puzzle.shell_of(puzzle.stickers_of(p)[0])];
    for (const auto& [shell, pieces] : by_shell) {
      const int m = n - 2 * shell;
      EXPECT_EQ(pieces, m == 1 ? 1 : m * m * m - (m - 2) * (m - 2) * (m - 2)) << n << " " << shell;
    }
  }
}

// Every turn of every layer moves N² pieces, as the matrices say.
TEST(TwistySolidCubeStandard, TurnsMoveEveryPieceOfALayer) {
  for (int n = 2; n <= 10; ++n) {
    const Puzzle puzzle = puzzle_named(solid_name(n));
    std::map<Sticker, int> number;
    for (int s = 0; s < puzzle.sticker_count(); ++s) number[sticker_of(puzzle, s)] = s;
    for (int l = 0; l < static_cast<int>(puzzle.layers().size()); ++l) {
      const Layer& layer = puzzle.layers()[l];
      EXPECT_EQ(std::ssize(puzzle.pieces_in(l)), n * n);
      const Permutation turn = puzzle.turn(l);
      for (int s = 0; s < puzzle.sticker_count(); ++s) {
        const Sticker here = sticker_of(puzzle, s);
        const bool moves = here.first[layer.axis] == layer.index;
        ASSERT_EQ(turn[s], moves ? number.at(turned(here, n, layer.axis)) : s) << n << " " << l << " " << s;
      }
    }
  }
}

// A shell is a cube of fewer layers: its stickers and marks go as that cube's do, and outer layers leave it alone. So
// it is for the piece in the very middle, which turns with the layers in the middle.
TEST(TwistySolidCubeStandard, AShellIsASmallerCube) {
  for (int n = 3; n <= 9; ++n) {
    const Puzzle solid = puzzle_named(solid_name(n));
    for (int shell = 0; n - 2 * shell >= 2; ++shell) {
      const int m = n - 2 * shell;
      const Puzzle cube = puzzle_named("cube-face-" + std::to_string(m));
      std::map<Sticker, int> number;
      for (int s = 0; s < cube.sticker_count(); ++s) number[sticker_of(cube, s)] = s;
      std::map<int, int> same;  // mark of the shell: mark of the cube
      for (int mark = 0; mark < solid.mark_count(); ++mark) {
        const int s = solid.sticker_of_mark(mark);
        if (solid.shell_of(s) != shell) continue;
        Sticker there = sticker_of(solid, s);
        for (int& x : there.first) x -= shell;
        int direction = 0;
        while (solid.mark(s, direction) != mark) ++direction;
        same[mark] = cube.mark(number.at(there), direction);
      }
      ASSERT_EQ(std::ssize(same), cube.mark_count());
      for (int l = 0; l < static_cast<int>(solid.layers().size()); ++l) {
        const Layer& layer = solid.layers()[l];
        const Permutation turn = solid.mark_turn(l);
        const int inner = layer.index - shell;
        const bool moves = inner >= 0 && inner < m;
        const Permutation expected =
            moves ? cube.mark_turn(cube.layer(layer.axis, inner)) : Permutation::identity(cube.mark_count());
        for (const auto& [mark, image] : same) ASSERT_EQ(same.at(turn[mark]), expected[image]) << n << " " << shell;
      }
    }
  }
}

TEST(TwistySolidCube, TheMiddlePieceTurnsWithTheMiddleLayers) {
  const Puzzle puzzle = puzzle_named("cube-solid-5");
  int core = 0;
  while (puzzle.stickers_of(core).size() != 6) ++core;
  for (int a = 0; a < 3; ++a) EXPECT_EQ(puzzle.layer_of_piece(core, a), 2);
  const Mover mover(puzzle);
  State state = mover.solved();
  mover.apply(state, layer_turn(puzzle, puzzle.layer(0, 0)));
  for (const int s : puzzle.stickers_of(core)) EXPECT_EQ(state.at[s], s);
  mover.apply(state, layer_turn(puzzle, puzzle.layer(0, 2)));
  int moved = 0;
  for (const int s : puzzle.stickers_of(core)) moved += mover.sticker_at(state, s) != s ? 1 : 0;
  EXPECT_EQ(moved, 4);
}

// What is seen to be solved: all pieces, not those outside alone.
TEST(TwistySolidCube, IsSolvedOnlyIfItsInsideIs) {
  const Model model = model_named("solid 4x4x4");
  EXPECT_EQ(model.cube_layers(), 0);  // methods for cubes leave the inside as it is
  const Puzzle& puzzle = model.puzzle;
  const Mover mover(puzzle);
  State state = mover.solved();
  EXPECT_TRUE(mover.is_oriented_solved(state));
  for (int s = 0; s < puzzle.sticker_count(); ++s) {  // the shell inside is turned as a whole, and nothing else
    if (puzzle.shell_of(s) == 1) state.at[puzzle.sticker_image(1, s)] = static_cast<Point>(s);
  }
  EXPECT_FALSE(mover.is_solved(state));
  EXPECT_FALSE(mover.is_oriented_solved(state));
}

TEST(TwistySolidCube, DescriptionsSayIt) {
  const Model five = model_named("c f 3/5 f 1/5 solid");
  EXPECT_EQ(five.puzzle.description().text(), "c f 3/5 f 1/5 solid");
  EXPECT_EQ(five.puzzle.piece_count(), 125);
  EXPECT_EQ(model_named("solid rubik").named.name, "cube-solid-3");
  EXPECT_EQ(model_named("solid 5x5x5").puzzle.piece_count(), 125);
  EXPECT_EQ(model_named("c f 0.7 f 0.1 solid").puzzle.piece_count(), 125);  // thick or thin
  for (const char* wrong : {"solid megaminx", "c v 0 solid", "c f 1/3 e 0 solid", "d f 1/2 solid"}) {
    const auto made = make_named(wrong);
    ASSERT_FALSE(made) << wrong;
    EXPECT_EQ(made.error().code, Code::invalid) << wrong;
    EXPECT_TRUE(made.error().message.en.starts_with("only a cube cut along its faces")) << wrong;
  }
  EXPECT_EQ(make_named("solid solid rubik").error().code, Code::unknown_name);
  EXPECT_EQ(make_named("cube-solid-40").error().code, Code::invalid);
}

}  // namespace
}  // namespace asobi::twisty
