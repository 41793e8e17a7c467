// Korf's 100 positions of the 15-puzzle with additive pattern databases: lengths checked first, then nodes and times.
// Usage: bench_sliding_korf [FOLDER FOR TABLES]
#include <chrono>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "games/sliding/optimal_search.hpp"

namespace {

using namespace asobi;
using namespace asobi::sliding;

struct Instance {
  Normal normal;
  int length;
};

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

std::vector<Instance> korf_instances() {
  std::ifstream file(ASOBI_BENCH_DIR "/instances/korf100.txt");
  std::vector<Instance> out;
  const Position goal = *parse_position({4, 4}, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    const auto cut = line.find_last_of(' ');
    out.push_back({normalise(*parse_position({4, 4}, line.substr(0, cut)), goal), std::stoi(line.substr(cut))});
  }
  return out;
}

bool run(const std::string& title, const std::vector<Pattern>& patterns, const std::vector<Instance>& instances,
         const std::string& folder) {
  Progress progress;
  Shelf shelf(folder);
  for (const unsigned threads : {1u, 2u}) {
    Context context{progress, shelf, threads};
    const double begun = now();
    const auto search = OptimalSearch::prepare({4, 4}, 15, patterns, context);
    if (!search) {
      fmt::print("{}\n", search.error().message.en);
      return false;
    }
    const double ready = now() - begun;
    std::size_t bytes = 0;
    for (const auto& database : search->databases()) bytes += database.table().data.size();
    std::uint64_t nodes = 0;
    double slowest = 0, total = 0;
    for (std::size_t i = 0; i < instances.size(); ++i) {
      const double start = now();
      const auto answer = search->solve(instances[i].normal, 0, context);
      const double took = now() - start;
      total += took;
      slowest = std::max(slowest, took);
      if (!answer || static_cast<int>(answer->slides.size()) != instances[i].length) {
        fmt::print("position {}: {} moves, but {} are known\n", i + 1,
                   answer ? static_cast<int>(answer->slides.size()) : -1, instances[i].length);
        return false;
      }
      nodes += answer->nodes;
    }
    fmt::print(
        "{}: {} thread(s): tables {} MB ready in {:.2f} s; {} nodes in {:.3f} s = {:.1f} M/s; slowest {:.3f} s\n",
        title, threads, bytes >> 20, ready, grouped(nodes), total, static_cast<double>(nodes) / total / 1e6, slowest);
    std::fflush(stdout);
  }
  return true;
}

// The usual smaller partition, as the programs compared with use it.
const std::vector<Pattern> six_six_three = {{0, 4, 5, 8, 9, 12}, {6, 7, 10, 11, 13, 14}, {1, 2, 3}};

}  // namespace

int main(int argc, char** argv) {
  const std::string folder = argc > 1 ? argv[1] : "";
  const auto instances = korf_instances();
  if (instances.size() != 100) {
    fmt::print("instances/korf100.txt has {} positions\n", instances.size());
    return 1;
  }
  Progress progress;
  for (const auto& pattern : partition({4, 4}, 15)) {
    const PatternSpec spec{{4, 4}, 15, pattern};
    const PatternIndex index(16, static_cast<int>(pattern.size()), 4);
    for (const unsigned threads : {2u}) {
      const double begun = now();
      const auto table = make_pattern_table(spec, index, threads, progress, {});
      if (!table) return 1;
      fmt::print("{}: {} placements made in {:.2f} s with {} thread(s)\n", spec.name(),
                 grouped(placements(16, index.tiles())), now() - begun, threads);
      for (std::size_t d = 0; d < table->census.size(); ++d) fmt::print("{}, ", table->census[d]);
      fmt::print("\n");
      std::fflush(stdout);
    }
  }
  const bool good = run("8-7", partition({4, 4}, 15), instances, folder) &&
                    run("6-6-3", six_six_three, instances, folder);
  return good ? 0 : 1;
}
