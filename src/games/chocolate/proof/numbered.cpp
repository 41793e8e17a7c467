#include "games/chocolate/proof/numbered.hpp"

#include <algorithm>

#include "games/chocolate/law_search.hpp"
#include "games/chocolate/proof/law_formula.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {

namespace {

Result<statements::Meaning> points_of(std::string_view text, automata::Work& work) {
  ASOBI_TRY(const Law law, Law::parse(text));
  ASOBI_TRY(const automata::Formula points, law_formula(law, {0, 1, 2}, 3));
  return compiled(points, proof_base, work);
}

// The law that fits the L-states as far as it was looked; none if there is none.
Result<statements::Meaning> searched(const Edge& edge, automata::Work& work) {
  Progress progress = work.progress().unwatched();
  for (const std::uint32_t bound : {200, 800, 3200}) {
    const std::uint32_t most = std::min(bound, edge.last());
    ASOBI_TRY(const Plane plane, plane_up_to(edge, most, progress));
    ASOBI_TRY(const LStates found, LStates::of(plane, most, progress));
    ASOBI_TRY(const auto law, search_law(plane, found, progress));
    if (law) return points_of(law->text, work);
  }
  return statements::Meaning();
}

}  // namespace

Result<NumberedGame> numbered(const Game& game, automata::Work& work) {
  const Edge& edge = game.rules().edge();
  ASOBI_CHECK(check_edge(edge, work));
  ASOBI_TRY(const automata::Formula edge_of, edge_formula(edge, 0, 1, 2));
  ASOBI_TRY(statements::Meaning heights, compiled(edge_of, proof_base, work));
  NumberedGame out{.rules = {.names = {"x", "y", "z"},
                             .position = "exists top: edge(y, top) and z <= top",
                             .move = "x' < x and y' = y and z' = z or x' = x and y' = y and z' < z or "
                                     "x' = x and y' < y and exists top: edge(y', top) and z' = min(z, top)",
                             .misere = game.misere(),
                             .predicates = {{"edge", 2}},
                             .meanings = {std::move(heights)}}};
  for (const ShippedLaw& shipped : shipped_laws()) {
    if (shipped.k != edge.k()) continue;
    out.candidates.emplace_back([text = shipped.text](automata::Work& at) { return points_of(text, at); });
  }
  if (out.candidates.empty() && !game.misere()) {
    out.candidates.emplace_back([edge](automata::Work& at) { return searched(edge, at); });
  }
  return out;
}

}  // namespace asobi::chocolate
