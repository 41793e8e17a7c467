// One move, without blanks inside: the paper's turns and commands, the letters of the World Cube Association, SiGN.
// Inside of the notation.
#pragma once

#include "games/twisty/model/model.hpp"
#include "games/twisty/notation/source.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty::notation {

// The source stands at the beginning of the move and is left behind it. l as in parse_turns.
Result<Turn> read_move(Source& source, const Model& model, int l);

// The same axis in the model: the paper names the axes about which the puzzle is cut, in this order.
inline int axis_of_paper(const Model& model, int axis) {
  return model.puzzle.axes()[static_cast<std::size_t>(axis)].axis;
}

}  // namespace asobi::twisty::notation
