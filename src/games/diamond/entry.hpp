// The diamond game in the catalogue: its options and its tools.
#pragma once

#include "play/entry.hpp"

namespace asobi {

template <class Game>
struct ToolRow;

}  // namespace asobi

namespace asobi::diamond {

class Game;

Entry entry();
// With other tools, which are there for good.
Entry entry(const std::vector<ToolRow<Game>>& rows);

}  // namespace asobi::diamond
