// Paper 002, chapter 16: what it wishes for after its own solvers, and what searching gives: solvers of the other
// puzzles, fewer turns, and shortest solutions as for N = 2. Every solution is replayed by the methods themselves.
#include "papers/solvers/search.hpp"

#include <algorithm>
#include <numeric>

#include "games/twisty/methods/statistics.hpp"
#include "games/twisty/paper/family.hpp"
#include "games/twisty/solve/cube3/optimal.hpp"
#include "games/twisty/solve/table/state_table.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"

namespace asobi {
namespace {

using namespace twisty;

Result<Statistics> searched(const std::string& puzzle, const std::string& method, const Trials& trials,
                            Context& context, std::uint64_t memory = 0) {
  ASOBI_TRY(const Model model, Model::make(puzzle));
  ASOBI_TRY(const Method* found, find_method(method, model, context.progress));
  return measure(model, *found, {.memory = memory}, trials, context);
}

// Of every family of the paper for which it has no solver the smallest puzzle.
Result<Finding> check_other_puzzles(Context& context, int trials) {
  std::vector<std::string> means;
  bool solved = true;
  for (const paper::Family& family : paper::families()) {
    if (family.name == "cube-face" || family.name == "tetra-vertexface") continue;
    const std::string puzzle =
        family.has_n() ? fmt::format("{}-{}", family.name, family.in_paper.first) : std::string(family.name);
    ASOBI_TRY(const Statistics found, searched(puzzle, "universal", {.trials = trials}, context));
    solved = solved && found.spread().mean > 0;
    means.push_back(fmt::format("{} {:.0f}", puzzle, found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return answered_if(solved && !means.empty(),
                     {"one method solves any puzzle; one of each kind, quarter turns in the mean: " + list,
                      "一つの解法でどのパズルも解ける。各種類一つずつの単位回転の平均手数: " + list});
}

Result<Finding> check_fewer_turns(Context& context, int trials) {
  ASOBI_TRY(const Statistics half, searched("cube-face-3", "twophase", {trials, 100, 1, Metric::half}, context));
  ASOBI_TRY(const Statistics quarter, searched("cube-face-3", "twophase", {trials, 100, 1, Metric::quarter}, context));
  const Spread spread = half.spread();
  const double mean = quarter.spread().mean;
  return answered_if(
      spread.most <= 20 && mean < 74,
      {fmt::format(
           "3x3x3 in two phases: {:.1f} turns of faces, never more than {}; {:.1f} quarter turns, where LBL took "
           "74",
           spread.mean, spread.most, mean),
       fmt::format("3×3×3 は二段階探索で面の回転 {:.1f} 手、最大 {} 手。90° 回転では {:.1f} 手（LBL は 74 手）",
                   spread.mean, spread.most, mean)});
}

// As far as a table of all states goes, and, for the 3x3x3, from cubes a few turns away.
Result<Finding> check_shortest(Context& context, int trials) {
  constexpr int few = 6;
  ASOBI_TRY(const Model two, Model::make("cube-face-2"));
  ASOBI_TRY(const StateTable table, StateTable::make(two, CensusMetric::quarter, Turning::all, context));
  ASOBI_TRY(const std::vector<Turn> far, table.antipode());
  const Mover mover(two.puzzle);
  State state = mover.solved();
  mover.apply(state, far);
  ASOBI_TRY(const std::vector<Turn> back, table.solution(state));
  mover.apply(state, back);
  ASOBI_TRY(const Statistics three, searched("cube-face-3", "optimal", {trials, few, 1, Metric::half}, context,
                                             cube3::Optimal::least_memory()));
  const std::vector<std::uint64_t>& counts = table.distribution();
  const std::string states = grouped(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
  const bool holds = back.size() == far.size() && mover.is_solved(state) && three.spread().most <= 2 * few;
  return computes(
      std::to_string(far.size()),
      {fmt::format(
           "N = 2: shortest solutions of all {} states from a table, the farthest takes {} quarter turns; N = 3: by "
           "search, {:.1f} turns of faces after {} random turns of layers",
           states, far.size(), three.spread().mean, few),
       fmt::format("N = 2: 全 {0} 状態の最短手順を表から得る。最も遠い状態は 90° 回転で {1} 手。N = 3: "
                   "探索で最短手順を求め、層をでたらめに {3} 回まわした後は面の回転 {2:.1f} 手",
                   states, far.size(), three.spread().mean, few)},
      holds);
}

}  // namespace

std::vector<Claim> search_claims(int trials) {
  const int some = std::max(1, trials / 10);
  const auto others = [](int states) {
    return [states](Context& context) { return check_other_puzzles(context, states); };
  };
  return {Claim{"other-puzzles",
                {"16", "16"},
                {"a wish: solvers of the other kinds of puzzles", "望み: 他の種類のパズルの自動解法"},
                others(std::max(1, trials / 200)),
                live_ask("twisty", "solve", R"("puzzle":"octa-face-3","seed":1)", R"("method":"universal")")}
              .thoroughly(others(std::max(1, trials / 20))),
          {"fewer-turns",
           {"16", "16"},
           {"a wish: fewer turns in all", "望み: トータルの手数を減らす"},
           [some](Context& context) { return check_fewer_turns(context, some); },
           live_open("twisty", R"("puzzle":"cube-face-3","seed":1)")},
          Claim{"shortest",
                {"14, 16", "14、16"},
                {"turns after which N = 2 has no new states; and a wish: shortest solutions as these",
                 "N = 2 の全てのパターンが出尽くす手数。望み: それと同じく最短手順を求める手法"},
                [some](Context& context) { return check_shortest(context, some); },
                live_ask("twisty", "solve", R"("puzzle":"cube-face-2","seed":1)", R"("method":"table")")}
              .prints("14")};
}

}  // namespace asobi
