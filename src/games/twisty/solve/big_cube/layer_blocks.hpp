// Turns of the layers of one axis, each by its own quarters, written as few blocks: single layers, and blocks from an
// end of the axis, which turn a run of layers for one.
//
// The level of a layer is what blocks from the ends turn it by; a single turn makes up the rest. A change of level from
// one layer to the next costs one, and so does a layer that is not turned as its level says: the least sum over all
// levels, by dynamic programming. Cost: O(layers).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

inline constexpr int most_layers = 100;
using LayerTurns = std::array<std::uint8_t, most_layers>;  // quarters, by layer

// What stands at the ends of the layers that are told.
enum class Ends {
  free,   // one more layer at each, which may turn by anything
  still,  // one more layer at each, which ends as it was
  none    // nothing: all layers are told, and the whole may end up turned about the axis
};

// The number of blocks.
int turns_of_layers(std::span<const std::uint8_t> layers, Ends ends);

// By layer.
std::vector<int> levels_of_layers(std::span<const std::uint8_t> layers, Ends ends);

// Not for Ends::none.
std::vector<Block> blocks_of_layers(int axis, std::span<const std::uint8_t> layers, Ends ends);

}  // namespace asobi::twisty::big_cube
