#include "games/sliding/tools/board_tools.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/sliding/board/manhattan.hpp"
#include "games/sliding/board/normal.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/table/known_census.hpp"
#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

namespace {

constexpr std::size_t antipodes_given = 20;

// A line with a bar for each length from `first` on.
std::string bars(const std::vector<std::uint64_t>& counts, std::size_t first, int length_width) {
  const std::uint64_t most = *std::ranges::max_element(counts);
  const std::size_t width = grouped(most).size();
  std::string out;
  for (std::size_t i = first; i < counts.size(); ++i) {
    std::string bar;
    for (std::uint64_t b = 0; b < counts[i] * 40 / most; ++b) bar += "█";
    out +=
        fmt::format("{:>{}}  {:>{}}{}{}\n", i, length_width, grouped(counts[i]), width, bar.empty() ? "" : "  ", bar);
  }
  return out;
}

double mean_of(const std::vector<std::uint64_t>& counts) {
  double sum = 0, all = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    sum += static_cast<double>(i) * static_cast<double>(counts[i]);
    all += static_cast<double>(counts[i]);
  }
  return sum / all;
}

}  // namespace

// --- scramble ---

Result<ScrambleAnswer> scramble(const Game&, const Position& position, const NoArguments&, Context&) {
  return ScrambleAnswer{position};
}

std::string text(const ScrambleAnswer& answer, Lang) { return answer.picture() + tiles_text(answer.position) + "\n"; }

// --- limits ---

Result<ExactLimits> exact_limits(const Game&, const Position&, const NoArguments&, Context&) {
  ExactLimits out{.census = most_table_cells, .shortest = always_sampled_cells};
  for (const KnownCensus& census : known_censuses()) {
    for (const Shape shape : {census.shape, Shape{census.shape.cols, census.shape.rows}}) {
      if (std::ranges::find(out.known, shape.name()) == out.known.end()) out.known.push_back(shape.name());
    }
  }
  return out;
}

std::string text(const ExactLimits& limits, Lang lang) {
  return say(lang, "census: up to {} cells, and known for {}\nshortest solutions of a sample: up to {} cells\n",
             "census: {} マスまで。既知の盤: {}\n標本の最短解: {} マスまで\n", limits.census,
             fmt::format("{}", fmt::join(limits.known, ", ")), limits.shortest);
}

// --- census ---

CensusAnswer census_answer(const Position& goal, std::vector<std::uint64_t> counts, std::vector<Normal> farthest) {
  CensusAnswer out{.states = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}),
                   .diameter = static_cast<int>(counts.size()) - 1,
                   .distribution = std::move(counts),
                   .antipodes = {}};
  farthest.resize(std::min(farthest.size(), antipodes_given));
  for (Normal& far : farthest) {
    far.symmetry = normalise(goal, goal).symmetry;
    out.antipodes.push_back(original(far, goal));
  }
  return out;
}

Result<CensusAnswer> census(const Game& game, const Position&, const NoArguments&, Context& context) {
  const Position& goal = game.goal();
  const Normal normal = normalise(goal, goal);
  if (const KnownCensus* known = known_census(normal.shape, normal.goal_blank)) {
    ASOBI_TRY(const Position far, parse_position(known->shape, known->farthest));
    CensusAnswer out = census_answer(goal, known->by_distance(), {normalise(far, known->goal())});
    out.source = Text{std::string(known_census_source_en), std::string(known_census_source_ja)};
    return out;
  }
  ASOBI_TRY(const DistanceTable distances, distance_table(normal.shape, normal.goal_blank, context));
  return census_answer(goal, distances.census(), distances.farthest());
}

std::string text(const CensusAnswer& answer, Lang lang) {
  std::string out = bars(answer.distribution, 0, 3);
  out += say(lang, "{} positions, the farthest {} moves away, mean {:.4f}\n",
             "局面 {}、最も遠いもの {} 手、平均 {:.4f} 手\n", grouped(answer.states), answer.diameter,
             mean_of(answer.distribution));
  if (!answer.antipodes.empty()) {
    out += say(lang, "a farthest position: {}\n", "最も遠い局面の例: {}\n", tiles_text(answer.antipodes.front()));
  }
  if (answer.source) out += answer.source->in(lang) + "\n";
  return out;
}

// --- bench ---

Result<BenchAnswer> bench(const Game&, const Position&, const NoArguments&, Context& context) {
  constexpr std::uint64_t instances = 20;
  const Position goal = Position::ordered({3, 4});
  BenchAnswer out{.signature = 0,
                  .what = {"positions expanded by plain search on 20 positions of the 3x4 board",
                           "3x4 盤の 20 局面を単純な探索で展開した局面数"}};
  for (std::uint64_t seed = 1; seed <= instances; ++seed) {
    Random random(seed);
    const Position position = random_position(goal, random);
    ASOBI_TRY(const OptimalAnswer answer, solve_by_manhattan(normalise(position, goal), 0, context.progress));
    out.signature += answer.nodes;
  }
  return out;
}

