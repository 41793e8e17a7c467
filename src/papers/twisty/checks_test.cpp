#include "papers/twisty/checks.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"
#include "papers/twisty/formulas.hpp"
#include "papers/twisty/parts.hpp"
#include "papers/twisty/shapes.hpp"

namespace asobi {
namespace {

namespace part = twisty_claims_by_part;

std::vector<Claim> checked_by(const std::vector<Check>& checks) {
  std::vector<Claim> out;
  for (const Claim& claim : claims_of("twisty")) {
    if (std::ranges::find(checks, claim.checked_by, &Check::name) != checks.end()) out.push_back(claim);
  }
  return out;
}

TEST(TwistyPaperClaimsStandard, Conditions) {
  EXPECT_EQ(verdicts_of(checked_by(part::conditions())),
            (Verdicts{{Verdict::reproduced, 11}, {Verdict::corrected, 1}}));
}

TEST(TwistyPaperClaimsStandard, Definitions) {
  EXPECT_EQ(verdicts_of(checked_by(part::definitions())), (Verdicts{{Verdict::reproduced, 14}}));
}

TEST(TwistyPaperClaimsStandard, AxesAndRotations) {
  EXPECT_EQ(verdicts_of(checked_by(part::axes_and_rotations())),
            (Verdicts{{Verdict::reproduced, 23}, {Verdict::corrected, 1}}));
}

TEST(TwistyPaperClaimsStandard, LayerTables) {
  EXPECT_EQ(verdicts_of(checked_by(part::layer_tables())),
            (Verdicts{{Verdict::reproduced, 4}, {Verdict::corrected, 6}}));
}

TEST(TwistyPaperClaimsStandard, Coordinates) {
  EXPECT_EQ(verdicts_of(checked_by(part::coordinates())),
            (Verdicts{{Verdict::reproduced, 15}, {Verdict::corrected, 3}}));
}

TEST(TwistyPaperClaimsStandard, Pieces) {
  EXPECT_EQ(verdicts_of(checked_by(part::pieces())), (Verdicts{{Verdict::reproduced, 16}, {Verdict::corrected, 5}}));
}

TEST(TwistyPaperClaimsStandard, Solids) {
  EXPECT_EQ(verdicts_of(checked_by(part::solids())), (Verdicts{{Verdict::reproduced, 8}, {Verdict::corrected, 1}}));
}

TEST(TwistyPaperClaimsStandard, Points) {
  EXPECT_EQ(verdicts_of(checked_by(part::points())),
            (Verdicts{{Verdict::reproduced, 11}, {Verdict::corrected, 2}, {Verdict::answered, 1}}));
}

TEST(TwistyPaperClaimsStandard, PointerControl) {
  EXPECT_EQ(verdicts_of(checked_by(part::pointer_control())),
            (Verdicts{{Verdict::reproduced, 12}, {Verdict::answered, 1}}));
}

TEST(TwistyPaperClaimsStandard, Sold) {
  EXPECT_EQ(verdicts_of(checked_by(part::sold())),
            (Verdicts{{Verdict::reproduced, 10}, {Verdict::corrected, 2}, {Verdict::answered, 2}}));
}

TEST(TwistyPaperClaimsStandard, Groups) {
  EXPECT_EQ(verdicts_of(checked_by(part::groups())), (Verdicts{{Verdict::reproduced, 1}, {Verdict::answered, 30}}));
}

TEST(TwistyPaperClaimsStandard, OtherPuzzles) {
  EXPECT_EQ(verdicts_of(checked_by(part::other_puzzles())),
            (Verdicts{{Verdict::reproduced, 8}, {Verdict::corrected, 1}, {Verdict::answered, 4}}));
}

// Claims on random states of large puzzles, each of which takes seconds to solve.
bool solves_large_puzzles(const Claim& claim) { return claim.id == "carried-dino" || claim.id == "solid-method"; }

TEST(TwistyPaperClaimsStandard, Relations) {
  auto claims = checked_by(part::relations());
  std::erase_if(claims, solves_large_puzzles);
  EXPECT_EQ(verdicts_of(claims), (Verdicts{{Verdict::reproduced, 11}, {Verdict::answered, 1}}));
}

// Not by default, since tools/check_papers checks every claim whenever anything lands.
TEST(TwistyPaperClaimsExtreme, RelationsOfLargePuzzles) {
  auto claims = checked_by(part::relations());
  std::erase_if(claims, [](const Claim& claim) { return !solves_large_puzzles(claim); });
  EXPECT_EQ(verdicts_of(claims), (Verdicts{{Verdict::reproduced, 2}}));
}

TEST(TwistyPaperClaimsStandard, Census) {
  EXPECT_EQ(verdicts_of(checked_by(part::census())), (Verdicts{{Verdict::reproduced, 1}}));
}

TEST(TwistyPaperClaims, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(
      claims_of("twisty"),
      {"table-3.1", "conditions", "stays-cube-face", "octahedron-n", "corner-rows", "figure-2.4", "condition-4",
       "orders-tetra-edge", "orders-cube-face", "octa-edge-odd", "sections-octa-face", "pocket-cube",
       "edge-coordinates", "solids-octa-face", "coordinates-octa-vertex", "pointer-cube-face", "buttons"});
}

std::string found(int (*value)(int n, int layer), int layers = 1) {
  std::vector<part::Value> values;
  for (int n = 2; n <= 9; ++n) {
    for (int layer = 0; layer < layers; ++layer) values.push_back({n, layer, value(n, layer)});
  }
  return part::formula_of(values);
}

TEST(TwistyFormulas, AreWrittenAsThePaperWritesThem) {
  EXPECT_EQ(found([](int, int) { return 0; }), "0");
  EXPECT_EQ(found([](int n, int) { return 6 * n - 6; }), "6(N-1)");
  EXPECT_EQ(found([](int n, int) { return 3 * n - 2; }), "3N-2");
  EXPECT_EQ(found([](int, int l) { return 8 * l + 4; }, 5), "4(2L+1)");
  EXPECT_EQ(found([](int n, int l) { return 18 * n - 3 - 3 * l; }, 5), "3(6N-1-L)");
  EXPECT_EQ(found([](int n, int) { return n * n - 4 * n + 4; }), "(N-2)^2");
  EXPECT_EQ(found([](int n, int) { return n * (n - 1) / 2; }), "N(N-1)/2");
  EXPECT_EQ(found([](int n, int) { return n * n * n; }), "");
}

TEST(TwistyFormulas, RowsAreAsLongAsTheyCanBe) {
  std::vector<part::LayerCounts> layers;
  for (int n = 2; n <= 8; ++n) {
    for (int layer = 0; layer < 2 * n; ++layer) {
      layers.push_back({n, layer, {layer < n ? layer : n, layer == 2 * n - 1 ? 1 : 0}});
    }
  }
  EXPECT_EQ(part::rows_of(layers), (std::vector<std::string>{"0~N: L, 0", "N+1~2(N-1): N, 0", "2N-1: N, 1"}));
}

std::string shapes_in(const char* description) {
  return part::shapes_text(part::shapes_of(twisty::Puzzle::make(description).value())).en;
}

TEST(TwistyShapes, AreToldByTheirSidesAndAngles) {
  EXPECT_EQ(shapes_in("c f 1/3"), "9 × square");
  EXPECT_EQ(shapes_in("c f 1/2"), "4 × square; 4 × rectangle 90°, 90°, 90°, 90°; 1 × square");
  EXPECT_EQ(shapes_in("c v 0"), "4 × isosceles right triangle 45°, 45°, 90°; 1 × square");
  EXPECT_EQ(shapes_in("d f 0"), "5 × isosceles triangle 36°, 36°, 108°; 1 × regular pentagon");
  EXPECT_EQ(shapes_in("o f 1/3"), "9 × equilateral triangle");
}

// A triangle that is no mirror image of itself occurs both ways round.
TEST(TwistyShapes, MirrorImagesAreCongruent) {
  EXPECT_EQ(shapes_in("o e 0"), "6 × right triangle 30°, 60°, 90°");
  const auto small = part::shapes_of(twisty::Puzzle::make("c f 1/3").value());
  const auto large = part::shapes_of(twisty::Puzzle::make("c f 0").value());
  EXPECT_TRUE(part::similar(small[0], large[0]));
  EXPECT_FALSE(part::congruent(small[0], large[0]));
}

}  // namespace
}  // namespace asobi
