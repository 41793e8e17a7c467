// The 3x3x3: random cubes by the two-phase search, and fixed cubes at distances 16, 17 and 18 by the optimal one. Every
// solution is replayed, and those of the fixed cubes must have their known lengths, before a time is printed. Times of
// single cubes are CPU times. Usage:
//   bench_twisty_cube3 FOLDER twophase COUNT [LENGTH [THREADS]]
//   bench_twisty_cube3 FOLDER facelets LENGTH      (cubes as colours, line by line from the standard input; for each a
//                                    solution by two phases, its nodes and CPU seconds)
//   bench_twisty_cube3 FOLDER optimal DISTANCE MEBIBYTES [THREADS [half|quarter]]
//   bench_twisty_cube3 FOLDER find DISTANCE MEBIBYTES THREADS half|quarter COUNT
//   bench_twisty_cube3 FOLDER scrambles DISTANCE [half|quarter]      (the fixed cubes, as turns from the solved one)
//   bench_twisty_cube3 FOLDER shortest MEBIBYTES [half|quarter]      (turns from the solved cube, line by line from the
//                                    standard input; for each a shortest solution, its nodes and CPU seconds)
// Tables are kept in FOLDER; the time to make or load them is printed first.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "base/parallel.hpp"
#include "base/random.hpp"
#include "games/twisty/exchange/facelets.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/solve/cube3/optimal.hpp"
#include "games/twisty/solve/cube3/reader.hpp"

