// One puzzle inside another (chapter 15). Two puzzles of the paper with the same axes share their cuts when their
// layers are put upon each other with a shift: layer k of the one, counted from its first, is layer k - shift of the
// other. Then a piece is found again by its layers alone, and the map is proved by trying every turn.
#pragma once

#include <optional>
#include <vector>

#include "games/twisty/paper/puzzle.hpp"

namespace asobi::twisty::paper {

struct LayerMap {
  std::vector<std::optional<int>> piece;  // by piece of the first puzzle: which one of the second has its layers

  int mapped() const;
};

// The axes of both have the same letters and vectors, and unit turns of both are the same. Layers of the first puzzle
// beyond those of the second do nothing to the second.
std::optional<LayerMap> map_by_layers(const Puzzle& from, const Puzzle& to, int shift = 0);

// Whether mapped pieces go, in every turn of a layer of `from`, where their images go in the same turn of `to`.
bool turns_agree(const Puzzle& from, const Puzzle& to, int shift, const LayerMap& map);

}  // namespace asobi::twisty::paper
