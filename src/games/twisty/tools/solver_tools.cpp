#include "games/twisty/tools/solver_tools.hpp"

#include <chrono>
#include <numeric>

#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/table/state_table.hpp"
#include "games/twisty/tools/tools.hpp"

namespace asobi::twisty {

namespace {

std::string number(int turns) { return grouped(static_cast<std::uint64_t>(turns)); }

}  // namespace

// --- solve ---

Result<SolveAnswer> solve_state(const Game& game, const State& state, const MethodArguments& arguments,
                                Context& context) {
  const Model& model = game.model();
  ASOBI_TRY(const AskedMethod asked, asked_method(model, arguments, context.progress));
  const auto& [method, options] = asked;
  using Seconds = std::chrono::duration<double>;
  const auto begun = std::chrono::steady_clock::now();
  ASOBI_TRY(const auto solver, method->make(model, options, context));
  const auto prepared = std::chrono::steady_clock::now();
  ASOBI_TRY(const Solution solution, solve_and_replay(*method, *solver, game.mover(), state, context.progress));
  const auto done = std::chrono::steady_clock::now();
  SolveAnswer out{.solution = turns_text(model, solution.turns),
                  .turns = count(game.puzzle(), solution.turns),
                  .phases = {},
                  .method = method->id,
                  .optimal = solution.optimal,
                  .seconds = Seconds(done - prepared).count(),
                  .preparation = Seconds(prepared - begun).count()};
  for (const PhaseSpan& span : solution.phases) {
    const auto turns = std::span(solution.turns).subspan(span.from, span.to - span.from);
    out.phases.push_back({span, turns_text(model, turns), count(game.puzzle(), turns)});
  }
  if (auto paper = paper_text(model, solution.turns)) out.paper = std::move(*paper);
  if (method->has_manners && options.as == Manner::paper) out.open_turns = solution.open_turns;
  return out;
}

std::string text(const SolveAnswer& answer, Lang lang) {
  std::string out;
  for (const SolvedPhase& phase : answer.phases) {
    if (phase.moves.empty()) continue;
    out += fmt::format("{} ({}): {}\n", phase.name.in(lang), phase.turns.quarter, phase.moves);
  }
  if (answer.phases.empty()) out = answer.solution + "\n";
  if (answer.open_turns) {
    out += say(lang, "QTM: {} with the best of what the paper leaves open, {} with the worst\n",
               "論文が定めない点を最もよく選べば QTM {} 手、最も悪く選べば {} 手\n", number(answer.turns.quarter),
               number(answer.turns.quarter + *answer.open_turns));
  }
  return out + say(lang, "HTM: {}, QTM: {}, turns of layers: {}; replayed on a fresh puzzle\n",
                   "HTM {} 手、QTM {} 手、層の回転で {} 手。新しいパズルで再生して確かめました\n",
                   number(answer.turns.half), number(answer.turns.quarter), number(answer.turns.layers));
}

// --- cases ---

Result<MethodCases> method_cases(const Game& game, const State&, const MethodArguments& arguments, Context& context) {
  ASOBI_TRY(const AskedMethod asked, asked_method(game.model(), arguments, context.progress));
  const auto& [method, options] = asked;
  ASOBI_TRY(const auto solver, method->make(game.model(), options, context));
  MethodCases out{.method = method->id, .about = method->about, .phases = {}};
  for (Lesson& lesson : solver->lessons()) {
    PhaseCases phase{lesson.id, lesson.name, lesson.section, lesson.states, {}};
    for (Lesson::Case& one : lesson.cases) {
      phase.cases.push_back(
          {std::move(one.seen), turns_text(game.model(), one.procedure), count(game.puzzle(), one.procedure).quarter});
    }
    out.phases.push_back(std::move(phase));
  }
  return out;
}

std::string text(const MethodCases& answer, Lang lang) {
  std::string out = answer.about.in(lang) + "\n";
  for (const PhaseCases& phase : answer.phases) {
    out += say(lang, "\n{} ({}): {} states, {} procedures\n", "\n{}（{}）: {} 状態、{} 手順\n", phase.name.in(lang),
               phase.section, phase.states, phase.cases.size());
    for (const ProcedureCase& one : phase.cases) {
      out += fmt::format("  {:>2}  {:<44} {}\n", one.turns, one.moves, fmt::join(one.seen, "; "));
    }
  }
  return out;
}

// --- census ---

Result<StateCensus> state_census(const Game& game, const State&, const CensusArguments& asked, Context& context) {
  return state_census(game, asked, nullptr, context);
}

Result<StateCensus> state_census(const Game& game, const CensusArguments& asked, BlockStore* store, Context& context) {
  const Turning turning = asked.turning.value_or(game.model().named.turning);
  std::vector<Turn> only;
  if (asked.turns) {
    ASOBI_TRY(only, parse_turns(game.model(), *asked.turns));
  }
  ASOBI_TRY(const StateTable table, StateTable::make(game.model(), asked.metric, turning, context, only, store));
  const std::vector<std::uint64_t>& counts = table.distribution();
  ASOBI_TRY(const std::vector<Turn> antipode, table.antipode());
  return StateCensus{.states = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}),
                     .diameter = counts.size() - 1,
                     .distribution = counts,
                     .antipode = turns_text(game.model(), antipode),
                     .antipode_classes = table.antipode_classes(),
                     .metric = asked.metric,
                     .turning = turning,
                     .turns = only.empty() ? std::nullopt : std::optional(turns_text(game.model(), only))};
}

