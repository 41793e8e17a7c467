#include "math/moments.hpp"

#include <vector>

#include <gtest/gtest.h>

namespace asobi {
namespace {

TEST(Moments, AreThoseOfTheDefinition) {
  const std::vector<std::uint64_t> values = {3, 1, 4, 1, 5, 9, 2, 6};
  Moments moments;
  double sum = 0, squares = 0;
  for (const auto value : values) {
    moments.add(value);
    sum += static_cast<double>(value);
  }
  const double mean = sum / 8;
  for (const auto value : values) squares += (static_cast<double>(value) - mean) * (static_cast<double>(value) - mean);
  EXPECT_DOUBLE_EQ(moments.mean(), mean);
  EXPECT_DOUBLE_EQ(moments.deviation(), std::sqrt(squares / 7));
}

TEST(Moments, OfFewValues) {
  Moments moments;
  EXPECT_EQ(moments.mean(), 0);
  EXPECT_EQ(moments.deviation(), 0);
  moments.add(7);
  EXPECT_EQ(moments.mean(), 7);
  EXPECT_EQ(moments.deviation(), 0);
}

TEST(Moments, OfManyLargeValuesDoNotOverflow) {
  Moments moments;
  moments.add(1'000'000, 5'000'000'000);
  moments.add(1'000'002, 5'000'000'000);
  EXPECT_DOUBLE_EQ(moments.mean(), 1'000'001);
  EXPECT_NEAR(moments.deviation(), 1, 1e-9);
}

}  // namespace
}  // namespace asobi
