// Solves one orbit by 3-cycles (cycles.hpp): pieces into their places, then those that are only twisted.
#pragma once

#include <optional>

#include "games/twisty/solve/cycles.hpp"

namespace asobi::twisty {

bool is_home(const OrbitPart& part);

// `looks` as in OrbitSystem::solved_by_colour; for pieces that are all to be told apart, an orbit at home.
bool looks_home(const OrbitPart& part, const OrbitPart& looks, int orientations);

// The next cycles to make, one or two; each time at least one piece more looks right. Nothing if no cycle does that:
// two pieces have changed places, and only a pair of look-alikes of another look could make up for it.
std::vector<Cycle> next_cycles(const CycleTable& table, const OrbitPart& part, const OrbitPart& looks);

}  // namespace asobi::twisty
