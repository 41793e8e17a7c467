#include "service/messages.hpp"

#include <cmath>

#include "base/fields_read.hpp"

namespace asobi {

Json ShareOutcomes::schema(Schemas& schemas) {
  const Json of_one_time = {{"type", "array"}, {"items", Json::object()}};
  return schemas.define("ShareOutcomes", {{"type", "object"},
                                          {"properties", {{"outcomes", {{"type", "array"}, {"items", of_one_time}}}}},
                                          {"required", {"outcomes"}},
                                          {"additionalProperties", false}});
}

GameList list_of_games(const Catalogue& catalogue) {
  GameList out;
  for (const Entry& entry : catalogue.entries) {
    GameSummary game{entry.id, entry.title, entry.about, entry.paper, {}};
    for (const Tool& tool : entry.tools) game.tools.push_back(tool.name);
    out.games.push_back(std::move(game));
  }
  return out;
}

namespace {

double to_a_tenth(double value) { return std::round(10 * value) / 10; }

}  // namespace

CheckedClaim checked_claim(const Claim& claim, const Result<Finding>& result) {
  if (!result) {
    const Text& why = result.error().message;
    CheckedClaim out{claim_info(claim),
                     {fmt::format("the check ended with an error: {}", why.en),
                      fmt::format("検証がエラーで終わりました: {}", why.ja)},
                     Verdict::failed};
    out.error = result.error();
    return out;
  }
  const Finding& finding = *result;
  CheckedClaim out{claim_info(claim), told(claim.printed, finding), judge(claim.printed, finding)};
  out.computed = worded(finding.value());
  if (out.verdict == Verdict::compatible) out.width = to_a_tenth(width(claim.printed, finding).value());
  if (const auto off = residual(claim.printed, finding)) {
    out.residual = ResidualInfo{to_a_tenth(off->mean), to_a_tenth(off->deviation)};
  }
  return out;
}

Reproduction::Count Reproduction::count() const {
  Count out;
  for (const DecidedClaim& claim : claims) {
    Verdict verdict = Verdict::failed;
    read_fields(claim.written.at("verdict"), verdict);
    ++out[verdict];
  }
  return out;
}

ClaimInfo claim_info(const Claim& claim) {
  ClaimInfo out{claim.id, claim.section, claim.says};
  if (claim.printed) out.printed = worded(claim.printed->text());
  if (claim.printed && !claim.printed->as_printed.empty()) out.as_printed = worded(claim.printed->as_printed);
  if (!claim.caveat.en.empty()) out.caveat = claim.caveat;
  if (!claim.live.empty()) out.live = LiveRequest{Json::parse(claim.live)};
  return out;
}

}  // namespace asobi
