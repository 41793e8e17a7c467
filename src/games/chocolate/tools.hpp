// The rows of the chocolate game's table of tools.
#pragma once

#include <vector>

#include "games/chocolate/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::chocolate {

std::vector<ToolRow<Game>> position_tools();  // analyze, draw
std::vector<ToolRow<Game>> law_tools();       // lstates, table, laws, check, search, proof

std::string point_text(const Json& point);  // [3,2,1] -> {3, 2, 1}

}  // namespace asobi::chocolate
