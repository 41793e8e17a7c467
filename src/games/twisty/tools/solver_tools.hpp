// Solving: one state, what a person learns to do it, and how far all states of a small puzzle are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/twisty/game.hpp"
#include "games/twisty/solve/table/small_space.hpp"
#include "games/twisty/tools/solver_arguments.hpp"
#include "solve/blocks.hpp"

namespace asobi::twisty {

// --- solve ---

struct SolvedPhase : PhaseSpan {
  std::string moves;
  TurnCount turns;

  static constexpr auto fields() {
    return field_list(PhaseSpan::fields(), field("moves", &SolvedPhase::moves), field("turns", &SolvedPhase::turns));
  }
};

struct SolveAnswer {
  std::string solution;
  TurnCount turns;
  std::vector<SolvedPhase> phases;
  std::string method;
  bool optimal = false;
  double seconds = 0, preparation = 0;
  bool verified = true;  // an answer is given only if it is
  std::optional<std::string> paper = {};
  std::optional<int> open_turns = {};

  static constexpr auto fields() {
    return field_list(
        field("solution", &SolveAnswer::solution), field("turns", &SolveAnswer::turns),
        field("phases", &SolveAnswer::phases, "none, or one after the other from the first turn to the last"),
        field("method", &SolveAnswer::method),
        field("optimal", &SolveAnswer::optimal, "no solution has fewer turns, as the method counts them"),
        field("seconds", &SolveAnswer::seconds), field("preparation", &SolveAnswer::preparation, "seconds for tables"),
        field("verified", &SolveAnswer::verified, "replayed on a fresh puzzle"),
        field("paper", &SolveAnswer::paper, "the solution in the paper's notation, if it can be"),
        field("open_turns", &SolveAnswer::open_turns,
              "as the paper writes it: how many quarter turns more it may be by what the paper leaves open"));
  }
};
Result<SolveAnswer> solve_state(const Game& game, const State& state, const MethodArguments& asked, Context& context);
std::string text(const SolveAnswer& answer, Lang lang);

// --- cases ---

struct ProcedureCase {
  std::vector<std::string> seen;
  std::string moves;
  int turns = 0;

  static constexpr auto fields() {
    return field_list(field("seen", &ProcedureCase::seen, "place and where its mark is now"),
                      field("moves", &ProcedureCase::moves), field("turns", &ProcedureCase::turns, "unit turns"));
  }
};

struct PhaseCases {
  std::string id;
  Text name;
  std::string section;
  std::size_t states = 0;
  std::vector<ProcedureCase> cases;

  static constexpr auto fields() {
    return field_list(field("id", &PhaseCases::id), field("name", &PhaseCases::name),
                      field("section", &PhaseCases::section, "of the paper"),
                      field("states", &PhaseCases::states, "that may be seen"), field("cases", &PhaseCases::cases));
  }
};

struct MethodCases {
  std::string method;
  Text about;
  std::vector<PhaseCases> phases;

  static constexpr auto fields() {
    return field_list(field("method", &MethodCases::method), field("about", &MethodCases::about),
                      field("phases", &MethodCases::phases));
  }
};
Result<MethodCases> method_cases(const Game& game, const State& state, const MethodArguments& asked, Context& context);
std::string text(const MethodCases& answer, Lang lang);

// --- census ---

struct CensusArguments {
  CensusMetric metric = CensusMetric::half;
  std::optional<Turning> turning = {};    // none: as sold
  std::optional<std::string> turns = {};  // none: all
};
Arguments<CensusArguments> census_arguments();

struct StateCensus {
  std::uint64_t states = 0;
  std::size_t diameter = 0;
  std::vector<std::uint64_t> distribution;
  std::string antipode;
  std::uint64_t antipode_classes = 0;
  CensusMetric metric = CensusMetric::half;
  Turning turning = Turning::all;
  std::optional<std::string> turns = {};

  static constexpr auto fields() {
    return field_list(field("states", &StateCensus::states), field("diameter", &StateCensus::diameter),
                      field("distribution", &StateCensus::distribution, "states by distance from the solved one"),
                      field("antipode", &StateCensus::antipode, "turns to a state as far as any"),
                      field("antipode_classes", &StateCensus::antipode_classes,
                            "states as far as any, up to rotations and reflections of the whole"),
                      field("metric", &StateCensus::metric), field("turning", &StateCensus::turning),
                      field("turns", &StateCensus::turns, "the only ones that are made"));
  }
};
Result<StateCensus> state_census(const Game& game, const State& state, const CensusArguments& asked, Context& context);
// The same, counted there.
Result<StateCensus> state_census(const Game& game, const CensusArguments& asked, BlockStore* store, Context& context);
std::string text(const StateCensus& census, Lang lang);

}  // namespace asobi::twisty