std::string text(const StateCensus& census, Lang lang) {
  std::string out;
  for (std::size_t distance = 0; distance < census.distribution.size(); ++distance) {
    out += fmt::format("{:>4} {:>16}\n", distance, grouped(census.distribution[distance]));
  }
  return out + say(lang,
                   "{} states; the farthest takes {} turns, such as {}\n"
                   "up to rotations and reflections of the whole, {} of the farthest differ\n",
                   "全 {} 状態、最も遠い状態まで {} 手。その一つ: {}\n"
                   "最も遠い状態は、全体の回転と鏡映で移り合うものを同じとみなして {} 通り\n",
                   grouped(census.states), census.diameter, census.antipode, grouped(census.antipode_classes));
}

Arguments<CensusArguments> census_arguments() {
  return {argument("metric", &CensusArguments::metric, {"Counting", "数え方"},
                   {"what counts as one turn", "何を一手と数えるか"}),
          argument("turning", &CensusArguments::turning, {"Turning", "回す層"},
                   {"which layers turn (default: as sold)", "どの層が回るか（既定は市販のとおり）"}),
          argument(
              "turns", &CensusArguments::turns, {"Only these turns", "この回転だけ"},
              {"what may be turned, such as R U2 (default: everything)", "回してよいもの。R U2 など（既定はすべて）"})};
}

ToolRows<Game> solver_tools() {
  return {
      tool_row({.name = "solve",
                .label = {"Solve", "解く"},
                .summary = {"a solution, by the best method for the puzzle or the one that is named",
                            "手順を求める。パズルに最も合う解法か、指定した解法による"},
                .setup = {"puzzle"},
                .setup_optional = {"scramble", "facelets", "colours", "seed"},
                .example = R"(asobi twisty solve rubik --method lbl --scramble "R U F2 L' D B")",
                .yes_field = "verified"},
               method_arguments(MethodIs::optional), solve_state),
      tool_row({.name = "cases",
                .label = {"Cases to learn", "覚える手順"},
                .summary = {"the cases and procedures of a method, to be learnt", "解法の場合分けと手順の一覧"},
                .setup = {"puzzle"},
                .example = "asobi twisty cases rubik --method lbl"},
               method_arguments(MethodIs::required), method_cases),
      tool_row({.name = "census",
                .label = {"States by distance", "距離ごとの状態数"},
                .summary = {"how many states there are at each distance from the solved one (small puzzles)",
                            "完成形からの手数ごとの状態数（小さなパズル）"},
                .setup = {"puzzle"},
                .example = "asobi twisty census 2x2x2 --metric quarter"},
               census_arguments(), state_census),
  };
}

}  // namespace asobi::twisty
