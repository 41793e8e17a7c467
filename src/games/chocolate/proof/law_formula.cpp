#include "games/chocolate/proof/law_formula.hpp"

#include <algorithm>

#include "games/chocolate/proof/law_terms.hpp"

namespace asobi::chocolate {

namespace {

using automata::added;
using automata::Sum;
using automata::Terms;
using automata::Track;
using automata::Work;
using Statement = automata::Formula;

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

Statement after_list(const Edge& edge, Track y) {
  return Statement::not_negative({{{y, 1}}, -static_cast<Integer>(edge.list().size())});
}

// In the order of the tracks, without those that are multiplied by 0.
Sum sorted(std::vector<std::pair<Track, Integer>> terms, Integer constant) {
  std::erase_if(terms, [](const auto& term) { return term.second == 0; });
  std::ranges::sort(terms);
  return {std::move(terms), constant};
}

// An error if the statement about y holds for some y.
Result<void> never(const Statement& statement, Track y, Work& work, const Text& fault) {
  ASOBI_TRY(const auto found, example(statement, {y}, work));
  if (!found) return {};
  return fail(Code::invalid, "y = {0}: {1}", "y = {0}: {2}", found->front(), fault.en, fault.ja);
}

}  // namespace

std::unexpected<Error> beyond_automata(const Text& what) {
  return fail(Code::invalid, "{0}: that cannot be decided by automata, so nothing is proved for all positions",
              "{1}: オートマトンでは決定できないので、全ての局面についての証明はできません", what.en, what.ja);
}

Result<Sum> linear_product(const Sum& a, const Sum& b) {
  if (b.terms.empty()) return added({}, a, b.constant);
  if (a.terms.empty()) return added({}, b, a.constant);
  return beyond_automata({"a product of two variables", "変数どうしの積"});
}

// Where f is listed, value by value; where it goes on by a rule, the value at y is that of the last period and so many
// rises more.
Result<Statement> edge_formula(const Edge& edge, Track y, Track z, Track free) {
  std::vector<Statement> parts;
  const std::vector<Integer>& list = edge.list();
  const auto count = static_cast<Integer>(list.size());
  const auto point = [&](Integer at, Integer step, Integer value, Integer rise) -> Statement {
    const Sum first = sorted({{y, 1}, {free, -step}}, -at), second = sorted({{z, 1}, {free, -rise}}, -value);
    return Statement::exists({free}, Statement::all({Statement::zero(first), Statement::zero(second)}));
  };
  for (Integer i = 0; i < count; ++i) parts.push_back(point(i, 0, list[static_cast<std::size_t>(i)], 0));
  for (Integer i = count - edge.period(); i < count; ++i) {
    const Integer value = list[static_cast<std::size_t>(i)];
    parts.push_back(point(i + edge.period(), edge.period(), value + edge.rise(), edge.rise()));
  }
  if (edge.period() > 0) return Statement::any(std::move(parts));
  Terms terms(free);
  ASOBI_TRY(const Sum f, edge_term(edge, Sum::of(y), terms));
  ASOBI_TRY(const Sum difference, added(Sum::of(z), f, -1));
  const Statement rule = Statement::all({terms.conditions(), Statement::zero(difference), after_list(edge, y)});
  parts.push_back(Statement::exists(terms.tracks(), rule));
  return Statement::any(std::move(parts));
}

Result<void> check_edge(const Edge& edge, Work& work) {
  constexpr Track y = 0, z = 1, next_y = 2, next_z = 3, free = 4;
  if (edge.list().empty() || edge.formula() != nullptr) {
    Terms terms(free);
    ASOBI_TRY(const Sum f, edge_term(edge, Sum::of(y), terms));
    const Statement after = after_list(edge, y);
    ASOBI_CHECK(never(Statement::exists(terms.tracks(), Statement::all({Statement::any(terms.undefined()), after})), y,
                      work, {"f takes a nim-sum of a negative number", "f が負の数のニム和を求めています"}));
    ASOBI_TRY(const Sum below, added(Sum::number(-1), f, -1));
    const Statement negative = Statement::all({terms.conditions(), Statement::not_negative(below), after});
    ASOBI_CHECK(
        never(Statement::exists(terms.tracks(), negative), y, work, {"f is negative there", "そこで f が負です"}));
  }
  if (!edge.list().empty()) ASOBI_CHECK(edge.heights(static_cast<std::uint32_t>(edge.list().size() - 1), no_cap));
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
    Terms terms(first);
    ASOBI_TRY(const auto point, table_point(law, table, terms));
    const auto tracks = terms.tracks();
    ASOBI_TRY(const auto undefined, example(Statement::any(terms.undefined()), tracks, work));
    if (undefined) {
      return fail(Code::invalid, "the law takes a nim-sum of a negative number", "法則が負の数のニム和を求めています");
    }
    std::vector<Statement> negative;
    for (const Sum& coordinate : point) {
      if (never_negative(coordinate)) continue;
      ASOBI_TRY(const Sum below, added(Sum::number(-1), coordinate, -1));
      negative.push_back(Statement::not_negative(below));
    }
    if (negative.empty()) continue;
    const Statement both = Statement::all({terms.conditions(), Statement::any(std::move(negative))});
    ASOBI_TRY(const auto found, example(both, tracks, work));
    if (!found) continue;
    Point out;
    std::ranges::transform(point, out.begin(), [&](const Sum& s) { return value_of(s, *found, first); });
    return out;
  }
  return std::nullopt;
}

Result<Statement> law_formula(const Law& law, const std::array<Track, 3>& point, Track free) {
  std::vector<Statement> tables;
  for (const PointTable& table : law.tables()) {
    Terms terms(free);
    ASOBI_TRY(const auto made, table_point(law, table, terms));
    std::vector<Statement> parts = {terms.conditions()};
    for (std::size_t i = 0; i < 3; ++i) {
      ASOBI_TRY(const Sum difference, added(Sum::of(point[i]), made[i], -1));
      parts.push_back(Statement::zero(difference));
    }
    tables.push_back(Statement::exists(terms.tracks(), Statement::all(std::move(parts))));
  }
  return Statement::any(std::move(tables));
}

}  // namespace asobi::chocolate
