// Solves one orbit by 3-cycles (cycles.hpp): pieces into their places, then those that are only twisted.
#pragma once

#include <limits>
#include <vector>

#include "games/twisty/solve/universal/cycles.hpp"

namespace asobi::twisty {

// `looks` as in OrbitSystem::solved_by_colour; for pieces that are all to be told apart, an orbit at home.
bool looks_home(const OrbitPart& part, const OrbitPart& looks, int orientations);

// Whether what stands at one place would look right at another, twisted by so much.
inline bool would_fit(const OrbitPart& part, const OrbitPart& looks, int ways, std::size_t from, std::size_t to,
                      int twist) {
  const Point piece = part.pieces[from];
  return looks.pieces[piece] == looks.pieces[to] &&
         (looks.orientation[piece] + part.orientation[from] + twist - looks.orientation[to] + ways) % ways == 0;
}

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
