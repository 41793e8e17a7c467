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
#include "games/twisty/human/pyraminx.hpp"
#include "games/twisty/human/tsukuda.hpp"
#include "games/twisty/methods/paper_lengths.hpp"
#include "games/twisty/methods/statistics.hpp"
#include "papers/live.hpp"
#include "papers/solvers/search.hpp"

namespace asobi {

namespace {

using namespace twisty;

constexpr int usual_trials = 1000;

struct Row : PaperLength {
  std::string id;
  bool much_better = false;  // the improved method is to save a fifth

  double n() const { return std::stod(puzzle.substr(puzzle.rfind('-') + 1)); }
};

std::vector<Row> rows() {
  std::vector<Row> out;
  for (const PaperLength& length : paper_lengths()) {
    Row row{length, length.method};
    const bool by_n = row.method == "tsukuda";
    if (by_n) row.id += fmt::format("-{}", row.n());
    row.much_better = row.method == "lbl" || (by_n && row.n() >= 4);
    out.push_back(std::move(row));
  }
  return out;
}

Result<Statistics> measured(const std::string& puzzle, const std::string& method, bool improved, int trials,
                            Context& context) {
  ASOBI_TRY(const Model model, Model::make(puzzle));
  ASOBI_TRY(const Method* found, find_method(method, model, context.progress));
  return measure(model, *found, {.improved = improved}, {.trials = trials}, context);
}

Spread counted(const Statistics& statistics, const std::optional<std::string>& only) {
  if (!only) return statistics.spread();
  const auto phase = std::ranges::find(statistics.phases, *only, [](const auto& p) { return p.first.id; });
  return spread_of(phase->second);
}

std::string plus_minus(const Spread& spread) { return fmt::format("{:.1f} ± {:.1f}", spread.mean, spread.sd); }

Claim mean_claim(const Row& row, int trials) {
  return {
      row.id,
      {row.section, row.section},
      {fmt::format("{} by {}: {} ± {} turns{}", row.puzzle, row.method, row.mean, row.sd,
                   !row.phase ? "" : " after the colours"),
       fmt::format("{} の {}: {} ± {} 手{}", row.puzzle, row.method, row.mean, row.sd,
                   !row.phase ? "" : "（色が揃ってから）")},
      [=](Context& context) -> Result<Finding> {
        ASOBI_TRY(const Statistics plain, measured(row.puzzle, row.method, false, trials, context));
        ASOBI_TRY(const Statistics improved, measured(row.puzzle, row.method, true, trials, context));
        const Spread ours = counted(plain, row.phase), better = counted(improved, row.phase);
        const bool holds = ours.mean <= row.mean && better.mean < ours.mean &&
                           (!row.much_better || better.mean <= 0.8 * std::min(row.mean, ours.mean));
        return Finding{
            holds ? Verdict::reproduced : Verdict::failed,
            {fmt::format("{} turns in the paper's steps, with shorter procedures; {} with its improvements, {:.0f} % "
                         "fewer ({} trials)",
                         plus_minus(ours), plus_minus(better), 100 * (1 - better.mean / ours.mean), grouped(trials)),
             fmt::format(
                 "論文の手順（各手順は短いものに替えた）で {} 手、改善案を加えて {} 手（{:.0f} % 減）。{} 回の試行",
                 plus_minus(ours), plus_minus(better), 100 * (1 - better.mean / ours.mean), grouped(trials))}};
      },
      live_ask("twisty", "stats", fmt::format(R"("puzzle":"{}")", row.puzzle),
               fmt::format(R"("method":"{}","trials":100)", row.method))};
}

// What the paper says of the cases of a phase, and of the turns that the longest takes.
struct Cases {
  std::string section, phase;
  std::string says;        // as the paper counts them
  std::size_t states = 0;  // all states that can be seen, with the whole and free layers turned in every way
  int most = 0;
  bool misprinted = false;  // it gives another number of states
};

template <class Tables>
struct Prepared {
  Model model;
  human::Mechanism mechanism;
  Tables tables;

