// The tool `sample`: lengths of solutions of random positions.
#include <algorithm>
#include <cmath>

#include "base/json.hpp"
#include "games/sliding/methods/sample.hpp"
#include "games/sliding/tools/tools.hpp"

namespace asobi::sliding {

namespace {

constexpr std::uint64_t usual_positions = 1'000;
constexpr std::uint64_t usual_seed = 1;

Result<Json> run_sample(const Game& game, const Position&, const Json& arguments, Context& context) {
  const auto positions = arguments.value("positions", usual_positions);
  const auto seed = arguments.value("seed", usual_seed);
  const bool fast = arguments.value("fast", false);
  ASOBI_TRY(const Sample sample, draw_sample(game.goal(), positions, seed, fast, context));
  Json examples = Json::array();
  for (std::size_t length = 0; length < sample.examples.size(); ++length) {
    if (sample.examples[length].empty()) continue;
    Json tiles = Json::array();
    for (const Position& position : sample.examples[length]) tiles.push_back(tiles_text(position));
    examples.push_back({{"length", length}, {"tiles", tiles}});
  }
  return Json{{"positions", positions},  {"seed", seed},
              {"optimal", !fast},        {"distribution", sample.counts},
              {"mean", sample.mean},     {"deviation", sample.deviation},
              {"least", sample.least()}, {"greatest", sample.greatest()},
              {"examples", examples}};
}

std::string text_sample(const Json& answer, Lang lang) {
  const bool in_japanese = lang == Lang::ja;
  const auto counts = answer.at("distribution").get<std::vector<std::uint64_t>>();
  const auto least = answer.at("least").get<std::size_t>();
  const std::uint64_t most = *std::ranges::max_element(counts);
  std::string out;
  for (std::size_t i = least; i < counts.size(); ++i) {
    std::string bar;
    for (std::uint64_t b = 0; b < counts[i] * 40 / most; ++b) bar += "█";
    out +=
        fmt::format("{:>4}  {:>{}}{}{}\n", i, grouped(counts[i]), grouped(most).size(), bar.empty() ? "" : "  ", bar);
  }
  const auto positions = answer.at("positions").get<std::uint64_t>();
  const double margin = 1.96 * answer.at("deviation").get<double>() / std::sqrt(static_cast<double>(positions));
  return out +
         fmt::format(fmt::runtime(in_japanese ? "{} 局面（種 {}）、平均 {:.3f} ± {:.3f} 手（95 %）、{} から {} 手\n"
                                              : "{} positions (seed {}), mean {:.3f} ± {:.3f} moves (95 %), "
                                                "from {} to {}\n"),
                     grouped(positions), answer.at("seed").get<std::uint64_t>(), answer.at("mean").get<double>(),
                     margin, least, counts.size() - 1);
}

}  // namespace

std::vector<ToolRow<Game>> sample_tools() {
  return {{{.name = "sample",
            .summary = {"how long the solutions of random positions are: counts, mean, examples",
                        "乱数で選んだ局面の解の長さ。度数、平均、例"},
            .setup = {"size"},
            .setup_optional = {"goal", "paper"},
            .parameters = {{"positions",
                            {"how many positions (default 1,000)", "局面の数（既定 1,000）"},
                            ParameterKind::integer,
                            false,
                            1,
                            most_sampled},
                           {"seed",
                            {"seed of the positions (default 1)", "局面を選ぶ乱数の種（既定 1）"},
                            ParameterKind::integer,
                            false,
                            0},
                           {"fast",
                            {"solutions of the fast solver, not shortest ones", "最短解ではなく、速い解法の解"},
                            ParameterKind::flag}},
            .example = "asobi sliding sample 3x3 --positions 2000 --seed 7",
            .text = text_sample},
           run_sample}};
}

}  // namespace asobi::sliding
