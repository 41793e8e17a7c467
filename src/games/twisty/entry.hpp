// Twisty puzzles in the catalogue.
#pragma once

#include "play/entry.hpp"

namespace asobi {

template <class Game>
struct ToolRow;

}  // namespace asobi

namespace asobi::twisty {

class Game;

Entry entry();
// With other tools, which are there for good.
Entry entry(const std::vector<ToolRow<Game>>& rows);

}  // namespace asobi::twisty
