// The whole space of a sliding board: the exact distance of every position, from nothing, on one and two threads.
// Answers are compared before times: a wrong diameter or total is an error.
#include <numeric>

#include <benchmark/benchmark.h>

#include "../levels.hpp"
#include "games/sliding/table/distance_search.hpp"

namespace {

using asobi::sliding::Shape;

void census(benchmark::State& state, Shape shape, std::size_t diameter, asobi::Processor processor) {
  const auto threads = static_cast<unsigned>(state.range(0));
  const std::uint64_t states = asobi::sliding::positions(shape);
  std::size_t bytes = 0;
  for (auto _ : state) {
    asobi::Progress progress;
    const auto table = asobi::sliding::search_distances(shape, shape.cells() - 1, threads, progress, processor);
    if (!table || table->census.size() != diameter + 1 ||
        std::accumulate(table->census.begin(), table->census.end(), std::uint64_t{0}) != states) {
      state.SkipWithError("wrong census");
      break;
    }
    bytes = table->data.size();
  }
  state.counters["states/s"] =
      benchmark::Counter(static_cast<double>(states), benchmark::Counter::kIsIterationInvariantRate);
  state.counters["table_MB"] = static_cast<double>(bytes) / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
  struct Board {
    const char* name;
    Shape shape;
    std::size_t diameter;
  };
  for (const Board& board :
       {Board{"3x3", {3, 3}, 31}, Board{"2x5", {5, 2}, 55}, Board{"3x4", {4, 3}, 53}, Board{"2x6", {6, 2}, 80}}) {
    asobi::each_level(board.name, [&](const std::string& name, asobi::Processor processor) {
      benchmark::RegisterBenchmark(name.c_str(), census, board.shape, board.diameter, processor)
          ->ArgName("threads")
          ->Arg(1)
          ->Arg(2)
          ->UseRealTime()
          ->Unit(benchmark::kMillisecond);
    });
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
