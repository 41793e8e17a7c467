// The claims of the twisty paper by what they are about, and what their checks share.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/paper/puzzle.hpp"
#include "math/natural.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"
#include "play/paper.hpp"

namespace asobi::twisty_claims_by_part {

std::vector<Claim> definitions();         // how each chapter defines its puzzle, and what is counted on it
std::vector<Claim> conditions();          // chapters 1 and 2: axes, conditions, which cuts make a puzzle
std::vector<Claim> axes_and_rotations();  // tables of axes and positions, matrices, the number of directions
std::vector<Claim> layer_tables();        // how many pieces a layer has
std::vector<Claim> coordinates();         // which coordinates pieces and points have
std::vector<Claim> grids_of_cubes();      // a part of coordinates()
std::vector<Claim> pieces();              // which pieces there are, which stay where they are
std::vector<Claim> solids();              // what solids the pieces are
std::vector<Claim> points();              // coordinates of points to draw, and sections
std::vector<Claim> pointer_control();     // 3.2.1 to 3.2.3, and the sections on the pointer
std::vector<Claim> groups();              // how many states there are
std::vector<Claim> sold();                // the puzzles that one can buy
std::vector<Claim> other_puzzles();       // chapter 13
std::vector<Claim> relations();           // chapter 15, and commands
std::vector<Claim> census();              // chapter 16

std::string in_digits(const Natural& number);  // "88,179,840"
std::string about(const Natural& number);      // the same up to 21 digits, then "1.697·10^55"

// Requests that show a claim live.
inline std::string puzzle_option(std::string_view puzzle) { return fmt::format(R"("puzzle":"{}")", puzzle); }
inline std::string live_puzzle(const std::string& tool, std::string_view puzzle, const std::string& arguments = {}) {
  return live_ask("twisty", tool, puzzle_option(puzzle), arguments);
}
inline std::string live_turns(std::string_view puzzle, const std::string& turns) {
  return live_open("twisty", puzzle_option(puzzle), turns);
}

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
