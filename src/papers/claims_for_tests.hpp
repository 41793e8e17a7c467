// For tests: every claim of a paper checked, its verdicts counted; and that a stopped check ends as cancelled.
#pragma once

#include <algorithm>
#include <fstream>
#include <map>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "base/context.hpp"
#include "base/json.hpp"
#include "base/source_dir_for_tests.hpp"
#include "papers/papers.hpp"

namespace asobi {

inline const std::vector<Claim>& claims_of(std::string_view paper) {
  return std::ranges::find(all_papers(), paper, &Paper::id)->claims;
}

using Verdicts = std::map<Verdict, int>;

// Claims that honestly fail stand in a list of the repository, with the reason.
inline bool listed_as_failing(const std::string& id) {
  std::ifstream file(source_dir() / "docs" / "papers" / "failing.json");
  const Json list = Json::parse(file);
  return std::ranges::any_of(list, [&](const Json& one) { return one.at("claim") == id; });
}

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
    if (verdict == Verdict::failed) {
      EXPECT_TRUE(listed_as_failing(claim.id)) << claim.id << ": " << told(claim.printed, *finding).en;
    }
    EXPECT_FALSE(finding->got.ja.empty()) << claim.id;
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
