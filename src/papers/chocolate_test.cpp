#include "papers/chocolate.hpp"

#include <map>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(ChocolatePaperStandard, EveryClaimGetsItsVerdict) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  std::map<Verdict, int> count;
  for (const Claim& claim : chocolate_paper().claims) {
    const auto finding = claim.check(context);
    ASSERT_TRUE(finding) << claim.id << ": " << finding.error().message.en;
    EXPECT_NE(finding->verdict, Verdict::failed) << claim.id << ": " << finding->got.en;
    EXPECT_FALSE(finding->got.ja.empty());
    ++count[finding->verdict];
  }
  EXPECT_EQ(count,
            (std::map<Verdict, int>{{Verdict::reproduced, 20}, {Verdict::corrected, 4}, {Verdict::answered, 2}}));
}

TEST(ChocolatePaper, AStoppedCheckEndsAsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  for (const Claim& claim : chocolate_paper().claims) {
    if (claim.id != "conjecture" && claim.id != "proof-w" && claim.id != "other-k") continue;
    const auto finding = claim.check(context);
    ASSERT_FALSE(finding) << claim.id;
    EXPECT_EQ(finding.error().code, Code::cancelled);
  }
}

}  // namespace
}  // namespace asobi
