#include "games/twisty/tools/statistics_tools.hpp"

#include <algorithm>
#include <numeric>

#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

// --- stats ---

Result<MethodStatistics> method_statistics(const Game& game, const State&, const StatsArguments& arguments,
                                           Context& context) {
  ASOBI_TRY(const AskedMethod asked, asked_method(game.model(), arguments, context.progress));
  ASOBI_TRY(const Statistics found, measure(game.model(), *asked.method, asked.options, arguments, context));
  const auto histogram = found.histogram();
  MethodStatistics out{
      found.spread(), arguments.trials, arguments.metric, asked.method->id, {histogram.begin(), histogram.end()}, {}};
  if (arguments.metric == Metric::quarter) {
    if (const auto* paper = paper_length(game.model().named.member, asked.method->id)) out.paper = *paper;
    if (asked.method->has_manners && asked.options.as == Manner::paper) out.worst = found.worst_spread();
  }
  for (const auto& [span, values] : found.phases) out.phases.push_back({spread_of(values), span.id, span.name});
  if (arguments.csv) out.csv = found.csv();
  return out;
}

namespace {

// Bars of at most 50 signs; some 20 classes of turns of equal width.
std::string histogram_text(const std::vector<std::pair<int, int>>& histogram) {
  if (histogram.empty()) return "";
  const int least = histogram.front().first, most = histogram.back().first;
  const int width = std::max(1, (most - least) / 20 + 1);
  std::vector<int> classes(static_cast<std::size_t>((most - least) / width + 1));
  for (const auto& [turns, times] : histogram) classes[static_cast<std::size_t>((turns - least) / width)] += times;
  const int highest = std::max(1, *std::ranges::max_element(classes));
  std::string out;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    out += fmt::format("{:>6} {:>6} {}\n", least + static_cast<int>(i) * width, classes[i],
                       std::string(static_cast<std::size_t>(classes[i] * 50 / highest), '#'));
  }
  return out;
}

std::string paper_text(const MethodStatistics& statistics, Lang lang) {
  const PaperLength& paper = *statistics.paper;
  std::string out = say(lang, "the paper ({}): mean {} turns, standard deviation {}",
                        "論文（{}）: 平均 {} 手、標準偏差 {}", paper.section, paper.mean, paper.sd);
  const auto only = std::ranges::find(statistics.phases, paper.phase.value_or(""), &PhaseSpread::id);
  if (only != statistics.phases.end()) {
    out += say(lang, ", of this part alone: {}", "（次の段階のみ: {}）", only->name.in(lang));
  }
  return out + "\n";
}

}  // namespace

std::string text(const MethodStatistics& statistics, Lang lang) {
  if (statistics.csv) return *statistics.csv;
  std::string out = say(lang, "mean of {} trials {:.1f} turns, standard deviation {:.1f}, least {}, most {}\n",
                        "{} 回の平均 {:.1f} 手、標準偏差 {:.1f}、最小 {}、最大 {}\n", statistics.trials,
                        statistics.mean, statistics.sd, statistics.least, statistics.most);
  if (statistics.worst) {
    out += say(lang, "with the worst of what the paper leaves open: mean {:.1f}, standard deviation {:.1f}\n",
               "論文が定めない点を最も悪く選べば、平均 {:.1f} 手、標準偏差 {:.1f}\n", statistics.worst->mean,
               statistics.worst->sd);
  }
  for (const PhaseSpread& phase : statistics.phases) {
    out += fmt::format("  {:>8.2f} ± {:<6.2f} {}\n", phase.mean, phase.sd, phase.name.in(lang));
  }
  if (statistics.paper) out += paper_text(statistics, lang);
  return out + histogram_text(statistics.histogram);
}

// --- compare ---

namespace {

// Those that are named, or all that fit and are not heavy; then `left_out` tells of the heavy ones.
struct ComparedMethods {
  std::vector<const Method*> methods;
  std::vector<std::string> left_out;
};

Result<ComparedMethods> compared_methods(const Model& model, const std::string& named, Progress& progress) {
  ComparedMethods out;
  if (named.empty()) {
    for (const Method& method : methods()) {
      ASOBI_TRY(const bool fits, is_for(method, model, progress));
      if (!fits) continue;
      if (method.heavy) {
        out.left_out.push_back(method.id);
      } else {
        out.methods.push_back(&method);
      }
    }
    return out;
  }
  for (const std::string_view id : words(named, ",")) {
    ASOBI_TRY(const Method* method, find_method(id, model, progress));
    out.methods.push_back(method);
  }
  if (!out.methods.empty()) return out;
  return fail(Code::invalid, "name at least one method, or leave the methods out",
              "解法を一つ以上書くか、省いてください");
}

MethodPerformance performance_of(const Method& method, const Performance& found, Metric metric) {
  MethodPerformance out{spread_of(found.in(metric)),
                        method.id,
                        spread_of(found.in(Metric::quarter)),
                        spread_of(found.in(Metric::half)),
                        found.seconds.size(),
                        found.failed,
                        {.preparation = found.preparation},
                        found.optimal,
                        {}};
  if (!found.seconds.empty()) {
    out.seconds.mean =
        std::reduce(found.seconds.begin(), found.seconds.end()) / static_cast<double>(found.seconds.size());
    out.seconds.max = *std::ranges::max_element(found.seconds);
  }
  if (found.error) out.error = found.error->message;
  return out;
}

}  // namespace

