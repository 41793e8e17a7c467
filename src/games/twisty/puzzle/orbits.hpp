// Orbits of pieces: which pieces can take each other's places, and what makes them look alike.
// By all layers, orbits are those of the rotations about the axes that have cuts, since every piece lies in some layer
// of every axis. Cost: O(stickers * axes).
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty {

// Which layers turn. Around the core: all but the layer that holds the centre (a puzzle sold with a fixed inner cross:
// only outer layers of the 3x3x3, no slices of the Megaminx).
enum class Turning { all, around_core };
constexpr auto names(Turning) { return std::to_array<std::string_view>({"all", "core"}); }
inline auto labels(Turning) {
  return std::to_array<Text>({{"every layer", "すべての層"}, {"all but those with the centre", "中心を含まない層"}});
}

std::vector<int> turning_layers(const Puzzle& puzzle, Turning turning);

struct Orbit {
  std::vector<int> pieces;                   // ascending
  int stickers;                              // of each piece
  int orientations;                          // ways in which a piece can stand in one place
  std::vector<std::vector<int>> look_alike;  // classes of pieces with the same colours; only those with at least two

  bool all_different() const { return look_alike.empty(); }
};

// In the order of their first pieces.
std::vector<Orbit> piece_orbits(const Puzzle& puzzle, Turning turning = Turning::all);

}  // namespace asobi::twisty
