#include "games/twisty/notation.hpp"

#include <set>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi::twisty {
namespace {

Model model_named(std::string_view name) {
  auto model = Model::make(name);
  if (!model) throw std::runtime_error(std::string(name) + ": " + model.error().message.en);
  return std::move(*model);
}

std::vector<Turn> read(const Model& model, std::string_view text) {
  auto turns = parse_turns(model, text);
  if (!turns) throw std::runtime_error(std::string(text) + ": " + turns.error().message.en);
  return std::move(*turns);
}

// Slowly: layer by layer, or the rotation of the solid.
Permutation moved(const Puzzle& puzzle, std::span<const Turn> turns) {
  Permutation out = Permutation::identity(static_cast<std::size_t>(puzzle.sticker_count()));
  for (const Turn& turn : turns) {
    const int cut = puzzle.cut_axis(turn.axis);
    if (cut >= 0) {
      for (int l = turn.first; l <= turn.last; ++l) out = out * puzzle.turn(puzzle.layer(cut, l), turn.times);
      continue;
    }
    const int order = order_of(puzzle, turn.axis);
    for (int i = 0; i < (turn.times % order + order) % order; ++i) {
      out = out * puzzle.rotation(puzzle.solid().axes()[turn.axis].rotation);
    }
  }
  return out;
}

Permutation moved(const Model& model, std::string_view text) { return moved(model.puzzle, read(model, text)); }

const std::vector<std::string>& some_puzzles() {
  static const std::vector<std::string> list = {"cube-face-2",
                                                "cube-face-3",
                                                "cube-face-4",
                                                "cube-face-5",
                                                "cube-face-6",
                                                "cube-face-7",
                                                "cube-face-10",
                                                "cube-vertex1-1",
                                                "cube-vertex1-2",
                                                "cube-vertex1-3",
                                                "cube-vertex2-2",
                                                "cube-vertex2-3",
                                                "cube-vertex2-4",
                                                "cube-edge-1",
                                                "cube-edge-2",
                                                "cube-edge-odd-3",
                                                "skewb",
                                                "master-skewb",
                                                "helicopter",
                                                "tetra-vertexface-2",
                                                "pyraminx",
                                                "master-pyraminx",
                                                "tetra-vertexface-5",
                                                "tetra-edge-2",
                                                "tetra-edge-3",
                                                "octa-face-2",
                                                "fto",
                                                "octa-face-4",
                                                "octa-vertex-2",
                                                "octa-vertex-3",
                                                "octa-edge-3",
                                                "magic-octahedron",
                                                "dodeca-face1",
                                                "dodeca-face2",
                                                "megaminx",
                                                "dodeca-vertex",
                                                "dodeca-edge",
                                                "pyraminx-crystal",
                                                "icosa-face",
                                                "icosa-vertex-2",
                                                "icosa-edge",
                                                "c f 1/3 v 1/2*R",
                                                "c f 0.5 f 0.1 e 0.9",
                                                "d f 0.9 f 0.8 f 0",
                                                "t f 0",
                                                "t v 1/3 e 1/2"};
  return list;
}

// Every block of layers, every rotation of the whole, by every angle.
std::vector<Turn> all_turns(const Model& model) {
  std::vector<Turn> out;
  const Puzzle& puzzle = model.puzzle;
  for (int a = 0; a < static_cast<int>(puzzle.solid().axes().size()); ++a) {
    for (int first = 0; first < layers_on(puzzle, a); ++first) {
      for (int last = first; last < layers_on(puzzle, a); ++last) {
        for (int times = 1; times < order_of(puzzle, a); ++times) out.push_back({a, first, last, times});
      }
    }
  }
  return out;
}

TEST(TwistyNotation, OfficialTurnsAreClockwiseFromOutside) {
  const Model cube = model_named("cube-face-3");
  EXPECT_EQ(read(cube, "R U F"), (std::vector<Turn>{{0, 2, 2, -1}, {1, 2, 2, -1}, {2, 2, 2, -1}}));
  EXPECT_EQ(read(cube, "L D B"), (std::vector<Turn>{{0, 0, 0, 1}, {1, 0, 0, 1}, {2, 0, 0, 1}}));
  EXPECT_EQ(read(cube, "M E S"), (std::vector<Turn>{{0, 1, 1, 1}, {1, 1, 1, 1}, {2, 1, 1, -1}}));
  EXPECT_EQ(read(cube, "x y z"), (std::vector<Turn>{{0, 0, 2, -1}, {1, 0, 2, -1}, {2, 0, 2, -1}}));
  EXPECT_EQ(read(cube, "Rw r u' R2 R2' R'2 R3"),
            (std::vector<Turn>{
                {0, 1, 2, -1}, {0, 1, 2, -1}, {1, 1, 2, 1}, {0, 2, 2, 2}, {0, 2, 2, 2}, {0, 2, 2, 2}, {0, 2, 2, 1}}));
}

TEST(TwistyNotation, KnownOrders) {
  const Model cube = model_named("rubik");
  EXPECT_EQ(moved(cube, "R U R' U'").order(), 6);
  EXPECT_EQ(moved(cube, "R U").order(), 105);
  EXPECT_EQ(moved(cube, "R U'").order(), 63);
  EXPECT_EQ(moved(cube, "R U2 D' B D'").order(), 1260);
}

TEST(TwistyNotation, EveryTurnIsReadBackFromItsName) {
  for (const std::string& name : some_puzzles()) {
    const Model model = model_named(name);
    std::set<std::string> names;
    for (const Turn& turn : all_turns(model)) {
      const std::string text = turn_text(model, turn);
      EXPECT_TRUE(names.insert(text).second) << name << ' ' << text;
      const auto back = parse_turns(model, text);
      if (!back) {
        EXPECT_EQ(model.named.turning, Turning::around_core) << name << ' ' << text << ' ' << back.error().message.en;
        EXPECT_TRUE(turn.first > 0 && turn.last + 1 < layers_on(model.puzzle, turn.axis)) << text;
        continue;
      }
      EXPECT_EQ(*back, std::vector{shortest(model.puzzle, turn)}) << name << ' ' << text;
    }
  }
}

}  // namespace
}  // namespace asobi::twisty
