// The game as statements about x, y, z (play/conjecture.hpp), with the laws of its bar that come with the program, or
// one that is searched for.
#pragma once

#include "games/chocolate/game.hpp"
#include "play/conjecture.hpp"

namespace asobi::chocolate {

Result<NumberedGame> numbered(const Game& game, automata::Work& work);

}  // namespace asobi::chocolate
