// Two players in turn. With blocking (Muller twist; NumberRules::blocked) whoever does not move forbids first: one move
// after the other, up to so many, and then he is done; the player to move must choose another. After the move it is he
// who forbids, and what was forbidden before is forgotten. Who cannot move, since there is none or all are forbidden,
// loses, or in misère play wins.
//
// A move is named by the position that it leads to: 3,1; to forbid it is forbid:3,1, and then there is done.
#pragma once

#include <string>
#include <vector>

#include "games/numbers/rules.hpp"
#include "solve/concepts.hpp"

namespace asobi::numbers {

struct Move {
  enum class Kind { go, forbid, done };
  Tuple to = {};
  Kind kind = Kind::go;

  friend bool operator==(const Move&, const Move&) = default;
};

class Turns {
 public:
  struct State {
    Tuple position;
    int to_move = 0;                    // whose turn it is, to move or to forbid
    bool forbidding = false;            // never where there is no move
    std::vector<Tuple> forbidden = {};  // in the order of play
  };
  using Move = numbers::Move;

  explicit Turns(Rules rules) : rules_(std::move(rules)) {}

  const Rules& rules() const { return rules_; }
  bool misere() const { return rules_.told().misere; }
  std::size_t blocks() const { return rules_.told().blocked; }  // how many moves may be forbidden
  std::size_t bytes() const { return rules_.bytes(); }
  static std::size_t bytes(const State& state);

  State start() const { return at(rules_.start(), 0); }
  // The position where this player has to move, before anything is forbidden.
  State at(Tuple position, int mover) const;
  // Where the player to move may go: not to what is forbidden.
  std::vector<Tuple> open_moves(const State& state) const;
  void moves(const State& state, std::vector<Move>& out) const;
  State after(State state, const Move& move) const;
  std::string key(const State& state) const;
  std::string move_name(const State&, const Move& move) const;

  int players() const { return 2; }
  Status status(const State& state) const;

 private:
  Rules rules_;
};

}  // namespace asobi::numbers
