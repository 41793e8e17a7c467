#include "games/nim/digits.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/nim/theory.hpp"

namespace asobi::nim {
namespace {

TEST(NimDigits, TheTableOfThePaper) {
  const DigitTable table = digit_table(Heaps{3, 5, 7});
  EXPECT_EQ(table.rows, (std::vector<std::string>{"011", "101", "111"}));
  EXPECT_EQ(table.ones, (std::vector<int>{2, 2, 3}));
  EXPECT_FALSE(table.balanced());
  EXPECT_TRUE(digit_table(Heaps{2, 5, 7}).balanced());
}

TEST(NimDigits, NothingStillHasAPlace) {
  EXPECT_EQ(digit_table(Heaps{0, 0}).rows, (std::vector<std::string>{"0", "0"}));
  EXPECT_EQ(digit_table(Heaps{most_stones}).rows.front(), "1" + std::string(63, '0'));
}

TEST(NimDigits, OddPlacesAreTheNimSum) {
  Random random(5);
  for (int trial = 0; trial < 200; ++trial) {
    Heaps heaps(1 + random.below(9));
    for (Stones& heap : heaps) heap = random.next() >> (1 + random.below(63));
    EXPECT_EQ(digit_table(heaps).sum, nim_sum(heaps));
  }
}

}  // namespace
}  // namespace asobi::nim