Result<MethodComparison> method_comparison(const Game& game, const State&, const CompareArguments& asked,
                                           Context& context) {
  ASOBI_TRY(ComparedMethods compared, compared_methods(game.model(), asked.methods, context.progress));
  MethodComparison out{
      .rows = {}, .trials = asked.trials, .metric = asked.metric, .left_out = std::move(compared.left_out)};
  for (const Method* method : compared.methods) {
    ASOBI_TRY(const Performance performance, perform(game.model(), *method, asked, context));
    out.rows.push_back(performance_of(*method, performance, asked.metric));
  }
  return out;
}

namespace {

constexpr std::size_t title_width = 22;
const Text& title_of(std::string_view id) { return std::ranges::find(methods(), id, &Method::id)->title; }

}  // namespace

std::string text(const MethodComparison& comparison, Lang lang) {
  constexpr const char* line = "{} {:>8} {:>7} {:>6} {:>6} {:>10} {:>10} {:>10}  {}\n";
  std::string out = ja(lang) ? fmt::format(line, padded("解法", title_width), "平均手数", "標準偏差", "最小", "最大",
                                           "平均秒", "最長秒", "準備秒", "")
                             : fmt::format(line, padded("method", title_width), "turns", "sd", "least", "most",
                                           "seconds", "longest", "tables", "");
  for (const MethodPerformance& row : comparison.rows) {
    const auto number = [](double value, int digits) { return fmt::format("{:.{}f}", value, digits); };
    std::string remark = row.optimal ? say(lang, "shortest", "最短") : "";
    if (row.failed > 0) {
      remark = say(lang, "failed {} times: {}", "{} 回失敗: {}", row.failed, row.error ? row.error->in(lang) : "");
    }
    out += fmt::format(line, padded(title_of(row.method).in(lang), title_width), number(row.mean, 1), number(row.sd, 1),
                       row.least, row.most, number(row.seconds.mean, 4), number(row.seconds.max, 4),
                       number(row.seconds.preparation, 3), remark);
  }
  if (!comparison.left_out.empty()) {
    std::vector<std::string> left_out;
    for (const std::string& id : comparison.left_out) left_out.push_back(title_of(id).in(lang));
    out += say(lang, "left out since it may take hours, unless it is named: {}\n",
               "時間がかかるので省きました（名前を挙げれば含めます）: {}\n", fmt::join(left_out, ", "));
  }
  return out;
}

namespace {

Arguments<StatsArguments> stats_arguments() {
  Arguments<StatsArguments> out = joined<StatsArguments>({}, method_arguments(MethodIs::optional), trial_arguments());
  out.push_back(argument("csv", &StatsArguments::csv, {"A line for each trial", "試行ごとの行"},
                         {"a line for each trial", "試行ごとに一行の CSV"}));
  return out;
}

Arguments<CompareArguments> compare_arguments() {
  return joined<CompareArguments>({argument("methods", &CompareArguments::methods, {"Methods", "解法"},
                                            {"which, with commas between (default: all that fit and are quick)",
                                             "解法。コンマで区切る（既定: 使えて速いものすべて）"})},
                                  trial_arguments());
}

}  // namespace

ToolRows<Game> statistics_tools() {
  return {
      tool_row({.name = "stats",
                .label = {"Lengths of solutions", "手数の統計"},
                .summary = {"how many turns a method takes: mean, spread, histogram",
                            "解法の手数の統計。平均・標準偏差・度数分布"},
                .setup = {"puzzle"},
                .example = "asobi twisty stats cube-face-4 --method tsukuda --trials 100",
                .trials = true},
               stats_arguments(), method_statistics),
      tool_row({.name = "compare",
                .label = {"Compare methods", "解法を比べる"},
                .summary = {"turns and time of several methods on the same random states",
                            "同じ状態を複数の解法で解き、手数と時間を比べる"},
                .setup = {"puzzle"},
                .example = "asobi twisty compare 2x2x2 --methods table,universal --trials 10",
                .trials = true},
               compare_arguments(), method_comparison),
  };
}

}  // namespace asobi::twisty
