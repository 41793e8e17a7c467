// Turns a second on a state with all its marks: random unit turns of single layers, of outer layers only, and wide
// turns. Before any time is taken, ten thousand turns and their inverses must lead back to the solved state, and agree
// with products of permutations.
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "base/random.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {
namespace {

enum class Layers { single, outer, wide };

std::vector<Turn> random_turns(const Puzzle& puzzle, Layers layers, std::size_t count) {
  Random random(1);
  std::vector<Turn> out;
  while (out.size() < count) {
    const TurnAxis& axis = puzzle.axes()[random.below(puzzle.axes().size())];
    const int last = axis.layer_count() - 1;
    int layer = static_cast<int>(random.below(static_cast<std::uint64_t>(axis.layer_count())));
    if (layers == Layers::outer) layer = layer % 2 == 0 ? 0 : last;
    const int first = layers == Layers::wide ? 0 : layer;
    const int times = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(axis.order - 1)));
    out.push_back({axis.axis, first, layer, times});
  }
  return out;
}

void check(const Puzzle& puzzle, const Mover& mover, const std::vector<Turn>& turns) {
  State state = mover.solved();
  Permutation product = Permutation::identity(puzzle.mark_count());
  for (const Turn& turn : turns) mover.apply(state, turn);
  for (std::size_t i = 0; i < 100; ++i) {
    for (int l = turns[i].first; l <= turns[i].last; ++l) {
      product *= puzzle.mark_turn(puzzle.layer(puzzle.cut_axis(turns[i].axis), l), turns[i].times);
    }
  }
  State few = mover.solved();
  for (std::size_t i = 0; i < 100; ++i) mover.apply(few, turns[i]);
  const bool same = product.inverse().images() == few.at;
  for (std::size_t i = turns.size(); i-- > 0;) mover.apply(state, inverse(puzzle, turns[i]));
  if (same && state == mover.solved()) return;
  std::fprintf(stderr, "%s: turns do not undo each other\n", puzzle.description().text().c_str());
  std::abort();
}

void turns(benchmark::State& bench, const std::string& name, Layers layers) {
  const Model model = *Model::make(name);
  const Mover mover(model.puzzle);
  const std::vector<Turn> list = random_turns(model.puzzle, layers, 10'000);
  check(model.puzzle, mover, list);
  State state = mover.solved();
  for (auto _ : bench) {
    for (const Turn& turn : list) mover.apply(state, turn);
    benchmark::DoNotOptimize(state.at.data());
  }
  bench.counters["turns/s"] =
      benchmark::Counter(static_cast<double>(bench.iterations()) * 10'000, benchmark::Counter::kIsRate);
  bench.counters["marks"] = model.puzzle.mark_count();
}

}  // namespace
}  // namespace asobi::twisty

int main(int argc, char** argv) {
  using namespace asobi::twisty;
  for (const std::string name :
       {"cube-face-3", "cube-face-10", "cube-face-40", "dodeca-face2", "pyraminx", "yottaminx"}) {
    for (const auto& [what, layers] :
         {std::pair("layers/", Layers::single), std::pair("outer/", Layers::outer), std::pair("wide/", Layers::wide)}) {
      benchmark::RegisterBenchmark((what + name).c_str(), [=](benchmark::State& s) {
        turns(s, name, layers);
      })->Unit(benchmark::kMillisecond);
    }
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
