// One turn of a puzzle: neighbouring layers of one axis, all of them together for a rotation of the whole.
#pragma once

#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty {

// About any axis of the solid: where a puzzle has no cuts on an axis, all of it is that axis's only layer, 0.
struct Turn {
  int axis = 0;             // number in Solid::axes()
  int first = 0, last = 0;  // layers counted on that axis from its negative end, both included
  int times = 1;            // unit turns of 360/order degrees, right-handed about the axis's direction

  friend bool operator==(const Turn&, const Turn&) = default;
};

int layers_on(const Puzzle& puzzle, int axis);
int order_of(const Puzzle& puzzle, int axis);  // unit turns in a circle
Turn whole(const Puzzle& puzzle, int axis, int times = 1);
Turn layer_turn(const Puzzle& puzzle, int layer, int times = 1);  // layer: number in Puzzle::layers()
bool is_whole(const Puzzle& puzzle, const Turn& turn);

// The same turn by the shorter way round, forward if both are as long; nothing is left when times is 0.
Turn shortest(const Puzzle& puzzle, Turn turn);
Turn inverse(const Puzzle& puzzle, const Turn& turn);

}  // namespace asobi::twisty
