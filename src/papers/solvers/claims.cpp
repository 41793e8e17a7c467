#include "papers/solvers/claims.hpp"

#include <algorithm>
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

// 14.3.2, 14.3.3: all states of the centres instead of a sample.
Result<SampleSpan> centre_span() {
  ASOBI_TRY(const Model model, Model::make("cube-face-3"));
  const human::Mechanism mechanism(model.puzzle);
  std::vector<int> best, worst;
  for (const auto& [few, many] : human::CentreTurns(mechanism, Manner::paper).all_costs()) {
    best.push_back(few);
    worst.push_back(many);
  }
  const auto states = static_cast<int>(best.size());
  return SampleSpan{sample_of(spread_of(best), states), sample_of(spread_of(worst), states)};
}

Claim mean_claim(const Row& row, int trials) {
  return Claim{
      row.id,
      {row.section, row.section},
      {fmt::format("{} by {}: mean and standard deviation of the turns{}", row.puzzle, row.method,
                   !row.phase ? "" : " after the colours"),
       fmt::format("{} の {}: 手数の平均と標準偏差{}", row.puzzle, row.method, !row.phase ? "" : "（色が揃ってから）")},
      [=](Context& context) -> Result<Finding> {
        ASOBI_TRY(const Statistics faithful, measured(row.puzzle, row.method, Manner::paper, trials, context));
        ASOBI_TRY(const Statistics plain, measured(row.puzzle, row.method, Manner::plain, trials, context));
        ASOBI_TRY(const Statistics improved, measured(row.puzzle, row.method, Manner::improved, trials, context));
        const Spread ours = counted(plain, row.phase), better = counted(improved, row.phase);
        SampleSpan span{sample_of(counted(faithful, row.phase), trials), sample_of(faithful.worst_spread(), trials)};
        if (row.phase) {
          ASOBI_TRY(span, centre_span());
        }
        const bool holds = better.mean < ours.mean && ours.mean < span.least.mean;
        return Finding{
            holds,
            {fmt::format("as the paper writes it {} turns: the first with the best of what it leaves open, the second "
                         "with the worst; {} with the shortest procedures, {} with its improvements ({} trials)",
                         span.text(), plus_minus(ours), plus_minus(better), grouped(trials)),
             fmt::format("論文のとおりで {} "
                         "手（左は論文が定めない点を最もよく、右は最も悪く選んだ場合）。各手順を最短にして {} "
                         "手、改善案も加えて {} 手（{} 回の試行）",
                         span.text(), plus_minus(ours), plus_minus(better), grouped(trials))},
            {},
            span};
      },
      live_ask("twisty", "stats", fmt::format(R"("puzzle":"{}")", row.puzzle),
               fmt::format(R"("method":"{}","as":"paper","trials":100)", row.method))}
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
      human::Board board(ready->mechanism);
      for (int i = 0; i < 100; ++i) {
        const int axis = static_cast<int>(random.below(3)),
                  layer = static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
        board.turn(Turn{axis, layer, layer, random.below(2) == 0 ? 1 : -1});
      }
      human::Hand hand(board);
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

Result<Finding> check_skips(Context&) {
  std::vector<std::size_t> counts;
  for (int n = 2; n <= 7; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    counts.push_back(ready->tables.phases(Manner::plain).size());
  }
  const auto list = fmt::format("{}", fmt::join(counts, ", "));
  return answered_if(
      counts == std::vector<std::size_t>{3, 8, 11, 16, 11, 16},
      {"N = 2 to 7 take " + list + " of the sixteen steps", "N = 2 から 7 で実行するのは十六ステップのうち " + list});
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

Result<Finding> check_pictures(Context& context) {
  std::vector<std::string> means;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Statistics found,
              measured(fmt::format("cube-face-{}", n), "picture", Manner::improved, 5, context));
    means.push_back(fmt::format("{:.0f}", found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return Finding{true,
                 {"done for every N: N = 2 to 10 take " + list + " turns in all",
                  "すべての N で実現した。N = 2 から 10 で全部で " + list + " 手"}};
}

Result<Finding> check_tetrahedra(Context& context) {
  std::vector<std::string> means;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Statistics found,
              measured(fmt::format("tetra-vertexface-{}", n), "pyraminx", Manner::plain, 10, context));
    means.push_back(fmt::format("{:.0f}", found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return Finding{true,
                 {"solved for every N: N = 2 to 10 take " + list + " turns",
                  "すべての N で解ける。N = 2 から 10 で " + list + " 手"}};
}

}  // namespace

std::vector<Claim> solver_claims(int trials) {
  std::vector<Claim> out;
  const std::string live_solve =
      live_ask("twisty", "solve", R"("puzzle":"cube-face-5","seed":1)", R"("method":"tsukuda")");
  out.push_back(
      {"steps",
       {"14.1.1-14.1.16", "14.1.1〜14.1.16"},
       {"steps are left out where N has no such pieces", "該当するピースのない N ではそのステップを実行しない"},
       check_skips,
       live_solve});
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