  explicit Prepared(Model made) : model(std::move(made)), mechanism(model.puzzle), tables(mechanism) {}
};

template <class Tables>
Result<std::unique_ptr<Prepared<Tables>>> prepared(const std::string& puzzle) {
  ASOBI_TRY(Model model, Model::make(puzzle));
  return std::make_unique<Prepared<Tables>>(std::move(model));
}

int longest(const human::Table& table) {
  int most = 0;
  for (const auto& [key, procedures] : table.cases()) {
    if (const auto* procedure = table.find(key, table.possible(key))) most = std::max(most, procedure->cost);
  }
  return most;
}

template <class Tables>
Claim cases_claim(const std::string& puzzle, const Cases& cases) {
  return {"cases-" + cases.phase,
          {cases.section, cases.section},
          {fmt::format("{}: {}; at most {} turns", cases.phase, cases.says, cases.most),
           fmt::format("{}: {}、最大 {} 手", cases.phase, cases.says, cases.most)},
          [=](Context&) -> Result<Finding> {
            ASOBI_TRY(const auto ready, prepared<Tables>(puzzle));
            for (const human::Phase& phase : ready->tables.phases(false)) {
              if (phase.id != cases.phase) continue;
              const std::size_t states = phase.tables[0]->cases().size();
              const int most = longest(*phase.tables[0]);
              const bool right = states == cases.states && most <= cases.most;
              const Verdict verdict = !right             ? Verdict::failed
                                      : cases.misprinted ? Verdict::corrected
                                                         : Verdict::reproduced;
              return Finding{verdict,
                             {fmt::format("{} states, each solved in at most {} turns", states, most),
                              fmt::format("{} 状態、最大 {} 手で解ける", states, most)}};
            }
            return Finding{Verdict::failed, {"no such phase", "その段階はない"}};
          },
          live_ask("twisty", "solve", fmt::format(R"("puzzle":"{}","seed":1)", puzzle),
                   fmt::format(R"("method":"{}")", puzzle.starts_with("tetra")         ? "pyraminx"
                                                   : cases.section.starts_with("14.2") ? "lbl"
                                                                                       : "tsukuda"))};
}

// 14.1: shuffle and solve until every case of every step has occurred. Goals are checked after each step.
Result<Finding> check_test_method(Context& context) {
  std::size_t cases = 0;
  int solved = 0;
  for (int n = 2; n <= 5; ++n) {
    ASOBI_TRY(const auto ready, prepared<human::Tsukuda>(fmt::format("cube-face-{}", n)));
    const auto phases = ready->tables.phases(false);
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
      if (++solved > 100'000) return Finding{Verdict::failed, {"some case does not occur", "現れない場合がある"}};
    }
  }
  return Finding{
      Verdict::reproduced,
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
    counts.push_back(ready->tables.phases(false).size());
  }
  const auto list = fmt::format("{}", fmt::join(counts, ", "));
  return Finding{
      counts == std::vector<std::size_t>{3, 8, 11, 16, 11, 16} ? Verdict::reproduced : Verdict::failed,
      {"N = 2 to 7 take " + list + " of the sixteen steps", "N = 2 から 7 で実行するのは十六ステップのうち " + list}};
}

// How much of the sum of squares a parabola explains.
double explained(const std::vector<std::pair<double, double>>& points, const Parabola& parabola) {
  double mean = 0, rest = 0, all = 0;
  for (const auto& [x, y] : points) mean += y / static_cast<double>(points.size());
  for (const auto& [x, y] : points) {
    const double off = y - (parabola.a * x * x + parabola.b * x + parabola.c);
    rest += off * off;
    all += (y - mean) * (y - mean);
  }
  return 1 - rest / all;
}

Result<Finding> check_fit(Context& context, int trials) {
  std::vector<std::pair<double, double>> printed, ours, improved;
  for (const Row& row : rows()) {
    if (row.method != "tsukuda") continue;
    const double n = row.n();
    printed.emplace_back(n, row.mean);
    ASOBI_TRY(const Statistics plain, measured(row.puzzle, "tsukuda", false, trials, context));
    ours.emplace_back(n, plain.spread().mean);
    ASOBI_TRY(const Statistics better, measured(row.puzzle, "tsukuda", true, trials, context));
    improved.emplace_back(n, better.spread().mean);
  }
  const auto text = [](const std::vector<std::pair<double, double>>& points) {
    const Parabola p = fit(points);
    return fmt::format("{:.1f} N² {:+.1f} N {:+.1f} (R² {:.4f})", p.a, p.b, p.c, explained(points, p));
  };
  const bool holds = explained(ours, fit(ours)) > 0.999 && explained(printed, fit(printed)) > 0.999;
  return Finding{
      holds ? Verdict::reproduced : Verdict::failed,
      {fmt::format("the paper's means: {}; ours: {}; improved: {}", text(printed), text(ours), text(improved)),
       fmt::format("論文の平均: {}。本実装: {}。改善案: {}", text(printed), text(ours), text(improved))}};
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
  const bool holds = centres_only(first, 2) && first.cost == 8 && centres_only(second, 1) && second.cost == 14;
  return Finding{holds ? Verdict::reproduced : Verdict::failed,
                 {"both found: 8 and 14 turns, nothing else moves", "どちらも 8 手と 14 手で存在し、他は動かない"}};
}

Result<Finding> check_pictures(Context& context) {
  std::vector<std::string> means;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Statistics found, measured(fmt::format("cube-face-{}", n), "picture", true, 5, context));
    means.push_back(fmt::format("{:.0f}", found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return Finding{Verdict::answered,
                 {"done for every N: N = 2 to 10 take " + list + " turns in all",
                  "すべての N で実現した。N = 2 から 10 で全部で " + list + " 手"}};
}

Result<Finding> check_tetrahedra(Context& context) {
  std::vector<std::string> means;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_TRY(const Statistics found, measured(fmt::format("tetra-vertexface-{}", n), "pyraminx", false, 10, context));
    means.push_back(fmt::format("{:.0f}", found.spread().mean));
  }
  const auto list = fmt::format("{}", fmt::join(means, ", "));
  return Finding{Verdict::answered,
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
  for (const Cases& cases : std::initializer_list<Cases>{{"14.1.3", "bottom-corners", "24", 24, 8},
                                                         {"14.1.4", "bottom-edges", "24 + 23", 24, 13},
                                                         {"14.1.5", "bottom-central-edges", "24", 24, 8},
                                                         {"14.1.7", "top-corner-positions", "6 (× 4)", 24, 14},
                                                         {"14.1.8", "top-corner-directions", "8 (27)", 27, 16},
                                                         {"14.1.9", "top-edges", "16 + 15", 16, 15},
                                                         {"14.1.10", "top-central-edges", "24", 16, 8, true},
                                                         {"14.1.11", "pairing", "15 (105)", 105, 24},
                                                         {"14.1.12", "pair-positions", "6 (× 4)", 24, 16},
                                                         {"14.1.13", "pair-directions", "6 (16)", 16, 41},
                                                         {"14.1.14", "central-positions", "12", 12, 12},
                                                         {"14.1.15", "central-directions", "4 (8)", 8, 28}}) {
    out.push_back(cases_claim<human::Tsukuda>("cube-face-5", cases));
  }
  out.push_back({"test-method",
                 {"14.1", "14.1"},
                 {"each step was tested by shuffling and solving until every case had occurred",
                  "各ステップは、すべての場合が現れるまでシャッフルと解法を繰り返して確かめた"},
                 check_test_method,
                 live_solve});
  for (const Cases& cases : std::initializer_list<Cases>{{"14.2.2", "f2l", "96 (384)", 384, 13},
                                                         {"14.2.3", "oll", "58 (216)", 216, 14},
                                                         {"14.2.4", "pll", "22 (288)", 288, 17}}) {
    out.push_back(cases_claim<human::LayerByLayer>("cube-face-3", cases));
  }
  for (const Cases& cases : std::initializer_list<Cases>{{"14.4.3", "face-edges", "12", 12, 7},
                                                         {"14.4.4", "upper-directions", "2 (4)", 4, 9},
                                                         {"14.4.5", "upper-positions", "3", 3, 11}}) {
    out.push_back(cases_claim<human::Pyraminx>("tetra-vertexface-3", cases));
  }
  out.push_back({"centre-procedures",
                 {"14.3.1", "14.3.1"},
                 {"centres can be turned alone: two by 90° in 8 turns, one by 180° in 14",
                  "センターピースだけを回せる。隣り合う二つを 90°（8 手）、一つを 180°（14 手）"},
                 check_centre_procedures,
                 live_ask("twisty", "solve", R"("puzzle":"cube-face-3","seed":1)", R"("method":"picture")")});
  for (const Row& row : rows()) out.push_back(mean_claim(row, trials));
  out.push_back({"n-squared",
                 {"14.1.17, Fig. 14.15", "14.1.17、Fig.14.15"},
                 {"the turns grow nearly as N²", "手数はほぼ N² に比例して増える"},
                 [trials](Context& context) { return check_fit(context, std::max(1, trials / 10)); },
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
