#include "papers/chocolate/parts.hpp"

#include <algorithm>

#include "games/chocolate/proof/law_proof.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate_claims_by_part {

std::string text_of(const Position& p) { return fmt::format("{{{}, {}, {}}}", p.x, p.y, p.z); }

Result<Plane> plane_of(Integer k, std::uint32_t last, Context& context) {
  return plane_up_to(Edge::quotient(k), last, context.progress);
}

Result<bool> proved(Integer k, std::string_view text, Context& context) {
  ASOBI_TRY(const Law law, law_named_or_written(text));
  ASOBI_TRY(const LawProof proof, prove_law(law, Edge::quotient(k), false, context.progress));
  return proof.proved();
}

std::string live_bar(Integer k, const Position& p, const std::string& moves) {
  return live_open("chocolate", fmt::format(R"("k":{},"x":{},"y":{},"z":{})", k, p.x, p.y, p.z), moves);
}

std::string live_tool(Integer k, const std::string& tool, std::uint32_t max, const std::string& more) {
  return live_ask("chocolate", tool, fmt::format(R"("k":{})", k), fmt::format(R"("max":{}{})", max, more));
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

Claim cut(std::string id, Text section, Integer k, Position from, const std::vector<Cut>& cuts,
          const std::string& printed, bool wins) {
  std::vector<std::string> names;
  for (const Cut& one : cuts) names.push_back(fmt::format("{}{}", one.side, one.to));
  return Claim{std::move(id),
               std::move(section),
               {fmt::format("{} cut by {} is {}{}", text_of(from), fmt::join(names, " and "), printed,
                            wins ? ", an L-state" : ""),
                fmt::format("{} を {} と切ると {}{}", text_of(from), fmt::join(names, "、"), printed,
                            wins ? "（L-state）" : "")},
               [=](Context& context) -> Result<Finding> {
                 ASOBI_TRY(const Plane plane, plane_of(k, from.y, context));
                 ASOBI_TRY(const Rules bar, bar_at(k, from));
                 Position p = from;
                 bool legal = true;
                 for (const Cut& one : cuts) {
                   std::vector<Cut> all;
                   bar.moves(p, all);
                   legal = legal && std::ranges::find(all, one) != all.end();
                   if (legal) p = bar.after(p, one);
                 }
                 return computes(text_of(p), bar_told(plane, p), legal && (!wins || grundy(plane, p) == 0));
               },
               live_bar(k, from, fmt::format("{}", fmt::join(names, " ")))}
      .prints(printed);
}

}  // namespace asobi::chocolate_claims_by_part
