// The rows of the twisty puzzles' table of tools, by subject.
#pragma once

#include <vector>

#include "games/twisty/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::twisty {

std::vector<ToolRow<Game>> definition_tools();  // list, info, pieces, order
std::vector<ToolRow<Game>> distance_tools();    // distances
std::vector<ToolRow<Game>> state_tools();       // apply, scramble, moves, shape
std::vector<ToolRow<Game>> exchange_tools();    // map, export, import, facelets
std::vector<ToolRow<Game>> method_tools();      // methods
std::vector<ToolRow<Game>> solver_tools();      // solve, cases, census
std::vector<ToolRow<Game>> statistics_tools();  // stats, compare

}  // namespace asobi::twisty
