#include "games/twisty/methods/statistics.hpp"

#include <algorithm>
#include <array>

#include "base/random.hpp"
#include "base/seconds.hpp"
#include "base/trials.hpp"
#include "math/moments.hpp"

namespace asobi::twisty {

namespace {

State scrambled(const Model& model, const Mover& mover, int turns, Random& random) {
  State state = mover.solved();
  const std::vector<int> layers = turning_layers(model.puzzle, model.named.turning);
  for (int i = 0; i < turns; ++i) {
    const int layer = layers[random.below(layers.size())];
    const int sense = random.below(2) == 0 ? 1 : -1;
    mover.apply(state, layer_turn(model.puzzle, layer, sense));
  }
  return state;
}

int counted(const Puzzle& puzzle, std::span<const Turn> turns, Metric metric) {
  return in_metric(count(puzzle, turns), metric);
}

State state_of_trial(const Model& model, const Mover& mover, const Trials& trials, std::size_t trial) {
  Random random(seed_of_trial(trials.seed, trial));
  return scrambled(model, mover, trials.scramble, random);
}

}  // namespace

int in_metric(const TurnCount& counts, Metric metric) {
  return metric == Metric::quarter ? counts.quarter : metric == Metric::half ? counts.half : counts.layers;
}

Spread spread_of(const std::vector<int>& values) {
  Spread out;
  if (values.empty()) return out;
  Moments moments;
  for (const int value : values) moments.add(static_cast<std::uint64_t>(value));
  out.mean = moments.mean();
  out.sd = moments.deviation();
  out.least = std::ranges::min(values);
  out.most = std::ranges::max(values);
  return out;
}

namespace {

Spread spread_of_sums(std::vector<int> all, const std::vector<int>& more) {
  for (std::size_t i = 0; i < all.size(); ++i) all[i] += more[i];
  return spread_of(all);
}

}  // namespace

Spread Statistics::worst_spread() const { return spread_of_sums(turns, open_turns); }
Spread Statistics::drawn_spread() const { return spread_of_sums(turns, drawn_turns); }

std::map<int, int> Statistics::histogram() const {
  std::map<int, int> out;
  for (const int value : turns) ++out[value];
  return out;
}

std::string Statistics::csv() const {
  std::string out = "trial,turns";
  for (const auto& [band, values] : phases) out += "," + band.id;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    out += fmt::format("\n{},{}", i + 1, turns[i]);
    for (const auto& [band, values] : phases) out += fmt::format(",{}", values[i]);
  }
  return out + "\n";
}

namespace {

struct MeasuredPhase {
  std::string id;
  TextPair name;

  static constexpr auto fields() {
    return field_list(field("id", &MeasuredPhase::id), field("name", &MeasuredPhase::name));
  }
};

struct MeasuredTrial {
  std::vector<int> lengths;           // the whole, then each phase
  std::vector<MeasuredPhase> phases;  // of the first trial; the same for all
  int open_turns = 0, drawn_turns = 0;

  static constexpr auto fields() {
    return field_list(field("lengths", &MeasuredTrial::lengths), field("phases", &MeasuredTrial::phases),
                      field("open_turns", &MeasuredTrial::open_turns),
                      field("drawn_turns", &MeasuredTrial::drawn_turns));
  }
};

MeasuredTrial measured(const Puzzle& puzzle, const Solution& solution, Metric metric, bool first) {
  MeasuredTrial out{{counted(puzzle, solution.turns, metric)}, {}, solution.open_turns, solution.drawn_turns};
  for (const PhaseSpan& band : solution.phases) {
    out.lengths.push_back(counted(puzzle, std::span(solution.turns).subspan(band.from, band.to - band.from), metric));
    if (first) out.phases.push_back({band.id, band.name});
  }
  return out;
}

}  // namespace

Result<Statistics> measure(const Model& model, const Method& method, const MethodOptions& options, const Trials& trials,
                           Context& context) {
  const Mover mover(model.puzzle);
  const auto count = static_cast<std::size_t>(trials.trials);
  Progress quiet = context.progress.unwatched();
  std::unique_ptr<Solver> solver;
  const auto trial = [&](std::size_t number) -> Result<MeasuredTrial> {
    ASOBI_TRY(const Solution solution,
              solve_and_replay(method, *solver, mover, state_of_trial(model, mover, trials, number), quiet));
    return measured(model.puzzle, solution, trials.metric, number == 0);
  };
  const auto prepare = [&]() -> Result<decltype(trial)> {
    ASOBI_TRY(solver, method.make(model, options, context));
    context.progress.stage({"solving", "解いています"}, count);
    return trial;
  };
  ASOBI_TRY(const auto lengths, each_trial<MeasuredTrial>(count, method.heavy ? 1 : context.threads, context, prepare));
  Statistics out;
  if (lengths.empty()) return out;
  for (const auto& [id, name] : lengths[0].phases) out.phases.push_back({{id, name.text()}, {}});
  for (const MeasuredTrial& own : lengths) {
    if (own.lengths.size() < 1 + out.phases.size()) return wrong_outcomes();
    out.turns.push_back(own.lengths[0]);
    out.open_turns.push_back(own.open_turns);
    out.drawn_turns.push_back(own.drawn_turns);
    for (std::size_t p = 0; p < out.phases.size(); ++p) out.phases[p].second.push_back(own.lengths[p + 1]);
  }
  return out;
}

