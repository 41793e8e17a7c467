// The tools that solve: solve, stats, cases, census.
#include <chrono>
#include <numeric>

#include "base/json.hpp"
#include "games/twisty/notation.hpp"
#include "games/twisty/solve/state_table.hpp"
#include "games/twisty/statistics.hpp"
#include "games/twisty/tools.hpp"

namespace asobi::twisty {
namespace {

constexpr int most_trials = 1'000'000;
constexpr int most_random_turns = 100'000;

std::vector<std::string> method_ids() {
  std::vector<std::string> out;
  for (const Method& method : methods()) out.push_back(method.id);
  return out;
}

struct Asked {
  const Method* method;
  Wishes wishes;
};

Result<Asked> asked_method(const Game& game, const Json& arguments) {
  ASOBI_TRY(const Method* method, find_method(arguments.at("method").get<std::string>(), game.model()));
  const Wishes wishes = {.improved = arguments.value("improved", false),
                         .length = arguments.value("length", 0),
                         .memory = arguments.value("memory", std::uint64_t{0}) << 20};
  if (wishes.improved && !method->improves) {
    return fail(Code::invalid, "the method {} has no improved version", "解法 {} に改善版はありません", method->id);
  }
  if (wishes.length > 0 && !method->takes_length) {
    return fail(Code::invalid, "the method {} cannot be asked for a length", "解法 {} に手数は指定できません",
                method->id);
  }
  if (wishes.memory > 0 && !method->takes_memory) {
    return fail(Code::invalid, "the method {} cannot be told how large its table may be",
                "解法 {} に表の大きさは指定できません", method->id);
  }
  return Asked{method, wishes};
}

Json turns_json(const TurnCount& counts) {
  return {{"quarter", counts.quarter}, {"half", counts.half}, {"layers", counts.layers}};
}

Result<Json> run_solve(const Game& game, const State& state, const Json& arguments, Context& context) {
  const Model& model = game.model();
  ASOBI_TRY(const Asked asked, asked_method(game, arguments));
  const auto& [method, wishes] = asked;
  ASOBI_TRY(const auto solver, method->make(model, wishes, context));
  const auto begun = std::chrono::steady_clock::now();
  ASOBI_TRY(const Solution solution, solve_and_replay(*method, *solver, game.mover(), state, context.progress));
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begun;
  Json phases = Json::array();
  for (const Band& band : solution.phases) {
    const auto turns = std::span(solution.turns).subspan(band.from, band.to - band.from);
    phases.push_back({{"id", band.id},
                      {"name", band.name.in(context.lang)},
                      {"from", band.from},
                      {"to", band.to},
                      {"moves", turns_text(model, turns)},
                      {"turns", turns_json(count(game.puzzle(), turns))}});
  }
  Json out = {{"solution", turns_text(model, solution.turns)},
              {"turns", turns_json(count(game.puzzle(), solution.turns))},
              {"phases", std::move(phases)},
              {"method", method->id},
              {"optimal", solution.optimal},
              {"seconds", taken.count()},
              {"verified", true}};
  if (const auto paper = paper_text(model, solution.turns)) out["paper"] = *paper;
  return out;
}

std::string text_solve(const Json& answer, Lang lang) {
  std::string out;
  for (const Json& phase : answer.at("phases")) {
    if (text_of(phase, "moves").empty()) continue;
    out += fmt::format("{} ({}): {}\n", text_of(phase, "name"), phase.at("turns").at("quarter").get<int>(),
                       text_of(phase, "moves"));
  }
  if (answer.at("phases").empty()) out = text_of(answer, "solution") + "\n";
  const Json& turns = answer.at("turns");
  return out +
         fmt::format(fmt::runtime(ja(lang) ? "90° などの単位回転で {} 手、まとめた回転で {} 手、層の回転で {} 手。"
                                             "新しいパズルで再生して確かめました\n"
                                           : "{} unit turns, {} turns of blocks, {} turns of layers; replayed on "
                                             "a fresh puzzle\n"),
                     turns.at("quarter").get<int>(), turns.at("half").get<int>(), turns.at("layers").get<int>());
}

Json spread_json(const Spread& spread) {
  return {{"mean", spread.mean}, {"sd", spread.sd}, {"min", spread.least}, {"max", spread.most}};
}

Result<Json> run_stats(const Game& game, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const Asked asked, asked_method(game, arguments));
  const auto& [method, wishes] = asked;
  const std::string metric = arguments.value("metric", "quarter");
  Trials trials;
  trials.trials = arguments.value("trials", 100);
  trials.scramble = arguments.value("scramble", 100);
  trials.seed = arguments.value("seed", std::uint64_t{1});
  trials.metric = metric == "half" ? Metric::half : metric == "layers" ? Metric::layers : Metric::quarter;
  ASOBI_TRY(const Statistics statistics, measure(game.model(), *method, wishes, trials, context));
  Json out = spread_json(statistics.spread());
  out["trials"] = trials.trials;
  out["metric"] = metric;
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

Result<Json> run_cases(const Game& game, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const Asked asked, asked_method(game, arguments));
  const auto& [method, wishes] = asked;
  ASOBI_TRY(const auto solver, method->make(game.model(), wishes, context));
  Json phases = Json::array();
  for (const Lesson& lesson : solver->lessons()) {
    Json cases = Json::array();
    for (const Lesson::Case& one : lesson.cases) {
      cases.push_back({{"seen", one.seen},
                       {"moves", turns_text(game.model(), one.procedure)},
                       {"turns", count(game.puzzle(), one.procedure).quarter}});
    }
    phases.push_back({{"id", lesson.id},
                      {"name", lesson.name.in(context.lang)},
                      {"section", lesson.section},
                      {"states", lesson.states},
                      {"cases", std::move(cases)}});
  }
  return Json{{"method", method->id}, {"about", method->about.in(context.lang)}, {"phases", std::move(phases)}};
}

std::string text_cases(const Json& answer, Lang lang) {
  std::string out = text_of(answer, "about") + "\n";
  for (const Json& phase : answer.at("phases")) {
    out += fmt::format(
        fmt::runtime(ja(lang) ? "\n{}（{}）: {} 状態、{} 手順\n" : "\n{} ({}): {} states, {} procedures\n"),
        text_of(phase, "name"), text_of(phase, "section"), phase.at("states").get<int>(), phase.at("cases").size());
    for (const Json& one : phase.at("cases")) {
      out += fmt::format("  {:>2}  {:<44} {}\n", one.at("turns").get<int>(), text_of(one, "moves"),
                         fmt::join(one.at("seen").get<std::vector<std::string>>(), "; "));
    }
  }
  return out;
}

Result<Json> run_census(const Game& game, const State&, const Json& arguments, Context& context) {
  const std::string metric = arguments.value("metric", "half");
  const std::string turning = arguments.value("turning", game.model().named.turning == Turning::all ? "all" : "core");
  ASOBI_TRY(const StateTable table,
            StateTable::make(game.model(), metric == "half" ? CensusMetric::half : CensusMetric::quarter,
                             turning == "all" ? Turning::all : Turning::around_core, context));
  const std::vector<std::uint64_t>& counts = table.distribution();
  ASOBI_TRY(const std::vector<Turn> antipode, table.antipode());
  return Json{{"states", std::accumulate(counts.begin(), counts.end(), std::uint64_t{0})},
              {"diameter", counts.size() - 1},
              {"distribution", counts},
              {"antipode", turns_text(game.model(), antipode)},
              {"metric", metric},
              {"turning", turning}};
}

std::string text_census(const Json& answer, Lang lang) {
  std::string out;
  const Json& counts = answer.at("distribution");
  for (std::size_t distance = 0; distance < counts.size(); ++distance) {
    out += fmt::format("{:>4} {:>16}\n", distance, grouped(counts[distance].get<std::uint64_t>()));
  }
  return out + fmt::format(fmt::runtime(ja(lang) ? "全 {} 状態、最も遠い状態まで {} 手。その一つ: {}\n"
                                                 : "{} states; the farthest takes {} turns, such as {}\n"),
                           grouped(answer.at("states").get<std::uint64_t>()), answer.at("diameter").get<int>(),
                           text_of(answer, "antipode"));
}

std::vector<Parameter> method_parameters() {
  return {
      {.name = "method", .help = {"which method", "解法"}, .required = true, .choices = method_ids()},
      {"improved", {"with the paper's improvements: fewer turns", "論文の改善案を加えて、手数を減らす"}, Kind::flag},
      {"length",
       {"a solution of so many turns of blocks is short enough (twophase; default 20)",
        "まとめた回転でこの手数以下なら十分とする（twophase。既定 20）"},
       Kind::integer,
       false,
       1,
       100},
      {"memory",
       {"MiB that the table may take (optimal; default 256)", "表に使うメモリ（MiB。optimal。既定 256）"},
       Kind::integer,
       false,
       1,
       1'000'000}};
}

std::vector<Parameter> with(std::vector<Parameter> first, std::vector<Parameter> more) {
  first.insert(first.end(), more.begin(), more.end());
  return first;
}

}  // namespace

