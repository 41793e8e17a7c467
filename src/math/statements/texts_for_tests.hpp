// Statements at random, as people might type them.
#pragma once

#include <array>
#include <string>

#include <fmt/format.h>

#include "base/random.hpp"
#include "math/statements/statement.hpp"

namespace asobi::statements {

class Texts {
 public:
  static constexpr std::int64_t bound = 5;  // quantifiers run below this

  // With `defined`, of the vocabulary below, too.
  Texts(std::uint64_t seed, automata::Numeration numeration, bool defined = false)
      : random_(seed), numeration_(numeration), defined_(defined) {}

  // part(a, b) = ⌊(a + 2b) / 3⌋ has a value only where a ≤ b; near(a, b) holds where a ≤ 3b + 1.
  static Vocabulary vocabulary(std::vector<std::string> variables, automata::Numeration numeration) {
    return {std::move(variables), {{"part", 2, true}, {"near", 2}}, numeration};
  }
  static constexpr std::array<std::string_view, 2> meanings = {"a <= b and v = (a + 2b) / 3", "a <= 3b + 1"};

  // About so many variables: a, b, …
  std::string statement(int depth, std::size_t names) {
    const auto kind = random_.below(depth == 0 ? 2 : 8);
    if (kind < 2 && defined_ && random_.below(4) == 0) return call("near", 1, names);
    if (kind < 2) return comparison(names);
    if (kind == 2) return "not (" + statement(depth - 1, names) + ")";
    if (kind < 5) return quantified(depth, names, kind == 3);
    constexpr std::array joins = {"and", "or", "=>", "<=>", "∧", "∨", "⇒", "⇔"};
    return "(" + statement(depth - 1, names) + ") " + joins[random_.below(joins.size())] + " (" +
           statement(depth - 1, names) + ")";
  }

  std::string term(int depth, std::size_t names) {
    if (depth == 0 || random_.below(3) == 0) {
      return random_.below(3) == 0 ? fmt::format("{}", random_.below(7)) : name(random_.below(names));
    }
    if (defined_ && random_.below(5) == 0) return call("part", depth - 1, names);
    return operation(depth, names);
  }

 private:
  Random random_;
  automata::Numeration numeration_;
  bool defined_;

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
  std::string call(std::string_view what, int depth, std::size_t names) {
    return fmt::format("{}({}, {})", what, term(depth, names), term(depth, names));
  }
  std::string operation(int depth, std::size_t names) {
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
        break;
    }
    if (numeration_ == automata::Numeration(2) && random_.below(4) != 0) return fmt::format("({} ⊕ {})", a, b);
    if (numeration_ != automata::Numeration::zeckendorf()) return fmt::format("shift({})", a);
    constexpr std::array functions = {"shift", "phi", "phi2"};
    return fmt::format("{}({})", functions[random_.below(functions.size())], a);
  }
};

}  // namespace asobi::statements
