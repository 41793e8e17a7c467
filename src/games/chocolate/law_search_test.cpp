#include "games/chocolate/law_search.hpp"

#include <numeric>
#include <stop_token>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"

namespace asobi::chocolate {
namespace {

struct Search {
  NimSumSearch nim;
  std::optional<FoundLaw> law;
};

Search search(std::string_view f, std::uint32_t most) {
  Progress progress;
  const auto plane = plane_up_to(*Edge::parse(f), most, progress);
  const auto lstates = LStates::of(*plane, most, progress);
  return {*search_nim_sum(*plane, progress), *search_law(*plane, *lstates, progress)};
}

TEST(LawSearch, FindsThePapersLawByItself) {
  const Search found = search("y", 200);
  EXPECT_EQ(found.nim.first, (NimSumException{1, 1, 2}));
  ASSERT_TRUE(found.law);
  EXPECT_EQ(found.law->period, 6u);
  EXPECT_EQ(found.law->stride, 2u);
  EXPECT_TRUE(found.law->single.empty());
  std::vector<std::uint32_t> endless;
  for (const auto& c : found.law->classes) {
    if (c.endless > 0) endless.push_back(c.residue);
  }
  EXPECT_EQ(endless, (std::vector<std::uint32_t>{1, 4}));  // CC and FF
  EXPECT_NE(found.law->text.find("Table[{6 n, 4 n + 2 k, 4 n - 4 k}, {k, 0, n}]"), std::string::npos);
  // What was found from the L-states up to 200 goes on to hold.
  Progress progress;
  const auto plane = plane_up_to(Edge::quotient(1), 600, progress);
  EXPECT_TRUE(compare(*Law::parse(found.law->text), *plane, 600, 1, progress)->holds());
}

TEST(LawSearch, EvenKIsTheNimSumAndHasNoLinearFamily) {
  for (const char* f : {"y/2", "y/4"}) {
    const Search found = search(f, 300);
    EXPECT_EQ(found.nim.exceptions, 0u);
    EXPECT_FALSE(found.nim.first);
    EXPECT_FALSE(found.law);
  }
}

TEST(LawSearch, OddKHasALawOfPeriodTwoKPlusOneTimesKMinusOne) {
  for (const auto& [k, most] : {std::pair{3u, 300u}, std::pair{5u, 700u}}) {
    const Search found = search(fmt::format("y/{}", k), most);
    ASSERT_TRUE(found.law) << k;
    EXPECT_EQ(found.law->period, (2 * k + 1) * (k - 1));
    ASSERT_TRUE(found.nim.first) << k;
    EXPECT_EQ(found.nim.first->y, k);
    EXPECT_EQ(found.nim.first->z, 1u);
    Progress progress;
    const auto plane = plane_up_to(Edge::quotient(k), 1'000, progress);
    EXPECT_TRUE(compare(*Law::parse(found.law->text), *plane, 1'000, 1, progress)->holds()) << k;
  }
}

TEST(LawSearch, ABeginningThatFitsNoLineIsListedPointByPoint) {
  const Search found = search("min(y,9)", 300);
  ASSERT_TRUE(found.law);
  EXPECT_FALSE(found.law->single.empty());
  EXPECT_TRUE(found.law->comparison.holds());
}

// What is said of a period that the L-states decide is so: of laws that are known, at every bound either the law is
// found or its period is greater.
void expect_decided_rightly(std::string_view f, std::uint32_t period, std::span<const std::uint32_t> bounds) {
  for (const std::uint32_t most : bounds) {
    const Search found = search(f, most);
    if (found.law) {
      EXPECT_EQ(found.law->period, period) << f << " up to " << most;
    } else {
      EXPECT_LT(decided_period(most), period) << f << " up to " << most;
    }
  }
}

TEST(LawSearch, WhatTheLStatesDecide) {
  EXPECT_EQ(decided_period(0), 0u);
  EXPECT_EQ(decided_period(300), 12u);  // so nothing is said of the 14 of k = 3, nor of the 44 of k = 5
  EXPECT_EQ(decided_period(65'535), greatest_period);
  for (std::uint32_t period = 1; period <= greatest_period; ++period) {
    EXPECT_EQ(decided_period(bound_to_decide(period)), period);
    EXPECT_LT(decided_period(bound_to_decide(period) - 1), period);
  }
  std::vector<std::uint32_t> small(160);
  std::iota(small.begin(), small.end(), 0u);
  expect_decided_rightly("y", 6, small);
}

TEST(LawSearchStandard, WhatTheLStatesDecide) {
  const auto from = [](std::uint32_t first, std::uint32_t step, std::uint32_t last) {
    std::vector<std::uint32_t> out;
    for (std::uint32_t most = first; most <= last; most += step) out.push_back(most);
    return out;
  };
  expect_decided_rightly("y/3", 14, from(0, 7, 340));
  expect_decided_rightly("y/5", 44, from(300, 53, 1'060));
  expect_decided_rightly("y/7", 90, from(1'000, 229, 2'160));
  for (const char* f : {"(y+1)/3", "(y+2)/3"}) expect_decided_rightly(f, 14, from(0, 31, 340));
  expect_decided_rightly("max(y-3,0)", 6, from(0, 9, 160));
}

TEST(LawSearchExtreme, WhatTheLStatesDecide) {
  for (const auto& [k, bound] : {std::pair{9u, 3'644u}, {11u, 5'516u}, {13u, 7'772u}, {15u, 10'412u}}) {
    expect_decided_rightly(fmt::format("y/{}", k), (2 * k + 1) * (k - 1), std::array{bound / 2, bound * 3 / 4, bound});
  }
}

FamilySearch families(std::string_view f, std::uint32_t bound, Progress& progress) {
  const auto believed = [](FoundLaw&) -> Result<bool> { return true; };
  return *search_families(*Edge::parse(f), bound, believed, progress);
}

TEST(LawSearch, LooksFartherUntilItHasFound) {
  Progress progress;
  for (const auto& [f, bound, period] :
       {std::tuple{"y", 0u, 6u}, {"y", 7u, 6u}, {"y/3", 60u, 14u}, {"y/5", 300u, 44u}}) {
    const FamilySearch found = families(f, bound, progress);
    EXPECT_EQ(found.outcome, SearchOutcome::found) << f;
    ASSERT_TRUE(found.law) << f;
    EXPECT_EQ(found.law->period, period);
    EXPECT_EQ(found.decided_period, decided_period(found.bound));
    EXPECT_FALSE(found.stopped);
  }
}

TEST(LawSearch, WhatIsNotBelievedIsNotFound) {
  Progress progress;
  std::uint32_t asked = 0;
  const auto believed = [&](FoundLaw& law) -> Result<bool> { return ++asked > 1 && law.most > 300; };
  const auto found = search_families(Edge::quotient(1), 200, believed, progress);
  ASSERT_TRUE(found && found->law);
  EXPECT_EQ(asked, 2u);
  EXPECT_EQ(found->bound, 400u);
}

TEST(LawSearchStandard, NoneIsSaidOnlyWhenAllPeriodsAreDecided) {
  Progress progress;
  const FamilySearch none = families("y/4", 300, progress);
  EXPECT_EQ(none.outcome, SearchOutcome::none);
  EXPECT_EQ(none.decided_period, greatest_period);
  EXPECT_EQ(none.bound, bound_to_decide(greatest_period));
  EXPECT_FALSE(none.law || none.stopped);
}

TEST(LawSearch, UndecidedTellsHowFarItLookedAndWhatItTakes) {
  {
    Progress progress;
    const FamilySearch ends = families("0,0,1,1,1,2,2,3,3,3,3,4,4", 300, progress);
    EXPECT_EQ(ends.outcome, SearchOutcome::undecided);
    EXPECT_EQ(ends.bound, 12u);
    ASSERT_TRUE(ends.stopped);
    EXPECT_NE(ends.stopped->en.find("y ≤ 12"), std::string::npos) << ends.stopped->en;
  }
  {
    Progress progress(std::stop_token(), {}, 0.05);
    const FamilySearch late = families("y/4", 300, progress);
    EXPECT_EQ(late.outcome, SearchOutcome::undecided);
    EXPECT_LT(late.decided_period, greatest_period);
    EXPECT_EQ(late.decided_period, decided_period(late.bound));
    ASSERT_TRUE(late.stopped);
    EXPECT_NE(late.stopped->en.find("12,284"), std::string::npos) << late.stopped->en;
  }
  std::stop_source stopped;
  stopped.request_stop();
  Progress progress(stopped.get_token());
  const auto believed = [](FoundLaw&) -> Result<bool> { return true; };
  EXPECT_EQ(code_of(search_families(Edge::quotient(4), 300, believed, progress)), Code::cancelled);
}

TEST(LawSearch, SmallBoundsFindNothingRatherThanTooMuch) {
  for (std::uint32_t most = 0; most < 20; ++most) EXPECT_FALSE(search("y", most).law) << most;
}

}  // namespace
}  // namespace asobi::chocolate
