// The Grundy number of every placement on a board: the plain loop over all runs with a byte table, and our way on one
// and two threads. Answers are compared before times: a wrong histogram is an error.
#include <algorithm>
#include <vector>

#include <benchmark/benchmark.h>

#include "../levels.hpp"
#include "games/gridnim/table.hpp"

namespace {

using asobi::gridnim::Size;

void report(benchmark::State& state, Size size, std::size_t bytes) {
  state.counters["positions/s"] = benchmark::Counter(static_cast<double>(std::uint64_t{1} << size.cells()),
                                                     benchmark::Counter::kIsIterationInvariantRate);
  state.counters["table_MB"] = static_cast<double>(bytes) / 1e6;
}

void plain(benchmark::State& state, Size size, std::uint64_t p_positions) {
  for (auto _ : state) {
    const auto table = asobi::gridnim::plain_grundy(size);
    if (std::count(table.begin(), table.end(), 0) != static_cast<std::int64_t>(p_positions)) {
      state.SkipWithError("wrong table");
      break;
    }
  }
  report(state, size, std::size_t{1} << size.cells());
}

void ours(benchmark::State& state, Size size, std::uint64_t p_positions, asobi::Processor processor) {
  std::size_t bytes = 0;
  for (auto _ : state) {
    asobi::Progress progress;
    const auto table = asobi::gridnim::compute_grundy(size, static_cast<unsigned>(state.range(0)), progress, processor);
    if (!table || table->census[0] != p_positions) {
      state.SkipWithError("wrong table");
      break;
    }
    bytes = table->data.size();
  }
  report(state, size, bytes);
}

}  // namespace

int main(int argc, char** argv) {
  struct Board {
    Size size;
    std::uint64_t p_positions;
  };
  for (const Board& board :
       {Board{{4, 4}, 8'380}, Board{{4, 5}, 114'384}, Board{{5, 5}, 3'212'864}, Board{{5, 6}, 93'793'886}}) {
    if (board.size.cells() <= 25) {
      benchmark::RegisterBenchmark(("plain " + board.size.name()).c_str(), plain, board.size, board.p_positions)
          ->Unit(benchmark::kMillisecond);
    }
    asobi::each_level("ours " + board.size.name(), [&](const std::string& name, asobi::Processor processor) {
      benchmark::RegisterBenchmark(name.c_str(), ours, board.size, board.p_positions, processor)
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
