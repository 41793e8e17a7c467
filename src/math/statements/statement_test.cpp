// Statements against the slow, obvious way: texts at random, looked at for all small values.
#include "math/statements/statement.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "math/statements/decide.hpp"

namespace asobi::statements {
namespace {

using Values = std::vector<std::int64_t>;

constexpr std::int64_t bound = 5;  // quantifiers of the texts at random run below this

std::int64_t divided(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

// None where a nim-sum of a negative number is taken.
std::optional<std::int64_t> value(const Node& node, const Values& values) {
  if (node.kind == Kind::number) return node.value;
  if (node.kind == Kind::variable) return values[static_cast<std::size_t>(node.value)];
  const auto a = value(*node.parts[0], values), b = value(*node.parts[1], values);
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

bool holds(const Node& node, Values& values) {
  const auto part = [&](std::size_t i) { return holds(*node.parts[i], values); };
  switch (node.kind) {
    case Kind::constant:
      return node.value != 0;
    case Kind::equal:
    case Kind::less: {
      const auto a = value(*node.parts[0], values), b = value(*node.parts[1], values);
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
      for (; values.back() < bound && !found; ++values.back()) found = part(0) == wanted;
      values.pop_back();
      return found == wanted;
    }
  }
}

class Texts {
 public:
  explicit Texts(std::uint64_t seed) : random_(seed) {}

  std::string statement(int depth, std::size_t names) {
    const auto kind = random_.below(depth == 0 ? 2 : 8);
    if (kind < 2) return comparison(names);
    if (kind == 2) return "not (" + statement(depth - 1, names) + ")";
    if (kind < 5) return quantified(depth, names, kind == 3);
    constexpr std::array joins = {"and", "or", "=>", "<=>", "∧", "∨", "⇒", "⇔"};
    return "(" + statement(depth - 1, names) + ") " + joins[random_.below(joins.size())] + " (" +
           statement(depth - 1, names) + ")";
  }

 private:
  Random random_;

  static std::string name(std::size_t number) { return std::string(1, static_cast<char>('a' + number)); }

  std::string quantified(int depth, std::size_t names, bool all) {
    const std::string inner = statement(depth - 1, names + 1), fresh = name(names);
    return all ? fmt::format("(forall {0}: {0} < {1} => ({2}))", fresh, bound, inner)
               : fmt::format("(exists {0}: {0} < {1} and ({2}))", fresh, bound, inner);
  }
  std::string comparison(std::size_t names) {
    constexpr std::array signs = {"=", "!=", "<", "<=", ">", ">=", "≠", "≤", "≥"};
    return term(2, names) + " " + signs[random_.below(signs.size())] + " " + term(2, names);
  }
  std::string term(int depth, std::size_t names) {
    if (depth == 0 || random_.below(3) == 0) {
      return random_.below(3) == 0 ? fmt::format("{}", random_.below(7)) : name(random_.below(names));
    }
    const std::string a = term(depth - 1, names), b = term(depth - 1, names);
    const auto number = 1 + random_.below(5);
    switch (random_.below(8)) {
      case 0:
        return fmt::format("({} + {})", a, b);
      case 1:
        return fmt::format("({} - {})", a, b);
      case 2:
        return fmt::format("{}({})", number, a);
      case 3:
        return fmt::format("({}) / {}", a, number);
      case 4:
        return fmt::format("({}) mod {}", a, number);
      case 5:
        return fmt::format("min({}, {})", a, b);
      case 6:
        return fmt::format("max({}, {})", a, b);
      default:
        return fmt::format("({} ⊕ {})", a, b);
    }
  }
};

TEST(Statements, MeanWhatTheyMeanOfSmallNumbers) {
  int compared = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const std::string text = Texts(seed).statement(3, 2);
    const auto statement = parsed(text, {{"a", "b"}, {}});
    ASSERT_TRUE(statement) << text << "\n" << statement.error().message.en;
    Progress progress;
    automata::Work work(progress);
    const auto formula = formula_of(**statement, {}, work);
    ASSERT_TRUE(formula) << text << "\n" << formula.error().message.en;
    const auto automaton = compiled(*formula, 2, work);
    ASSERT_TRUE(automaton) << text << "\n" << automaton.error().message.en;
    for (std::uint64_t a = 0; a < 9; ++a) {
      for (std::uint64_t b = 0; b < 9; ++b) {
        Values values = {static_cast<std::int64_t>(a), static_cast<std::int64_t>(b)};
        const bool truth = holds(**statement, values);
        ASSERT_EQ(accepts(**automaton, std::array<automata::Track, 2>{0, 1}, std::array{a, b}), truth)
            << text << " a = " << a << " b = " << b;
        ++compared;
      }
    }
  }
  EXPECT_EQ(compared, 400 * 81);
}

Result<Decision> decided(const std::string& text) {
  ASOBI_TRY(const auto statement, parsed(text, {}));
  Progress progress;
  automata::Work work(progress);
  return decide(*statement, {}, work);
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

}  // namespace
}  // namespace asobi::statements
