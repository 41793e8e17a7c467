#include "base/processor.hpp"

#include <algorithm>
#include <bit>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi {
namespace {

TEST(Processor, LevelsBeginWithThePlainOneAndEndWithThisMachines) {
  const auto levels = processors_here();
  ASSERT_FALSE(levels.empty());
  EXPECT_EQ(levels.front(), Processor::plain);
  EXPECT_EQ(levels.back(), this_processor());
  EXPECT_TRUE(std::ranges::is_sorted(levels));
}

// What the levels have instructions for: counts of bits, zeros on either side, shifts by numbers of their own.
TEST(Processor, AllLevelsComputeTheSame) {
  Random random(3);
  std::vector<std::uint64_t> words = {0, 1, ~std::uint64_t{0}};
  while (words.size() < 1000) words.push_back(random.next() >> random.below(64));
  std::uint64_t slow = 0;
  for (const std::uint64_t word : words) {
    for (int bit = 0; bit < 64; ++bit) slow += word >> bit & 1;
    std::uint64_t low = 0, high = 0;
    while (low < 64 && (word >> low & 1) == 0) ++low;
    while (high < 64 && (word >> (63 - high) & 1) == 0) ++high;
    slow += 1000 * low + 1'000'000 * high + (word << (high & 7));
  }
  for (const Processor processor : processors_here()) {
    std::uint64_t sum = 0;
    on(processor, [&] {
      for (const std::uint64_t word : words) {
        const auto low = static_cast<std::uint64_t>(std::countr_zero(word));
        const auto high = static_cast<std::uint64_t>(std::countl_zero(word));
        sum += static_cast<std::uint64_t>(std::popcount(word)) + 1000 * low + 1'000'000 * high + (word << (high & 7));
      }
    });
    EXPECT_EQ(sum, slow) << static_cast<int>(processor);
    EXPECT_EQ(on(processor, [&] { return words.size(); }), words.size());
  }
}

}  // namespace
}  // namespace asobi
