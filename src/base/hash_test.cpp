#include "base/hash.hpp"

#include <bit>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Hash, TheFirstNumbersOfSplitmix64) {
  // From the program of Sebastiano Vigna (prng.di.unimi.it/splitmix64.c), seed 0.
  EXPECT_EQ(mixed(0x9E3779B97F4A7C15u), 0xE220A8397B1DCDAFu);
  EXPECT_EQ(mixed(2 * 0x9E3779B97F4A7C15u), 0x6E789E6AA1B965F4u);
  EXPECT_EQ(mixed(0), 0u);
}

TEST(Hash, EveryBitDecidesAboutHalfOfTheBits) {
  int changed = 0, samples = 0;
  for (std::uint64_t x = 1; x <= 100; ++x) {
    for (int bit = 0; bit < 64; ++bit, ++samples) {
      changed += std::popcount(mixed(x) ^ mixed(x ^ std::uint64_t{1} << bit));
    }
  }
  EXPECT_NEAR(static_cast<double>(changed) / samples, 32, 0.5);
}

TEST(Hash, TheOrderOfTheWordsCounts) {
  EXPECT_NE(folded(folded(0, 1), 2), folded(folded(0, 2), 1));
  EXPECT_NE(folded(0, 1), folded(folded(0, 1), 1));
}

}  // namespace
}  // namespace asobi
