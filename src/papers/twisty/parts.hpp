// The checks of the twisty paper by what they are about, and what they share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "base/json.hpp"
#include "games/twisty/paper/puzzle.hpp"
#include "math/natural.hpp"
#include "papers/check.hpp"
#include "papers/finding.hpp"

namespace asobi::twisty_claims_by_part {

std::vector<Check> definitions();         // how each chapter defines its puzzle, and what is counted on it
std::vector<Check> conditions();          // chapters 1 and 2: axes, conditions, which cuts make a puzzle
std::vector<Check> axes_and_rotations();  // tables of axes and positions, matrices, the number of directions
std::vector<Check> layer_tables();        // how many pieces a layer has
std::vector<Check> coordinates();         // which coordinates pieces and points have
std::vector<Check> grids_of_cubes();      // a part of coordinates()
std::vector<Check> pieces();              // which pieces there are, which stay where they are
std::vector<Check> solids();              // what solids the pieces are
std::vector<Check> points();              // coordinates of points to draw, and sections
std::vector<Check> pointer_control();     // 3.2.1 to 3.2.3, and the sections on the pointer
std::vector<Check> groups();              // how many states there are
std::vector<Check> sold();                // the puzzles that one can buy
std::vector<Check> other_puzzles();       // chapter 13
std::vector<Check> relations();           // chapter 15, and commands
std::vector<Check> census();              // chapter 16

std::string in_digits(const Natural& number);  // "88,179,840"
std::string about(const Natural& number);      // the same up to 21 digits, then "1.697·10^55"

inline const twisty::paper::Family& family(std::string_view name) {
  return *std::ranges::find(twisty::paper::families(), name, &twisty::paper::Family::name);
}

// Whether holds(puzzle) for every N that the paper has of the family.
template <class Holds>
Result<bool> for_every_n(std::string_view name, Context& context, const Holds& holds) {
  const twisty::paper::Family& of = family(name);
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    if (!holds(twisty::paper::Puzzle(of, n))) return false;
  }
  return true;
}

}  // namespace asobi::twisty_claims_by_part
