// The turns of a puzzle of the paper as permutations, for math/permutation_group: of its stickers, or of marked pieces
// (a place together with a direction, what the marks of 3.2.7 show).
#pragma once

#include <vector>

#include "games/twisty/paper/puzzle.hpp"
#include "math/permutation.hpp"

namespace asobi::twisty::paper {

// One permutation for each of unit_turns(): where each sticker goes.
std::vector<Permutation> sticker_turns(const Puzzle& puzzle);

// The same of the pairs (place, direction) that a piece can come to, one piece for each orbit of places.
std::vector<Permutation> marked_turns(const Puzzle& puzzle);

// All directions that turns give a piece, the identity first.
std::vector<SignedPermutation> directions(const Family& family);

// The directions that the piece of this place can have when it is back there, straight first.
std::vector<SignedPermutation> directions_at_home(const Puzzle& puzzle, int place);

}  // namespace asobi::twisty::paper
