#include "math/natural.hpp"

#include <cmath>

#include <gtest/gtest.h>

#include "base/fields_json.hpp"  // after math/natural.hpp: what it finds must not depend on the order

namespace asobi {
namespace {

TEST(Natural, SmallNumbersAgreeWithMachineArithmetic) {
  for (std::uint64_t a = 0; a < 60; ++a) {
    EXPECT_EQ(to_string(Natural(a)), std::to_string(a));
    EXPECT_EQ(Natural(a).to_uint64(), a);
    for (std::uint64_t b = 0; b < 60; ++b) {
      EXPECT_EQ(Natural(a) + Natural(b), Natural(a + b));
      EXPECT_EQ(Natural(a) * Natural(b), Natural(a * b));
      EXPECT_EQ(Natural(a) <=> Natural(b), a <=> b);
      EXPECT_EQ(Natural(a + b) - Natural(b), Natural(a));
      if (b == 0) continue;
      EXPECT_EQ(Natural(a) / Natural(b), Natural(a / b));
      EXPECT_EQ(Natural(a) % Natural(b), Natural(a % b));
    }
  }
}

TEST(Natural, CarriesPastSixtyFourBits) {
  const Natural top = ~std::uint64_t{0};
  const Natural next = top + 1;
  EXPECT_EQ(to_string(next), "18446744073709551616");
  EXPECT_EQ(next.bits(), 65u);
  EXPECT_EQ(next.to_uint64(), std::nullopt);
  EXPECT_EQ(next - top, Natural(1));
  EXPECT_LT(top, next);
  EXPECT_EQ(next / 2 * 2, next);
  EXPECT_DOUBLE_EQ(next.to_double(), 0x1.0p64);
  EXPECT_NEAR(next.log10(), 64 * std::log10(2.0), 1e-12);
}

TEST(Natural, FactorialsAndProducts) {
  EXPECT_EQ(factorial(0), Natural(1));
  EXPECT_EQ(to_string(factorial(20)), "2432902008176640000");
  EXPECT_EQ(to_string(factorial(25)), "15511210043330985984000000");
  EXPECT_EQ(factorial(100) / factorial(99), Natural(100));
  EXPECT_EQ(to_string(factorial(1000)).size(), 2568u);
  EXPECT_EQ(product({}), Natural(1));
  EXPECT_EQ(lcm(factorial(6), 49), Natural(720 * 49));
}

TEST(Natural, ParseReadsDigitsOnly) {
  EXPECT_EQ(Natural::parse("43252003274489856000"), factorial(8) * factorial(12) * Natural(2187 * 1024));
  EXPECT_EQ(Natural::parse("000"), Natural(0));
  for (const char* bad : {"", "-1", "1 ", "1.5", "x"}) EXPECT_EQ(Natural::parse(bad), std::nullopt) << bad;
}

TEST(Natural, IsWrittenAsDigitsAndOtherNumbersAreNot) {
  EXPECT_EQ(json_of(factorial(25), Lang::en), "15511210043330985984000000");
  EXPECT_EQ(json_of(std::uint64_t{5}, Lang::en), 5);
  EXPECT_EQ(json_of(true, Lang::en), true);
}

}  // namespace
}  // namespace asobi
