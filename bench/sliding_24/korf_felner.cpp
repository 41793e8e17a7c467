// Korf and Felner's positions of the 24-puzzle with the compound catalogue: every length is checked before a time is
// printed. Usage: bench_sliding_24 FOLDER [SECONDS [NUMBER…]]: tables are kept in FOLDER; a position is given up after
// so many CPU seconds (default 60); without numbers the twenty that took Korf and Felner the fewest nodes.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "games/sliding/optimal/catalogue.hpp"
#include "games/sliding/optimal/compound_search.hpp"

namespace {

using namespace asobi;
using namespace asobi::sliding;

struct Instance {
  Normal normal;
  std::size_t length = 0;
  std::uint64_t nodes = 0;  // Korf and Felner's
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::vector<Instance> instances() {
  std::string goal_tiles = "0";
  for (int tile = 1; tile < 25; ++tile) goal_tiles += " " + std::to_string(tile);
  const Position goal = *parse_position({5, 5}, goal_tiles);
  std::ifstream file(ASOBI_BENCH_DIR "/instances/korf_felner50.txt");
  std::vector<Instance> out;
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string tiles, word;
    for (int cell = 0; cell < 25 && words >> word; ++cell) tiles += word + " ";
    Instance& instance = out.emplace_back();
    instance.normal = normalise(*parse_position({5, 5}, tiles), goal);
    words >> instance.length >> instance.nodes;
  }
  return out;
}

std::vector<std::size_t> easiest(const std::vector<Instance>& all, std::size_t count) {
  std::vector<std::size_t> out(all.size());
  std::iota(out.begin(), out.end(), std::size_t{1});
  std::ranges::sort(out, {}, [&](std::size_t number) { return all[number - 1].nodes; });
  out.resize(std::min(count, out.size()));
  return out;
}

// False on a wrong length.
bool solve_one(const CompoundSearch& search, const Instance& instance, std::size_t number, double seconds,
               Shelf& shelf) {
  Progress progress({}, {}, seconds);
  Context context{progress, shelf};
  const double begun = cpu_seconds();
  const auto answer = search.solve(instance.normal, 0, context);
  const double taken = cpu_seconds() - begun;
  if (!answer) {
    fmt::print("{:2}: {} moves: {} after {:.1f} CPU s\n", number, instance.length, answer.error().message.en, taken);
  } else if (answer->slides.size() != instance.length) {
    fmt::print("{:2}: {} moves, but {} are known\n", number, answer->slides.size(), instance.length);
    return false;
  } else {
    fmt::print("{:2}: {} moves, bound {}, {} nodes, {:.2f} CPU s (Korf and Felner: {} nodes)\n", number,
               instance.length, search.lower_bound(instance.normal), grouped(answer->nodes), taken,
               grouped(instance.nodes));
  }
  std::fflush(stdout);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv, argv + argc);
  Shelf shelf(words.size() > 1 ? words[1] : "sliding_24_tables");
  const double seconds = words.size() > 2 ? std::atof(words[2].c_str()) : 60;
  const auto all = instances();
  std::vector<std::size_t> numbers;
  for (std::size_t i = 3; i < words.size(); ++i) numbers.push_back(std::strtoul(words[i].c_str(), nullptr, 10));
  if (numbers.empty()) numbers = easiest(all, 20);
  Progress progress;
  Context context{progress, shelf};
  const double begun = cpu_seconds();
  const auto search = CompoundSearch::prepare({5, 5}, 24, catalogue({5, 5}, 24), context);
  if (!search) {
    fmt::print("{}\n", search.error().message.en);
    return 1;
  }
  fmt::print("{} tables, {} packings: {:.1f} CPU s\n", search->databases().size(), search->packings(),
             cpu_seconds() - begun);
  for (const std::size_t number : numbers) {
    if (number < 1 || number > all.size()) return 1;
    if (!solve_one(*search, all[number - 1], number, seconds, shelf)) return 1;
  }
  return 0;
}
