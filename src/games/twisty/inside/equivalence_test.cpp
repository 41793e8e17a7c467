#include "games/twisty/inside/equivalence.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/fields_json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/twisty/inside/placing.hpp"
#include "games/twisty/paper/map.hpp"
#include "games/twisty/tools/exchange_tools.hpp"

namespace asobi::twisty {
namespace {

Model puzzle_of(std::string_view name) {
  auto model = Model::make(name);
  EXPECT_TRUE(model) << name;
  return std::move(*model);
}

struct Known {
  const char *from, *to;
  int shown, hidden, joined;
  bool whole;
};

TEST(TwistyEquivalence, KnownPairs) {
  const Known known[] = {
      {"dino", "octa-face-3", 12, 0, 0, true},            // 15.2
      {"octa-face-3", "dino", 12, 0, 0, false},           // only those twelve
      {"octa-vertex-2", "cube-face-4", 24, 8, 0, false},  // 15.1: with the 2x2x2 inside
      {"octa-vertex-3", "cube-face-6", 24, 48, 0, false},
      {"cube-face-3", "cube-face-3", 26, 0, 0, true},
      {"rubik", "cube-face-3", 26, 0, 0, true},
      {"cube-face-2", "cube-face-3", 8, 0, 0, true},
      {"cube-face-3", "cube-face-5", 26, 0, 0, true},
      {"cube-face-3", "cube-face-4", 26, 0, 18, false},  // edges are pairs, centres fours
      {"tetra-edge-2", "cube-face-2", 8, 0, 0, true},
      {"tetra-edge-3", "cube-face-3", 22, 0, 0, false},
      {"pyraminx", "tetra-vertexface-3", 14, 0, 0, true},
      {"pyraminx", "master-pyraminx", 14, 0, 0, true},
      {"skewb", "skewb-diamond", 14, 0, 0, false},  // corners show no twist there
      {"skewb-diamond", "skewb", 14, 0, 0, false},  // centres show no turn there
      {"skewb", "cube-vertex2-2", 14, 0, 0, true},
      {"octa-edge-2", "cube-edge-1", 24, 0, 0, true},
      {"icosa-vertex-1", "dodeca-face2", 20, 0, 0, true},
      {"megaminx", "dodeca-face2", 62, 0, 0, true},
  };
  Quiet quiet;
  for (const Known& k : known) {
    const Model from = puzzle_of(k.from), to = puzzle_of(k.to);
    const auto map = find_map(from, to, quiet.progress);
    ASSERT_TRUE(map) << k.from << " " << k.to << ": " << map.error().message.en;
    EXPECT_EQ(map->count(Fate::shown), k.shown) << k.from << " " << k.to;
    EXPECT_EQ(map->count(Fate::hidden), k.hidden) << k.from << " " << k.to;
    EXPECT_EQ(std::ranges::count_if(map->pieces, [](const auto& list) { return list.size() > 1; }), k.joined) << k.from;
    EXPECT_EQ(map->whole(), k.whole) << k.from << " " << k.to;
    EXPECT_TRUE(turns_agree(from.puzzle, to.puzzle, *map)) << k.from;
    EXPECT_TRUE(map->exhaustive);
  }
}

TEST(TwistyEquivalence, PuzzlesThatDoNotFitAreRefused) {
  Quiet quiet;
  for (const auto& [from, to] : {std::pair("cube-face-3", "megaminx"), std::pair("dino", "cube-face-3"),
                                 std::pair("megaminx", "cube-face-3"), std::pair("dodeca-face2", "megaminx")}) {
    EXPECT_EQ(code_of(find_map(puzzle_of(from), puzzle_of(to), quiet.progress)), Code::unsolvable) << from << to;
  }
}

// The paper's own way, layers upon layers of the same axes, finds nothing that is not found here.
TEST(TwistyEquivalenceStandard, AtLeastWhatLayersUponLayersGive) {
  Quiet quiet;
  const char* const names[] = {"cube-vertex1-1", "cube-vertex1-2", "cube-vertex2-2", "cube-vertex2-3", "octa-face-2",
                               "octa-face-3",    "octa-face-4",    "octa-face-5",    "cube-face-2",    "cube-face-4",
                               "octa-vertex-2",  "octa-vertex-3",  "tetra-edge-2",   "tetra-edge-4"};
  int pairs = 0;
  for (const char* a : names) {
    for (const char* b : names) {
      const Model from = puzzle_of(a), to = puzzle_of(b);
      const int layers = static_cast<int>(from.puzzle.axes()[0].layer_count());
      const int others = static_cast<int>(to.puzzle.axes()[0].layer_count());
      int best = 0;
      for (int shift = -others; shift <= layers; ++shift) {
        const auto layer_map = paper::map_by_layers(*from.paper, *to.paper, shift);
        if (!layer_map || !paper::turns_agree(*from.paper, *to.paper, shift, *layer_map)) continue;
        best = std::max(best, layer_map->mapped());
      }
      if (best == 0) continue;
      ++pairs;
      const auto map = find_map(from, to, quiet.progress);
      ASSERT_TRUE(map) << a << " " << b << map.error().message.en;
      EXPECT_GE(map->count(Fate::shown) + map->count(Fate::hidden), best) << a << " " << b;
    }
  }
  EXPECT_GT(pairs, 20);
}

TEST(TwistyEquivalence, AWrongMapIsNoticed) {
  Quiet quiet;
  const Model from = puzzle_of("dino"), to = puzzle_of("octa-face-3");
  auto map = find_map(from, to, quiet.progress);
  ASSERT_TRUE(map);
  std::swap(map->pieces[0], map->pieces[1]);
  EXPECT_FALSE(turns_agree(from.puzzle, to.puzzle, *map));
  std::swap(map->pieces[0], map->pieces[1]);
  EXPECT_TRUE(turns_agree(from.puzzle, to.puzzle, *map));
  map->turns[0].to->times = -map->turns[0].to->times;
  EXPECT_FALSE(turns_agree(from.puzzle, to.puzzle, *map));
}

TEST(TwistyEquivalence, PlacingsDifferByMoreThanRotations) {
  // The tetrahedron's four axes lie upon each other in two ways, by either end; the cube's own rotations make these
  // one.
  EXPECT_EQ(find_placings(puzzle_of("pyraminx").puzzle, puzzle_of("master-pyraminx").puzzle).size(), 2u);
  EXPECT_EQ(find_placings(puzzle_of("pyraminx").puzzle, puzzle_of("cube-vertex2-2").puzzle).size(), 1u);
  EXPECT_EQ(find_placings(puzzle_of("cube-face-3").puzzle, puzzle_of("octa-vertex-2").puzzle).size(), 1u);
  EXPECT_EQ(find_placings(puzzle_of("megaminx").puzzle, puzzle_of("icosa-vertex-1").puzzle).size(), 1u);
  EXPECT_TRUE(find_placings(puzzle_of("cube-face-3").puzzle, puzzle_of("megaminx").puzzle).empty());
  // Half turns about three axes at right angles are also there in the dodecahedron's edges.
  EXPECT_FALSE(find_placings(puzzle_of("tetra-edge-2").puzzle, puzzle_of("dodeca-edge").puzzle).empty());
}

TEST(TwistyEquivalence, AsJson) {
  Quiet quiet;
  const Model from = puzzle_of("octa-vertex-2"), to = puzzle_of("cube-face-4");
  const auto map = find_map(from, to, quiet.progress);
  ASSERT_TRUE(map);
  const Json json = json_of(puzzle_map(from, to, *map), Lang::en);
  EXPECT_EQ(json["from"], "octa-vertex-2");
  EXPECT_EQ(json["inside"], true);
  EXPECT_EQ(json["whole"], false);
  EXPECT_EQ(json["pieces"], 32);
  EXPECT_EQ(json["shown"], 24);
  EXPECT_EQ(json["hidden"], 8);
  EXPECT_EQ(json["turns"].size(), 12u);
  EXPECT_EQ(json["turns"][0]["to"], "L");
  EXPECT_EQ(json["map"].size(), 32u);
}

}  // namespace
}  // namespace asobi::twisty
