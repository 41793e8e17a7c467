#include "papers/sliding/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(SlidingPaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(sliding_paper().claims),
            (Verdicts{{Verdict::reproduced, 16}, {Verdict::corrected, 2}, {Verdict::answered, 4}}));
}

TEST(SlidingPaper, AStoppedCheckEndsAsCancelled) { expect_cancelled(sliding_paper().claims, {"shortest", "pairs"}); }

}  // namespace
}  // namespace asobi
