// Random play of ours, asked as drivers/openspiel.cpp is: lines "diamond SEATS TURNS SEED" (on the board of 121 points)
// and "nim HEAPS TURNS SEED" from the standard input; a game has at most 1,000 turns. Printed for each: how many ways
// there are to play one, two, … turns from the start, and the CPU seconds that playing took.
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "games/diamond/computer/random_play.hpp"
#include "games/nim/rules.hpp"

namespace {

using namespace asobi;

constexpr int most_turns = 1000, counted = 3;

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

double play_diamond(const std::string& text, long turns, std::uint64_t seed) {
  const auto board = diamond::Board::make(2, 8).value();
  const auto seats = diamond::parse_seats(*board, text).value();
  diamond::with_bits(*board, [&]<class B>() {
    const diamond::Mover<B> mover(board, seats, {});
    auto position = mover.start();
    for (int depth = 1; depth <= counted; ++depth)
      fmt::print("{} ", diamond::perft(mover, position, depth, Progress()));
  });
  Random random(seed);
  diamond::RandomPlay play(board, seats, {});
  const double begun = cpu_seconds();
  for (long done = 0; done < turns; play.reset()) {
    for (int played = 0; done < turns && played < most_turns && !play.winner(); ++played, ++done) play.step(random);
  }
  return cpu_seconds() - begun;
}

long ways(const nim::Rules& rules, const nim::Heaps& heaps, int turns) {
  if (turns == 0) return 1;
  std::vector<nim::Take> takes;
  rules.moves(heaps, takes);
  long sum = 0;
  for (const auto& take : takes) sum += ways(rules, rules.after(heaps, take), turns - 1);
  return sum;
}

double play_nim(const std::string& text, long turns, std::uint64_t seed) {
  const nim::Heaps start = nim::parse_heaps(text).value();
  const nim::Rules rules(start, std::vector(start.size(), nim::unlimited));
  for (int depth = 1; depth <= counted; ++depth) fmt::print("{} ", ways(rules, start, depth));
  Random random(seed);
  std::vector<nim::Take> takes;
  const double begun = cpu_seconds();
  for (long done = 0; done < turns;) {
    nim::Heaps heaps = start;
    for (int played = 0; done < turns && played < most_turns; ++played, ++done) {
      takes.clear();
      rules.moves(heaps, takes);
      if (takes.empty()) break;
      heaps = rules.after(std::move(heaps), takes[random.below(takes.size())]);
    }
  }
  return cpu_seconds() - begun;
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::string game, start;
    long turns = 0;
    std::uint64_t seed = 0;
    if (!(std::istringstream(line) >> game >> start >> turns >> seed) || (game != "diamond" && game != "nim"))
      return fmt::print("see the head of play.cpp: {}\n", line), 2;
    const double taken = (game == "nim" ? play_nim : play_diamond)(start, turns, seed);
    fmt::print("ways ({:.6f} CPU seconds)\n", taken);
    std::fflush(stdout);
  }
}
