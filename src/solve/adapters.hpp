// Adapters that give a TurnGame: a puzzle is a game for one, who wins when it is solved (and may go on playing); an
// impartial game is played by two in turn, and who cannot move has lost, or in misère play has won.
#pragma once

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

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

template <class K>
struct TurnKey {
  K position;
  int to_move;
  friend bool operator==(const TurnKey&, const TurnKey&) = default;
};

template <ImpartialGame G>
class Alternating {
 public:
  struct State {
    typename G::State position;
    int to_move = 0;
  };
  using Move = typename G::Move;

  explicit Alternating(G rules, bool misere = false) : rules_(std::move(rules)), misere_(misere) {}

  const G& rules() const { return rules_; }
  bool misere() const { return misere_; }

  State start() const { return {rules_.start(), 0}; }
  void moves(const State& state, std::vector<Move>& out) const { rules_.moves(state.position, out); }
  State after(const State& state, const Move& move) const {
    return {rules_.after(state.position, move), 1 - state.to_move};
  }
  auto key(const State& state) const { return TurnKey{rules_.key(state.position), state.to_move}; }

  std::size_t bytes(const State& state) const
    requires requires(const G& rules, const typename G::State& position) { rules.bytes(position); }
  {
    return rules_.bytes(state.position);
  }

  int players() const { return 2; }
  Status status(const State& state) const {
    std::vector<Move> moves;
    rules_.moves(state.position, moves);
    if (!moves.empty()) return {Status::Kind::running, state.to_move};
    return {Status::Kind::won, misere_ ? state.to_move : 1 - state.to_move};
  }

 private:
  G rules_;
  bool misere_;
};

}  // namespace asobi

template <class K>
struct std::hash<asobi::TurnKey<K>> {
  std::size_t operator()(const asobi::TurnKey<K>& key) const noexcept {
    return std::hash<K>{}(key.position) * 2 + static_cast<std::size_t>(key.to_move);
  }
};
