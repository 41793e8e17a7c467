// Lines of moves, as tools tell them.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/diamond/game.hpp"

namespace asobi::diamond {

// The names of the moves, each checked by the game's own rules; the last must win.
Result<std::vector<std::string>> replayed(const Game& game, Game::State state, std::span<const Move> line);

// A known line (solve/known.hpp) is of the normal seats: the same as it is played from the start of this game.
Result<std::vector<std::string>> known_line(const Game& game, std::span<const std::string_view> line);

}  // namespace asobi::diamond
