// For tests: the outcome of a duel's position, read off the outcomes after each move, which are the game's own.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "games/diamond/solve/solved.hpp"

namespace asobi::diamond {

template <class B>
Outcome outcome_by_moves(const Solved& solved, const Mover<B>& mover, Position<B> position) {
  if (const auto winner = mover.winner(position)) return {*winner, 0};
  std::vector<Move> moves;
  mover.each_move(position, [&](Move move) { moves.push_back(move); });
  const int me = position.to_move;
  std::optional<unsigned> soonest, latest;
  bool drawn = false;
  for (const Move move : moves) {
    mover.apply(position, move);
    const Outcome after = solved.at(position).value();
    mover.revert(position, move);
    if (!after.winner) drawn = true;
    if (after.winner == me) soonest = std::min(soonest.value_or(after.distance), after.distance);
    if (after.winner == 1 - me) latest = std::max(latest.value_or(0), after.distance);
  }
  if (soonest) return {me, *soonest + 1};
  if (drawn) return {};
  return {1 - me, *latest + 1};
}

}  // namespace asobi::diamond
