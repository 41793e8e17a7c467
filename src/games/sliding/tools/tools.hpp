// Everything that can be asked about sliding puzzles.
#pragma once

#include "games/sliding/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::sliding {

const ToolRows<Game>& tools();

// Its parts, each beside its answers.
ToolRows<Game> position_tools();  // show, solve, hint, parity
ToolRows<Game> board_tools();     // scramble, limits, census, bench, sample
ToolRows<Game> loop_tools();      // loop, loops
ToolRows<Game> group_tools();     // group, words, pairs
ToolRows<Game> cycles_tools();    // cycles

}  // namespace asobi::sliding
