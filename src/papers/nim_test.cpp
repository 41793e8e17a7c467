#include "papers/nim.hpp"

#include <map>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(NimPaperStandard, EveryClaimGetsItsVerdict) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  std::map<Verdict, int> count;
  for (const Claim& claim : nim_claims()) {
    const auto finding = claim.check(context);
    ASSERT_TRUE(finding) << claim.id << ": " << finding.error().message.en;
    EXPECT_NE(finding->verdict, Verdict::failed) << claim.id << ": " << finding->got.en;
    EXPECT_FALSE(finding->got.ja.empty());
    ++count[finding->verdict];
  }
  EXPECT_EQ(count,
            (std::map<Verdict, int>{{Verdict::reproduced, 10}, {Verdict::corrected, 2}, {Verdict::answered, 1}}));
}

TEST(NimPaper, AStoppedCheckEndsAsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  for (const Claim& claim : nim_claims()) {
    if (claim.id != "theorem" && claim.id != "property-1" && claim.id != "limited") continue;
    const auto finding = claim.check(context);
    ASSERT_FALSE(finding) << claim.id;
    EXPECT_EQ(finding.error().code, Code::cancelled);
  }
}

}  // namespace
}  // namespace asobi
