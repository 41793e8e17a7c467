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
constexpr int most_sampled_cells = 16;    // beyond, a single shortest solution may take days
constexpr std::uint64_t most_sampled = 1'000'000;

struct Sample {
  std::vector<std::uint64_t> counts;            // by length
  std::vector<std::vector<Position>> examples;  // by length: those drawn first
  double mean = 0;
  double deviation = 0;  // of the lengths, with n - 1; 0 for one position

  int least() const;
  int greatest() const { return static_cast<int>(counts.size()) - 1; }
};

// Lengths of shortest solutions, or of those the fast solver finds. `positions` is 1 to most_sampled. Errors: `limit`
// for shortest solutions beyond 16 cells; `cancelled`.
Result<Sample> draw_sample(const Position& goal, std::uint64_t positions, std::uint64_t seed, bool fast,
                           Context& context);

}  // namespace asobi::sliding
