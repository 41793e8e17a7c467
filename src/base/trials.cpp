#include "base/trials.hpp"

namespace asobi {

Result<Share> Share::one(std::size_t part, std::size_t of) {
  if (part >= of) {
    return fail(Code::invalid, "part {} of {}: parts are counted from 0",
                "{} 番目（全 {} 分担）: 分担は 0 から数えます", part, of);
  }
  Share out;
  out.part_ = part;
  out.of_ = of;
  return out;
}

Result<Share> Share::all(Json outcomes) {
  if (!outcomes.is_array() || outcomes.empty()) return wrong_outcomes();
  Share out;
  out.part_ = out.of_ = outcomes.size();
  out.outcomes_ = std::move(outcomes);
  return out;
}

std::vector<const Json*> Share::next(std::size_t count) {
  std::vector<const Json*> out(count);
  for (std::size_t i = 0; i < count; ++i) {
    const Json& share = outcomes_[i % of_];
    if (!share.is_array() || next_ >= share.size()) continue;
    const Json& trials = share[next_];
    if (trials.is_array() && i / of_ < trials.size()) out[i] = &trials[i / of_];
  }
  ++next_;
  return out;
}

Result<void> check_all_have_done(Team& team, bool done) {
  std::uint64_t failed = done ? 0 : 1;
  team.add({&failed, 1});
  if (failed == 0) return {};
  return fail(Code::limit, "another process could not do its share of the trials",
              "他のプロセスが受け持ち分の試行を終えられませんでした");
}

std::unexpected<Error> wrong_outcomes() {
  return fail(Code::invalid, "these outcomes are not those of all shares of this request",
              "与えられた結果は、この要求のすべての分担の結果ではありません");
}

}  // namespace asobi