namespace {

using namespace asobi;
using namespace asobi::twisty::cube3;

double cpu_seconds(clockid_t clock) {
  timespec now{};
  clock_gettime(clock, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

const char* name_of(CubeMetric metric) { return metric == CubeMetric::half ? "half" : "quarter"; }

std::vector<std::uint8_t> random_moves(std::uint64_t seed, int length, CubeMetric metric) {
  Random random(seed);
  std::vector<std::uint8_t> out;
  for (int done = 0, last = -1; done < length;) {
    const int move = static_cast<int>(random.below(move_count));
    if (!may_follow(face_of(move), last) || done + cost_of(move, metric) > length) continue;
    last = face_of(move);
    out.push_back(static_cast<std::uint8_t>(move));
    done += cost_of(move, metric);
  }
  return out;
}

Cube after(Cube cube, const std::vector<std::uint8_t>& moves) {
  for (const std::uint8_t move : moves) cube = product(cube, Geometry::get().move(move));
  return cube;
}

Cube random_cube(std::uint64_t seed, int length, CubeMetric metric) {
  return after(solved_cube(), random_moves(seed, length, metric));
}

bool solves(const Cube& cube, const std::vector<std::uint8_t>& moves) { return after(cube, moves) == solved_cube(); }

struct Measured {
  std::vector<double> seconds;
  std::map<std::size_t, int> lengths;
  std::uint64_t nodes = 0;
  bool right = true;

  void add(double taken, const Cube& cube, const std::vector<std::uint8_t>& moves, std::uint64_t own_nodes) {
    seconds.push_back(taken);
    ++lengths[moves.size()];
    nodes += own_nodes;
    right = right && solves(cube, moves);
  }
  int print() {
    if (!right) {
      fmt::print("a solution does not solve\n");
      return 1;
    }
    std::ranges::sort(seconds);
    double sum = 0, turns = 0;
    for (const double one : seconds) sum += one;
    const auto count = static_cast<double>(seconds.size());
    for (const auto& [length, times] : lengths) turns += static_cast<double>(length) * times;
    fmt::print(
        "{} cubes: mean {:.3f} ms, median {:.3f} ms, 99 % within {:.3f} ms, mean length {:.3f}, {:.0f} nodes each, "
        "{:.2f} M nodes/s\n",
        seconds.size(), sum / count * 1e3, seconds[seconds.size() / 2] * 1e3, seconds[seconds.size() * 99 / 100] * 1e3,
        turns / count, static_cast<double>(nodes) / count, static_cast<double>(nodes) / sum / 1e6);
    for (const auto& [length, times] : lengths) fmt::print("{}: {}\n", length, times);
    return 0;
  }
};

int two_phases(Context& context, std::size_t count, int length) {
  const auto search = TwoPhase::make(context);
  if (!search) return fmt::print("{}\n", search.error().message.en), 1;
  fmt::print("tables: {:.2f} s\n", cpu_seconds(CLOCK_PROCESS_CPUTIME_ID));
  Measured measured;
  std::mutex mutex;
  const auto begun_all = std::chrono::steady_clock::now();
  parallel_for(count, context.threads, [&](std::size_t i) {
    const Cube cube = random_cube(i + 1, 200, CubeMetric::half);
    const double begun = cpu_seconds(CLOCK_THREAD_CPUTIME_ID);
    const auto answer = search->solve(cube, {.length = length, .nodes = 0}, context.progress);
    const double taken = cpu_seconds(CLOCK_THREAD_CPUTIME_ID) - begun;
    const std::lock_guard lock(mutex);
    measured.add(taken, cube, answer->moves, answer->nodes);
    if (measured.seconds.size() == 1) fmt::print("first answer: {:.3f} ms\n", taken * 1e3);
  });
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begun_all;
  fmt::print("{} threads, {:.0f} solves/s by the clock\n", context.threads, static_cast<double>(count) / wall.count());
  return measured.print();
}

int two_phases_of_lines(Context& context, int length) {
  const auto model = twisty::Model::make("rubik");
  const CubeReader reader(*model);
  const auto search = TwoPhase::make(context);
  if (!search) return fmt::print("{}\n", search.error().message.en), 1;
  for (std::string line; std::getline(std::cin, line);) {
    const auto state = twisty::parse_facelets(*model, line, context.progress);
    if (!state) return fmt::print("{}\n", state.error().message.en), 1;
    const auto held = reader.read(*state);
    if (!held) return fmt::print("{}\n", held.error().message.en), 1;
    // Of searching alone; reading colours costs more than that.
    const double begun = cpu_seconds(CLOCK_THREAD_CPUTIME_ID);
    const auto answer = search->solve(held->cube, {.length = length, .nodes = 0}, context.progress);
    const double taken = cpu_seconds(CLOCK_THREAD_CPUTIME_ID) - begun;
    fmt::print("{} ({} nodes, {:.9f} CPU seconds)\n",
               twisty::turns_text(*model, reader.turns(answer->moves, held->rotation)), answer->nodes, taken);
    std::fflush(stdout);
  }
  return 0;
}

// Cubes after as many random moves from a seed as they are away, which was proven: lines of distance and seed, for each
// metric.
std::vector<std::uint64_t> seeds_at(int distance, CubeMetric metric) {
  std::ifstream file(ASOBI_BENCH_DIR "/instances.txt");
  std::vector<std::uint64_t> out;
  std::string line, name;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    int own = 0;
    std::uint64_t seed = 0;
    if (words >> name >> own >> seed && name == name_of(metric) && own == distance) out.push_back(seed);
  }
  return out;
}

int length_of(const std::vector<std::uint8_t>& moves, CubeMetric metric) {
  int out = 0;
  for (const std::uint8_t move : moves) out += cost_of(move, metric);
  return out;
}

int optimal(Context& context, int distance, std::uint64_t mebibytes, CubeMetric metric) {
  const auto search = Optimal::make(mebibytes << 20, metric, context);
  if (!search) return fmt::print("{}\n", search.error().message.en), 1;
  fmt::print("tables: {:.2f} s\n", cpu_seconds(CLOCK_PROCESS_CPUTIME_ID));
  Measured measured;
  const auto seeds = seeds_at(distance, metric);
  if (seeds.empty()) return fmt::print("instances.txt has no cubes at that distance\n"), 1;
  const auto begun = std::chrono::steady_clock::now();
  for (const std::uint64_t seed : seeds) {
    const Cube cube = random_cube(seed, distance, metric);
    const double cpu = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID);
    const auto answer = search->solve(cube, context.threads, context.progress);
    const double taken = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu;
    if (length_of(answer->moves, metric) != distance) return fmt::print("a wrong length\n"), 1;
    fmt::print("{} moves, {} nodes, {:.2f} s\n", distance, answer->nodes, taken);
    measured.add(taken, cube, answer->moves, answer->nodes);
  }
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - begun;
  fmt::print("{} MiB at most, {} threads, {:.1f} s by the clock\n", mebibytes, context.threads, wall.count());
  return measured.print();
}

// Moves of the cube as it is usually held, in writing.
class Names {
 public:
  Names() {
    const auto model = twisty::Model::make("rubik");
    const CubeReader reader(*model);
    const int rotation = reader.read(twisty::Mover(model->puzzle).solved())->rotation;
    for (std::uint8_t move = 0; move < move_count; ++move)
      names_.push_back(twisty::turns_text(*model, reader.turns(std::vector{move}, rotation)));
  }
  std::string text(const std::vector<std::uint8_t>& moves) const {
    std::string out;
    for (const std::uint8_t move : moves) out += (out.empty() ? "" : " ") + names_[move];
    return out;
  }
  // Nothing if there is a word that is no move.
  std::optional<std::vector<std::uint8_t>> moves(const std::string& text) const {
    std::vector<std::uint8_t> out;
    std::istringstream words(text);
    for (std::string word; words >> word;) {
      const auto at = std::ranges::find(names_, word);
      if (at == names_.end()) return std::nullopt;
      out.push_back(static_cast<std::uint8_t>(at - names_.begin()));
    }
    return out;
  }

