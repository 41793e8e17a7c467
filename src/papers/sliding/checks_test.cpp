#include "papers/sliding/checks.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(SlidingPaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(claims_of("sliding")),
            (Verdicts{{Verdict::reproduced, 16}, {Verdict::corrected, 2}, {Verdict::answered, 4}}));
}

TEST(SlidingPaper, AStoppedCheckEndsAsCancelled) { expect_cancelled(claims_of("sliding"), {"shortest", "pairs"}); }

}  // namespace
}  // namespace asobi
