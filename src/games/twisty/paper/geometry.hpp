// The paper's model and the cut solid are one puzzle: which axis, face, piece and sticker of the one is which of the
// other. Pieces are matched by their layers (layer k of an axis, counted from its first, is layer k of both), stickers
// by their piece and by where their side faces. A state of the paper is then a permutation of the marks of the solid.
// Cost: O(stickers * axes * log).
#pragma once

#include <map>
#include <vector>

#include "games/twisty/paper/puzzle.hpp"
#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty::paper {

struct Correspondence {
  std::vector<int> axis;                      // by axis of the paper: number in twisty::Puzzle::axes()
  std::vector<Side> side;                     // by face of the solid: the paper's
  std::vector<int> piece;                     // by place of the paper
  std::vector<int> sticker;                   // by number in Puzzle::stickers()
  std::map<SignedPermutation, int> rotation;  // by direction matrix: the rotation of the solid that it is
};

// Code::internal if they are different puzzles; never for a member of a family by both.
Result<Correspondence> correspondence(const Puzzle& paper, const twisty::Puzzle& solid);

// Where each mark of the solid is when the paper's puzzle is in this state.
Permutation marks_of(const Puzzle& paper, const twisty::Puzzle& solid, const Correspondence& same, const State& state);

}  // namespace asobi::twisty::paper
