#include "papers/chocolate/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(ChocolatePaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(chocolate_paper().claims),
            (Verdicts{{Verdict::reproduced, 20}, {Verdict::corrected, 4}, {Verdict::answered, 2}}));
}

TEST(ChocolatePaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(chocolate_paper().claims, {"conjecture", "proof-w", "other-k"});
}

}  // namespace
}  // namespace asobi
