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

// The neighbourhood on one board.
class Grid {
 public:
  explicit Grid(Size size);

  Size size() const { return size_; }
  // The stones that hang together with the lowest one, if any.
  Mask first_component(Mask stones) const;

 private:
  Size size_;
  Mask first_column_ = 0;
  Mask last_column_ = 0;
};

std::vector<Mask> components(const Position& position);

// Moved into its smallest rectangle; `stones` is not empty.
Shape cut_out(Size size, Mask stones);
Shape transposed(const Shape& shape);
// The least of the eight images, lying (not higher than wide).
Shape canonical(const Shape& shape);

// The half turn of the whole rectangle.
Mask half_turn(Size size, Mask cells);

}  // namespace asobi::gridnim
