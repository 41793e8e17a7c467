// The method `carried` (paper, chapter 15): a puzzle is solved by methods for other puzzles, whose pieces its own stand
// for (inside/equivalence.hpp). Each step takes one such puzzle: its state is read off the pieces that stand for its
// own, with the others at home; its method solves that; its turns are made here by the layers that answer to its
// layers, a turn that moves nothing here by none. A later step has to keep what the earlier ones have done, which is
// checked: the paper sees that it is not so for all methods (15.1), and asks for another device.
// So the Dino Cube is solved by whatever solves octa-face-3 (15.2), and octa-vertex-2 by the Tsukuda method, which
// brings the 2x2x2 inside home first, and then by the last phase of that for picture cubes, cycles of three inner
// pieces: those are commutators of layers about one axis, and so leave what lies inside alone. octa-vertex-3 and -4 are
// solved as the paper wishes (15.1): by a method for all N³ pieces of a cube, inside and out.
//
// What does not show may be chosen: how a piece with one sticker is turned, which of two that look alike is which, and
// where pieces are that have no counterpart. The first choice from which the other puzzle can be solved is taken.
#pragma once

#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty {

std::vector<Method> carried_methods();

// The puzzles that the method is for, by name.
std::vector<std::string> carried_puzzles();

}  // namespace asobi::twisty
