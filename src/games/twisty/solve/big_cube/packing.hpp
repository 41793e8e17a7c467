// Turns about one axis, written with as few block turns as possible, and rotations of the whole left out.
//
// What a run of turns about one axis does is told by the quarters of each layer. As the whole may stand as it likes,
// only the steps at the N - 1 cuts matter: a block up to an end of the axis makes one step, a single layer two
// neighbouring ones with sum 0. So j neighbouring steps with sum 0 cost j - 1 turns, any other step one: the least sum
// over all ways to part the cuts, by dynamic programming. Cost: O(N²) a run.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

// By layer of an axis: quarters by which it turns.
using Quarters = std::vector<std::uint8_t>;

// The fewest turns; exact as long as no more than eight neighbouring layers turn one by one.
int packed_turns(std::span<const std::uint8_t> quarters);

struct Packed {
  std::vector<Block> blocks;           // outer blocks and single layers only
  std::vector<std::size_t> part_ends;  // as given, in the new blocks
};

// Does the same up to a rotation of the whole. `part_ends`: where parts of the word end; a run of turns about one axis
// counts for the part in which it begins.
Packed packed(std::span<const Block> blocks, std::span<const std::size_t> part_ends, int size);

}  // namespace asobi::twisty::big_cube
