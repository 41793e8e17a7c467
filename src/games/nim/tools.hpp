// The rows of Nim's table of tools: analyze, table, and the hint and reply that every impartial game has.
#pragma once

#include <vector>

#include "games/nim/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::nim {

std::vector<ToolRow<Game>> nim_tools();

}  // namespace asobi::nim
