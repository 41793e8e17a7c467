#include "papers/chocolate/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(ChocolatePaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(chocolate_paper().claims),
            (Verdicts{{Verdict::reproduced, 25}, {Verdict::corrected, 5}, {Verdict::answered, 4}}));
}

TEST(ChocolatePaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(chocolate_paper().claims, {"conjecture", "proof-w", "other-k"});
}

}  // namespace
}  // namespace asobi
