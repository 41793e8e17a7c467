#include "games/chocolate/law_search.hpp"

#include <gtest/gtest.h>

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

TEST(LawSearch, SmallBoundsFindNothingRatherThanTooMuch) {
  for (std::uint32_t most = 0; most < 20; ++most) EXPECT_FALSE(search("y", most).law) << most;
}

}  // namespace
}  // namespace asobi::chocolate
