// Stones interact only along runs, so a position is the sum of its connected components (neighbours above, below, left,
// right), and where a component lies, and which of its eight images it is, does not matter.
#pragma once

#include <cstdint>
#include <vector>

#include "games/gridnim/board.hpp"

namespace asobi::gridnim {

// A connected component in its smallest rectangle.
struct Shape {
  Size size = {};
  Mask cells = 0;

  friend bool operator==(const Shape&, const Shape&) = default;
};

// The stones that hang together with the lowest one, if any.
Mask first_component(Size size, Mask stones);
std::vector<Mask> components(const Position& position);

// Moved into its smallest rectangle; `stones` is not empty.
Shape cut_out(Size size, Mask stones);
// The least of the eight images, lying (not higher than wide).
Shape canonical(const Shape& shape);

// The half turn of the whole rectangle.
Mask half_turn(Size size, Mask cells);

}  // namespace asobi::gridnim
