#include "games/twisty/paper/group.hpp"

#include <gtest/gtest.h>

#include "games/twisty/paper/map.hpp"
#include "games/twisty/paper/puzzles_for_tests.hpp"
#include "math/permutation_group.hpp"

namespace asobi::twisty::paper {
namespace {

std::string order(std::vector<Permutation> generators) {
  Progress progress;
  const auto group = PermutationGroup::generate(std::move(generators), progress);
  return group ? to_string(group->order()) : "";
}

struct Orders {
  std::string_view puzzle, stickers, marked;
};

void expect_orders(const std::vector<Orders>& all) {
  for (const Orders& expected : all) {
    const Puzzle puzzle = named(expected.puzzle);
    EXPECT_EQ(order(sticker_turns(puzzle)), expected.stickers) << expected.puzzle;
    EXPECT_EQ(order(marked_turns(puzzle)), expected.marked) << expected.puzzle;
  }
}

// By GAP.
TEST(TwistyPaperGroup, OrdersOfTheSmallest) {
  expect_orders({{"tetra-vertexface-2", "972", "972"},
                 {"tetra-vertexface-3", "906992640", "906992640"},
                 {"tetra-edge-2", "96", "96"},
                 {"tetra-edge-3", "5308416", "5308416"},
                 {"cube-face-2", "88179840", "88179840"},
                 {"cube-vertex1-1", "239500800", "239500800"},
                 {"cube-vertex2-2", "340122240", "10883911680"},
                 {"octa-face-2", "1658880", "1209323520"}});
}

TEST(TwistyPaperGroupStandard, OrdersOfTheLarger) {
  expect_orders(
      {{"cube-face-3", "1038048078587756544000", "2125922464947725402112000"},
       {"cube-edge-1", "310224200866619719680000", "310224200866619719680000"},
       {"octa-vertex-2", "25016479557884214194995200000", "54711040793092776444454502400000"},
       {"dodeca-face1", "338614404853905491534363492352000000", "82669532435035520394131712000000000000000000"},
       {"dodeca-face2", "6040176993211400827350961938818730310121286984661186117632000000000000",
        "1474652586233252155114980942094416579619454830239547392000000000000000000000000"}});
}

TEST(TwistyPaperGroup, DirectionsThatAPieceCanHave) {
  std::vector<std::size_t> counts;
  for (const Family& family : families()) counts.push_back(directions(family).size());
  EXPECT_EQ(counts, (std::vector<std::size_t>{24, 12, 12, 24, 12, 4, 12, 24, 60, 60}));
}

TEST(TwistyPaperGroup, ACornerComesHomeInThreeDirectionsAnInnerPieceOfACubeInOne) {
  const Puzzle cube = named("cube-face-4");
  EXPECT_EQ(directions_at_home(cube, cube.place_at({3, 3, 3}).value()).size(), 3u);
  EXPECT_EQ(directions_at_home(cube, cube.place_at({3, 1, 2}).value()).size(), 1u);
  const Puzzle rubik = named("cube-face-3");
  EXPECT_EQ(directions_at_home(rubik, rubik.place_at({2, 1, 1}).value()).size(), 4u);
}

TEST(TwistyPaperMap, DinoInTheOctahedron) {
  const Puzzle dino = named("cube-vertex1-1"), octahedron = named("octa-face-3");
  const auto map = map_by_layers(dino, octahedron);
  ASSERT_TRUE(map);
  EXPECT_EQ(map->mapped(), 12);
  EXPECT_TRUE(turns_agree(dino, octahedron, 0, *map));
  auto wrong = *map;
  std::swap(wrong.piece[0], wrong.piece[1]);
  EXPECT_FALSE(turns_agree(dino, octahedron, 0, wrong));
}

TEST(TwistyPaperMap, DifferentAxesHaveNoMap) {
  EXPECT_FALSE(map_by_layers(named("cube-face-3"), named("octa-face-3")));
  EXPECT_FALSE(map_by_layers(named("tetra-edge-2"), named("cube-face-2")));  // half turns and quarter turns
}

// The octahedron of 2N layers fills cubes of 2N, 2N-2, … layers, one inside the other.
TEST(TwistyPaperMapStandard, TheOctahedronInNestedCubes) {
  for (int n = 2; n <= 6; ++n) {
    const Puzzle octahedron = named(fmt::format("octa-vertex-{}", n));
    int mapped = 0;
    for (int depth = 0; depth < n; ++depth) {
      const Puzzle cube = named(fmt::format("cube-face-{}", 2 * (n - depth)));
      const auto map = map_by_layers(octahedron, cube, depth);
      ASSERT_TRUE(map);
      EXPECT_TRUE(turns_agree(octahedron, cube, depth, *map));
      mapped += map->mapped();
    }
    EXPECT_EQ(mapped, static_cast<int>(octahedron.pieces().size()));
  }
}

}  // namespace
}  // namespace asobi::twisty::paper
