// How long a method's solutions are: many random states, solved on all threads
// (paper, 14.1.17, 14.2.5, 14.3.4, 14.4.6). A trial depends on the seed and its own number only, so the result is the
// same for any number of threads, and all methods meet the same states.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "games/twisty/methods/methods.hpp"
#include "games/twisty/notation/notation.hpp"

namespace asobi::twisty {

enum class Metric { quarter, half, layers };  // as in TurnCount
constexpr auto names(Metric) { return std::to_array<std::string_view>({"quarter", "half", "layers"}); }
inline auto labels(Metric) {
  return std::to_array<Text>({{"unit turns (QTM)", "単位回転（QTM）"},
                              {"turns of blocks (HTM)", "まとめた回転（HTM）"},
                              {"turns of layers", "層の回転"}});
}

struct Trials {
  int trials = 100;
  int scramble = 100;  // unit turns of single layers, each layer and sense as likely
  std::uint64_t seed = 1;
  Metric metric = Metric::quarter;
};

struct Spread {
  double mean = 0, sd = 0;  // of the sample, as one of a normal distribution: divided by trials - 1
  int least = 0, most = 0;

  static constexpr auto fields() {
    return field_list(field("mean", &Spread::mean), field("sd", &Spread::sd, "standard deviation"),
                      field("min", &Spread::least), field("max", &Spread::most));
  }
};
Spread spread_of(const std::vector<int>& values);
int in_metric(const TurnCount& counts, Metric metric);

struct Statistics {
  std::vector<int> turns;  // by trial
  // By trial: how many more the paper would allow, and how many if chance chose (Solution::open_turns, drawn_turns).
  std::vector<int> open_turns, drawn_turns;
  // By phase: its turns in each trial.
  std::vector<std::pair<PhaseSpan, std::vector<int>>> phases;

  Spread spread() const { return spread_of(turns); }
  Spread worst_spread() const;           // with every choice that the paper leaves open made badly
  Spread drawn_spread() const;           // likewise made by chance
  std::map<int, int> histogram() const;  // how many trials took so many turns
  std::string csv() const;               // a line for each trial
};

Result<Statistics> measure(const Model& model, const Method& method, const MethodOptions& options, const Trials& trials,
                           Context& context);

// The same trials one after the other, so that the times mean something. What goes wrong with the method is told in the
// result; an error is only that the work was stopped.
struct Performance {
  double preparation = 0;        // seconds
  std::vector<TurnCount> turns;  // by state that was solved
  std::vector<double> seconds;   // likewise
  bool optimal = false;          // every solution was
  int failed = 0;                // states
  std::optional<Error> error;    // the first, also where the preparation failed

  std::vector<int> in(Metric metric) const;
};
Result<Performance> perform(const Model& model, const Method& method, const Trials& trials, Context& context);

// The least squares fit y = a x^2 + b x + c (Fig. 14.15); at least three different x.
struct Parabola {
  double a = 0, b = 0, c = 0;
};
Parabola fit(const std::vector<std::pair<double, double>>& points);

}  // namespace asobi::twisty
