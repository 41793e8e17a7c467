// The tools that solve: solve, cases, census.
#include <chrono>
#include <numeric>

#include "base/json.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/table/state_table.hpp"
#include "games/twisty/tools/solver_arguments.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {
namespace {

Json turns_json(const TurnCount& counts) {
  return {{"quarter", counts.quarter}, {"half", counts.half}, {"layers", counts.layers}};
}

Result<Json> run_solve(const Game& game, const State& state, const Json& arguments, Context& context) {
  const Model& model = game.model();
  ASOBI_TRY(const AskedMethod asked, asked_method(game.model(), arguments));
  const auto& [method, options] = asked;
  using Seconds = std::chrono::duration<double>;
  const auto begun = std::chrono::steady_clock::now();
  ASOBI_TRY(const auto solver, method->make(model, options, context));
  const auto prepared = std::chrono::steady_clock::now();
  ASOBI_TRY(const Solution solution, solve_and_replay(*method, *solver, game.mover(), state, context.progress));
  const auto done = std::chrono::steady_clock::now();
  Json phases = Json::array();
  for (const PhaseSpan& band : solution.phases) {
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
              {"seconds", Seconds(done - prepared).count()},
              {"preparation", Seconds(prepared - begun).count()},
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
  const auto turns = [&](const char* kind) { return grouped(answer.at("turns").at(kind).get<std::uint64_t>()); };
  return out +
         fmt::format(fmt::runtime(ja(lang) ? "90° などの単位回転で {} 手、まとめた回転で {} 手、層の回転で {} 手。"
                                             "新しいパズルで再生して確かめました\n"
                                           : "unit turns: {}, turns of blocks: {}, turns of layers: {}; replayed on "
                                             "a fresh puzzle\n"),
                     turns("quarter"), turns("half"), turns("layers"));
}

Result<Json> run_cases(const Game& game, const State&, const Json& arguments, Context& context) {
  ASOBI_TRY(const AskedMethod asked, asked_method(game.model(), arguments));
  const auto& [method, options] = asked;
  ASOBI_TRY(const auto solver, method->make(game.model(), options, context));
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

}  // namespace

ToolRows<Game> solver_tools() {
  return {
      {{.name = "solve",
        .summary = {"a solution, by the best method for the puzzle or the one that is named",
                    "手順を求める。パズルに最も合う解法か、指定した解法による"},
        .setup = {"puzzle"},
        .setup_optional = {"scramble", "facelets", "colours", "seed"},
        .parameters = method_parameters(MethodIs::optional),
        .example = R"(asobi twisty solve rubik --method lbl --scramble "R U F2 L' D B")",
        .yes_field = "verified",
        .text = text_solve},
       run_solve},
      {{.name = "cases",
        .summary = {"the cases and procedures of a method, to be learnt", "解法の場合分けと手順の一覧"},
        .setup = {"puzzle"},
        .parameters = method_parameters(MethodIs::required),
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
