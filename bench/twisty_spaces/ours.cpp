// Whole spaces of small puzzles: every state's distance from nothing, on one and two threads, and beside it two plain
// programs (plain.cpp). The counts must be those of the group's order, a farthest state is replayed, and the plain
// programs must count the same, or there are no times. Times are wall and CPU seconds, the least of some runs.
// Usage: bench_twisty_spaces RUNS PUZZLE...     (each puzzle also as PUZZLE:core, turned around a fixed core)
//        bench_twisty_spaces plain RUNS
#include <algorithm>
#include <chrono>
#include <ctime>
#include <numeric>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "games/twisty/solve/table/state_table.hpp"
#include "plain.hpp"

namespace {

using namespace asobi;
using namespace asobi::twisty;

struct Seconds {
  double wall = 1e9, cpu = 1e9;
};

double cpu_now() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

template <class Work>
Seconds least_time(int runs, const Work& work) {
  Seconds out;
  for (int run = 0; run < runs; ++run) {
    const auto begun = std::chrono::steady_clock::now();
    const double cpu = cpu_now();
    work();
    out.cpu = std::min(out.cpu, cpu_now() - cpu);
    out.wall = std::min(out.wall, std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
  }
  return out;
}

// Whether a farthest state, made by turns of the puzzle and solved again, is as far as the table says.
bool antipode_holds(const Model& model, const StateTable& table) {
  const Mover mover(model.puzzle);
  State state = mover.solved();
  const std::vector<Turn> there = table.antipode().value();
  mover.apply(state, there);
  const auto back = table.solution(state);
  if (!back || back->size() != there.size() || there.size() + 1 != table.distribution().size()) return false;
  mover.apply(state, *back);
  return mover.is_solved(state);
}

int count_all(const Model& model, Turning turning, CensusMetric metric, int runs) {
  std::vector<std::uint64_t> counts;
  std::string failed;
  const auto make = [&](unsigned threads, bool check) {
    Progress progress;
    Shelf shelf;
    Context context{progress, shelf, threads};
    const auto table = StateTable::make(model, metric, turning, context);
    if (!table) {
      failed = table.error().message.en;
    } else {
      counts = table->distribution();
      if (check && !antipode_holds(model, *table)) failed = "the antipode does not hold";
    }
  };
  make(2, true);
  if (!failed.empty()) return fmt::print("{}: {}\n", model.named.name, failed), 1;
  const Seconds one = least_time(runs, [&] { make(1, false); }), two = least_time(runs, [&] { make(2, false); });
  const std::uint64_t states = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
  fmt::print(
      "{} | {} {} | {} states | {} turns, {} states there | 1 thread {:.4f} s ({:.4f} CPU) | 2 threads {:.4f} s "
      "({:.4f} CPU) | {:.0f} M states/CPU s | {}\n",
      model.named.name, turning == Turning::all ? "all" : "core", metric == CensusMetric::half ? "half" : "quarter",
      states, counts.size() - 1, counts.back(), one.wall, one.cpu, two.wall, two.cpu,
      static_cast<double>(states) / one.cpu / 1e6, fmt::join(counts, " "));
  return 0;
}

int count_plainly(int runs) {
  plain::Counts indexed, hashed;
  const Seconds by_index = least_time(runs, [&] { indexed = plain::cube2_by_index(); });
  const Seconds by_hash = least_time(1, [&] { hashed = plain::cube2_by_hashing(); });
  if (indexed != hashed) return fmt::print("the plain programs disagree\n"), 1;
  fmt::print("2x2x2 by index: {:.4f} s ({:.4f} CPU); by hashing: {:.2f} s ({:.2f} CPU) | {}\n", by_index.wall,
             by_index.cpu, by_hash.wall, by_hash.cpu, fmt::join(indexed, " "));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc > 2 && std::string(argv[1]) == "plain") return count_plainly(std::stoi(argv[2]));
  if (argc < 3) return fmt::print("see the head of ours.cpp\n"), 2;
  int failed = 0;
  for (int i = 2; i < argc; ++i) {
    std::string name = argv[i];
    const bool core = name.ends_with(":core");
    if (core) name.resize(name.size() - 5);
    const auto model = Model::make(name);
    if (!model) return fmt::print("{}\n", model.error().message.en), 1;
    for (const CensusMetric metric : {CensusMetric::half, CensusMetric::quarter}) {
      failed += count_all(*model, core ? Turning::around_core : Turning::all, metric, std::stoi(argv[1]));
    }
  }
  return failed == 0 ? 0 : 1;
}
