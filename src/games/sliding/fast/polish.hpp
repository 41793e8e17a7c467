// Shortens a solution: every window of moves for which a shorter way between the same two positions is found at small
// cost is replaced by it, until none is.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/sliding/fast/lattice.hpp"

namespace asobi::sliding {

// `slides` are moves from `start`; the answer ends in the same position and is never longer.
std::vector<Slide> polish(const Lattice& lattice, const Arrangement& start, std::vector<Slide> slides,
                          const Progress& progress);

}  // namespace asobi::sliding