std::vector<ToolRow<Game>> solver_tools() {
  return {
      {{.name = "solve",
        .summary = {"a solution with its phases, by the paper's methods or by search",
                    "手順を段階ごとに示す。論文の解法、または探索による"},
        .setup = {"puzzle"},
        .setup_optional = {"scramble", "seed"},
        .parameters = method_parameters(),
        .example = R"(asobi twisty solve rubik --method lbl --scramble "R U F2 L' D B")",
        .yes_field = "verified",
        .text = text_solve},
       run_solve},
      {{.name = "stats",
        .summary = {"how many turns a method takes: mean, spread, histogram",
                    "解法の手数の統計。平均・標準偏差・度数分布"},
        .setup = {"puzzle"},
        .parameters = with(method_parameters(),
                           {{"trials",
                             {"how many random states (default 100)", "試行の回数（既定 100）"},
                             Kind::integer,
                             false,
                             1,
                             most_trials},
                            {"scramble",
                             {"random turns before each (default 100)", "崩すための回転の数（既定 100）"},
                             Kind::integer,
                             false,
                             0,
                             most_random_turns},
                            {"seed",
                             {"the same seed gives the same result (default 1)", "同じ種なら同じ結果（既定 1）"},
                             Kind::integer,
                             false,
                             0},
                            {.name = "metric",
                             .help = {"quarter: unit turns of layers; half: turns of blocks; layers: turns of layers",
                                      "quarter: 層の単位回転、half: まとめた回転、layers: 層の回転"},
                             .choices = {"quarter", "half", "layers"}},
                            {"csv", {"a line for each trial", "試行ごとに一行の CSV"}, Kind::flag}}),
        .example = "asobi twisty stats cube-face-4 --method tsukuda --trials 100",
        .text = text_stats},
       run_stats},
      {{.name = "cases",
        .summary = {"the cases and procedures of a method, to be learnt", "解法の場合分けと手順の一覧"},
        .setup = {"puzzle"},
        .parameters = method_parameters(),
        .example = "asobi twisty cases rubik --method lbl",
        .text = text_cases},
       run_cases},
      {{.name = "census",
        .summary = {"how many states there are at each distance from the solved one (small puzzles)",
                    "完成形からの手数ごとの状態数（小さなパズル）"},
        .setup = {"puzzle"},
        .parameters = {{.name = "metric",
                        .help = {"quarter: unit turns of layers; half: turns of blocks by any angle (default half)",
                                 "quarter: 層の単位回転、half: まとめた任意の角度の回転（既定 half）"},
                        .choices = {"quarter", "half"}},
                       {.name = "turning",
                        .help = {"all: every layer turns; core: all but those that hold the centre (default: as sold)",
                                 "all: すべての層が回る。core: 中心を含む層は回らない（既定は市販のとおり）"},
                        .choices = {"all", "core"}}},
        .example = "asobi twisty census 2x2x2 --metric quarter",
        .text = text_census},
       run_census},
  };
}

}  // namespace asobi::twisty
