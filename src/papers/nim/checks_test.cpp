#include "papers/nim/checks.hpp"

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(NimPaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(claims_of("nim"), 2),
            (Verdicts{{Verdict::reproduced, 21}, {Verdict::corrected, 2}, {Verdict::answered, 3}}));
}

TEST(NimPaper, AStoppedCheckEndsAsCancelled) {
  expect_cancelled(claims_of("nim"), {"theorem", "property-1", "limited", "grid-iii", "grid-others"});
}

}  // namespace
}  // namespace asobi
