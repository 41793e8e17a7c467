#include "papers/gridnim.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(GridNimPaperStandard, EveryClaimGetsItsVerdict) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
  std::map<Verdict, int> count;
  std::set<std::string> ids;
  for (const Claim& claim : gridnim_claims()) {
    EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
    EXPECT_FALSE(claim.section.en.empty() || claim.section.ja.empty() || claim.says.en.empty() ||
                 claim.says.ja.empty());
    const auto finding = claim.check(context);
    ASSERT_TRUE(finding) << claim.id << ": " << finding.error().message.en;
    EXPECT_NE(finding->verdict, Verdict::failed) << claim.id << ": " << finding->got.en;
    EXPECT_FALSE(finding->got.ja.empty());
    ++count[finding->verdict];
  }
  EXPECT_EQ(count, (std::map<Verdict, int>{{Verdict::reproduced, 10}, {Verdict::answered, 1}}));
}

TEST(GridNimPaper, AStoppedCheckEndsAsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  for (const Claim& claim : gridnim_claims()) {
    if (claim.id != "grid-iii" && claim.id != "grid-others") continue;
    const auto finding = claim.check(context);
    ASSERT_FALSE(finding) << claim.id;
    EXPECT_EQ(finding.error().code, Code::cancelled);
  }
}

}  // namespace
}  // namespace asobi
