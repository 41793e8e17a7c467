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

// None where a nim-sum (or what else speaks of digits) of a negative number is taken, or a function is not defined.
std::optional<std::int64_t> value(const Node& node, const Values& values, automata::Numeration numeration) {
  if (node.kind == Kind::number) return node.value;
  if (node.kind == Kind::variable) return values[static_cast<std::size_t>(node.value)];
  const auto a = value(*node.parts[0], values, numeration);
  if (node.kind == Kind::shift) return a && *a >= 0 ? std::optional(shifted(*a, numeration)) : std::nullopt;
  if (node.kind == Kind::golden) {
    const double factor = node.value == 0 ? 1.618033988749895 : 2.618033988749895;
    return a && *a >= 0 ? std::optional(static_cast<std::int64_t>(static_cast<double>(*a) * factor)) : std::nullopt;
  }
  const auto b = value(*node.parts[1], values, numeration);
  if (!a || !b) return std::nullopt;
  switch (node.kind) {
    case Kind::function:
      return 0 <= *a && *a <= *b ? std::optional((*a + 2 * *b) / 3) : std::nullopt;
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

bool compares(Kind kind, std::int64_t a, std::int64_t b) {
  switch (kind) {
    case Kind::equal:
      return a == b;
    case Kind::unequal:
      return a != b;
    case Kind::less:
      return a < b;
    case Kind::at_most:
      return a <= b;
    default:
      return a >= 0 && b >= 0 && a <= 3 * b + 1;
  }
}

bool holds(const Node& node, Values& values, automata::Numeration numeration) {
  const auto part = [&](std::size_t i) { return holds(*node.parts[i], values, numeration); };
  switch (node.kind) {
    case Kind::constant:
      return node.value != 0;
    case Kind::equal:
    case Kind::unequal:
    case Kind::less:
    case Kind::at_most:
    case Kind::predicate: {
      const auto a = value(*node.parts[0], values, numeration), b = value(*node.parts[1], values, numeration);
      return a && b && compares(node.kind, *a, *b);
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

// What the vocabulary of the texts means, as automata.
std::vector<Meaning> meanings_of_texts(automata::Numeration numeration, automata::Work& work) {
  std::vector<Meaning> out;
  for (const std::string_view text : Texts::meanings) {
    const auto statement = parsed(text, {{"a", "b", "v"}, {}, numeration});
    out.push_back(*compiled(*formula_of(**statement, {}, work, numeration), numeration, work));
  }
  return out;
}

void compare(std::uint64_t seed, automata::Numeration numeration, const std::vector<Meaning>& meanings, int depth) {
  const std::string text = Texts(seed, numeration, !meanings.empty()).statement(depth, 2);
  SCOPED_TRACE(numeration.name() + ": " + text);
  const auto statement = parsed(text, Texts::vocabulary({"a", "b"}, numeration));
  ASSERT_TRUE(statement) << statement.error().message.en;
  Progress progress;
  automata::Work work(progress);
  const auto formula = formula_of(**statement, meanings, work, numeration);
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

void compare_all(std::uint64_t first, std::uint64_t count, automata::Numeration numeration, bool defined = true,
                 int depth = 3) {
  Progress progress;
  automata::Work work(progress);
  const std::vector<Meaning> meanings = defined ? meanings_of_texts(numeration, work) : std::vector<Meaning>();
  for (std::uint64_t seed = first; seed < first + count; ++seed) compare(seed, numeration, meanings, depth);
}

TEST(Statements, MeanWhatTheyMeanOfSmallNumbers) {
  compare_all(1, 150, 2, false);
  compare_all(1, 10, 2, true, 1);
}

TEST(Statements, MeanTheSameInOtherNumerations) {
  compare_all(10, 20, automata::Numeration::zeckendorf(), false);
  compare_all(1, 20, 3, true, 1);
}

TEST(StatementsStandard, MeanTheSameInAllNumerations) {
  compare_all(1'000, 150, automata::Numeration::zeckendorf(), false);
  compare_all(1, 15, 2);
  for (const automata::Numeration numeration :
       {automata::Numeration::metallic(2), automata::Numeration::zeckendorf(), automata::Numeration(5)}) {
    compare_all(1'000, 20, numeration, true, 2);
  }
}

Result<Decision> decided(const std::string& text, automata::Numeration numeration = {}) {
  ASOBI_TRY(const auto statement, parsed(text, {{}, {}, numeration}));
  Progress progress;
  automata::Work work(progress);
  return decide(*statement, {}, work, numeration);
}

// Of terms at random, with and without a value, for all numbers.
TEST(Statements, WhatHasNoValueComparesWithNothing) {
  constexpr std::string_view all =
      "forall a, b: (({0} <= {1}) <=> ({0} < {1} or {0} = {1})) and (({0} != {1}) <=> ({0} < {1} or {0} > {1})) and "
      "(({0} >= {1}) <=> ({1} <= {0})) and (({0} = {0} and {1} = {1}) <=> ({0} = {1} or {0} != {1})) and "
      "not ({0} = {1} and {0} != {1})";
  Progress progress;
  automata::Work work(progress);
  const std::vector<Meaning> meanings = meanings_of_texts({}, work);
  const auto is_so = [&](const std::string& text) {
    const auto statement = parsed(text, Texts::vocabulary({}, {}));
    EXPECT_TRUE(statement) << statement.error().message.en;
    return decide(**statement, meanings, work)->holds;
  };
  int partial = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Texts texts(seed, {}, true);
    const std::string s = texts.term(2, 2), t = texts.term(2, 2);
    SCOPED_TRACE(s + " and " + t);
    EXPECT_TRUE(is_so(fmt::format(fmt::runtime(all), s, t)));
    partial += is_so(fmt::format("forall a, b: {0} = {0} and {1} = {1}", s, t)) ? 0 : 1;
  }
  EXPECT_GT(partial, 10);
  for (const char* sign : {"=", "!=", "<", "<=", ">", ">="}) {
    EXPECT_FALSE(is_so(fmt::format("exists a: part(a + 1, a) {} a", sign)));
    EXPECT_FALSE(is_so(fmt::format("exists a: 3 {} (a - a - 1) xor 1", sign)));
    EXPECT_FALSE(is_so(fmt::format("exists a: 0 * part(a + 1, a) {} 0", sign)));
    EXPECT_FALSE(is_so(fmt::format("exists a: min(a, shift(0 - a - 1)) {} a / 2", sign)));
    EXPECT_TRUE(is_so(fmt::format("forall a: not part(a + 1, a) {} a", sign)));
  }
  EXPECT_FALSE(is_so("exists a: near(part(a + 1, a), a)"));
}

bool same(const Node& a, const Node& b) {
  const auto same_part = [](const auto& x, const auto& y) { return same(*x, *y); };
  return a.kind == b.kind && a.value == b.value && a.names == b.names &&
         std::ranges::equal(a.parts, b.parts, same_part);
}

TEST(Statements, AreReadAgainAsTheyAreWrittenOut) {
  const auto check = [](const std::string& text, const Vocabulary& vocabulary) {
    SCOPED_TRACE(text);
    const auto statement = parsed(text, vocabulary);
    ASSERT_TRUE(statement) << statement.error().message.en;
    const std::string out = reading(**statement, vocabulary);
    const auto again = parsed(out, vocabulary);
    ASSERT_TRUE(again) << out << ": " << again.error().message.en;
    EXPECT_TRUE(same(**statement, **again)) << out;
    EXPECT_EQ(reading(**again, vocabulary), out);
  };
  for (const automata::Numeration numeration : {automata::Numeration(2), automata::Numeration::zeckendorf()}) {
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
      check(Texts(seed, numeration, true).statement(4, 2), Texts::vocabulary({"a", "b"}, numeration));
    }
  }
  for (const char* text :
       {"-a - -b - (a - b) = 0", "2 * 3 = 3 * (2 * a) / 2 mod 3 * 2", "2(3(a / 2)) = 5 mod 2", "a < b <= a + 1 != 7",
        "a = 1 => b = 1 => a = b", "(a = 1 => b = 1) => a = b", "a = 1 <=> (b = 1 <=> a = b) <=> true",
        "not not a = b and b = a or false", "exists n: forall m, k: n = m or k = n and exists j: j = k",
        "a xor (b xor 1) xor a = 0", "min(max(a, b), a xor b + 1) - 1 = shift(a)", "a = b and (b = a and a = 1)"}) {
    check(text, {{"a", "b"}, {}, {}});
  }
  const auto read = [](std::string_view text) {
    const Vocabulary vocabulary = {{}, {{"lost", 2}}, {}};
    return reading(**parsed_whole(text, vocabulary, std::array<std::string, 2>{"x", "y"}), vocabulary);
  };
  EXPECT_EQ(read("forall x: x = 1 ⊕ 2 + 3x or not x > 2 and exists y: y >= 1"),
            "forall x: (x = (1 xor (2 + (3 * x))) or ((not (2 < x)) and (exists y: 1 <= y)))");
  // A statement in the open: names that nothing binds are meant for all numbers.
  EXPECT_EQ(read("y + x = x + y"), "forall x, y: (y + x) = (x + y)");
  EXPECT_EQ(read("lost(x, y) and z < a => exists n: n = x"),
            "forall x, y, z, a: ((lost(x, y) and z < a) => (exists n: n = x))");
  EXPECT_EQ(read("1 < 2"), "1 < 2");
}

TEST(Statements, NamesThatNothingBindsAreForAllNumbersOnlyInTheOpen) {
  const auto column = [](std::string_view text) {
    const auto statement = parsed_whole(text, {{}, {{"lost", 2}}, {}});
    return statement || !statement.error().place ? 0 : static_cast<int>(statement.error().place->column);
  };
  EXPECT_EQ(column("x = y"), 0);
  EXPECT_EQ(column("forall x: x = q"), 15);
  EXPECT_EQ(column("exists x: x = q"), 15);
  EXPECT_EQ(column("lots(x, y)"), 1);
  EXPECT_EQ(column("x = n or exists n: n = x"), 17);
  EXPECT_EQ(column("x = mod"), 5);
  EXPECT_EQ(column("lost = 3"), 6);
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
  EXPECT_EQ(column("x ^ y = 0"), 3);
  EXPECT_EQ(column("2^3 = 1"), 2);
  EXPECT_EQ(column("x = (y)^2"), 8);
  EXPECT_EQ(column("x = 2y**2"), 7);
  EXPECT_EQ(column("x² = y"), 2);
  EXPECT_EQ(parsed("x ^ y = 0", {{"x", "y"}, {}}).error().message.en,
            "column 3: ^ can be read in two ways and is not used: write the nim-sum as ⊕ or xor, and a power as a "
            "product, 2 * 2 * 2");
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
