#include "papers/twisty/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"
#include "papers/twisty/parts.hpp"
#include "papers/twisty/shapes.hpp"

namespace asobi {
namespace {

namespace part = twisty_claims_by_part;

TEST(TwistyPaperClaimsStandard, Conditions) {
  EXPECT_EQ(verdicts_of(part::conditions()), (Verdicts{{Verdict::reproduced, 10}, {Verdict::corrected, 1}}));
}

TEST(TwistyPaperClaimsStandard, AxesAndRotations) {
  EXPECT_EQ(verdicts_of(part::axes_and_rotations()), (Verdicts{{Verdict::reproduced, 21}, {Verdict::corrected, 1}}));
}

TEST(TwistyPaperClaimsStandard, LayerTables) {
  EXPECT_EQ(verdicts_of(part::layer_tables()), (Verdicts{{Verdict::reproduced, 4}, {Verdict::corrected, 6}}));
}

TEST(TwistyPaperClaimsStandard, Pieces) {
  EXPECT_EQ(verdicts_of(part::pieces()), (Verdicts{{Verdict::reproduced, 15}, {Verdict::corrected, 8}}));
}

TEST(TwistyPaperClaimsStandard, Points) {
  EXPECT_EQ(verdicts_of(part::points()),
            (Verdicts{{Verdict::reproduced, 10}, {Verdict::corrected, 2}, {Verdict::answered, 1}}));
}

TEST(TwistyPaperClaimsStandard, Sold) {
  EXPECT_EQ(verdicts_of(part::sold()), (Verdicts{{Verdict::reproduced, 12}, {Verdict::corrected, 2}}));
}

TEST(TwistyPaperClaimsStandard, Groups) {
  EXPECT_EQ(verdicts_of(part::groups()), (Verdicts{{Verdict::reproduced, 1}, {Verdict::answered, 30}}));
}

TEST(TwistyPaperClaimsStandard, OtherPuzzles) {
  EXPECT_EQ(verdicts_of(part::other_puzzles()),
            (Verdicts{{Verdict::reproduced, 10}, {Verdict::corrected, 2}, {Verdict::answered, 2}}));
}

TEST(TwistyPaperClaimsStandard, Relations) {
  EXPECT_EQ(verdicts_of(part::relations()), (Verdicts{{Verdict::reproduced, 10}}));
}

TEST(TwistyPaperClaimsStandard, Census) {
  EXPECT_EQ(verdicts_of(part::census()), (Verdicts{{Verdict::reproduced, 1}}));
}

TEST(TwistyPaperClaims, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(twisty_claims(), {"table-3.1", "conditions", "stays-cube-face", "octahedron-n", "corner-rows",
                                     "figure-2.4", "condition-4", "orders-tetra-edge", "orders-cube-face",
                                     "octa-edge-odd", "sections-octa-face", "pocket-cube"});
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
