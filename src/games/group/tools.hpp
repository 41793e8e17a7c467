// The rows of the permutation puzzle's table of tools.
#pragma once

#include <vector>

#include "games/group/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::group {

std::vector<ToolRow<Game>> group_tools();  // order, orbits, contains, word, random

}  // namespace asobi::group
