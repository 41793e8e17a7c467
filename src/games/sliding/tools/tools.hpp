// The rows of the sliding puzzle's table of tools.
#pragma once

#include <vector>

#include "games/sliding/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::sliding {

std::vector<ToolRow<Game>> position_tools();  // show, solve, hint, parity, scramble, census, bench
std::vector<ToolRow<Game>> group_tools();     // loops, loop, group, words, pairs, cycles
std::vector<ToolRow<Game>> sample_tools();    // sample

}  // namespace asobi::sliding
