#include "papers/solvers/improvements.hpp"

#include <algorithm>
#include <cmath>

#include "games/twisty/methods/statistics.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"

namespace asobi {
namespace {

using namespace twisty;

Result<Statistics> measured(const std::string& puzzle, const std::string& method, std::optional<Improvement> alone,
                            int trials, Context& context) {
  ASOBI_TRY(const Model model, Model::make(puzzle));
  ASOBI_TRY(const Method* found, find_method(method, model, context.progress));
  return measure(model, *found, {.alone = alone}, {.trials = trials}, context);
}

// What one improvement saves in a solution, state by state, and the standard error of that.
struct Saving {
  Spread without, with;
  double mean = 0, error = 0;

  // More than chance may account for, either way.
  std::string value() const {
    return mean > 3 * error ? "fewer turns" : mean < -3 * error ? "more turns" : "as many turns";
  }
};

Saving saving(const Statistics& without, const Statistics& with) {
  Saving out{without.spread(), with.spread()};
  const auto trials = static_cast<double>(without.turns.size());
  double squares = 0;
  for (std::size_t i = 0; i < without.turns.size(); ++i) {
    const double saved = without.turns[i] - with.turns[i];
    out.mean += saved / trials;
    squares += saved * saved / trials;
  }
  out.error = std::sqrt(std::max(0.0, squares - out.mean * out.mean) / trials);
  return out;
}

struct Proposal {
  Improvement improvement;
  std::string section, puzzle, method;
  Text says;
};

Claim proposal_claim(const Proposal& proposal, int trials) {
  return Claim{
      "saves-" + std::string(name(proposal.improvement)), same(proposal.section), proposal.says,
      [=](Context& context) -> Result<Finding> {
        const auto& [improvement, section, puzzle, method, says] = proposal;
        ASOBI_TRY(const Statistics without, measured(puzzle, method, std::nullopt, trials, context));
        ASOBI_TRY(const Statistics with, measured(puzzle, method, improvement, trials, context));
        const Saving saved = saving(without, with);
        return computes(
            saved.value(),
            {fmt::format(
                 "{}: {:.1f} turns with the shortest procedures, {:.1f} with this alone besides: it saves {:.1f} "
                 "± {:.1f} ({} trials)",
                 puzzle, saved.without.mean, saved.with.mean, saved.mean, saved.error, grouped(trials)),
             fmt::format(
                 "{}: 最短の手順で {:.1f} 手、この改善だけを加えて {:.1f} 手。{:.1f} ± {:.1f} 手減る（{} 回の試行）",
                 puzzle, saved.without.mean, saved.with.mean, saved.mean, saved.error, grouped(trials))});
      },
      live_ask("twisty", "stats", fmt::format(R"("puzzle":"{}")", proposal.puzzle),
               fmt::format(R"("method":"{}","as":"improved","trials":20)", proposal.method))}
      .prints("fewer turns");
}

// The last sentence of 14.1.18: of all that is proposed, what saves most where N is large.
Result<Finding> check_key(Context& context, int trials) {
  const std::string puzzle = "cube-face-10";
  ASOBI_TRY(const Statistics without, measured(puzzle, "tsukuda", std::nullopt, trials, context));
  double corners = 0, edges = 0, inner = 0;
  for (const Improvement one :
       {Improvement::stages, Improvement::order, Improvement::clusters, Improvement::opposite}) {
    ASOBI_TRY(const Statistics with, measured(puzzle, "tsukuda", one, trials, context));
    (one == Improvement::stages ? corners : one == Improvement::order ? edges : inner) += saving(without, with).mean;
  }
  const auto most = inner > std::max(corners, edges) ? "inner pieces"
                    : edges > corners                ? "edge pieces"
                                                     : "corner pieces";
  return computes(
      most, {fmt::format("N = 10: {:.1f} turns are saved on corners, {:.1f} on edges, {:.1f} on inner pieces, each "
                         "alone ({} trials)",
                         corners, edges, inner, grouped(trials)),
             fmt::format("N = 10: 一つずつ加えて、コーナーで {:.1f} 手、エッジで {:.1f} 手、インナーで {:.1f} "
                         "手減る（{} 回の試行）",
                         corners, edges, inner, grouped(trials))});
}

}  // namespace

std::vector<Claim> improvement_claims(int trials) {
  std::vector<Claim> out;
  for (const Proposal& proposal : {
           Proposal{Improvement::stages,
                    "14.1.18",
                    "cube-face-3",
                    "tsukuda",
                    {"Y- corners by stage, minding no piece that is not there",
                     "Y- 面のコーナーを段階毎に場合分けし、まだないピースに気を使わない"}},
           Proposal{Improvement::order,
                    "14.1.18",
                    "cube-face-5",
                    "tsukuda",
                    {"of the edges of Y+ those first that are on a side", "Y+ 面のエッジは側面にあるものを優先する"}},
           Proposal{Improvement::clusters,
                    "14.1.18",
                    "cube-face-8",
                    "tsukuda",
                    {"inner pieces moved in clusters", "インナーピースをクラスタにして移動させる"}},
           Proposal{Improvement::opposite,
                    "14.1.18",
                    "cube-face-8",
                    "tsukuda",
                    {"inner pieces moved to the opposite face directly", "インナーピースを対面に直接移動させる"}},
           Proposal{Improvement::pairs,
                    "14.2.6",
                    "cube-face-3",
                    "lbl",
                    {"the four pairs of F2L in the best order", "F2L の四つのペアを効率のいい順序で入れる"}},
       }) {
    out.push_back(proposal_claim(proposal, trials));
  }
  const int some = trials / 10;
  out.push_back(Claim{
      "inner-key",
      same("14.1.18"),
      {"where N is large, what is done better there saves most of the turns",
       "N が多い場合に、工夫が手数を最も減らすピース"},
      [some](Context& context) { return check_key(context, some); },
      live_ask("twisty", "stats", R"("puzzle":"cube-face-10")", R"("method":"tsukuda","as":"improved","trials":20)")}
                    .prints("inner pieces"));
  return out;
}

}  // namespace asobi
