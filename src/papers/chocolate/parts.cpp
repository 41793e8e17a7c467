#include "papers/chocolate/parts.hpp"

#include "games/chocolate/proof/law_proof.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate_claims {

std::string text_of(const Position& p) { return fmt::format("{{{}, {}, {}}}", p.x, p.y, p.z); }

Result<Plane> plane_of(Integer k, std::uint32_t last, Context& context) {
  return plane_up_to(Edge::quotient(k), last, context.progress);
}

Result<bool> proved(Integer k, std::string_view text, Context& context) {
  ASOBI_TRY(const Law law, law_named_or_written(text));
  ASOBI_TRY(const LawProof proof, prove_law(law, Edge::quotient(k), false, context.progress));
  return proof.proved();
}

Result<Rules> bar_at(Integer k, const Position& p) {
  ASOBI_TRY(auto heights, Edge::quotient(k).heights(p.y, no_cap));
  return Rules(Edge::quotient(k), std::move(heights), p);
}

Text bar_told(const Plane& plane, const Position& p) {
  const std::uint32_t g = grundy(plane, p);
  return {fmt::format("the Grundy number is {}: {}", g, g == 0 ? "an L-state" : "a W-state"),
          fmt::format("グランディ数 {} の {}", g, g == 0 ? "L-state" : "W-state")};
}

}  // namespace asobi::chocolate_claims
