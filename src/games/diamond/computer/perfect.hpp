// Perfect play for opponents and hints: which table they may use, and how they choose by it.
#pragma once

#include "base/random.hpp"
#include "games/diamond/computer/search.hpp"
#include "games/diamond/solve/solved.hpp"

namespace asobi::diamond {

// The table of the game that stands so, if its use is allowed. Errors: those of Solved::find; nothing where an army has
// lost pieces, or `invalid` when the table is required.
Result<std::optional<Solved>> table_for(const Mover<WideBits>& mover, const Position<WideBits>& position, TableUse use,
                                        Context& context);

// "you win in 7 moves, …", to whoever is to move, by that rule.
Text in_words(const Outcome& outcome, int to_move, WinRule rule);

// The move where somebody can force a win: to win soonest or to lose latest, equals at random.
template <class B>
Result<std::optional<Best>> decided_move(const Solved& solved, const Mover<B>& mover, const Position<B>& position,
                                         Random& random) {
  ASOBI_TRY(const Outcome outcome, solved.at(position));
  if (!outcome.winner) return std::nullopt;
  ASOBI_TRY(const std::vector<Move> best, solved.best_moves(mover, position));
  const int distance = static_cast<int>(outcome.distance);
  const int value = *outcome.winner == position.to_move ? won_score - distance : distance - won_score;
  return Best{best[random.below(best.size())], value, distance, 0};
}

// In a draw: the moves that throw it away, and those of `unwanted`, unless all that keep it are among these.
template <class B>
Result<std::vector<Move>> not_to_play(const Solved& solved, const Mover<B>& mover, const Position<B>& position,
                                      const std::vector<Move>& unwanted) {
  const auto among = [](const std::vector<Move>& moves) {
    return [&moves](Move move) { return std::ranges::find(moves, move) != moves.end(); };
  };
  ASOBI_TRY(const std::vector<Move> kept, solved.best_moves(mover, position));
  const bool all = std::ranges::all_of(kept, among(unwanted));
  std::vector<Move> out;
  mover.each_move(position, [&](Move move) {
    if (!among(kept)(move) || (!all && among(unwanted)(move))) out.push_back(move);
  });
  return out;
}

}  // namespace asobi::diamond
