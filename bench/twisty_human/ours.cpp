// Solutions a second of the paper's methods (section 14), each from a state of 100 random turns, on one thread.
// Every solution is replayed on a fresh puzzle; one that does not solve is an error.
#include <benchmark/benchmark.h>

#include "base/random.hpp"
#include "games/twisty/methods/methods.hpp"
#include "games/twisty/puzzle/scramble.hpp"

namespace asobi::twisty {
namespace {

struct Instance {
  std::string puzzle, method;
  Manner as;
};

void solutions(benchmark::State& state, const Instance& instance) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  const Model model = *Model::make(instance.puzzle);
  const Method& method = **find_method(instance.method, model, progress);
  const auto solver = *method.make(model, {.as = instance.as}, context);
  const Mover mover(model.puzzle);
  Random random(1);
  std::int64_t turns = 0;
  for (auto _ : state) {
    State scrambled = mover.solved();
    mover.apply(scrambled, random_turns(model.puzzle, Turning::all, 100, random));
    const auto solution = solve_and_replay(method, *solver, mover, scrambled, progress);
    if (!solution) {
      state.SkipWithError(solution.error().message.en.c_str());
      break;
    }
    turns += static_cast<std::int64_t>(solution->turns.size());
  }
  state.SetItemsProcessed(state.iterations());
  state.counters["turns"] = static_cast<double>(turns) / static_cast<double>(state.iterations());
}

void tables(benchmark::State& state, const Instance& instance) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  const Model model = *Model::make(instance.puzzle);
  const Method& method = **find_method(instance.method, model, progress);
  for (auto _ : state) benchmark::DoNotOptimize(method.make(model, {.as = instance.as}, context));
}

}  // namespace
}  // namespace asobi::twisty

int main(int argc, char** argv) {
  using namespace asobi::twisty;
  std::vector<Instance> instances;
  for (const std::string n : {"3", "5", "10", "40"}) {
    for (const Manner as : {Manner::plain, Manner::improved}) instances.push_back({"cube-face-" + n, "tsukuda", as});
  }
  for (const Manner as : {Manner::plain, Manner::improved}) instances.push_back({"cube-face-3", "lbl", as});
  for (const std::string n : {"3", "5", "10", "40"}) instances.push_back({"cube-face-" + n, "picture", Manner::plain});
  for (const std::string n : {"3", "5", "10", "40"})
    instances.push_back({"tetra-vertexface-" + n, "pyraminx", Manner::plain});
  for (const Instance& instance : instances) {
    const std::string name = instance.method + (instance.as == Manner::improved ? "+/" : "/") + instance.puzzle;
    benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& s) {
      solutions(s, instance);
    })->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark(("tables/" + name).c_str(), [=](benchmark::State& s) {
      tables(s, instance);
    })->Unit(benchmark::kMillisecond);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
