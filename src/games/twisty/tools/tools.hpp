// All tools of the twisty puzzles, and the rows of their table by subject.
#pragma once

#include "games/twisty/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::twisty {

ToolRows<Game> definition_tools();  // list, info, pieces, order
ToolRows<Game> distance_tools();    // distances
ToolRows<Game> state_tools();       // apply, scramble, moves, shape
ToolRows<Game> exchange_tools();    // map, export, import, facelets
ToolRows<Game> method_tools();      // methods
ToolRows<Game> chain_tools();       // chain
ToolRows<Game> solver_tools();      // solve, cases, census
ToolRows<Game> statistics_tools();  // stats, compare

const ToolRows<Game>& tools();

}  // namespace asobi::twisty
