// Korf's 100 positions of the 15-puzzle with additive pattern databases: every length is checked before a time is
// printed. Usage: bench_sliding_korf [FOLDER [make]]: tables are kept in FOLDER (default: sliding_korf_tables here);
// with `make` the tables of the usual partition are also made anew and timed.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "games/sliding/optimal/optimal_search.hpp"

namespace {

using namespace asobi;
using namespace asobi::sliding;

struct Instance {
  Normal normal;
  int length;
};

class Stopwatch {
 public:
  double wall() const { return std::chrono::duration<double>(Clock::now() - wall_).count(); }
  double cpu() const { return static_cast<double>(std::clock() - cpu_) / CLOCKS_PER_SEC; }  // of all threads

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point wall_ = Clock::now();
  std::clock_t cpu_ = std::clock();
};

Normal korf_normal(const std::string& tiles) {
  static const Position goal = *parse_position({4, 4}, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  return normalise(*parse_position({4, 4}, tiles), goal);
}

std::vector<Instance> korf_instances() {
  std::ifstream file(ASOBI_BENCH_DIR "/instances/korf100.txt");
  std::vector<Instance> out;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto cut = line.find_last_of(' ');
    out.push_back({korf_normal(line.substr(0, cut)), std::stoi(line.substr(cut))});
  }
  return out;
}

// Fails (prints why) on a wrong length.
bool solve_all(const std::string& title, const OptimalSearch& search, const std::vector<Instance>& instances,
               Context& context) {
  const Stopwatch watch;
  std::uint64_t nodes = 0;
  double slowest = 0;
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const Stopwatch one;
    const auto answer = search.solve(instances[i].normal, 0, context);
    slowest = std::max(slowest, one.wall());
    const int length = answer ? static_cast<int>(answer->slides.size()) : -1;
    if (length != instances[i].length) {
      fmt::print("position {}: {} moves, but {} are known\n", i + 1, length, instances[i].length);
      return false;
    }
    nodes += answer->nodes;
  }
  const double wall = watch.wall(), cpu = watch.cpu();
  fmt::print(
      "{:5} {} thread(s): 100 of 100 lengths right; {} nodes; wall {:.3f} s, CPU {:.3f} s, {:.1f} M nodes per "
      "CPU second; slowest {:.3f} s\n",
      title, context.threads, grouped(nodes), wall, cpu, static_cast<double>(nodes) / cpu / 1e6, slowest);
  std::fflush(stdout);
  return true;
}

bool run(const std::string& title, const std::vector<Pattern>& patterns, const std::vector<Instance>& instances,
         Context& context) {
  context.threads = 2;
  const Stopwatch watch;
  const auto search = OptimalSearch::prepare({4, 4}, 15, patterns, context);
  if (!search) {
    fmt::print("{}\n", search.error().message.en);
    return false;
  }
  std::size_t bytes = 0;
  for (const auto& database : search->databases()) bytes += database.table().data.size();
  fmt::print("{:5} tables of {} bytes ready after {:.2f} s\n", title, grouped(bytes), watch.wall());
  for (const unsigned threads : {1u, 2u}) {
    context.threads = threads;
    for (int repeat = 0; repeat < 3; ++repeat) {
      if (!solve_all(title, *search, instances, context)) return false;
    }
  }
  return true;
}

bool make_tables(const std::vector<Pattern>& patterns, unsigned threads) {
  Progress progress;
  for (const Pattern& cells : patterns) {
    const PatternSpec spec{{4, 4}, 15, cells};
    const PatternIndex index(16, static_cast<int>(cells.size()), 4);
    const Stopwatch watch;
    const Regions regions(spec.shape, index, progress);
    const auto table = make_pattern_table(spec, index, regions, threads, progress, {});
    if (!table || !is_sound(spec, index, regions, *table)) return false;
    fmt::print("{}: {} placements made with {} thread(s): wall {:.2f} s, CPU {:.2f} s\n", spec.name(),
               grouped(placements(16, index.tiles())), threads, watch.wall(), watch.cpu());
    std::fflush(stdout);
  }
  return true;
}

bool count_manhattan_nodes() {
  Progress progress;
  const Stopwatch watch;
  const auto answer = solve_by_manhattan(korf_normal("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"), 0, progress);
  if (!answer || answer->nodes != 276'361'933) return false;
  fmt::print("Manhattan alone, position 1: {} nodes, CPU {:.2f} s, {:.0f} M nodes per CPU second\n",
             grouped(answer->nodes), watch.cpu(), static_cast<double>(answer->nodes) / watch.cpu() / 1e6);
  return true;
}

// A usual smaller partition, to compare with programs that use tables of these sizes.
const std::vector<Pattern> six_six_three = {{0, 4, 5, 8, 9, 12}, {6, 7, 10, 11, 13, 14}, {1, 2, 3}};

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "sliding_korf_tables";
  const auto instances = korf_instances();
  if (instances.size() != 100) {
    fmt::print("instances/korf100.txt has {} positions\n", instances.size());
    return 1;
  }
  const auto usual = partition({4, 4}, 15);
  Progress progress;
  Shelf shelf(folder);
  Context context{progress, shelf};
  bool good = run("8-7", usual, instances, context) && run("6-6-3", six_six_three, instances, context) &&
              count_manhattan_nodes();
  if (good && argc > 2 && std::string(argv[2]) == "make") {
    for (const unsigned threads : {1u, 2u}) {
      good = good && make_tables(usual, threads) && make_tables(six_six_three, threads);
    }
  }
  return good ? 0 : 1;
}
