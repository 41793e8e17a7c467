#include "games/twisty/methods/statistics.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <mutex>

#include "base/parallel.hpp"
#include "base/random.hpp"
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

// So that neighbouring seeds and trials have nothing in common.
std::uint64_t seed_of_trial(std::uint64_t seed, std::size_t trial) {
  Random random(seed);
  return random.next() + trial * 0x9E3779B97F4A7C15u;
}

State state_of_trial(const Model& model, const Mover& mover, const Trials& trials, std::size_t trial) {
  Random random(seed_of_trial(trials.seed, trial));
  return scrambled(model, mover, trials.scramble, random);
}

double seconds_since(std::chrono::steady_clock::time_point begun) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
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

Result<Statistics> measure(const Model& model, const Method& method, const MethodOptions& options, const Trials& trials,
                           Context& context) {
  ASOBI_TRY(const std::unique_ptr<Solver> solver, method.make(model, options, context));
  const Mover mover(model.puzzle);
  const auto count = static_cast<std::size_t>(trials.trials);
  context.progress.stage({"solving", "解いています"}, count);
  Progress quiet = context.progress.unwatched();
  std::vector<PhaseSpan> bands;                  // of the first trial; the same for all
  std::vector<std::vector<int>> lengths(count);  // by trial: the whole, then each phase
  std::optional<Error> first_error;
  std::mutex mutex;
  parallel_for(count, method.heavy ? 1 : context.threads, [&](std::size_t trial) {
    if (context.progress.stopped()) return;
    auto solution = solve_and_replay(method, *solver, mover, state_of_trial(model, mover, trials, trial), quiet);
    if (!solution) {
      const std::lock_guard lock(mutex);
      if (!first_error) first_error = solution.error();
      return;
    }
    auto& own = lengths[trial];
    own.push_back(counted(model.puzzle, solution->turns, trials.metric));
    for (const PhaseSpan& band : solution->phases) {
      own.push_back(
          counted(model.puzzle, std::span(solution->turns).subspan(band.from, band.to - band.from), trials.metric));
    }
    if (trial == 0) bands = solution->phases;
    context.progress.advance();
  });
  ASOBI_CHECK(context.progress.check());
  if (first_error) return fail(*first_error);
  Statistics out;
  for (const PhaseSpan& band : bands) out.phases.push_back({{band.id, band.name}, {}});
  for (const auto& own : lengths) {
    out.turns.push_back(own[0]);
    for (std::size_t p = 0; p < out.phases.size(); ++p) out.phases[p].second.push_back(own[p + 1]);
  }
  return out;
}

std::vector<int> Performance::in(Metric metric) const {
  std::vector<int> out;
  for (const TurnCount& counts : turns) out.push_back(in_metric(counts, metric));
  return out;
}

Result<Performance> perform(const Model& model, const Method& method, const Trials& trials, Context& context) {
  Performance out;
  const auto begun = std::chrono::steady_clock::now();
  const auto solver = method.make(model, {}, context);
  out.preparation = seconds_since(begun);
  ASOBI_CHECK(context.progress.check());
  if (!solver) {
    out.failed = trials.trials;
    out.error = solver.error();
    return out;
  }
  const Mover mover(model.puzzle);
  context.progress.stage(say("solving by {}", "{} で解いています", method.id),
                         static_cast<std::uint64_t>(trials.trials));
  Progress quiet = context.progress.unwatched();
  out.optimal = true;
  for (int trial = 0; trial < trials.trials; ++trial) {
    const State state = state_of_trial(model, mover, trials, static_cast<std::size_t>(trial));
    const auto solving = std::chrono::steady_clock::now();
    const auto solution = solve_and_replay(method, **solver, mover, state, quiet);
    ASOBI_CHECK(context.progress.check());
    context.progress.advance();
    out.optimal = out.optimal && solution && solution->optimal;
    if (!solution) {
      if (++out.failed == 1) out.error = solution.error();
      continue;
    }
    out.seconds.push_back(seconds_since(solving));
    out.turns.push_back(count(model.puzzle, solution->turns));
  }
  return out;
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
