// Ways to lay the axes of one puzzle upon axes of another: rotations that take every axis with cuts of the first to an
// axis with cuts of the second, about which the second turns by the same angles. Ways that differ by rotations of
// either solid are one, since the cuts are the same under them.
#pragma once

#include <vector>

#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty {

struct Placing {
  struct Line {
    int axis;   // in axes() of the second puzzle
    int sign;   // -1: the directions are opposite
    int times;  // unit turns of the second, about its own direction, that make one of the first
  };
  Matrix turn;
  std::vector<Line> lines;     // by axis of the first
  std::vector<int> rotations;  // by rotation of the first solid: that of the second, -1 if it is none
};

std::vector<Placing> find_placings(const Puzzle& from, const Puzzle& to);

}  // namespace asobi::twisty
