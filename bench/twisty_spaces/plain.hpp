// Two plain programs for the 2x2x2 in half turns, as one would write them in an afternoon: the yardstick.
#pragma once

#include <cstdint>
#include <vector>

namespace plain {

using Counts = std::vector<std::uint64_t>;

// Made for the 2x2x2: a byte for every permutation (7!) and orientation (3^6) of seven corners, found by tables of
// moves.
Counts cube2_by_index();
// For any puzzle: states as strings of stickers in a hash set, level by level.
Counts cube2_by_hashing();

}  // namespace plain
