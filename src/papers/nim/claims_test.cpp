#include "papers/nim/claims.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(NimPaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(nim_claims()),
            (Verdicts{{Verdict::reproduced, 10}, {Verdict::corrected, 2}, {Verdict::answered, 1}}));
}

TEST(NimPaper, AStoppedCheckEndsAsCancelled) { expect_cancelled(nim_claims(), {"theorem", "property-1", "limited"}); }

}  // namespace
}  // namespace asobi
