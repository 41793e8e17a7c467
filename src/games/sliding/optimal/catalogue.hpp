// The tables of compound searches (compound_search.hpp): for the 24-puzzle with the goal's blank in a corner the 14 of
// Clausecker's small compound catalogue, seven partitions into compact blocks, with their mirror images fourteen.
// Chosen anew for packings, nothing was faster (bench/sliding_24/task.md).
#pragma once

#include <cstdint>
#include <vector>

#include "games/sliding/optimal/partition.hpp"

namespace asobi::sliding {

// Of a normal position; empty where there is none.
std::vector<Pattern> catalogue(Shape shape, int goal_blank);

// What all its tables take in memory, and what making one takes besides, at most.
std::uint64_t catalogue_bytes(Shape shape, const std::vector<Pattern>& tables);

}  // namespace asobi::sliding
