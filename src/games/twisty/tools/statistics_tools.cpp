// The tools that measure methods on random states: stats, compare.
#include <algorithm>
#include <numeric>

#include "base/json.hpp"
#include "games/twisty/tools/solver_arguments.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

Json spread_json(const Spread& spread) {
  return {{"mean", spread.mean}, {"sd", spread.sd}, {"min", spread.least}, {"max", spread.most}};
}

Result<Json> run_stats(const Game& game, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const AskedMethod asked, asked_method(game.model(), arguments));
  const auto& [method, options] = asked;
  const Trials trials = asked_trials(arguments);
  ASOBI_TRY(const Statistics statistics, measure(game.model(), *method, options, trials, context));
  Json out = spread_json(statistics.spread());
  out["trials"] = trials.trials;
  out["metric"] = arguments.value("metric", "quarter");
  out["method"] = method->id;
  Json histogram = Json::array();
  for (const auto& [turns, times] : statistics.histogram()) histogram.push_back({turns, times});
  out["histogram"] = std::move(histogram);
  Json phases = Json::array();
  for (const auto& [band, values] : statistics.phases) {
    Json phase = spread_json(spread_of(values));
    phase["id"] = band.id;
    phase["name"] = band.name.in(context.lang);
    phases.push_back(std::move(phase));
  }
  out["phases"] = std::move(phases);
  if (arguments.value("csv", false)) out["csv"] = statistics.csv();
  return out;
}

// Bars of at most 50 signs; some 20 classes of turns of equal width.
std::string text_histogram(const Json& histogram) {
  if (histogram.empty()) return "";
  const int least = histogram.front()[0], most = histogram.back()[0];
  const int width = std::max(1, (most - least) / 20 + 1);
  std::vector<int> classes(static_cast<std::size_t>((most - least) / width + 1));
  for (const Json& bar : histogram)
    classes[static_cast<std::size_t>((bar[0].get<int>() - least) / width)] += bar[1].get<int>();
  const int highest = std::max(1, *std::ranges::max_element(classes));
  std::string out;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    out += fmt::format("{:>6} {:>6} {}\n", least + static_cast<int>(i) * width, classes[i],
                       std::string(static_cast<std::size_t>(classes[i] * 50 / highest), '#'));
  }
  return out;
}

std::string text_stats(const Json& answer, Lang lang) {
  if (answer.contains("csv")) return text_of(answer, "csv");
  std::string out = fmt::format(
      fmt::runtime(ja(lang) ? "{} 回の平均 {:.1f} 手、標準偏差 {:.1f}、最小 {}、最大 {}\n"
                            : "mean of {} trials {:.1f} turns, standard deviation {:.1f}, least {}, most {}\n"),
      answer.at("trials").get<int>(), answer.at("mean").get<double>(), answer.at("sd").get<double>(),
      answer.at("min").get<int>(), answer.at("max").get<int>());
  for (const Json& phase : answer.at("phases")) {
    out += fmt::format("  {:>8.2f} ± {:<6.2f} {}\n", phase.at("mean").get<double>(), phase.at("sd").get<double>(),
                       text_of(phase, "name"));
  }
  return out + text_histogram(answer.at("histogram"));
}

// Those that are named, or all that fit and are not heavy; then `left_out` tells of the heavy ones.
struct ComparedMethods {
  std::vector<const Method*> methods;
  std::vector<std::string> left_out;
};

Result<ComparedMethods> compared_methods(const Model& model, const Json& arguments) {
  ComparedMethods out;
  const std::string named = arguments.value("methods", "");
  if (named.empty()) {
    for (const Method& method : methods()) {
      if (!method.fits(model)) continue;
      if (method.heavy) {
        out.left_out.push_back(method.id);
      } else {
        out.methods.push_back(&method);
      }
    }
    return out;
  }
  for (const std::string_view id : words(named, ",")) {
    ASOBI_TRY(const Method* method, find_method(id, model));
    out.methods.push_back(method);
  }
  if (!out.methods.empty()) return out;
  return fail(Code::invalid, "name at least one method, or leave --methods out",
              "解法を一つ以上書くか、--methods を省いてください");
}

