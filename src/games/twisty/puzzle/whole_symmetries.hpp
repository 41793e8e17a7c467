// Rotations and reflections of the whole solid, as they move stickers and faces. The planes of a puzzle are the same
// for all of them, so they take states to states, and turns to turns as far.
#pragma once

#include <vector>

#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty {

struct WholeSymmetry {
  bool mirrors;
  std::vector<Point> stickers;  // by sticker: where it goes
  std::vector<Point> faces;
};

// Rotations first, the identity at their head, then as many reflections.
std::vector<WholeSymmetry> whole_symmetries(const Puzzle& puzzle);

}  // namespace asobi::twisty
