// Statements against the slow, obvious way: texts at random, looked at for all small values.
#include "math/statements/statement.hpp"

#include <gtest/gtest.h>

#include "math/statements/decide.hpp"
#include "math/statements/texts_for_tests.hpp"

namespace asobi::statements {
namespace {

using Values = std::vector<std::int64_t>;

std::int64_t divided(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

// The number in whose digits a 0 follows those of this one: as many numbers end in 0 before it.
std::int64_t shifted(std::int64_t number, automata::Numeration numeration) {
  std::int64_t out = 0;
  for (;; ++out) {
    const bool ends_in_zero = numeration.written(static_cast<std::uint64_t>(out), 12).back() == 0;
    if (ends_in_zero && number-- == 0) return out;
  }
}

// None where a nim-sum (or what else speaks of digits) of a negative number is taken.
std::optional<std::int64_t> value(const Node& node, const Values& values, automata::Numeration numeration) {
  if (node.kind == Kind::number) return node.value;
  if (node.kind == Kind::variable) return values[static_cast<std::size_t>(node.value)];
  const auto a = value(*node.parts[0], values, numeration);
  if (node.kind == Kind::shift) return a && *a >= 0 ? std::optional(shifted(*a, numeration)) : std::nullopt;
  if (node.kind == Kind::golden) {
    return a && *a >= 0 ? std::optional(static_cast<std::int64_t>(static_cast<double>(*a) * 1.618033988749895))
                        : std::nullopt;
  }
  const auto b = value(*node.parts[1], values, numeration);
  if (!a || !b) return std::nullopt;
  switch (node.kind) {
    case Kind::add:
      return *a + *b;
    case Kind::subtract:
      return *a - *b;
    case Kind::multiply:
      return *a * *b;
    case Kind::divide:
      return divided(*a, *b);
    case Kind::modulo:
      return *a - *b * divided(*a, *b);
    case Kind::least:
      return std::min(*a, *b);
    case Kind::greatest:
      return std::max(*a, *b);
    default:
      return *a < 0 || *b < 0 ? std::nullopt : std::optional(*a ^ *b);
  }
}

bool holds(const Node& node, Values& values, automata::Numeration numeration) {
  const auto part = [&](std::size_t i) { return holds(*node.parts[i], values, numeration); };
  switch (node.kind) {
    case Kind::constant:
      return node.value != 0;
    case Kind::equal:
    case Kind::less: {
      const auto a = value(*node.parts[0], values, numeration), b = value(*node.parts[1], values, numeration);
      return a && b && (node.kind == Kind::equal ? *a == *b : *a < *b);
    }
    case Kind::negation:
      return !part(0);
    case Kind::conjunction:
      return part(0) && part(1);
    case Kind::disjunction:
      return part(0) || part(1);
    case Kind::implication:
      return !part(0) || part(1);
    case Kind::equivalence:
      return part(0) == part(1);
    default: {
      const bool wanted = node.kind == Kind::exists;
      bool found = false;
      values.push_back(0);
      for (; values.back() < Texts::bound && !found; ++values.back()) found = part(0) == wanted;
      values.pop_back();
      return found == wanted;
    }
  }
}

void compare(std::uint64_t seed, automata::Numeration numeration) {
  const std::string text = Texts(seed, numeration).statement(3, 2);
  SCOPED_TRACE(numeration.name() + ": " + text);
  const auto statement = parsed(text, {{"a", "b"}, {}, numeration});
  ASSERT_TRUE(statement) << statement.error().message.en;
  Progress progress;
  automata::Work work(progress);
  const auto formula = formula_of(**statement, {}, work, numeration);
  ASSERT_TRUE(formula) << formula.error().message.en;
  const auto automaton = compiled(*formula, numeration, work);
  ASSERT_TRUE(automaton) << automaton.error().message.en;
  for (std::uint64_t a = 0; a < 9; ++a) {
    for (std::uint64_t b = 0; b < 9; ++b) {
      Values values = {static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)};
      const bool truth = holds(**statement, values, numeration);
      ASSERT_EQ(accepts(**automaton, std::array<automata::Track, 2>{0, 1}, std::array{a, b}), truth)
          << "a = " << a << " b = " << b;
    }
  }
}

TEST(Statements, MeanWhatTheyMeanOfSmallNumbers) {
  for (std::uint64_t seed = 1; seed <= 400; ++seed) compare(seed, 2);
}

TEST(Statements, MeanTheSameInOtherNumerations) {
  for (std::uint64_t seed = 10; seed < 50; ++seed) compare(seed, automata::Numeration::zeckendorf());
  for (std::uint64_t seed = 1; seed <= 30; ++seed) compare(seed, 3);
}

TEST(StatementsStandard, MeanTheSameInAllNumerations) {
  for (std::uint64_t seed = 1'000; seed < 1'200; ++seed) compare(seed, automata::Numeration::zeckendorf());
  for (std::uint64_t seed = 1'000; seed < 1'030; ++seed) {
    compare(seed, automata::Numeration::metallic(2));
    compare(seed, 5);
  }
}

Result<Decision> decided(const std::string& text, automata::Numeration numeration = {}) {
  ASOBI_TRY(const auto statement, parsed(text, {{}, {}, numeration}));
  Progress progress;
  automata::Work work(progress);
  return decide(*statement, {}, work, numeration);
}

TEST(Statements, AreDecidedWithTheSmallestExample) {
  EXPECT_TRUE(decided("forall x, y: x + y = y + x")->holds);
  EXPECT_TRUE(decided("forall x: exists y: x = 2y or x = 2y + 1")->holds);
  EXPECT_TRUE(decided("∀x, y: x ⊕ y = 0 ⇔ x = y")->holds);
  const auto apart = decided("forall x, y: x ⊕ y = x + y");
  ASSERT_TRUE(apart);
  EXPECT_FALSE(apart->holds);
  EXPECT_EQ(apart->example, (std::vector<Value>{{"x", 1}, {"y", 1}}));
  const auto coins = decided("exists x: forall y: y >= x => exists a, b: y = 5a + 7b");  // Frobenius: 24
  ASSERT_TRUE(coins);
  EXPECT_TRUE(coins->holds);
  EXPECT_EQ(coins->example, (std::vector<Value>{{"x", 24}}));
  EXPECT_FALSE(decided("exists x: x < x")->holds);
  EXPECT_FALSE(decided("exists x: x < x")->example);
}

// The remainder is below 3, so a part of the statement is found to be false while its variables are still being bound.
TEST(Statements, AreDecidedThoughAPartIsNeverTrue) {
  EXPECT_FALSE(decided("exists a: (a xor 1) mod 3 > 6 / 2")->holds);
  EXPECT_TRUE(decided("forall a: not (a xor 1) mod 3 > 6 / 2")->holds);
}

TEST(Statements, AreDecidedInOtherNumerations) {
  for (const automata::Numeration numeration :
       {automata::Numeration(3), automata::Numeration(10), automata::Numeration::zeckendorf(),
        automata::Numeration::metallic(2)}) {
    SCOPED_TRACE(numeration.name());
    EXPECT_TRUE(decided("forall x, y: x + y = y + x and (x < y or x = y or y < x)", numeration)->holds);
    EXPECT_TRUE(decided("forall x: exists q: exists r: x = 3q + r and r < 3 and x / 3 = q", numeration)->holds);
    const auto coins = decided("exists x: forall y: y >= x => exists a, b: y = 3a + 5b", numeration);
    EXPECT_EQ(coins->example, (std::vector<Value>{{"x", 8}}));
    const auto apart = decided("forall x, y: 2x + 7 != 5y or x < 100", numeration);
    EXPECT_EQ(apart->example, (std::vector<Value>{{"x", 104}, {"y", 43}}));
  }
  // Beatty's theorem for φ: every number but 0 is one of the two, and none is both.
  const auto golden = automata::Numeration::zeckendorf();
  EXPECT_TRUE(decided("forall x: x > 0 => ((exists n: x = phi(n)) <=> not exists n: x = phi2(n))", golden)->holds);
  EXPECT_TRUE(decided("forall n: phi(phi(n)) + 1 = phi2(n) or n = 0", golden)->holds);
  EXPECT_TRUE(decided("forall n: phi(phi2(n)) = phi(n) + phi2(n)", golden)->holds);
  EXPECT_EQ(decided("forall n: phi(2n) = 2phi(n)", golden)->example, (std::vector<Value>{{"n", 1}}));
}

TEST(Statements, StrengthOfSigns) {
  EXPECT_TRUE(decided("forall x, y: not x = y and x < y or x >= y")->holds);
  EXPECT_TRUE(decided("forall x: x < 1 => x < 2 => x < 3")->holds);
  EXPECT_TRUE(decided("forall x: 1 + 2 * 3 = 7 and 7 / 2 * 2 = 6 and -x <= 0 and 2x + 1 mod 2 = 2x + 1")->holds);
  EXPECT_TRUE(decided("forall x: 1 ⊕ 2 + 1 = 2")->holds);
  EXPECT_TRUE(decided("forall x: 0 <= x < x + 1 <= x + 1")->holds);
}

TEST(Statements, FaultsAreToldAtTheirPlace) {
  const auto column = [](std::string_view text) {
    const auto statement = parsed(text, {{"x", "y"}, {{"lost", 2}}});
    return statement || !statement.error().place ? 0 : static_cast<int>(statement.error().place->column);
  };
  EXPECT_EQ(column("x = q"), 5);
  EXPECT_EQ(column("x * y = 3"), 1);
  EXPECT_EQ(column("x / y = 3"), 5);
  EXPECT_EQ(column("x / 0 = 3"), 5);
  EXPECT_EQ(column("x + 1"), 1);
  EXPECT_EQ(column("x = (y < 3)"), 5);
  EXPECT_EQ(column("lost(x) = 1"), 7);
  EXPECT_EQ(column("forall x: x = x"), 8);
  EXPECT_EQ(column("x = y y"), 7);
  EXPECT_EQ(column("(x = y"), 7);
  EXPECT_EQ(column("x = 99999999999"), 5);
  EXPECT_EQ(column(std::string(100, '(') + "x = y"), 65);
  EXPECT_NE(column(""), 0);
}

TEST(Statements, WhatANumerationCannotSayIsToldAtItsPlace) {
  const auto fault = [](std::string_view text, automata::Numeration numeration) -> std::string {
    const auto statement = parsed(text, {{"x", "y"}, {}, numeration});
    if (statement) return "none";
    return statement.error().message.en + " / " + statement.error().message.ja;
  };
  const auto golden = automata::Numeration::zeckendorf();
  EXPECT_EQ(fault("x = x xor y", golden),
            "column 7: xor can be said in base 2 only; this is zeckendorf / 7 文字目: xor は base 2 "
            "でしか使えません（ここは zeckendorf）");
  EXPECT_EQ(fault("x ⊕ y = 0", 3),
            "column 3: ⊕ can be said in base 2 only; this is base 3 / 3 文字目: ⊕ は base 2 でしか使えません（ここは "
            "base 3）");
  EXPECT_EQ(fault("phi(x) = y", 2),
            "column 1: phi can be said in zeckendorf only; this is base 2 / 1 文字目: phi は zeckendorf "
            "でしか使えません（ここは base 2）");
  EXPECT_EQ(fault("phi(x) = phi2(y) + shift(x)", golden), "none");
  EXPECT_EQ(fault("forall phi: phi = shift(x)", 2), "none");
}

}  // namespace
}  // namespace asobi::statements
