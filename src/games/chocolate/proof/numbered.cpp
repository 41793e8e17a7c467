#include "games/chocolate/proof/numbered.hpp"

#include <algorithm>
#include <functional>

#include "base/random.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/proof/law_formula.hpp"
#include "games/chocolate/proof/law_lines.hpp"
#include "games/chocolate/proof/law_statement.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "math/automata/guess.hpp"

namespace asobi::chocolate {

namespace {

// The positions of which the formula holds.
Result<statements::Meaning> where(const std::string& formula, const NumberRules& rules, automata::Work& work) {
  ASOBI_TRY(const auto statement,
            statements::parsed(fmt::format("({}) and {}", formula, rules.position), {rules.names, rules.predicates}));
  ASOBI_TRY(const automata::Formula points, statements::formula_of(*statement, rules.meanings, work));
  return compiled(points, proof_base, work);
}

// The nim-sum of bars that are moved to the side: x = ((y + s) ⊕ z) - s, with x = y where z = 0 (Nakamura, Miyadera).
bool is_shifted(const Plane& plane, std::int64_t s) {
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    for (std::uint32_t z = 0; z <= plane.height(y); ++z) {
      const std::int64_t moved = std::int64_t{y} + s;
      if (z > 0 && (moved < 0 || (moved ^ std::int64_t{z}) - s != plane(y, z))) return false;
    }
  }
  return true;
}

std::string shifted_formula(std::int64_t s) {
  if (s > 0) return fmt::format("x + {0} = ((y + {0}) xor z)", s);
  return fmt::format("z = 0 and x = y or z > 0 and x - {0} = ((y - {0}) xor z)", -s);
}

// That of a small table; none if there is none.
Result<std::optional<std::string>> shifted_nim_sum(const Edge& edge, Progress& progress) {
  constexpr std::uint32_t most = 64;
  constexpr std::int64_t greatest_shift = 16;
  ASOBI_TRY(const Plane plane, plane_up_to(edge, std::min(most, edge.last()), progress));
  for (std::int64_t s = 1; s <= greatest_shift; ++s) {
    for (const std::int64_t either : {s, -s}) {
      if (is_shifted(plane, either)) return shifted_formula(either);
    }
  }
  return std::nullopt;
}

Result<statements::Meaning> points_of(std::string_view text, automata::Work& work) {
  ASOBI_TRY(const Law law, Law::parse(text));
  ASOBI_TRY(const automata::Formula points, law_formula(law, {0, 1, 2}, 3));
  return compiled(points, proof_base, work);
}

constexpr std::array<std::uint32_t, 3> searched_bounds = {200, 800, 3200};
constexpr std::array<std::uint32_t, 4> guessed_digits = {5, 7, 9, 11};

// The law that fits the L-states as far as it was looked; none if there is none.
Result<statements::Meaning> searched(const Edge& edge, automata::Work& work) {
  Progress progress = work.progress().unwatched();
  for (const std::uint32_t bound : searched_bounds) {
    const std::uint32_t most = std::min(bound, edge.last());
    ASOBI_TRY(const Plane plane, plane_up_to(edge, most, progress));
    ASOBI_TRY(const LStates found, LStates::of(plane, most, progress));
    ASOBI_TRY(const auto law, search_law(plane, found, progress));
    if (law) return points_of(law->text, work);
  }
  return statements::Meaning();
}

using PointSet = std::function<bool(std::span<const std::uint64_t>)>;

// Whether an automaton has the points of a table, and of others, taken at random, only those.
bool fits(const automata::Automaton& guess, const Plane& plane, const PointSet& member) {
  constexpr std::array<automata::Track, 3> tracks = {0, 1, 2};
  for (std::uint32_t y = 0; y < plane.rows(); ++y) {
    for (std::uint32_t z = 0; z <= plane.height(y); ++z) {
      if (!accepts(guess, tracks, std::array<std::uint64_t, 3>{plane(y, z), y, z})) return false;
    }
  }
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    const std::array<std::uint64_t, 3> point = {random.below(plane.rows()), random.below(plane.rows()),
                                                random.below(plane.rows())};
    if (accepts(guess, tracks, point) != member(point)) return false;
  }
  return true;
}

