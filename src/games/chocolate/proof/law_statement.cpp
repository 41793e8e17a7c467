#include "games/chocolate/proof/law_statement.hpp"

#include <algorithm>

#include "games/chocolate/proof/law_formula.hpp"
#include "games/chocolate/proof/law_lines.hpp"
#include "games/chocolate/proof/numbered.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {

namespace {

using statements::Kind;
using statements::Node;
using NodePointer = std::shared_ptr<const Node>;

struct Told {
  NodePointer whole;  // forall x, y, z: lost(x, y, z) <=> set
  NodePointer set;
};

// forall x, y, z: lost(x, y, z) <=> position(x, y, z) and this
Told about_positions(NodePointer bare, const statements::Vocabulary& vocabulary) {
  const auto made = [](Kind kind, std::int64_t value, statements::NodeList parts) {
    return std::make_shared<const Node>(Node{kind, value, std::move(parts)});
  };
  const auto about_all = [&](std::string_view name) {
    statements::NodeList here;
    for (std::int64_t i = 0; i < 3; ++i) here.push_back(made(Kind::variable, i, {}));
    const auto which = std::ranges::find(vocabulary.predicates, name, &statements::Predicate::name);
    return made(Kind::predicate, which - vocabulary.predicates.begin(), std::move(here));
  };
  Told out{.whole = {}, .set = made(Kind::conjunction, 0, {about_all("position"), std::move(bare)})};
  const NodePointer same = made(Kind::equivalence, 0, {about_all("lost"), out.set});
  out.whole = std::make_shared<const Node>(Node{Kind::for_all, 0, {same}, {"x", "y", "z"}});
  return out;
}

Result<Told> told(std::string_view text, const statements::Vocabulary& vocabulary, const NumberRules& rules) {
  statements::Vocabulary open = vocabulary;
  open.variables = rules.names;
  const auto bare = statements::parsed(text, open);
  if (bare && !speaks_of_lost(**bare) && !speaks_of_grundy(**bare)) return about_positions(*bare, vocabulary);
  const auto whole = statements::parsed_whole(text, vocabulary, rules.names);
  const auto law = whole ? law_told(**whole, rules.names.size()) : std::nullopt;
  if (law && !law->grundy) return Told{*whole, law->set};
  if (!bare && (!whole || !(speaks_of_lost(**whole) || speaks_of_grundy(**whole))))
    return std::unexpected((whole ? bare : whole).error());
  return fail_at(
      place_of(text, text), Code::invalid,
      "a law tells which positions are lost: lost(x, y, z) <=> …, or only what holds of x, y and z, or points "
      "{{…, y, z}}; statements of other forms are for `conjecture`",
      "法則は負け局面を述べるものです: lost(x, y, z) <=> …、または x, y, z についての条件だけ、または点 {{…, y, "
      "z}}。他の形の主張は `conjecture` で判定できます");
}

bool is_one_word(std::string_view text) { return trimmed(text).find_first_of(" \t\n()=<>") == std::string_view::npos; }

}  // namespace

Result<Law> law_told_of(std::string_view text, const Edge& bar, const Progress& progress) {
  if (is_named_or_written(text, bar.k()) || is_one_word(text)) return law_named_or_written(text, &bar);
  automata::Work work(progress);
  ASOBI_TRY(const NumberRules rules, rules_of_bar(bar, false, work));
  const statements::Vocabulary vocabulary = vocabulary_of(rules);
  ASOBI_TRY(const Told law, told(text, vocabulary, rules));
  ASOBI_TRY(const NumberGame game, NumberGame::make(rules, work));
  const std::vector<statements::Meaning> meanings = {game.positions(), game.moves()};
  ASOBI_TRY(const automata::Formula formula, statements::formula_of(*law.set, meanings, work));
  ASOBI_TRY(const statements::Meaning points, compiled(formula, proof_base, work));
  ASOBI_TRY(const automata::Automaton astray, product(*points, *game.positions(), automata::Both::difference, work));
  ASOBI_TRY(const auto outside, least_tuple(astray, std::array<automata::Track, 3>{0, 1, 2}, work));
  StatedPoints out{.read = reading(*law.whole, vocabulary), .points = points, .bar = bar, .outside = {}};
  if (outside) {
    out.outside.emplace();
    std::ranges::transform(*outside, out.outside->begin(), [](auto number) { return static_cast<Integer>(number); });
  }
  return Law::of(std::move(out));
}

Result<std::optional<std::string>> statement_of_law(std::string_view text, const Edge& bar, automata::Work& work) {
  if (!is_named_or_written(text, bar.k())) return std::nullopt;
  ASOBI_TRY(const Law law, law_named_or_written(text, &bar));
  ASOBI_TRY(const auto negative, negative_point(law, work));
  if (negative) {
    return fail(Code::invalid, "the law has {}, which is no position", "法則の {} は局面ではありません",
                point_text(*negative));
  }
  ASOBI_TRY(const auto lines, law_lines(law));
  return fmt::format("lost(x, y, z) <=> (({}))", fmt::join(lines, ") or ("));
}

}  // namespace asobi::chocolate