std::string text(const BenchAnswer& answer, Lang) { return fmt::to_string(answer.signature) + "\n"; }

// --- sample ---

std::vector<SampleExamples> SampleAnswer::examples_by_length() const {
  std::vector<SampleExamples> out;
  for (std::size_t length = 0; length < examples.size(); ++length) {
    if (!examples[length].empty()) out.push_back({length, examples[length]});
  }
  return out;
}

Result<SampleAnswer> sample(const Game& game, const Position&, const SampleArguments& asked, Context& context) {
  ASOBI_TRY(Sample drawn, draw_sample(game.goal(), asked.positions, asked.seed, asked.fast, asked.nodes, context));
  return SampleAnswer{std::move(drawn), asked.positions, asked.seed, !asked.fast};
}

std::string text(const SampleAnswer& answer, Lang lang) {
  const std::uint64_t solved = answer.positions - answer.unsolved;
  std::string given_up = answer.unsolved == 0
                             ? ""
                             : say(lang, "{} of {} positions were given up; what is told is of the others\n",
                                   "{} 局面は諦めました（全 {} 局面）。以下は残りについてです\n",
                                   grouped(answer.unsolved), grouped(answer.positions));
  if (solved == 0) return given_up;
  const double margin = 1.96 * answer.deviation / std::sqrt(static_cast<double>(solved));
  return given_up + bars(answer.counts, static_cast<std::size_t>(answer.least()), 4) +
         say(lang, "{} positions (seed {}), mean {:.3f} ± {:.3f} moves (95 %), from {} to {}\n",
             "{} 局面（種 {}）、平均 {:.3f} ± {:.3f} 手（95 %）、{} から {} 手\n", grouped(solved), answer.seed,
             answer.mean, margin, answer.least(), answer.greatest());
}

// --- the rows ---

namespace {

Arguments<SampleArguments> sample_arguments() {
  return {
      argument("positions", &SampleArguments::positions, {"Positions", "局面の数"}, {"how many positions", "局面の数"})
          .within(1, most_sampled),
      argument("seed", &SampleArguments::seed, {"Seed", "乱数の種"}, {"seed of the positions", "局面を選ぶ乱数の種"}),
      argument("fast", &SampleArguments::fast, {"Fast", "速く"},
               {"solutions of the fast solver, not shortest ones", "最短解ではなく、速い解法の解"}),
      argument("nodes", &SampleArguments::nodes, {"Positions looked at", "調べる局面"},
               {"give up a position after so many looked at (0: never, up to 16 cells)",
                "1 局面につきこれだけ調べたら諦める (0: 諦めない、16 マスまで)"})};
}

}  // namespace

ToolRows<Game> board_tools() {
  return {
      tool_row({.name = "limits",
                .label = {"Limits", "限界"},
                .summary = {"up to how many cells all positions are counted and samples solved in the fewest moves",
                            "何マスまでの盤の局面を数え尽くし、標本を最短手数で解くか"},
                .example = "asobi sliding limits"},
               Arguments<NoArguments>{}, exact_limits),
      tool_row({.name = "scramble",
                .label = {"Scramble", "スクランブル"},
                .summary = {"a random solvable position; the same for the same seed",
                            "解ける局面を乱数で。種が同じなら同じ局面"},
                .setup = {"size"},
                .setup_optional = {"seed", "goal", "paper"},
                .example = "asobi sliding scramble 4x4 --seed 7"},
               {}, scramble),
      tool_row({.name = "census",
                .label = {"Positions by distance", "距離ごとの局面数"},
                .summary = {"how many positions are 0, 1, 2, … moves from home (up to 12 cells; 2x7 and 3x5 are known)",
                            "完成形から 0, 1, 2, … 手の局面の数（12 マスまで。2x7 と 3x5 は既知）"},
                .setup = {"size"},
                .setup_optional = {"goal", "paper"},
                .example = "asobi sliding census 3x3"},
               Arguments<NoArguments>{}, census),
      tool_row({.name = "bench",
                .label = {"Behaviour number", "動作の番号"},
                .summary = {"the behaviour number of this game's search", "探索の振る舞いを示す数"},
                .example = "asobi sliding bench"},
               {}, bench),
      tool_row({.name = "sample",
                .label = {"Lengths of solutions", "手数の統計"},
                .summary = {"how long the solutions of random positions are: counts, mean, examples",
                            "乱数で選んだ局面の解の長さ。度数、平均、例"},
                .setup = {"size"},
                .setup_optional = {"goal", "paper"},
                .example = "asobi sliding sample 3x3 --positions 2000 --seed 7",
                .trials = true},
               sample_arguments(), sample),
  };
}

}  // namespace asobi::sliding
