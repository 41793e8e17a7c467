#include "math/ranking.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi {
namespace {

using Things = std::vector<std::uint8_t>;

Things ordered(int n) {
  Things out(static_cast<std::size_t>(n));
  std::iota(out.begin(), out.end(), std::uint8_t{0});
  return out;
}

bool naive_is_odd(const Things& things) {
  int inversions = 0;
  for (std::size_t i = 0; i < things.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) inversions += things[j] > things[i];
  }
  return inversions % 2 == 1;
}

// Listing in lexicographic order is the obvious ranking.
TEST(Ranking, EveryPermutationOfUpToEightThings) {
  for (int n = 0; n <= 8; ++n) {
    Things things = ordered(n), back(things.size());
    std::uint64_t rank = 0, even = 0;
    do {
      ASSERT_EQ(rank_permutation(things), rank);
      unrank_permutation(rank, back);
      ASSERT_EQ(back, things);
      ASSERT_EQ(is_odd(things), naive_is_odd(things));
      if (n >= 2 && !is_odd(things)) {
        ASSERT_EQ(rank_even_permutation(things), even);
        unrank_even_permutation(even, back);
        ASSERT_EQ(back, things);
        ++even;
      }
      ++rank;
    } while (std::ranges::next_permutation(things).found);
    EXPECT_EQ(rank, small_factorial(n));
    EXPECT_EQ(even, n >= 2 ? small_factorial(n) / 2 : 0);
  }
}

TEST(Ranking, LongPermutationsComeBack) {
  Random random(3);
  for (int n = 9; n <= longest_ranked; ++n) {
    Things last = ordered(n);
    std::ranges::reverse(last);
    EXPECT_EQ(rank_permutation(last), small_factorial(n) - 1);
    for (int trial = 0; trial < 200; ++trial) {
      Things things = ordered(n), back(things.size());
      random.shuffle(things);
      unrank_permutation(rank_permutation(things), back);
      ASSERT_EQ(back, things);
      if (is_odd(things)) std::swap(things[0], things[1]);
      unrank_even_permutation(rank_even_permutation(things), back);
      ASSERT_EQ(back, things);
    }
  }
}

TEST(Ranking, EveryCombinationOfUpToSixteenPoints) {
  const CombinationRanks ranks;
  for (int n = 0; n <= 16; ++n) {
    std::vector<std::uint64_t> next(static_cast<std::size_t>(n) + 1);
    std::vector<std::uint64_t> before(static_cast<std::size_t>(n) + 1);
    for (std::uint32_t mask = 0; mask < std::uint32_t{1} << n; ++mask) {
      const int k = std::popcount(mask);
      ASSERT_EQ(rank_combination(mask), next[k]);
      ASSERT_EQ(ranks.rank(mask), next[k]);
      ASSERT_EQ(unrank_combination(next[k], n, k), mask);
      if (k > 0 && next[k] > 0) {
        ASSERT_EQ(next_combination(before[k]), mask);
      }
      before[k] = mask;
      ++next[k];
    }
    for (int k = 0; k <= n; ++k) EXPECT_EQ(next[k], binomial(n, k));
  }
}

TEST(Ranking, SplitTablesAgreeOnWideMasks) {
  const CombinationRanks ranks;
  Random random(4);
  for (int trial = 0; trial < 20'000; ++trial) {
    const auto mask = static_cast<std::uint32_t>(random.next());
    ASSERT_EQ(ranks.rank(mask), rank_combination(mask));
    const std::uint64_t wide = random.next() >> 2;
    ASSERT_EQ(unrank_combination(rank_combination(wide), 62, std::popcount(wide)), wide);
  }
  EXPECT_EQ(ranks.rank(0xFFFF0000u), binomial(32, 16) - 1);
}

TEST(Ranking, BinomialsAtTheEdges) {
  EXPECT_EQ(binomial(5, -1), 0u);
  EXPECT_EQ(binomial(5, 6), 0u);
  EXPECT_EQ(binomial(62, 31), 465428353255261088u);
}

TEST(Ranking, MixedRadixCountsUp) {
  const MixedRadix radix({2, 3, 1, 4});
  ASSERT_EQ(radix.size(), 24u);
  std::vector<std::uint32_t> digits(4), back(4);
  std::uint64_t rank = 0;
  for (digits[0] = 0; digits[0] < 2; ++digits[0]) {
    for (digits[1] = 0; digits[1] < 3; ++digits[1]) {
      for (digits[3] = 0; digits[3] < 4; ++digits[3], ++rank) {
        EXPECT_EQ(radix.rank(digits), rank);
        radix.unrank(rank, back);
        EXPECT_EQ(back, digits);
      }
    }
  }
}

}  // namespace
}  // namespace asobi
