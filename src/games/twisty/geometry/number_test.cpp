#include "games/twisty/geometry/number.hpp"

#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"

namespace asobi::twisty {
namespace {

TEST(TwistyNumber, ReadsExpressions) {
  const double p = std::numbers::phi;
  const std::vector<std::pair<const char*, double>> known = {{"1/3", 1.0 / 3},
                                                             {"0.333", 0.333},
                                                             {".5", 0.5},
                                                             {"-0.2", -0.2},
                                                             {"sqrt(1/5)", std::sqrt(0.2)},
                                                             {"1/phi", 1 / p},
                                                             {"phi^2/4", p * p / 4},
                                                             {"2 - 3 * 4 / 6 + 1", 1},
                                                             {"-2^2", -4},
                                                             {"2^-1", 0.5},
                                                             {"√5-2", std::sqrt(5.0) - 2},
                                                             {"φ−1", p - 1},
                                                             {"(1+sqrt(5))/2", p},
                                                             {"--3", 3},
                                                             {"2/3*R", 2},
                                                             {"m/2+r", 2}};
  for (const auto& [text, value] : known) {
    const auto number = parse_number(text, {2, 3});
    ASSERT_TRUE(number) << text << ": " << number.error().message.en;
    EXPECT_NEAR(number->value, value, 1e-15) << text;
  }
}

TEST(TwistyNumber, KnowsPlainDecimals) {
  EXPECT_EQ(parse_number("0.577")->decimals, 3);
  EXPECT_EQ(parse_number("-.5")->decimals, 1);
  EXPECT_EQ(parse_number("2.")->decimals, 0);
  EXPECT_EQ(parse_number("2")->decimals, -1);
  EXPECT_EQ(parse_number("0.5*2")->decimals, -1);
}

TEST(TwistyNumber, RefusesWhatIsNone) {
  for (const char* text :
       {"",    "x",   "1/0", "sqrt(-1)", "1..2",     ".",       "(1",      "1)",  "1 +",  "sqrt 2", "9^9^9",
        "1e5", "√√2", "√",   "10^400",   "(-1)^0.5", "1/3 1/5", "0.5 0.7", "1 2", "p hi", "1/3\tR"}) {
    EXPECT_EQ(code_of(parse_number(text)), Code::invalid) << text;
  }
  EXPECT_EQ(code_of(parse_number(std::string(100, '('))), Code::limit);
  EXPECT_EQ(code_of(parse_number(std::string(300, '1'))), Code::limit);
}

TEST(TwistyNumber, RandomTextNeverBreaksIt) {
  Random random(1);
  const std::string letters = "0123456789.+-*/^()sqrtphiRm ";
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (auto n = random.below(12); n > 0; --n) text += letters[random.below(letters.size())];
    if (const auto number = parse_number(text)) {
      EXPECT_TRUE(std::isfinite(number->value)) << text;
    }
  }
}

TEST(TwistyNumber, ClosedFormsAreRecognisedAndReadBack) {
  EXPECT_EQ(closed_form(1.0 / 3), "1/3");
  EXPECT_EQ(closed_form(0), "0");
  EXPECT_EQ(closed_form(-0.25), "-1/4");
  EXPECT_EQ(closed_form(std::sqrt(1.0 / 3)), "sqrt(1/3)");
  EXPECT_EQ(closed_form(std::sqrt(5.0) - 2), "sqrt(5)-2");
  EXPECT_EQ(closed_form(1 / std::numbers::phi), "(sqrt(5)-1)/2");
  for (const double value :
       {0.3, std::sqrt(0.7), (3 + 2 * std::sqrt(5.0)) / 7, std::sqrt(5 * (5 - 2 * std::sqrt(5.0)) / 3),
        -(1 + std::sqrt(5.0)) / 2, 0.123456789123, -std::sqrt(2.0)}) {
    EXPECT_NEAR(parse_number(closed_form(value))->value, value, 1e-12) << closed_form(value);
  }
}

TEST(TwistyNumber, FaultsKnowTheirPlaceWithTheBlanks) {
  const auto place = [](std::string_view text) { return parse_number(text).error().place; };
  EXPECT_EQ(place("1 / x"), (Place{1, 5, 1}));
  EXPECT_EQ(place("√5 + \n ?"), (Place{2, 2, 1}));
  EXPECT_EQ(place("1 + "), (Place{1, 5, 0}));
  EXPECT_EQ(place("φ / ( 1 - 1 ) "), (Place{1, 5, 9}));
  EXPECT_EQ(place("2 * √( 1 - 2)"), (Place{1, 5, 9}));
  EXPECT_NE(parse_number("√5?").error().message.en.find("from its character 3 on"), std::string::npos);
}

}  // namespace
}  // namespace asobi::twisty
