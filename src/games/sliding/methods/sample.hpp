// How long the solutions of random positions are: a sample of what `census` counts in full, for boards too large for
// that. Positions are drawn one after the other from one seed, so neither the number of threads nor the order in which
// they are solved changes the answer.
#pragma once

#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

constexpr std::size_t examples_kept = 5;  // of each length
constexpr int always_sampled_cells = 16;  // beyond, a single shortest solution may take days
constexpr int most_sampled_cells = 25;    // up to there, those that are found within a number of nodes
constexpr std::uint64_t most_sampled = 1'000'000;

struct Sample {
  std::vector<std::uint64_t> counts;            // by length
  std::vector<std::vector<Position>> examples;  // by length: those drawn first
  double mean = 0;
  double deviation = 0;        // of the lengths, with n - 1; 0 for one position
  std::uint64_t unsolved = 0;  // given up; in none of the above, so that the mean is that of the easier ones

  int least() const;
  int greatest() const { return static_cast<int>(counts.size()) - 1; }  // both 0 if all were given up
};

// Lengths of shortest solutions, or of those the fast solver finds. `positions` is 1 to most_sampled; a position is
// given up after `nodes` nodes (0: never, which is refused beyond 16 cells). Errors: `limit` for shortest solutions of
// boards that are too large; `cancelled`.
Result<Sample> draw_sample(const Position& goal, std::uint64_t positions, std::uint64_t seed, bool fast,
                           std::uint64_t nodes, Context& context);

}  // namespace asobi::sliding
