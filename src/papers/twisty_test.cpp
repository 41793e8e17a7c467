#include "papers/twisty.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(TwistyPaperClaimsStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(twisty_claims()),
            (Verdicts{{Verdict::reproduced, 64}, {Verdict::corrected, 18}, {Verdict::answered, 15}}));
}

TEST(TwistyPaperClaims, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(twisty_claims(), {"table-3.1", "conditions", "stays-cube-face", "octahedron-n", "corner-rows"});
}

TEST(TwistyPaperClaims, EveryClaimHasItsOwnName) {
  std::map<std::string, int> names;
  for (const Claim& claim : twisty_claims()) EXPECT_EQ(++names[claim.id], 1) << claim.id;
}

}  // namespace
}  // namespace asobi