// The points x = g(y, z) of so many digits as the table of Grundy numbers has them, so that more are known than by
// looking at all x; none if they fit no automaton, or one that does not go on to be right.
Result<statements::Meaning> guessed(const Edge& edge, std::uint32_t digits, automata::Work& work) {
  Progress progress = work.progress().unwatched();
  const std::uint32_t most = (4u << digits) - 1;
  if (most > edge.last()) return statements::Meaning();
  ASOBI_TRY(const Plane plane, plane_below(edge, most, most, progress));
  const PointSet member = [&](std::span<const std::uint64_t> point) {
    const auto y = static_cast<std::uint32_t>(point[1]), z = static_cast<std::uint32_t>(point[2]);
    return z <= plane.height(y) && plane(y, z) == point[0];
  };
  ASOBI_TRY(auto guess, automata::guessed({0, 1, 2}, proof_base, digits, member, work));
  if (!guess.automaton || !fits(*guess.automaton, plane, member)) return statements::Meaning();
  return std::make_shared<const automata::Automaton>(std::move(*guess.automaton));
}

// y, z with z = f(y), in words that other provers know, too.
Result<std::string> edge_statement(const Edge& edge, const std::string& y, const std::string& z) {
  ASOBI_TRY(const auto lines, edge_lines(edge, y, z));
  return fmt::format("(({}))", fmt::join(lines, ") or ("));
}

NumberRules rules_of(const std::string& edge_here, const std::string& edge_there, bool misere) {
  return {.names = {"x", "y", "z"},
          .position = fmt::format("exists top: {} and z <= top", edge_here),
          .move = fmt::format("x' < x and y' = y and z' = z or x' = x and y' = y and z' < z or "
                              "x' = x and y' < y and exists top: {} and z' = min(z, top)",
                              edge_there),
          .misere = misere};
}

// In normal play: formulas, families, whatever fits an automaton.
Result<void> add_candidates(NumberedGame& out, const Edge& edge, automata::Work& work) {
  Progress quiet = work.progress().unwatched();
  std::vector<std::pair<LawKind, std::string>> formulas = {{LawKind::nim_sum, "x = (y xor z)"}};
  ASOBI_TRY(const auto shifted, shifted_nim_sum(edge, quiet));
  if (shifted) formulas.emplace_back(LawKind::shifted_nim_sum, *shifted);
  for (const auto& [kind, formula] : formulas) {
    const auto make = [rules = out.rules, formula](automata::Work& at) { return where(formula, rules, at); };
    out.candidates.push_back({.kind = kind, .make = make, .formula = formula});
  }
  for (const ShippedLaw& shipped : laws_for(edge.k())) {
    if (shipped.k != edge.k()) continue;
    const auto make = [text = shipped.text](automata::Work& at) { return points_of(text, at); };
    out.candidates.push_back({.kind = LawKind::families, .make = make});
  }
  out.candidates.push_back({.kind = LawKind::families,
                            .make = [edge](automata::Work& at) { return searched(edge, at); },
                            .tried = say("families of linear formulas with period up to {}", "周期 {} 以下の一次式の族",
                                         decided_period(searched_bounds.back()))});
  for (const std::uint32_t digits : guessed_digits) {
    const auto make = [edge, digits](automata::Work& at) { return guessed(edge, digits, at); };
    out.candidates.push_back({.kind = LawKind::automatic, .make = make});
  }
  out.candidates.back().tried = say("automata that fit all positions with y, z < {}",
                                    "y, z < {} の全ての局面に合うオートマトン", grouped(1u << guessed_digits.back()));
  return {};
}

}  // namespace

Result<NumberRules> rules_of_bar(const Edge& edge, bool misere, automata::Work& work) {
  ASOBI_CHECK(check_edge(edge, work));
  ASOBI_TRY(const automata::Formula edge_of, edge_formula(edge, 0, 1, 2));
  ASOBI_TRY(statements::Meaning heights, compiled(edge_of, proof_base, work));
  NumberRules out = rules_of("edge(y, top)", "edge(y', top)", misere);
  out.predicates = {{"edge", 2}};
  out.meanings = {std::move(heights)};
  return out;
}

Result<NumberedGame> numbered(const Game& game, automata::Work& work) {
  const Edge& edge = game.rules().edge();
  NumberedGame out;
  ASOBI_TRY(out.rules, rules_of_bar(edge, game.misere(), work));
  out.law_reader = [edge](std::string_view text, automata::Work& at) { return statement_of_law(text, edge, at); };
  ASOBI_TRY(const std::string here, edge_statement(edge, "y", "top"));
  ASOBI_TRY(const std::string there, edge_statement(edge, "y'", "top"));
  out.told = rules_of(here, there, game.misere());
  if (!game.misere()) ASOBI_CHECK(add_candidates(out, edge, work));
  return out;
}

}  // namespace asobi::chocolate
