#include "games/sliding/fast/lattice.hpp"

#include <algorithm>

namespace asobi::sliding {

Lattice::Lattice(Shape board) : shape(board) {
  for (int cell = 0; cell < shape.cells(); ++cell) {
    for (const Slide slide : all_slides) {
      next[cell][static_cast<int>(slide)] = static_cast<std::int8_t>(blank_after(shape, cell, slide).value_or(-1));
    }
    for (int other = 0; other < shape.cells(); ++other) {
      distance[cell][other] = static_cast<std::uint8_t>(shape.distance(cell, other));
    }
  }
}

Arrangement::Arrangement(const Normal& normal) : blank(normal.blank) { std::ranges::copy(normal.home, home.begin()); }

}  // namespace asobi::sliding
