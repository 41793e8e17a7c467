// Positions seen from their goal. Renaming every tile by the cell where it belongs turns "this position to that goal"
// into one permutation; turning and mirroring the board brings the goal's blank as near to the last cell as it will go
// and makes rows >= cols. So 3x4, 4x3, every target and every corner share one table.
#pragma once

#include <vector>

#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

// Reflections first, then (perhaps) the exchange of rows and columns.
struct Symmetry {
  bool flip_rows = false;
  bool flip_cols = false;
  bool transpose = false;

  Shape shape(Shape from) const { return transpose ? Shape{from.cols, from.rows} : from; }
  int cell(Shape from, int cell) const;
  Slide slide(Slide from) const;
  Slide slide_back(Slide to) const;
};

struct Normal {
  Shape shape;             // rows >= cols
  int goal_blank = 0;      // where the blank belongs
  int blank = 0;           // where it is
  std::vector<Cell> home;  // by cell: where the thing on that cell belongs
  Symmetry symmetry;       // how the original board was turned

  friend bool operator==(const Normal& a, const Normal& b) {
    return a.shape == b.shape && a.goal_blank == b.goal_blank && a.home == b.home;
  }
  bool solved() const;
  void slide_unchecked(Slide slide);
};

// Both positions have the same shape.
Normal normalise(const Position& position, const Position& goal);
// The solved position with that blank, already normal (rows >= cols).
Normal solved_normal(Shape shape, int goal_blank);

// The position that `normal`, turned as `normal.symmetry` says, came from.
Position original(const Normal& normal, const Position& goal);

// Moves of the normal position, as moves of the original one.
std::vector<Slide> restored(const Normal& normal, std::vector<Slide> slides);

// True when the permutation and the blank's distance from its goal have the same parity: every move changes both.
bool solvable(const Normal& normal);
bool solvable(const Position& position, const Position& goal);

// The independent check behind every answer: plays the moves on a copy and compares with the goal.
bool solves(Normal normal, const std::vector<Slide>& slides);
bool leads_to(Position position, const std::vector<Slide>& slides, const Position& goal);

}  // namespace asobi::sliding
