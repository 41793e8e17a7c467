// For tests: every claim of a paper checked, its verdicts counted; and that a stopped check ends as cancelled.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/context.hpp"
#include "play/paper.hpp"

namespace asobi {

using Verdicts = std::map<Verdict, int>;

inline Verdicts verdicts_of(const std::vector<Claim>& claims, unsigned threads = 1) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, threads};
  Verdicts count;
  for (const Claim& claim : claims) {
    const auto finding = claim.check(context);
    if (!finding) {
      ADD_FAILURE() << claim.id << ": " << finding.error().message.en;
      continue;
    }
    const Verdict verdict = judge(claim.printed, *finding);
    EXPECT_NE(verdict, Verdict::failed) << claim.id << ": " << told(claim.printed, *finding).en;
    EXPECT_FALSE(finding->got.ja.empty()) << claim.id;
    if (claim.printed) EXPECT_TRUE(notices_errors(*claim.printed, *finding)) << claim.id;
    ++count[verdict];
  }
  return count;
}

inline void expect_cancelled(const std::vector<Claim>& claims, const std::vector<std::string>& ids) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf shelf;
  Context context{progress, shelf};
  for (const std::string& id : ids) {
    const auto claim = std::ranges::find(claims, id, &Claim::id);
    ASSERT_NE(claim, claims.end()) << id;
    const auto finding = claim->check(context);
    ASSERT_FALSE(finding) << id;
    EXPECT_EQ(finding.error().code, Code::cancelled) << id;
  }
}

}  // namespace asobi
