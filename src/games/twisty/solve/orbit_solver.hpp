// Solves one orbit by 3-cycles (cycles.hpp): pieces into their places, then those that are only twisted.
#pragma once

#include <optional>

#include "games/twisty/solve/cycles.hpp"

namespace asobi::twisty {

bool is_home(const OrbitPart& part);

// The next cycles to make, one or two; each time at least one piece more is right. Nothing if no cycle does that.
std::vector<Cycle> next_cycles(const CycleTable& table, const OrbitPart& part);

}  // namespace asobi::twisty
