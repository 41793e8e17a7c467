// What tests of the paper's model share: its puzzles by name.
#pragma once

#include <string_view>

#include "games/twisty/paper/puzzle.hpp"

namespace asobi::twisty::paper {

inline Puzzle named(std::string_view name) { return Puzzle::named(name).value(); }

}  // namespace asobi::twisty::paper
