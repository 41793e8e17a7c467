#include "papers/chocolate/checks.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(ChocolatePaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(claims_of("chocolate")),
            (Verdicts{{Verdict::reproduced, 25}, {Verdict::corrected, 5}, {Verdict::answered, 4}}));
}

TEST(ChocolatePaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(claims_of("chocolate"), {"conjecture", "proof-w", "other-k"});
}

}  // namespace
}  // namespace asobi
