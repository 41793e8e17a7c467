// Puzzles for twsearch (and ksolve before it): a text of Name, Set, Solved and Move blocks. Numbers count from 1.
// Unlike in KPuzzle, the orientations of a move belong to the pieces by the place they come from, not by the place they
// come to. In "Solved", pieces that look alike share a number, and numbers have no gaps.
#pragma once

#include <string>

#include "games/twisty/exchange/kpuzzle.hpp"

namespace asobi::twisty {

// Names become words of letters, digits and underlines where twsearch would stumble; derived moves are left out.
std::string twsearch_text(const KPuzzle& definition);

}  // namespace asobi::twisty
