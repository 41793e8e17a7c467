// A solution for every solvable arrangement, line by line: rows and columns that do not hold the goal's blank are
// filled from outside, tile by tile, the last two tiles of a line together, until only a small core is left.
// `peel` walks this plan greedily and solves a core of at most nine cells in the fewest moves; it cannot fail, because
// beside the locked cells at least two full lines remain, where any two tiles can be brought anywhere.
#pragma once

#include <vector>

#include "games/sliding/fast/lattice.hpp"

namespace asobi::sliding {

// The choices the method leaves open; each gives another solution.
struct PeelOrder {
  bool rows_first = true;  // of a square
  bool low_side = true;    // the side to begin with, where both are possible
  bool forward = true;     // the direction along a line
};

// Fill these cells next: one (then both are equal), or the last two of a line.
struct PeelStep {
  int first;
  int second;
  bool row;  // belongs to a row, not a column

  bool single() const { return first == second; }
};

// The steps until at most `largest_core` >= 4 cells are left.
std::vector<PeelStep> peel_plan(Shape shape, int goal_blank, PeelOrder order, int largest_core);

std::vector<Slide> peel(const Lattice& lattice, Arrangement board, int goal_blank, PeelOrder order);

}  // namespace asobi::sliding
