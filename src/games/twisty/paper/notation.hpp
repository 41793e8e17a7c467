// The paper's two ways of writing turns, mixed as one likes and separated by blanks.
// Layers (3.1.3, 4.1.2 …): axis, the paper's layer number, sense: X2+ I6-. Without a number the whole puzzle is turned:
// X+. Commands of its solvers (14.1, cube/face only): xn is the turn X(N-1)+, with ' the other way, with d by 180°;
// layers by the letters of Table 14.1, 0, l = L, m = (N-1)/2, r = N-1-L, n = N-1, where L may stand behind its letter,
// xl2, yr3'; with a capital letter, Xn, the whole cube.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/paper/puzzle.hpp"

namespace asobi::twisty::paper {

// l: what the letter l stands for in commands that do not say it. Faults are named with their column, in characters
// from 1.
Result<std::vector<Turn>> parse_turns(const Puzzle& puzzle, std::string_view text, int l = 1);

// In layers: "X2+ I6-"; a turn of two units is written twice, "X2+ X2+".
std::string turns_text(const Puzzle& puzzle, const std::vector<Turn>& turns);

// As commands, cube/face only; layers that no letter stands for have none, so only with the turns of one L.
Result<std::string> commands_text(const Puzzle& puzzle, const std::vector<Turn>& turns, int l = 1);

std::vector<Turn> inverse(const std::vector<Turn>& turns);

// Merges turns of the same layer, also across other layers of the same axis, with which they commute; sorted by layer
// there, the whole first; each by the shorter way round, a half turn forward.
std::vector<Turn> simplified(const Puzzle& puzzle, const std::vector<Turn>& turns);

// What the paper counts (14.1): unit turns, so 2 for a half turn of a cube's layer; turns of the whole are free.
int count(const Puzzle& puzzle, const std::vector<Turn>& turns);

}  // namespace asobi::twisty::paper
