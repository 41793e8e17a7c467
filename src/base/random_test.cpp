#include "base/random.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

namespace asobi {
namespace {

// From an independent program for xoshiro256** seeded by splitmix64.
TEST(Random, IsTheKnownSequence) {
  Random zero(0);
  EXPECT_EQ(zero.next(), 0x99ec5f36cb75f2b4u);
  EXPECT_EQ(zero.next(), 0xbf6e1f784956452au);
  EXPECT_EQ(zero.next(), 0x1a5f849d4933e6e0u);
  Random other(42);
  EXPECT_EQ(other.next(), 0x15780b2e0c2ec716u);
  EXPECT_EQ(other.next(), 0x6104d9866d113a7eu);
  EXPECT_EQ(other.next(), 0xae17533239e499a1u);
}

TEST(Random, BelowKeepsItsBoundAndReachesEveryValueEquallyOften) {
  Random random(1);
  for (const std::uint64_t bound : {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{7}, std::uint64_t{100}}) {
    std::vector<int> count(bound);
    const int draws = 1000 * static_cast<int>(bound);
    for (int i = 0; i < draws; ++i) {
      const std::uint64_t x = random.below(bound);
      ASSERT_LT(x, bound);
      ++count[x];
    }
    for (const int c : count) EXPECT_NEAR(c, 1000, 200);  // more than six standard deviations
  }
  // Two thirds of all numbers: a plain remainder would prefer the lower half of the values two to one.
  const std::uint64_t bound = ~std::uint64_t{0} / 3 * 2;
  int low = 0;
  for (int i = 0; i < 10'000; ++i) low += random.below(bound) < bound / 2;
  EXPECT_NEAR(low, 5000, 300);
}

TEST(Random, UnitIsInTheHalfOpenInterval) {
  Random random(2);
  double sum = 0;
  for (int i = 0; i < 10'000; ++i) {
    const double x = random.unit();
    ASSERT_TRUE(x >= 0 && x < 1);
    sum += x;
  }
  EXPECT_NEAR(sum / 10'000, 0.5, 0.02);
}

TEST(Random, AllOrdersAreShuffledEquallyOften) {
  Random random(3);
  std::map<std::vector<int>, int> count;
  for (int i = 0; i < 24'000; ++i) {
    std::vector<int> order = {0, 1, 2, 3};
    random.shuffle(order);
    ++count[order];
  }
  EXPECT_EQ(count.size(), 24u);
  for (const auto& [order, times] : count) EXPECT_NEAR(times, 1000, 200);
  std::vector<int> none, one = {5};
  random.shuffle(none);
  random.shuffle(one);
  EXPECT_EQ(one, std::vector{5});
}

}  // namespace
}  // namespace asobi
