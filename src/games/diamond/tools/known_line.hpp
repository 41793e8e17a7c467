// Lines that are known (solve/known.hpp), as they are played from any seats.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/diamond/game.hpp"

namespace asobi::diamond {

// A known line is of the normal seats: the same as it is played with these, and written in this game's coordinates.
Result<std::vector<std::string>> known_line(const Game& game, std::span<const std::string_view> line);

}  // namespace asobi::diamond