 private:
  std::vector<std::string> names_;  // by move
};

int scrambles(int distance, CubeMetric metric) {
  const Names names;
  for (const std::uint64_t seed : seeds_at(distance, metric))
    fmt::print("{}\n", names.text(random_moves(seed, distance, metric)));
  return 0;
}

int shortest_of_lines(Context& context, std::uint64_t mebibytes, CubeMetric metric) {
  const auto search = Optimal::make(mebibytes << 20, metric, context);
  if (!search) return fmt::print("{}\n", search.error().message.en), 1;
  const Names names;
  for (std::string line; std::getline(std::cin, line);) {
    const auto moves = names.moves(line);
    if (!moves) return fmt::print("no turns of the 3x3x3's faces: {}\n", line), 1;
    const Cube cube = after(solved_cube(), *moves);
    const double begun = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID);
    const auto answer = search->solve(cube, context.threads, context.progress);
    const double taken = cpu_seconds(CLOCK_PROCESS_CPUTIME_ID) - begun;
    if (!solves(cube, answer->moves)) return fmt::print("a solution does not solve\n"), 1;
    fmt::print("{} ({} nodes, {:.6f} CPU seconds)\n", names.text(answer->moves), answer->nodes, taken);
    std::fflush(stdout);
  }
  return 0;
}

// Prints lines for instances.txt.
int find(Context& context, int distance, std::uint64_t mebibytes, CubeMetric metric, int count) {
  const auto search = Optimal::make(mebibytes << 20, metric, context);
  if (!search) return fmt::print("{}\n", search.error().message.en), 1;
  for (std::uint64_t seed = 1; count > 0; ++seed) {
    const Cube cube = random_cube(seed, distance, metric);
    const auto answer = search->solve(cube, context.threads, context.progress);
    if (!solves(cube, answer->moves)) return fmt::print("a solution does not solve\n"), 1;
    if (length_of(answer->moves, metric) != distance) continue;
    fmt::print("{} {} {}\n", name_of(metric), distance, seed);
    std::fflush(stdout);
    --count;
  }
  return 0;
}

int number(char** arguments, int count, int at, int otherwise) {
  return at < count ? std::stoi(arguments[at]) : otherwise;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string what = argc > 2 ? argv[2] : "";
  Progress progress;
  Shelf shelf(argc > 1 ? argv[1] : "");
  Context context{progress, shelf, 1};
  if (what == "twophase" && argc > 3) {
    context.threads = static_cast<unsigned>(number(argv, argc, 5, 1));
    return two_phases(context, static_cast<std::size_t>(number(argv, argc, 3, 1)), number(argv, argc, 4, 20));
  }
  if (what == "facelets" && argc > 3) return two_phases_of_lines(context, number(argv, argc, 3, 20));
  const CubeMetric metric =
      argc > 4 && std::any_of(argv + 4, argv + argc, [](const std::string_view word) { return word == "quarter"; })
          ? CubeMetric::quarter
          : CubeMetric::half;
  if (what == "scrambles" && argc > 3) return scrambles(number(argv, argc, 3, 16), metric);
  if (what == "shortest" && argc > 3)
    return shortest_of_lines(context, static_cast<std::uint64_t>(number(argv, argc, 3, 256)), metric);
  const auto mebibytes = static_cast<std::uint64_t>(number(argv, argc, 4, 256));
  context.threads = static_cast<unsigned>(number(argv, argc, 5, 1));
  if (what == "optimal" && argc > 3) return optimal(context, number(argv, argc, 3, 16), mebibytes, metric);
  if (what == "find" && argc > 7)
    return find(context, number(argv, argc, 3, 16), mebibytes, metric, number(argv, argc, 7, 20));
  return fmt::print("see the head of ours.cpp\n"), 2;
}
