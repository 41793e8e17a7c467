// Every position of a diamond game decided, from nothing, on one and two threads. Answers are compared before times: a
// wrong distance or count of draws is an error.
#include <benchmark/benchmark.h>

#include "games/diamond/solve/retrograde.hpp"

namespace {

namespace diamond = asobi::diamond;

struct Task {
  const char* name;
  int dim, size;
  const char* seats;
  unsigned distance;  // of the start; 0 for a draw
  std::uint64_t draws;
};

void solve(benchmark::State& state, Task task) {
  const auto threads = static_cast<unsigned>(state.range(0));
  const auto board = diamond::Board::make(task.dim, task.size).value();
  const auto seats = diamond::parse_seats(*board, task.seats).value();
  const auto arena = diamond::Arena::make(board, seats, {}).value();
  const diamond::Mover<diamond::WideBits> mover(board, seats, {});
  const auto positions = static_cast<double>(arena.positions());
  std::size_t bytes = 0;
  for (auto _ : state) {
    asobi::Progress progress;
    const auto table = diamond::decide_all(arena, threads, progress);
    const bool right =
        table && table->census[0] * arena.stands_for() == task.draws &&
        diamond::PositionValue::decoded(arena.players(), table->data.as<std::uint8_t>()[arena.cell(mover.start())])
                .distance == task.distance;
    if (!right) {
      state.SkipWithError("wrong verdicts");
      break;
    }
    bytes = table->data.size();
  }
  state.counters["positions/s"] = benchmark::Counter(positions, benchmark::Counter::kIsIterationInvariantRate);
  state.counters["bytes/position"] = static_cast<double>(bytes) / positions;
  state.counters["meanwhile"] = static_cast<double>(diamond::retrograde_bytes(arena)) / positions;
}

}  // namespace

int main(int argc, char** argv) {
  for (const Task& task : {Task{"13 points 1-,1+", 2, 2, "1-,1+", 9, 0},
                           {"14 points 1-,2-,3-,4-", 3, 1, "1-,2-,3-,4-", 0, 35'280},
                           {"37 points 1-,1+", 2, 4, "1-,1+", 29, 428'160},
                           {"37 points 1-,2-", 2, 4, "1-,2-", 27, 1'119'384},
                           {"37 points 1-,2+", 2, 4, "1-,2+", 27, 428'796}}) {
    benchmark::RegisterBenchmark(task.name, solve, task)
        ->ArgName("threads")
        ->Arg(1)
        ->Arg(2)
        ->MeasureProcessCPUTime()
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
