// Which tiles share a pattern database: the goal cells without the blank's are halved again and again along the longer
// side, so that every pattern is a compact block, into the fewest patterns whose tables stay below a limit.
// Additive pattern databases: Korf, Felner, "Disjoint pattern database heuristics", AI 134 (2002), section 4.
#pragma once

#include <cstdint>
#include <vector>

#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

using Pattern = std::vector<Cell>;  // goal cells, increasing

constexpr int largest_pattern = 8;  // orders of the tiles fit into 16 bits
constexpr std::uint64_t usual_placements = 600'000'000;

// n!/(n-k)!: the ways to place k tiles on n cells.
std::uint64_t placements(int cells, int tiles);

// Every goal cell but the blank's lies in exactly one pattern. No pattern has more than `most` placements, unless it is
// a single tile; all leave at least three cells free, so that every placement can be reached (with two other tiles the
// parity is no obstacle).
std::vector<Pattern> partition(Shape shape, int goal_blank, std::uint64_t most = usual_placements);

}  // namespace asobi::sliding
