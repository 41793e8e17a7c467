// Methods measured on random states: one in depth, or several side by side.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/twisty/game.hpp"
#include "games/twisty/methods/paper_lengths.hpp"
#include "games/twisty/tools/solver_arguments.hpp"

namespace asobi::twisty {

// --- stats ---

struct StatsArguments : MethodArguments, Trials {
  bool csv = false;
};

struct PhaseSpread : Spread {
  std::string id;
  Text name;

  static constexpr auto fields() {
    return field_list(Spread::fields(), field("id", &PhaseSpread::id), field("name", &PhaseSpread::name));
  }
};

struct MethodStatistics : Spread {
  int trials = 0;
  Metric metric = Metric::quarter;
  std::string method;
  std::vector<std::pair<int, int>> histogram;
  std::vector<PhaseSpread> phases;
  std::optional<std::string> csv = {};
  std::optional<PaperLength> paper = {};
  std::optional<Spread> worst = {};

  static constexpr auto fields() {
    return field_list(Spread::fields(), field("trials", &MethodStatistics::trials),
                      field("metric", &MethodStatistics::metric), field("method", &MethodStatistics::method),
                      field("histogram", &MethodStatistics::histogram, "turns, and how many trials took so many"),
                      field("phases", &MethodStatistics::phases),
                      field("csv", &MethodStatistics::csv, "a line for each trial, if asked for"),
                      field("paper", &MethodStatistics::paper, "what it has measured, in quarter turns"),
                      field("worst", &MethodStatistics::worst,
                            "as the paper writes it: with the worst of what it leaves open, in quarter turns"));
  }
};
Result<MethodStatistics> method_statistics(const Game& game, const State& state, const StatsArguments& asked,
                                           Context& context);
std::string text(const MethodStatistics& statistics, Lang lang);

// --- compare ---

struct CompareArguments : Trials {
  std::string methods;  // with commas between; empty: all that fit and are quick
};

struct MethodSeconds {
  double mean = 0, max = 0, preparation = 0;

  static constexpr auto fields() {
    return field_list(field("mean", &MethodSeconds::mean), field("max", &MethodSeconds::max),
                      field("preparation", &MethodSeconds::preparation));
  }
};

struct MethodPerformance : Spread {
  std::string method;
  Spread quarter, half;
  std::size_t solved = 0;
  int failed = 0;
  MethodSeconds seconds;
  bool optimal = false;
  std::optional<Text> error = {};

  static constexpr auto fields() {
    return field_list(
        Spread::fields(), field("method", &MethodPerformance::method), field("quarter", &MethodPerformance::quarter),
        field("half", &MethodPerformance::half), field("solved", &MethodPerformance::solved, "states"),
        field("failed", &MethodPerformance::failed, "states"), field("seconds", &MethodPerformance::seconds),
        field("optimal", &MethodPerformance::optimal, "every solution was as short as can be"),
        field("error", &MethodPerformance::error, "the first"));
  }
};

struct MethodComparison {
  std::vector<MethodPerformance> rows;
  int trials = 0;
  Metric metric = Metric::quarter;
  std::vector<std::string> left_out;

  static constexpr auto fields() {
    return field_list(field("rows", &MethodComparison::rows), field("trials", &MethodComparison::trials),
                      field("metric", &MethodComparison::metric, "of mean, sd, min and max in each row"),
                      field("left_out", &MethodComparison::left_out, "methods that fit but may take hours"));
  }
};
Result<MethodComparison> method_comparison(const Game& game, const State& state, const CompareArguments& asked,
                                           Context& context);
std::string text(const MethodComparison& comparison, Lang lang);

}  // namespace asobi::twisty
