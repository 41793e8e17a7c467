#include "papers/sliding.hpp"

#include <map>

#include <gtest/gtest.h>

#include "base/quiet.hpp"

namespace asobi {
namespace {

TEST(SlidingPaperStandard, EveryClaimGetsItsVerdict) {
  Quiet quiet;
  std::map<Verdict, int> count;
  for (const Claim& claim : sliding_paper().claims) {
    const auto finding = claim.check(quiet.context);
    ASSERT_TRUE(finding) << claim.id << ": " << finding.error().message.en;
    EXPECT_NE(finding->verdict, Verdict::failed) << claim.id << ": " << finding->got.en;
    EXPECT_FALSE(finding->got.ja.empty());
    ++count[finding->verdict];
  }
  EXPECT_EQ(count,
            (std::map<Verdict, int>{{Verdict::reproduced, 16}, {Verdict::corrected, 1}, {Verdict::answered, 4}}));
}

TEST(SlidingPaper, AStoppedCheckEndsAsCancelled) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  for (const Claim& claim : sliding_paper().claims) {
    if (claim.id != "shortest" && claim.id != "pairs") continue;
    const auto finding = claim.check(context);
    ASSERT_FALSE(finding) << claim.id;
    EXPECT_EQ(finding.error().code, Code::cancelled);
  }
}

}  // namespace
}  // namespace asobi
