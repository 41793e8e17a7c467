#include "games/chocolate/proof/law_formula.hpp"

#include <algorithm>

namespace asobi::chocolate {

namespace {

using automata::added;
using automata::Sum;
using automata::Terms;
using automata::Track;
using automata::Work;
using Statement = automata::Formula;

std::unexpected<Error> beyond_automata(const Text& what) {
  return fail(Code::invalid, "{0}: that cannot be decided by automata, so nothing is proved for all positions",
              "{1}: オートマトンでは決定できないので、全ての局面についての証明はできません", what.en, what.ja);
}

bool is_number(const Sum& a) { return a.terms.empty(); }

Result<Sum> product(const Sum& a, const Sum& b) {
  if (is_number(b)) return added({}, a, b.constant);
  if (is_number(a)) return added({}, b, a.constant);
  return beyond_automata({"a product of two variables", "変数どうしの積"});
}

Result<Sum> quotient(const Sum& a, const Sum& b, bool rest, Terms& terms) {
  if (!is_number(b)) return beyond_automata({"a division by a variable", "変数による割り算"});
  if (b.constant == 0) return fail(Code::invalid, "the formula divides by zero", "式が 0 で割っています");
  ASOBI_TRY(const Sum whole, terms.quotient(a, b.constant));
  return rest ? added(a, whole, -b.constant) : whole;
}

Result<Sum> applied(Formula::Kind kind, const Sum& a, const Sum& b, Terms& terms) {
  switch (kind) {
    case Formula::Kind::add:
      return added(a, b, 1);
    case Formula::Kind::subtract:
      return added(a, b, -1);
    case Formula::Kind::multiply:
      return product(a, b);
    case Formula::Kind::divide:
    case Formula::Kind::modulo:
      return quotient(a, b, kind == Formula::Kind::modulo, terms);
    case Formula::Kind::least:
      return terms.least(a, b);
    case Formula::Kind::greatest:
      return terms.greatest(a, b);
    case Formula::Kind::nim:
      return terms.nim_sum(a, b);
    case Formula::Kind::number:
    case Formula::Kind::variable:
    case Formula::Kind::root:
      break;
  }
  return beyond_automata({"a square root", "平方根"});
}

Result<Sum> term_of(const Formula& formula, const std::vector<Sum>& variables, Terms& terms) {
  std::vector<Sum> stack;
  for (const Formula::Operation& operation : formula.operations()) {
    if (operation.kind == Formula::Kind::number) {
      stack.push_back(Sum::number(operation.value));
    } else if (operation.kind == Formula::Kind::variable) {
      stack.push_back(variables[static_cast<std::size_t>(operation.value)]);
    } else {
      const Sum b = std::move(stack.back());
      if (operation.kind != Formula::Kind::root) stack.pop_back();
      ASOBI_TRY(stack.back(), applied(operation.kind, Sum(stack.back()), b, terms));
    }
  }
  return stack.front();
}

// One table: what its variables are, and its point.
struct TableTerms {
  Terms terms;
  std::vector<Sum> variables;
  std::array<Sum, 3> point;
};

Result<TableTerms> table_terms(const Law& law, const PointTable& table, Track free) {
  TableTerms out{Terms(free), std::vector<Sum>(law.variables()), {}};
  for (const Range& range : table.ranges) {
    ASOBI_TRY(const Sum low, term_of(range.low, out.variables, out.terms));
    ASOBI_TRY(const Sum value, added(low, Sum::of(out.terms.fresh()), 1));
    out.variables[range.variable] = value;
    if (!range.high) continue;
    ASOBI_TRY(const Sum high, term_of(*range.high, out.variables, out.terms));
    ASOBI_TRY(const Sum room, added(high, value, -1));
    out.terms.demand(Statement::not_negative(room));
  }
  for (std::size_t i = 0; i < 3; ++i) {
    ASOBI_TRY(out.point[i], term_of(table.point[i], out.variables, out.terms));
  }
  return out;
}

Integer value_of(const Sum& sum, const std::vector<std::uint64_t>& values, Track first) {
  Integer out = sum.constant;
  for (const auto& [track, coefficient] : sum.terms) out += coefficient * static_cast<Integer>(values[track - first]);
  return out;
}

// The least values of which the statement holds, if there are any.
Result<std::optional<std::vector<std::uint64_t>>> example(const Statement& statement, const std::vector<Track>& tracks,
                                                          Work& work) {
  ASOBI_TRY(const auto automaton, compiled(statement, proof_base, work));
  return least_tuple(*automaton, tracks, work);
}

Result<Sum> edge_term(const Edge& edge, Track y, Terms& terms) {
  if (edge.k() > 0) return terms.quotient(Sum::of(y), edge.k());
  if (edge.formula() != nullptr) return term_of(*edge.formula(), {Sum::of(y)}, terms);
  return fail(
      Code::invalid, "f is known only up to f({}), and all y are in question: give it as a formula, such as min(y, 3)",
      "f は f({}) までしか分かりませんが、全ての y が問題です。min(y, 3) のような式で与えてください", edge.last());
}

// An error if the statement about y holds for some y.
Result<void> never(const Statement& statement, Track y, Work& work, const Text& fault) {
  ASOBI_TRY(const auto found, example(statement, {y}, work));
  if (!found) return {};
  return fail(Code::invalid, "y = {0}: {1}", "y = {0}: {2}", found->front(), fault.en, fault.ja);
}

}  // namespace

Result<Statement> edge_formula(const Edge& edge, Track y, Track z, Track free) {
  Terms terms(free);
  ASOBI_TRY(const Sum f, edge_term(edge, y, terms));
  ASOBI_TRY(const Sum difference, added(Sum::of(z), f, -1));
  return Statement::exists(terms.tracks(), Statement::all({terms.conditions(), Statement::zero(difference)}));
}

Result<void> check_edge(const Edge& edge, Work& work) {
  constexpr Track y = 0, z = 1, next_y = 2, next_z = 3, free = 4;
  Terms terms(free);
  ASOBI_TRY(const Sum f, edge_term(edge, y, terms));
  ASOBI_CHECK(never(Statement::exists(terms.tracks(), Statement::any(terms.undefined())), y, work,
                    {"f takes a nim-sum of a negative number", "f が負の数のニム和を求めています"}));
  ASOBI_TRY(const Sum below, added(Sum::number(-1), f, -1));
  ASOBI_CHECK(
      never(Statement::exists(terms.tracks(), Statement::all({terms.conditions(), Statement::not_negative(below)})), y,
            work, {"f is negative there", "そこで f が負です"}));
  ASOBI_TRY(const Statement here, edge_formula(edge, y, z, free));
  ASOBI_TRY(const Statement there, edge_formula(edge, next_y, next_z, free));
  const Statement falls = Statement::all({here, there, Statement::zero({{{y, 1}, {next_y, -1}}, 1}),
                                          Statement::not_negative({{{z, 1}, {next_z, -1}}, -1})});
  return never(Statement::exists({z, next_y, next_z}, falls), y, work,
               {"f is not monotone: f(y + 1) < f(y)", "f が単調ではありません: f(y + 1) < f(y)"});
}

Result<std::optional<Point>> negative_point(const Law& law, Work& work) {
  constexpr Track first = 0;
  for (const PointTable& table : law.tables()) {
    ASOBI_TRY(const TableTerms made, table_terms(law, table, first));
    const auto tracks = made.terms.tracks();
    ASOBI_TRY(const auto undefined, example(Statement::any(made.terms.undefined()), tracks, work));
    if (undefined) {
      return fail(Code::invalid, "the law takes a nim-sum of a negative number", "法則が負の数のニム和を求めています");
    }
    std::vector<Statement> negative;
    for (const Sum& coordinate : made.point) {
      if (never_negative(coordinate)) continue;
      ASOBI_TRY(const Sum below, added(Sum::number(-1), coordinate, -1));
      negative.push_back(Statement::not_negative(below));
    }
    if (negative.empty()) continue;
    const Statement both = Statement::all({made.terms.conditions(), Statement::any(std::move(negative))});
    ASOBI_TRY(const auto found, example(both, tracks, work));
    if (!found) continue;
    Point out;
    std::ranges::transform(made.point, out.begin(), [&](const Sum& s) { return value_of(s, *found, first); });
    return out;
  }
  return std::nullopt;
}

Result<Statement> law_formula(const Law& law, const std::array<Track, 3>& point, Track free) {
  std::vector<Statement> tables;
  for (const PointTable& table : law.tables()) {
    ASOBI_TRY(TableTerms made, table_terms(law, table, free));
    std::vector<Statement> parts = {made.terms.conditions()};
    for (std::size_t i = 0; i < 3; ++i) {
      ASOBI_TRY(const Sum difference, added(Sum::of(point[i]), made.point[i], -1));
      parts.push_back(Statement::zero(difference));
    }
    tables.push_back(Statement::exists(made.terms.tracks(), Statement::all(std::move(parts))));
  }
  return Statement::any(std::move(tables));
}

}  // namespace asobi::chocolate
