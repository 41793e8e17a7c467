#include "papers/solvers/claims.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>

#include "base/random.hpp"
#include "games/twisty/human/effects.hpp"
#include "games/twisty/human/lbl.hpp"
#include "games/twisty/human/picture.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "games/twisty/methods/paper_lengths.hpp"
#include "games/twisty/methods/statistics.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"
#include "papers/solvers/cases.hpp"
#include "papers/solvers/improvements.hpp"
#include "papers/solvers/search.hpp"

namespace asobi {

namespace {

using namespace twisty;

constexpr int usual_trials = 1000;

struct Row : PaperLength {
  std::string id;

  double n() const { return std::stod(puzzle.substr(puzzle.rfind('-') + 1)); }
};

std::vector<Row> rows() {
  std::vector<Row> out;
  for (const PaperLength& length : paper_lengths()) {
    Row row{length, length.method};
    if (row.method == "tsukuda") row.id += fmt::format("-{}", row.n());
    out.push_back(std::move(row));
  }
  return out;
}

Result<Statistics> measured(const std::string& puzzle, const std::string& method, Manner manner, int trials,
                            Context& context) {
  ASOBI_TRY(const Model model, Model::make(puzzle));
  ASOBI_TRY(const Method* found, find_method(method, model, context.progress));
  return measure(model, *found, {.as = manner}, {.trials = trials}, context);
}

Spread counted(const Statistics& statistics, const std::optional<std::string>& only) {
  if (!only) return statistics.spread();
  const auto phase = std::ranges::find(statistics.phases, *only, [](const auto& p) { return p.first.id; });
  return spread_of(phase->second);
}

std::string plus_minus(const Spread& spread) { return fmt::format("{:.1f} ± {:.1f}", spread.mean, spread.sd); }

Sample sample_of(const Spread& spread, int trials) { return {spread.mean, spread.sd, trials}; }

// What is left open, and what chance makes of it.
struct Open {
  SampleSpan span;
  Sample drawn;
};

Open open_of(const Statistics& faithful, int trials) {
  return {{sample_of(faithful.spread(), trials), sample_of(faithful.worst_spread(), trials)},
          sample_of(faithful.drawn_spread(), trials)};
}

// 14.3.2, 14.3.3: all states of the centres, each twenty times, instead of a sample.
Result<Open> open_of_centres() {
  ASOBI_TRY(const Model model, Model::make("cube-face-3"));
  const human::Mechanism mechanism(model.puzzle);
  const human::CentreTurns turns(mechanism, Manner::paper);
  std::vector<int> best, worst, drawn;
  for (std::uint64_t round = 0; round < 20; ++round) {
    for (const auto& state : turns.all_costs(Random(round))) {
      best.push_back(state.best);
      worst.push_back(state.worst);
      drawn.push_back(state.drawn);
    }
  }
  const auto sample = [&](const std::vector<int>& costs) {
    return sample_of(spread_of(costs), static_cast<int>(costs.size()));
  };
  return Open{{sample(best), sample(worst)}, sample(drawn)};
}

// By one model for all: each choice that the paper leaves open is made by chance, and each lost procedure takes any
// number of turns from the fewest to the longest in print, each as likely (Solution::drawn_turns). Not LBL, whose
// procedures were not made by chance: they were published, and which are meant is not told.
bool is_predicted(const Row& row) { return row.method != "lbl"; }

Result<Finding> check_mean(const Row& row, int trials, Context& context) {
  const int few = std::max(std::min(trials, 20), trials / 10);  // these take ten times as long
  ASOBI_TRY(const Statistics faithful, measured(row.puzzle, row.method, Manner::paper, trials, context));
  ASOBI_TRY(const Statistics plain, measured(row.puzzle, row.method, Manner::plain, trials, context));
  ASOBI_TRY(const Statistics improved, measured(row.puzzle, row.method, Manner::improved, few, context));
  const Spread ours = counted(plain, row.phase), better = counted(improved, row.phase);
  Open open = open_of(faithful, trials);
  if (row.phase) {
    ASOBI_TRY(open, open_of_centres());
  }
  const bool holds = better.mean < ours.mean && ours.mean < open.span.least.mean;
  Finding out{
      holds,
      {fmt::format("as the paper writes it {} turns: the first with the best of what it leaves open, the second "
                   "with the worst; {} with the shortest procedures, {} with its improvements ({} trials, with "
                   "the improvements {})",
                   open.span.text(), plus_minus(ours), plus_minus(better), grouped(trials), few),
       fmt::format("論文のとおりで {} "
                   "手（左は論文が定めない点を最もよく、右は最も悪く選んだ場合）。各手順を最短にして {} "
                   "手、改善案も加えて {} 手（{} 回の試行、改善案は {} 回）",
                   open.span.text(), plus_minus(ours), plus_minus(better), grouped(trials), few)},
      {},
      open.span};
  if (is_predicted(row)) out.point = open.drawn;
  return out;
}

Claim mean_claim(const Row& row, int trials) {
  const auto check = [row](int states) { return [=](Context& context) { return check_mean(row, states, context); }; };
  return Claim{
      row.id,
      {row.section, row.section},
      {fmt::format("{} by {}: mean and standard deviation of the turns{}", row.puzzle, row.method,
                   !row.phase ? "" : " after the colours"),
       fmt::format("{} の {}: 手数の平均と標準偏差{}", row.puzzle, row.method, !row.phase ? "" : "（色が揃ってから）")},
      check(trials),
      live_ask("twisty", "stats", fmt::format(R"("puzzle":"{}")", row.puzzle),
               fmt::format(R"("method":"{}","as":"paper","trials":100)", row.method))}
      .thoroughly(check(10 * trials))
      .prints(Sample{row.mean, row.sd, 100});
}

// 14.1: shuffle and solve until every case of every step has occurred. Goals are checked after each step.
Result<Finding> check_test_method(Context& context) {
  std::size_t cases = 0;
  int solved = 0;
  for (int n = 2; n <= 5; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    const auto phases = ready->tables.phases(Manner::plain);
    std::map<const human::Table*, std::set<human::Key>> missing;
    for (const human::Phase& phase : phases) {
      for (const human::Table* table : phase.tables) {
        for (const auto& [key, procedures] : table->cases()) missing[table].insert(key);
      }
      // The second of a pair of edge pieces is never where the first has just been put.
      if (phase.id == "bottom-edges" || phase.id == "top-edges") {
        for (std::size_t i = 1; i < phase.tables.size(); i += 2) {
          std::erase_if(missing[phase.tables[i]],
                        [&](const human::Key& key) { return (phase.tables[i]->possible(key) & 1u) == 0; });
        }
      }
    }
    for (const auto& [table, keys] : missing) cases += keys.size();
    Random random(static_cast<std::uint64_t>(n));
    while (std::ranges::any_of(missing, [](const auto& one) { return !one.second.empty(); })) {
      ASOBI_CHECK(context.progress.check());
      human::Hand hand(shuffled(ready->mechanism, random));
      hand.watcher = [&](const human::Table& table, const human::Procedure&) {
        missing[&table].erase(table.look().seen(hand.board()));
      };
      ASOBI_CHECK(human::follow_phases(phases, hand));
      if (++solved > 100'000) return Finding{false, {"some case does not occur", "現れない場合がある"}};
    }
  }
  return Finding{
      true,
      {fmt::format("N = 2 to 5: all {} cases have occurred after {} solves; after each step its goal and all "
                   "earlier ones held",
                   grouped(cases), grouped(solved)),
       fmt::format("N = 2 から 5 の全 {} 通りが {} 回の試行で現れ、どのステップの後も目的とそれ以前の状態が保たれた",
                   grouped(cases), grouped(solved))}};
}

// The steps that are left out, by the cubes for which they are.
Result<Finding> check_skips(Context&) {
  std::array<std::set<int>, 16> left_out;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    const auto phases = ready->tables.phases(Manner::plain);
    for (std::size_t step = 0; step < left_out.size(); ++step) {
      if (std::ranges::find(phases, fmt::format("14.1.{}", step + 1), &human::Phase::section) == phases.end()) {
        left_out[step].insert(n);
      }
    }
  }
  std::map<std::set<int>, std::vector<std::size_t>> steps;
  for (std::size_t step = 0; step < left_out.size(); ++step) {
    if (!left_out[step].empty()) steps[left_out[step]].push_back(step + 1);
  }
  std::vector<std::string> out;
  for (const auto& [cubes, list] : steps) {
    out.push_back(fmt::format("N = {}: {}", fmt::join(cubes, ", "), fmt::join(list, ", ")));
  }
  return computes(fmt::format("{}", fmt::join(out, "; ")),
                  {"of the sections 14.1.1 to 14.1.16", "第 14.1.1 節から第 14.1.16 節のうち"});
}

// 14.1.17 argues by the number of pieces: so the turns for each piece, from N = 4 on, are to be nearly the same.
Result<Finding> check_growth(Context& context, int trials) {
  double least = 1e9, most = 0, printed_least = 1e9, printed_most = 0;
  for (const Row& row : rows()) {
    if (row.method != "tsukuda" || row.n() < 4) continue;
    ASOBI_TRY(const Statistics found, measured(row.puzzle, "tsukuda", Manner::paper, trials, context));
    const double pieces = 6 * row.n() * row.n() - 12 * row.n() + 8;
    least = std::min(least, found.spread().mean / pieces);
    most = std::max(most, found.spread().mean / pieces);
    printed_least = std::min(printed_least, row.mean / pieces);
    printed_most = std::max(printed_most, row.mean / pieces);
  }
  return answered_if(
      most < 1.15 * least && printed_most < 1.15 * printed_least,
      {fmt::format("turns for each piece, N = 4 to 10: {:.1f} to {:.1f}; by the paper's means {:.1f} to {:.1f}", least,
                   most, printed_least, printed_most),
       fmt::format("ピース 1 個あたりの手数（N = 4 から 10）: {:.1f} から {:.1f}。論文の平均では {:.1f} から {:.1f}",
                   least, most, printed_least, printed_most)});
}

// 14.3.1: by what marks of centres move.
Result<Finding> check_centre_procedures(Context&) {
  ASOBI_TRY(const auto ready, prepared<human::LayerByLayer>("cube-face-3"));
  const auto effect = [&](std::string_view text) {
    return human::effect_of(ready->mechanism, human::read_word(ready->mechanism, text, human::Letters(3)));
  };
  const auto centres_only = [&](const human::Effect& one, std::size_t centres) {
    return one.moves.size() == 4 * centres && std::ranges::all_of(one.moves, [&](const auto& move) {
             return ready->model.puzzle.is_middle(ready->model.puzzle.sticker_of_mark(move.first));
           });
  };
  const auto first = effect("xm ym xm' yn xm ym' xm' yn'");
  const auto second = effect("x0' y0' xn' x0 y0d x0' xn y0' x0 xn' y0d xn");
  return computes(fmt::format("{}, {}", first.cost, second.cost),
                  {"both are found, and nothing else moves", "どちらも存在し、他は動かない"},
                  centres_only(first, 2) && centres_only(second, 1));
}

// 14.3.5: cubes of N layers that the Tsukuda method solves by colour, and those of them that are right by marks, too;
// and the same of the method for pictures.
Result<Finding> check_pictures(Context& context) {
  std::vector<std::string> means;
  int by_colour = 0, of_them_right = 0, right = 0, states = 0;
  for (int n = 4; n <= 8; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Picture>(fmt::format("cube-face-{}", n)));
    const human::Tsukuda tsukuda(ready->mechanism);
    const auto usual = tsukuda.phases(Manner::plain), pictures = ready->tables.phases(Manner::plain);
    Random random(static_cast<std::uint64_t>(n));
    for (int i = 0; i < 3; ++i, ++states) {
      ASOBI_CHECK(context.progress.check());
      human::Hand hand(shuffled(ready->mechanism, random)), other(hand.board());
      ASOBI_CHECK(human::follow_phases(usual, hand));
      ASOBI_CHECK(human::follow_phases(pictures, other));
      by_colour += hand.board().solved_by_colour();
      of_them_right += hand.board().solved_by_marks();
      right += other.board().solved_by_marks();
    }
  }
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Statistics found,
              measured(fmt::format("cube-face-{}", n), "picture", Manner::improved, 5, context));
    means.push_back(fmt::format("{:.0f}", found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return answered_if(
      by_colour == states && of_them_right == 0 && right == states,
      {fmt::format("done for every N: N = 2 to 10 take {} turns in all. Of {} cubes of N = 4 to 8 the Tsukuda method "
                   "leaves none right, this one all",
                   list, states),
       fmt::format(
           "すべての N で実現した。N = 2 から 10 で全部で {} 手。N = 4 から 8 の {} 個のうち、絵柄までそろうのは"
           "ツクダ式では 0 個、この解法ではすべて",
           list, states)});
}

Result<Finding> check_tetrahedra(Context& context) {
  std::vector<std::string> means;
  std::vector<double> growing;
  int most = 0;  // N = 2: one turn for each of the four corner pieces
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Statistics found,
              measured(fmt::format("tetra-vertexface-{}", n), "pyraminx", Manner::plain, 10, context));
    if (n == 2) most = found.spread().most;
    growing.push_back(found.spread().mean);
    means.push_back(fmt::format("{:.0f}", found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return answered_if(most <= 4 && std::ranges::is_sorted(growing),
                     {"solved for every N: N = 2 to 10 take " + list + " turns, N = 2 never more than four",
                      "すべての N で解ける。N = 2 から 10 で " + list + " 手、N = 2 は最大でも 4 手"});
}

}  // namespace

std::vector<Claim> solver_claims(int trials) {
  std::vector<Claim> out;
  const std::string live_solve =
      live_ask("twisty", "solve", R"("puzzle":"cube-face-5","seed":1)", R"("method":"tsukuda")");
  out.push_back({"steps",
                 {"14.1.1-14.1.16", "14.1.1〜14.1.16"},
                 {"the steps that are left out where N, of 2 to 10, has no such pieces: even N, and N ≤ 3",
                  "N = 2〜10 で、該当するピースがないため実行しないステップ: N が偶数のときと、N ≤ 3 のとき"},
                 check_skips,
                 live_solve});
  out.back() = out.back().prints("N = 2, 3: 2, 4, 6, 9, 11, 12, 13, 16; N = 2, 4, 6, 8, 10: 1, 5, 10, 14, 15");
  for (Claim& claim : case_claims()) out.push_back(std::move(claim));
  out.push_back({"test-method",
                 {"14.1", "14.1"},
                 {"each step was tested by shuffling and solving until every case had occurred",
                  "各ステップは、すべての場合が現れるまでシャッフルと解法を繰り返して確かめた"},
                 check_test_method,
                 live_solve});
  out.push_back(Claim{"centre-procedures",
                      {"14.3.1", "14.3.1"},
                      {"centres can be turned alone: two by 90°, or one by 180°, in so many turns",
                       "センターピースだけを回せる。隣り合う二つを 90°、一つを 180° 回す手数"},
                      check_centre_procedures,
                      live_ask("twisty", "solve", R"("puzzle":"cube-face-3","seed":1)", R"("method":"picture")")}
                    .prints("8, 14"));
  for (const Row& row : rows()) out.push_back(mean_claim(row, trials));
  for (Claim& claim : improvement_claims(std::max(trials, 500))) out.push_back(std::move(claim));
  out.push_back({"n-squared",
                 {"14.1.17, Fig. 14.15", "14.1.17、Fig.14.15"},
                 {"the turns grow nearly as N², as the number of pieces does",
                  "手数はピースの数と同じく、ほぼ N² に比例して増える"},
                 [trials](Context& context) { return check_growth(context, std::max(1, trials / 10)); },
                 live_ask("twisty", "stats", R"("puzzle":"cube-face-10")", R"("method":"tsukuda","trials":20)")});
  out.push_back({"inner-pictures",
                 {"14.3.5", "14.3.5"},
                 {"a wish: inner pieces of N ≥ 4 put right in place and direction",
                  "望み: N ≥ 4 のインナーピースを位置・方向とも合わせる"},
                 check_pictures,
                 live_ask("twisty", "solve", R"("puzzle":"cube-face-5","seed":1)", R"("method":"picture")")});
  out.push_back({"tetrahedra",
                 {"14.4", "14.4"},
                 {"N = 3 is solved; larger N are left open", "N = 3 を解く。それより大きい N は扱わない"},
                 check_tetrahedra,
                 live_ask("twisty", "solve", R"("puzzle":"tetra-vertexface-5","seed":1)", R"("method":"pyraminx")")});
  for (Claim& claim : search_claims(trials)) out.push_back(std::move(claim));
  return out;
}

Paper solvers_paper() {
  return {
      .id = "solvers",
      .title = {"Twisty puzzles: the automatic solvers (sections 14, 16)", "回転パズル: 自動解法（第 14、16 節）"},
      .citation = {"The paper on twisty puzzles, sections 14 to 16; the copy at hand names no author",
                   "立体パズルの論文の第 14 節から第 16 節（手元の版に著者名はない）"},
      .abstract = {"Programs that solve the cube as a person does, for any number of layers: the Tsukuda "
                   "method, layer by layer, and one for cubes with pictures; how many turns they take, and "
                   "how methods carry over to puzzles of other shapes with the same axes.",
                   "人の解き方に沿って、任意の層数の立方体を解くプログラムを作る。ツクダ式、LBL "
                   "法、絵柄つきキューブの解法と、その平均手"
                   "数。さらに、軸を共有する別の形のパズルへの応用を考える。"},
      .source = "002_21becf672cca9858",
      .claims = solver_claims(usual_trials),
  };
}

}  // namespace asobi
