// The sliding puzzle in the catalogue: the game with its options and its tools.
#pragma once

#include "play/entry.hpp"

namespace asobi {

template <class Game>
struct ToolRow;

}  // namespace asobi

namespace asobi::sliding {

class Game;

Entry entry();
// With other tools, which are there for good.
Entry entry(const std::vector<ToolRow<Game>>& rows);

}  // namespace asobi::sliding