std::vector<int> Performance::in(Metric metric) const {
  std::vector<int> out;
  for (const TurnCount& counts : turns) out.push_back(in_metric(counts, metric));
  return out;
}

namespace {

struct TimedTrial {
  double preparation = 0, seconds = 0;
  TurnCount turns;
  bool optimal = false;
  std::optional<Code> failed;
  TextPair message;

  static constexpr auto fields() {
    return field_list(field("preparation", &TimedTrial::preparation), field("seconds", &TimedTrial::seconds),
                      field("turns", &TimedTrial::turns), field("optimal", &TimedTrial::optimal),
                      field("failed", &TimedTrial::failed), field("message", &TimedTrial::message));
  }
};

TimedTrial timed(const Puzzle& puzzle, const Result<Solution>& solution) {
  TimedTrial out;
  if (solution) {
    out.turns = count(puzzle, solution->turns);
    out.optimal = solution->optimal;
  } else {
    out.failed = solution.error().code;
    out.message = solution.error().message;
  }
  return out;
}

Performance performance_of(const std::vector<TimedTrial>& trials) {
  Performance out;
  out.optimal = true;
  for (const TimedTrial& trial : trials) {
    out.preparation = std::max(out.preparation, trial.preparation);
    out.optimal = out.optimal && trial.optimal;
    if (trial.failed) {
      if (++out.failed == 1) out.error = Error{*trial.failed, trial.message.text()};
      continue;
    }
    out.seconds.push_back(trial.seconds);
    out.turns.push_back(trial.turns);
  }
  return out;
}

}  // namespace

Result<Performance> perform(const Model& model, const Method& method, const Trials& trials, Context& context) {
  const Mover mover(model.puzzle);
  const auto count = static_cast<std::size_t>(trials.trials);
  Progress quiet = context.progress.unwatched();
  double preparation = 0;
  std::optional<Result<std::unique_ptr<Solver>>> solver;
  const auto trial = [&](std::size_t number) -> Result<TimedTrial> {
    TimedTrial out;
    if (*solver) {
      const State state = state_of_trial(model, mover, trials, number);
      const auto begun = std::chrono::steady_clock::now();
      out = timed(model.puzzle, solve_and_replay(method, ***solver, mover, state, quiet));
      out.seconds = seconds_since(begun);
    } else {
      out = timed(model.puzzle, fail(solver->error()));
    }
    out.preparation = preparation;
    return out;
  };
  const auto prepare = [&]() -> Result<decltype(trial)> {
    const auto begun = std::chrono::steady_clock::now();
    solver = method.make(model, {}, context);
    preparation = seconds_since(begun);
    context.progress.stage(say("solving by {}", "{} で解いています", method.id), count);
    return trial;
  };
  ASOBI_TRY(const auto all, each_trial<TimedTrial>(count, 1, context, prepare));
  return performance_of(all);
}

// The normal equations, by elimination.
Parabola fit(const std::vector<std::pair<double, double>>& points) {
  std::array<std::array<double, 4>, 3> rows{};
  for (const auto& [x, y] : points) {
    const std::array<double, 3> powers = {x * x, x, 1};
    for (std::size_t r = 0; r < 3; ++r) {
      for (std::size_t c = 0; c < 3; ++c) rows[r][c] += powers[r] * powers[c];
      rows[r][3] += powers[r] * y;
    }
  }
  for (std::size_t p = 0; p < 3; ++p) {
    for (std::size_t r = 0; r < 3; ++r) {
      if (r == p) continue;
      const double factor = rows[r][p] / rows[p][p];
      for (std::size_t c = 0; c < 4; ++c) rows[r][c] -= factor * rows[p][c];
    }
  }
  return {rows[0][3] / rows[0][0], rows[1][3] / rows[1][1], rows[2][3] / rows[2][2]};
}

}  // namespace asobi::twisty