Json performance_json(const Method& method, const Performance& performance, Metric metric, Lang lang) {
  const std::vector<double>& seconds = performance.seconds;
  Json out = spread_json(spread_of(performance.in(metric)));
  out["method"] = method.id;
  out["quarter"] = spread_json(spread_of(performance.in(Metric::quarter)));
  out["half"] = spread_json(spread_of(performance.in(Metric::half)));
  out["solved"] = seconds.size();
  out["failed"] = performance.failed;
  out["seconds"] = {
      {"mean", seconds.empty() ? 0 : std::reduce(seconds.begin(), seconds.end()) / double(seconds.size())},
      {"max", seconds.empty() ? 0 : *std::ranges::max_element(seconds)},
      {"preparation", performance.preparation}};
  out["optimal"] = performance.optimal;
  if (performance.error) out["error"] = performance.error->message.in(lang);
  return out;
}

Result<Json> run_compare(const Game& game, const State&, const Json& arguments, Context& context) {
  const Trials trials = asked_trials(arguments);
  ASOBI_TRY(const ComparedMethods compared, compared_methods(game.model(), arguments));
  Json rows = Json::array();
  for (const Method* method : compared.methods) {
    ASOBI_TRY(const Performance performance, perform(game.model(), *method, trials, context));
    rows.push_back(performance_json(*method, performance, trials.metric, context.lang));
  }
  return Json{{"rows", std::move(rows)},
              {"trials", trials.trials},
              {"metric", arguments.value("metric", "quarter")},
              {"left_out", compared.left_out}};
}

std::string text_compare(const Json& answer, Lang lang) {
  constexpr const char* line = "{:<10} {:>8} {:>7} {:>6} {:>6} {:>10} {:>10} {:>10}  {}\n";
  std::string out =
      ja(lang) ? fmt::format(line, "解法", "平均手数", "標準偏差", "最小", "最大", "平均秒", "最長秒", "準備秒", "")
               : fmt::format(line, "method", "turns", "sd", "least", "most", "seconds", "longest", "tables", "");
  for (const Json& row : answer.at("rows")) {
    const auto number = [](const Json& in, const char* field, int digits) {
      return fmt::format("{:.{}f}", in.at(field).get<double>(), digits);
    };
    const Json& seconds = row.at("seconds");
    std::string remark = row.at("optimal").get<bool>() ? (ja(lang) ? "最短" : "shortest") : "";
    if (const int failed = row.at("failed"); failed > 0) {
      remark =
          fmt::format(fmt::runtime(ja(lang) ? "{} 回失敗: {}" : "failed {} times: {}"), failed, text_of(row, "error"));
    }
    out += fmt::format(line, text_of(row, "method"), number(row, "mean", 1), number(row, "sd", 1),
                       number(row, "min", 0), number(row, "max", 0), number(seconds, "mean", 4),
                       number(seconds, "max", 4), number(seconds, "preparation", 3), remark);
  }
  const auto left_out = answer.at("left_out").get<std::vector<std::string>>();
  if (!left_out.empty()) {
    out += fmt::format(fmt::runtime(ja(lang) ? "時間がかかるので省きました（--methods で指定できます）: {}\n"
                                             : "left out since it may take hours (name it in --methods): {}\n"),
                       fmt::join(left_out, ", "));
  }
  return out;
}

}  // namespace

ToolRows<Game> statistics_tools() {
  return {
      {{.name = "stats",
        .summary = {"how many turns a method takes: mean, spread, histogram",
                    "解法の手数の統計。平均・標準偏差・度数分布"},
        .setup = {"puzzle"},
        .parameters = with(with(method_parameters(MethodIs::optional), trial_parameters()),
                           {{"csv", {"a line for each trial", "試行ごとに一行の CSV"}, ParameterKind::flag}}),
        .example = "asobi twisty stats cube-face-4 --method tsukuda --trials 100",
        .text = text_stats},
       run_stats},
      {{.name = "compare",
        .summary = {"turns and time of several methods on the same random states",
                    "同じ状態を複数の解法で解き、手数と時間を比べる"},
        .setup = {"puzzle"},
        .parameters = with({{"methods",
                             {"which, with commas between (default: all that fit and are quick)",
                              "解法。コンマで区切る（既定: 使えて速いものすべて）"}}},
                           trial_parameters()),
        .example = "asobi twisty compare 2x2x2 --methods table,universal --trials 10",
        .text = text_compare},
       run_compare},
  };
}

}  // namespace asobi::twisty
