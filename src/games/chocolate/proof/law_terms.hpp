// The formulas of laws and edges read into linear sums. What is not linear becomes further variables with conditions,
// kept by Terms: automata::Terms makes formulas of them (law_formula), Lines writes them down (law_lines).
#pragma once

#include <array>
#include <vector>

#include "games/chocolate/edge.hpp"
#include "games/chocolate/law.hpp"
#include "math/automata/terms.hpp"

namespace asobi::chocolate {

std::unexpected<Error> beyond_automata(const Text& what);

// a · b, if one of them is a number.
Result<automata::Sum> linear_product(const automata::Sum& a, const automata::Sum& b);

template <class Terms>
Result<automata::Sum> divided(const automata::Sum& a, const automata::Sum& b, bool rest, Terms& terms) {
  if (!b.terms.empty()) return beyond_automata({"a division by a variable", "変数による割り算"});
  if (b.constant == 0) return fail(Code::invalid, "the formula divides by zero", "式が 0 で割っています");
  ASOBI_TRY(const automata::Sum whole, terms.quotient(a, b.constant));
  return rest ? automata::added(a, whole, -b.constant) : whole;
}

// The greatest power of two that is not greater than `a`, and 0 of 0. A number t is a power of two exactly if
// t ⊕ (t - 1) = 2 t - 1.
template <class Terms>
Result<automata::Sum> power_of_two(const automata::Sum& a, Terms& terms) {
  using automata::added;
  ASOBI_TRY(const automata::Sum top, terms.greatest(a, automata::Sum::number(1)));
  const automata::Sum below = automata::Sum::of(terms.fresh());
  ASOBI_TRY(const automata::Sum power, added(below, automata::Sum::number(1), 1));
  ASOBI_TRY(const automata::Sum most, added(below, power, 1));
  ASOBI_TRY(const automata::Sum room, added(top, power, -1));
  ASOBI_TRY(const automata::Sum lack, added(most, top, -1));
  ASOBI_TRY(const automata::Sum digits, terms.nim_sum(below, power));
  ASOBI_TRY(const automata::Sum over, added(digits, most, -1));
  ASOBI_TRY(const automata::Sum under, added(most, digits, -1));
  for (const automata::Sum& sum : {room, lack, over, under}) terms.demand_not_negative(sum);
  return terms.least(power, a);
}

template <class Terms>
Result<automata::Sum> applied(Formula::Kind kind, const automata::Sum& a, const automata::Sum& b, Terms& terms) {
  switch (kind) {
    case Formula::Kind::add:
      return automata::added(a, b, 1);
    case Formula::Kind::subtract:
      return automata::added(a, b, -1);
    case Formula::Kind::multiply:
      return linear_product(a, b);
    case Formula::Kind::divide:
    case Formula::Kind::modulo:
      return divided(a, b, kind == Formula::Kind::modulo, terms);
    case Formula::Kind::least:
      return terms.least(a, b);
    case Formula::Kind::greatest:
      return terms.greatest(a, b);
    case Formula::Kind::nim:
      return terms.nim_sum(a, b);
    case Formula::Kind::power:
      return power_of_two(b, terms);
    case Formula::Kind::number:
    case Formula::Kind::variable:
    case Formula::Kind::root:
      break;
  }
  return beyond_automata({"a square root", "平方根"});
}

template <class Terms>
Result<automata::Sum> term_of(const Formula& formula, const std::vector<automata::Sum>& variables, Terms& terms) {
  std::vector<automata::Sum> stack;
  for (const Formula::Operation& operation : formula.operations()) {
    if (operation.kind == Formula::Kind::number) {
      stack.push_back(automata::Sum::number(operation.value));
    } else if (operation.kind == Formula::Kind::variable) {
      stack.push_back(variables[static_cast<std::size_t>(operation.value)]);
    } else {
      const automata::Sum b = std::move(stack.back());
      if (!Formula::takes_one(operation.kind)) stack.pop_back();
      ASOBI_TRY(stack.back(), applied(operation.kind, automata::Sum(stack.back()), b, terms));
    }
  }
  return stack.front();
}

// f(y), where y is after the list of f.
template <class Terms>
Result<automata::Sum> edge_term(const Edge& edge, const automata::Sum& y, Terms& terms) {
  if (edge.k() > 0) return terms.quotient(y, edge.k());
  if (edge.formula() != nullptr) return term_of(*edge.formula(), {y}, terms);
  return fail(
      Code::invalid,
      "f is known only up to f({0}), and all y are in question: tell how it goes on, such as {1} then f(y-1)+1, or "
      "give a formula, such as min(y, 3)",
      "f は f({0}) までしか分かりませんが、全ての y が問題です。{1} then f(y-1)+1 のように続きを示すか、min(y, 3) "
      "のような式で与えてください",
      edge.last(), edge.text());
}

// The point of a table, when its variables are read.
template <class Terms>
Result<std::array<automata::Sum, 3>> table_point(const Law& law, const PointTable& table, Terms& terms) {
  std::vector<automata::Sum> variables(law.variables());
  for (const Range& range : table.ranges) {
    ASOBI_TRY(const automata::Sum low, term_of(range.low, variables, terms));
    ASOBI_TRY(const automata::Sum value, automata::added(low, automata::Sum::of(terms.fresh()), 1));
    variables[range.variable] = value;
    if (!range.high) continue;
    ASOBI_TRY(const automata::Sum high, term_of(*range.high, variables, terms));
    ASOBI_TRY(const automata::Sum room, automata::added(high, value, -1));
    terms.demand_not_negative(room);
  }
  std::array<automata::Sum, 3> out;
  for (std::size_t i = 0; i < out.size(); ++i) {
    ASOBI_TRY(out[i], term_of(table.point[i], variables, terms));
  }
  return out;
}

}  // namespace asobi::chocolate
