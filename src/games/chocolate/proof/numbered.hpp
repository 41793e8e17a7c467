// The game as statements about x, y, z (play/conjecture.hpp), with the laws of its bar that come with the program, or
// one that is searched for.
#pragma once

#include "games/chocolate/game.hpp"
#include "play/conjecture.hpp"

namespace asobi::chocolate {

// Its positions and moves; `edge` is a predicate of their own.
Result<NumberRules> rules_of_bar(const Edge& edge, bool misere, automata::Work& work);

Result<NumberedGame> numbered(const Game& game, automata::Work& work);

}  // namespace asobi::chocolate
