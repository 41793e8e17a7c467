// Solves one orbit by 3-cycles (cycles.hpp): pieces into their places, then those that are only twisted.
#pragma once

#include <limits>
#include <vector>

#include "games/twisty/solve/common/look_alikes.hpp"
#include "games/twisty/solve/universal/cycles.hpp"

namespace asobi::twisty {

// Cycles to make, one or two, and how many pieces more look right then.
struct CycleStep {
  std::vector<Cycle> cycles;
  int turns = 0, gain = 0;

  double price() const { return gain > 0 ? double(turns) / gain : std::numeric_limits<double>::infinity(); }
};

// The fewest turns for each piece. No gain if no cycle brings any: two pieces have changed places, and only a pair of
// look-alikes of another look could make up for it.
CycleStep next_cycles(const CycleTable& table, const OrbitPart& part, const OrbitPart& looks);

}  // namespace asobi::twisty
