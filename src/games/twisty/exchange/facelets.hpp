// From the colours that a puzzle shows to its state, or to the reason why no turns can lead there.
//
// state_of_colours takes the colour (a face's number) at every place of a sticker, of any puzzle. Pieces are known by
// their colours; then the state must lie in the group of the turns, perhaps after a rotation of the whole, so it does
// not matter how the puzzle is held. Where it does not, the least change that would mend it is named: a corner turned
// in place, an edge flipped, two pieces exchanged. Pieces that look alike are told apart so that the state can be
// reached, and so are the directions of middle stickers, which colours do not tell, if turning one of them (of every
// shell, if the inner pieces are kept) is enough.
// Cost: that of the group (group.hpp) and some hundred tests of membership.
//
// Facelet strings are the usual ones of cubes with cuts parallel to their faces: letters U R F D L B of colours, face
// after face in this order, each row by row: U and D seen with F at the lower and the upper edge, the others with U
// above (Kociemba). White space does not matter. Where inner pieces are kept, a face is followed by those inside it.
//
// For a tool: parse_facelets or parse_colours(model, text, progress), or state_of_colours, then the session's state;
// facelets_text shows.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {

// Code::invalid if the colours are not those of a set of stickers, Code::unsolvable if they are, but no turns lead
// there; Code::limit if that cannot be told.
Result<State> state_of_colours(const Model& model, std::span<const int> colours, Progress& progress);

// By place of a sticker: the face whose colour it shows.
std::vector<int> colours_of(const Puzzle& puzzle, const State& state);

// Code::unknown_name for puzzles that have no facelet string.
Result<State> parse_facelets(const Model& model, std::string_view text, Progress& progress);
Result<std::string> facelets_text(const Model& model, const State& state);
// The colours of any puzzle: letters of faces with blanks between, one for every sticker in the order of their places.
Result<State> parse_colours(const Model& model, std::string_view text, Progress& progress);
// The places of stickers in the order of the string.
Result<std::vector<int>> facelet_order(const Puzzle& puzzle);

}  // namespace asobi::twisty
