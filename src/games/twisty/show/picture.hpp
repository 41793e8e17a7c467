// A state for the terminal: the net of a cube cut across its faces, in letters, and of every shell inside if it keeps
// them; of any other puzzle a row for each
// face, its stickers in the order of FaceCells; of a large one, how many stickers of each colour a face shows.
#pragma once

#include <string>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {

std::string picture(const Model& model, const Mover& mover, const State& state, Lang lang);

}  // namespace asobi::twisty
