// The cells of a board as a graph, in flat tables: where the blank goes by each slide, and how far two cells are apart.
// The searches of the fast solver share it; a board in them is a fixed array, so that a copy is one short memcpy.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

constexpr int most_cells = largest_side * largest_side;

struct Lattice {
  explicit Lattice(Shape board);

  int after(int blank, Slide slide) const { return next[blank][static_cast<int>(slide)]; }

  Shape shape;
  std::array<std::array<std::int8_t, 4>, most_cells> next;                  // by blank and slide; -1 off the board
  std::array<std::array<std::uint8_t, most_cells>, most_cells> distance{};  // steps between two cells (Manhattan)
};

struct Arrangement {
  explicit Arrangement(const Normal& normal);

  void slide(const Lattice& lattice, Slide slide) {
    const int to = lattice.after(blank, slide);
    std::swap(home[blank], home[to]);
    blank = to;
  }

  std::array<Cell, most_cells> home{};  // by cell: where the thing on that cell belongs
  int blank = 0;
};

}  // namespace asobi::sliding
