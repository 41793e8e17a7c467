#include "games/chocolate/proof/numbered.hpp"

#include "games/chocolate/proof/law_formula.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {

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
    ASOBI_TRY(const Law law, Law::parse(shipped.text));
    ASOBI_TRY(const automata::Formula points, law_formula(law, {0, 1, 2}, 3));
    ASOBI_TRY(statements::Meaning candidate, compiled(points, proof_base, work));
    out.candidates.push_back(std::move(candidate));
  }
  return out;
}

}  // namespace asobi::chocolate
