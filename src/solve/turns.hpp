// Adapters that give a TurnGame: a puzzle is a game for one, who wins when it is solved (and may go on playing).
#pragma once

#include <utility>

#include "solve/concepts.hpp"

namespace asobi {

template <Puzzle P>
struct Solo : P {
  explicit Solo(P puzzle) : P(std::move(puzzle)) {}

  int players() const { return 1; }
  Status status(const typename P::State& state) const {
    return {this->solved(state) ? Status::Kind::won : Status::Kind::running, 0};
  }
};

}  // namespace asobi
