#include "papers/nim/gridnim.hpp"

#include <set>

#include <gtest/gtest.h>

#include "papers/claims_for_tests.hpp"

namespace asobi {
namespace {

TEST(GridNimPaperStandard, EveryClaimGetsItsVerdict) {
  EXPECT_EQ(verdicts_of(gridnim_claims(), 2), (Verdicts{{Verdict::reproduced, 11}, {Verdict::answered, 2}}));
}

TEST(GridNimPaper, EveryClaimIsWholeAndBilingual) {
  std::set<std::string> ids;
  for (const Claim& claim : gridnim_claims()) {
    EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
    EXPECT_FALSE(claim.section.en.empty() || claim.section.ja.empty() || claim.says.en.empty() ||
                 claim.says.ja.empty());
  }
}

TEST(GridNimPaper, AStoppedCheckEndsAsCancelled) { expect_cancelled(gridnim_claims(), {"grid-iii", "grid-others"}); }

}  // namespace
}  // namespace asobi
