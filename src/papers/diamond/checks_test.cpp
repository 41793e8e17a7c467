#include "papers/diamond/checks.hpp"

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(DiamondPaperStandard, EveryClaimIsSettled) {
  EXPECT_EQ(verdicts_of(claims_of("diamond")),
            (Verdicts{{Verdict::reproduced, 176}, {Verdict::corrected, 7}, {Verdict::answered, 20}}));
}

TEST(DiamondPaper, TheErrataAreTheseSeven) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  const auto& claims = claims_of("diamond");
  for (const char* id : {"three-lines", "cells", "condition-solid", "middle-j", "middle-k", "middle-l", "six-inside"}) {
    const auto claim = std::ranges::find(claims, id, &Claim::id);
    ASSERT_NE(claim, claims.end()) << id;
    EXPECT_EQ(judge(claim->printed, *claim->check(context)), Verdict::corrected) << id;
  }
}

TEST(DiamondPaper, LongChecksCanBeStopped) {
  expect_cancelled(claims_of("diamond"), {"general-condition", "how-fast-solid", "who-wins-solid",
                                          "who-wins-solid-full", "how-fast-four", "program", "played"});
}

}  // namespace
}  // namespace asobi
