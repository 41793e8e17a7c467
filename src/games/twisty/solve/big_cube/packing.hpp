// Turns about one axis, written with as few block turns as possible, and rotations of the whole left out.
//
// What a run of turns about one axis does is told by the quarters of each layer (layer_blocks.hpp). Cost: O(N) a run.
#pragma once

#include <span>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

struct Packed {
  std::vector<Block> blocks;           // outer blocks and single layers only
  std::vector<std::size_t> part_ends;  // as given, in the new blocks
};

// Does the same up to a rotation of the whole. `part_ends`: where parts of the word end; a run of turns about one axis
// counts for the part in which it begins.
Packed packed(std::span<const Block> blocks, std::span<const std::size_t> part_ends, int size);

}  // namespace asobi::twisty::big_cube
