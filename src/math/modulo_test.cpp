#include "math/modulo.hpp"

#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Modulo, IsTheOnlyRemainderOfItsRange) {
  for (int divisor = 1; divisor <= 6; ++divisor) {
    for (int value = -20; value <= 20; ++value) {
      const int forward = modulo(value, divisor), nearest = nearest_remainder(value, divisor);
      EXPECT_EQ((value - forward) % divisor, 0);
      EXPECT_TRUE(0 <= forward && forward < divisor);
      EXPECT_EQ((value - nearest) % divisor, 0);
      EXPECT_TRUE(-divisor < 2 * nearest && 2 * nearest <= divisor) << value << " " << divisor;
    }
  }
}

TEST(Modulo, OverflowsForNoNumber) {
  using Limits = std::numeric_limits<std::int64_t>;
  EXPECT_EQ(modulo(Limits::max() - 1, Limits::max()), Limits::max() - 1);
  EXPECT_EQ(modulo(Limits::min(), Limits::max()), Limits::max() - 1);
  EXPECT_EQ(modulo(std::int64_t{-1}, Limits::max()), Limits::max() - 1);
}

}  // namespace
}  // namespace asobi
