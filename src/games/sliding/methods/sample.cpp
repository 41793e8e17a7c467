#include "games/sliding/methods/sample.hpp"

#include <algorithm>
#include <functional>

#include "base/trials.hpp"
#include "games/sliding/fast/fast_solver.hpp"
#include "games/sliding/optimal/optimal_search.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "math/moments.hpp"

namespace asobi::sliding {

namespace {

constexpr std::uint64_t batch = 4'096;  // positions drawn at a time

constexpr int given_up = -1;

// How long the solution of one position is, or that it was given up.
using Measure = std::function<Result<int>(const Normal&, Context&)>;

// Whether it may be asked from several threads at once; else it uses them itself.
bool together(Shape shape, bool fast) { return fast || shape.cells() <= most_table_cells; }

Result<void> allowed(Shape shape, bool fast, std::uint64_t nodes) {
  if (fast || shape.cells() <= always_sampled_cells) return {};
  if (shape.cells() > most_sampled_cells) {
    return fail(Code::limit, "shortest solutions of random positions are sampled on boards of up to {} cells; use fast",
                "最短解の標本を取れるのは {} マスまでの盤です。fast を指定してください", most_sampled_cells);
  }
  if (nodes == 0) {
    return fail(
        Code::limit,
        "beyond {} cells a shortest solution may take days: say after how many positions looked at one is given "
        "up (nodes), or use fast",
        "{} マスを超える盤では最短解に何日もかかることがあります。いくつの局面を調べたら諦めるか (nodes) "
        "を指定するか、fast を指定してください",
        always_sampled_cells);
  }
  return {};
}

Result<Measure> measure_of(const Normal& goal, bool fast, std::uint64_t nodes, Context& context) {
  if (fast) {
    return [](const Normal& normal, Context& inner) -> Result<int> {
      ASOBI_TRY(const auto slides, solve_fast(normal, inner.progress));
      return static_cast<int>(slides.size());
    };
  }
  if (goal.shape.cells() <= most_table_cells) {
    ASOBI_TRY(DistanceTable table, distance_table(goal.shape, goal.goal_blank, context));
    return [table = std::move(table)](const Normal& normal, Context&) { return table.distance(normal); };
  }
  ASOBI_TRY(OptimalSearch search, OptimalSearch::prepare(goal.shape, goal.goal_blank, context));
  return [search = std::move(search), nodes](const Normal& normal, Context& inner) -> Result<int> {
    const auto answer = search.solve(normal, nodes, inner);
    if (answer) return static_cast<int>(answer->slides.size());
    if (answer.error().code == Code::limit && !inner.progress.stopped()) return given_up;
    return std::unexpected(answer.error());
  };
}

void count(Sample& sample, const Position& position, int length) {
  if (length == given_up) {
    ++sample.unsolved;
    return;
  }
  const auto at = static_cast<std::size_t>(length);
  if (sample.counts.size() <= at) {
    sample.counts.resize(at + 1);
    sample.examples.resize(at + 1);
  }
  ++sample.counts[at];
  if (sample.examples[at].size() < examples_kept) sample.examples[at].push_back(position);
}

void summarise(Sample& sample) {
  if (sample.counts.empty()) sample.counts.push_back(0);
  Moments moments;
  for (std::size_t length = 0; length < sample.counts.size(); ++length) moments.add(length, sample.counts[length]);
  sample.mean = moments.mean();
  sample.deviation = moments.deviation();
}

}  // namespace

int Sample::least() const {
  const auto first = std::ranges::find_if(counts, [](std::uint64_t n) { return n > 0; });
  return first == counts.end() ? 0 : static_cast<int>(first - counts.begin());
}

Result<Sample> draw_sample(const Position& goal, std::uint64_t positions, std::uint64_t seed, bool fast,
                           std::uint64_t nodes, Context& context) {
  ASOBI_CHECK(allowed(goal.shape, fast, nodes));
  const bool many = together(goal.shape, fast);
  Progress quiet = context.progress.unwatched();
  Context inner{quiet, context.shelf, many ? 1 : context.threads, context.lang};
  const Text solving = say("solving {} positions", "{} 局面を解いています", grouped(positions));
  Measure measure;  // once it is needed
  Random random(seed);
  Sample sample;
  for (std::uint64_t left = positions; left > 0;) {
    std::vector<Position> drawn;
    for (; drawn.size() < batch && left > 0; --left) drawn.push_back(random_position(goal, random));
    const auto length = [&](std::size_t i) { return measure(normalise(drawn[i], goal), inner); };
    ASOBI_TRY(const auto lengths,
              each_trial<int>(drawn.size(), many ? context.threads : 1, context, [&]() -> Result<decltype(length)> {
                if (measure) return length;
                ASOBI_TRY(measure, measure_of(normalise(goal, goal), fast, nodes, context));
                context.progress.stage(solving, positions);
                return length;
              }));
    for (std::size_t i = 0; i < drawn.size(); ++i) count(sample, drawn[i], lengths[i]);
  }
  summarise(sample);
  return sample;
}

}  // namespace asobi::sliding
