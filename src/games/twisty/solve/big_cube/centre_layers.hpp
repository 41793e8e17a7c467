// Turns of the inner layers of one axis, each by its own quarters, written as few blocks: single layers, and blocks
// from an end, which turn a run of layers for one.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

inline constexpr int most_layers = 98;
using LayerTurns = std::array<std::uint8_t, most_layers>;  // quarters, by inner layer

// What becomes of the two outermost layers: they may turn by anything, or end as they were.
enum class Ends { free, still };

// The number of blocks. O(width).
int turns_of_layers(const LayerTurns& layers, int width, Ends ends);
std::vector<Block> blocks_of_layers(int axis, const LayerTurns& layers, int width, Ends ends);

}  // namespace asobi::twisty::big_cube
