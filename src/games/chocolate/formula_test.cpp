#include "games/chocolate/formula.hpp"

#include <array>

#include <gtest/gtest.h>

namespace asobi::chocolate {
namespace {

constexpr std::array<Integer, 2> five_and_three = {5, 3};  // n, k

// The whole text as a formula in n and k.
Result<Formula> formula(std::string_view text) {
  Reader reader(text);
  Names names;
  names.number_of("n");
  names.number_of("k");
  auto out = read_formula(reader, names);
  if (out && (!reader.at_end() || names.size() > 2)) return reader.fault({"rest", "残り"});
  return out;
}

Integer value(std::string_view text) {
  const auto parsed = formula(text);
  EXPECT_TRUE(parsed) << text << ": " << (parsed ? "" : parsed.error().message.en);
  if (!parsed) return -999;
  const auto out = parsed->value(five_and_three);
  EXPECT_TRUE(out) << text;
  return out ? *out : -999;
}

TEST(Formula, ReadsWhatThePaperPrints) {
  EXPECT_EQ(value("6 n - 1"), 29);
  EXPECT_EQ(value("6n-1"), 29);
  EXPECT_EQ(value("4 n + 2 k - 1"), 25);
  EXPECT_EQ(value("4 n + 2 - 4 k"), 10);
  EXPECT_EQ(value("k + 8 n + 2"), 45);
  EXPECT_EQ(value("2(n+1)k"), 36);
  EXPECT_EQ(value("n k"), 15);
}

TEST(Formula, PrecedenceAndRounding) {
  EXPECT_EQ(value("1 + 2 * 3"), 7);
  EXPECT_EQ(value("(1 + 2) * 3"), 9);
  EXPECT_EQ(value("-n + 2"), -3);
  EXPECT_EQ(value("- -n"), 5);
  EXPECT_EQ(value("7 / 2"), 3);
  EXPECT_EQ(value("-7 / 2"), -4);
  EXPECT_EQ(value("7 / -2"), -4);
  EXPECT_EQ(value("12 / 2 / 3"), 2);
  EXPECT_EQ(value("10 - 3 - 2"), 5);
  EXPECT_EQ(value("n ⊕ 2 k"), 3);
  EXPECT_EQ(value("n xor k xor 1"), 7);
  EXPECT_EQ(value("n −1"), 4);
  EXPECT_EQ(value("n (* a comment *) + 1"), 6);
}

TEST(Formula, Functions) {
  EXPECT_EQ(value("Floor[n/2]"), 2);
  EXPECT_EQ(value("min(n, k, 4)"), 3);
  EXPECT_EQ(value("Max[n, k]"), 5);
  EXPECT_EQ(value("mod(-1, 4)"), 3);
  EXPECT_EQ(value("Quotient[n, k]"), 1);
  EXPECT_EQ(value("BitXor[n, k]"), 6);
  EXPECT_EQ(value("sqrt(24)"), 4);
  EXPECT_EQ(value("sqrt(25)"), 5);
  EXPECT_EQ(value("sqrt(9223372036854775807)"), 3037000499);
  EXPECT_EQ(value("sqrt(0)"), 0);
  EXPECT_EQ(value("pow2(0) + 10 pow2(1) + 100 pow2(7) + 1000 pow2(8)"), 8410);
  EXPECT_EQ(value("pow2(9223372036854775807)"), 4611686018427387904);
}

TEST(Formula, FaultsTellWhereTheyAre) {
  const auto refused = [](std::string_view text, std::string_view part) {
    const auto out = formula(text);
    ASSERT_FALSE(out) << text;
    EXPECT_EQ(out.error().code, Code::invalid);
    EXPECT_NE(out.error().message.en.find(part), std::string::npos) << text << ": " << out.error().message.en;
    EXPECT_FALSE(out.error().message.ja.empty());
  };
  refused("", "character 1");
  refused("n +", "character 4");
  refused("(n + 1", "character 7");
  refused("n +\n * 2", "line 2, character 2");
  refused("⊕ n", "character 1");
  refused("1 + Sin[n]", "no function Sin");
  refused("floor(n, k)", "takes 1");
  refused("mod(n)", "takes 2");
  refused("99999999999999999999", "too large");
  refused(std::string(100, '(') + "n" + std::string(100, ')'), "brackets");
  refused(
      "n" +
          [] {
            std::string long_sum;
            for (int i = 0; i < 300; ++i) long_sum += "+n";
            return long_sum;
          }(),
      "too long");
  const auto place = [](std::string_view text) { return formula(text).error().place; };
  EXPECT_EQ(place("n +"), (Place{1, 4, 0}));
  for (const auto& [text, column, length] :
       {std::tuple{"n^2", 2, 1}, {"3 + (n + 1) ^ k", 13, 1}, {"2 n**2", 4, 1}, {"n²", 2, 1}}) {
    refused(text, "write the nim-sum as ⊕ or xor, and a power as a product, 2 * 2 * 2");
    EXPECT_EQ(place(text), (Place{1, static_cast<std::size_t>(column), static_cast<std::size_t>(length)})) << text;
  }
  EXPECT_EQ(place("n ⊕\n * 2"), (Place{2, 2, 1}));
  EXPECT_EQ(place("1 + Sin [n]"), (Place{1, 5, 3}));
  EXPECT_EQ(place("n + 99999999999999999999"), (Place{1, 5, 20}));
}

TEST(Formula, WrongArithmeticIsAnErrorNotAValue) {
  for (const char* text : {"n / (k - 3)", "mod(n, k - 3)", "n * 9223372036854775807", "9223372036854775807 + n",
                           "-9223372036854775807 - n", "(-9223372036854775807 - 1) / (k - 4)", "sqrt(k - n)",
                           "n ⊕ (k - n)", "n n n n n n n n n n n n n n n n n n n n n n n n n n n n n n"}) {
    const auto parsed = formula(text);
    ASSERT_TRUE(parsed) << text << ": " << parsed.error().message.en;
    EXPECT_FALSE(parsed->value(five_and_three)) << text;
  }
}

TEST(Formula, AffineFormsAreFoundAndRight) {
  const auto parsed = formula("6 n - 2 (k - n) + 3 - 1");
  ASSERT_TRUE(parsed && parsed->affine());
  EXPECT_EQ(parsed->affine()->constant, 2);
  EXPECT_EQ(parsed->affine()->coefficient(0), 8);
  EXPECT_EQ(parsed->affine()->coefficient(1), -2);
  EXPECT_EQ(*parsed->value(five_and_three), 36);
  EXPECT_FALSE(formula("n k")->affine());
  EXPECT_FALSE(formula("n / 2")->affine());
  EXPECT_FALSE(formula("n ⊕ k")->affine());
  EXPECT_TRUE(formula("n (4 - 1)")->affine());
}

}  // namespace
}  // namespace asobi::chocolate
