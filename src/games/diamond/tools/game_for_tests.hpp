#pragma once

#include "games/diamond/game.hpp"

namespace asobi::diamond {

inline Game game_of(int dim, int size, const char* seats, const Switches& switches = {}) {
  const auto board = Board::make(dim, size).value();
  return Game(board, parse_seats(*board, seats).value(), switches, System{});
}

}  // namespace asobi::diamond
