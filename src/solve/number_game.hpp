// Impartial games whose positions are tuples of natural numbers, told by statements: which tuples are positions, and
// which moves there are (x' is x after the move). Nim with two heaps: x, y; x' < x and y' = y or x' = x and y' < y.
// Who cannot move loses; in misère play he wins. Every move must make the sum of the numbers smaller, so that play
// ends. In a game with blocking (a Muller twist) whoever has moved may forbid some of the answers, for the next move
// only; who cannot move because all are forbidden loses, too, or in misère play wins. So a position is lost exactly if
// all moves into lost positions can be forbidden, and, in misère play, some other move is left then.
//
// The lost positions are a set of tuples like any other: it is guessed from small numbers, and the guess is proved for
// all numbers. Then every statement about the game that can be said can be decided.
//
// Grundy numbers need nothing more: v is that of a position exactly if the position is lost beside a heap of v stones
// (Sprague, Grundy), and a game beside a heap is such a game with one number more.
#pragma once

#include "math/statements/decide.hpp"

namespace asobi {

struct NumberRules {
  std::vector<std::string> names;  // of the numbers of a position
  std::string position = "true";   // a statement about them
  std::string move;                // about them and those after a move: x, y, x', y'
  bool misere = false;
  // So many moves may be forbidden, of those of which `blockable` holds, a statement like `move`.
  std::uint32_t blocked = 0;
  std::string blockable = "true";
  // Of the digits by which the lost positions are guessed and all is proved; and of what can be said.
  automata::Numeration numeration = {};
  // What both statements may speak of besides.
  std::vector<statements::Predicate> predicates = {};
  std::vector<statements::Meaning> meanings = {};
  bool beside_heap = false;  // the last number is a heap that was put beside the game
};

// The game beside a heap of Nim, in normal play, whose lost positions are the positions with their Grundy numbers. An
// error if moves are blocked: then a sum of games says nothing of its parts.
Result<NumberRules> beside_heap(NumberRules rules);

// Which tuples of numbers below a bound are lost positions.
struct LostBelow {
  std::uint64_t bound = 0;
  std::size_t numbers = 0;
  std::vector<bool> tuples = {};  // the first number counting most

  bool has(std::span<const std::uint64_t> tuple) const;
  // By their sums, then in order.
  std::vector<std::vector<std::uint64_t>> up_to_sum(std::uint64_t most) const;
};

class NumberGame {
 public:
  // Errors: the place in `position`, `move` or `blockable`; a move that does not make the sum smaller; more than four
  // numbers (and a heap beside them).
  static Result<NumberGame> make(const NumberRules& rules, automata::Work& work);

  std::size_t numbers() const { return numbers_; }
  automata::Numeration numeration() const { return numeration_; }
  // On the tracks 0 … numbers - 1; those after a move on the next ones.
  const statements::Meaning& positions() const { return positions_; }
  const statements::Meaning& moves() const { return moves_; }

  bool is_position(std::span<const std::uint64_t> tuple) const;
  bool can_move(std::span<const std::uint64_t> position) const;
  // Where moves lead from a position, in order. Cost: about the digits of its numbers for each.
  std::vector<std::vector<std::uint64_t>> after(std::span<const std::uint64_t> tuple) const;

  // Of numbers of so many digits. Where a move may make a number greater, what it leads to beyond the bound is not
  // seen. Cost: a look at each tuple, and the moves that lead into lost positions.
  Result<LostBelow> lost_below(std::uint32_t digits, automata::Work& work) const;
  // Enough for all positions with no greater sum than this one, so for all that come after it.
  Result<LostBelow> lost_after(std::span<const std::uint64_t> tuple, automata::Work& work) const;

  // The positions where a set of tuples is not that of the lost ones: in it and no position, in it and one move away
  // from another (which cannot be blocked), or not in it and all moves lead out of it (or those that do not can be
  // blocked); in misère play, where no move leads out of the set the position is won. If there is none, the set is
  // proved.
  Result<automata::Automaton> faults(const automata::Automaton& set, automata::Work& work) const;
  // The one with the smallest sum. It is also the first tuple on the wrong side: below it, the set is right.
  Result<std::optional<std::vector<std::uint64_t>>> refutation(const automata::Automaton& set,
                                                               automata::Work& work) const;

  // The lost positions, proved; none if no automaton was found from numbers of most_digits digits.
  Result<statements::Meaning> lost(std::uint32_t most_digits, automata::Work& work) const;

 private:
  std::size_t numbers_ = 0;
  bool misere_ = false;
  automata::Numeration numeration_;
  std::uint32_t blocked_ = 0;
  statements::Meaning positions_, moves_;
  statements::Meaning blockable_, unblockable_;  // moves, if any can be blocked
  bool all_blockable_ = false;
  statements::Meaning movable_;  // positions with a move
  bool grows_ = false;           // some move makes a number greater
  std::vector<char> alive_;      // by state of the moves: some continuation is accepted

  std::vector<automata::Track> tracks(std::size_t first) const;
  bool can_be_blocked(const std::vector<std::uint64_t>& from, const std::vector<std::uint64_t>& to) const;
  // The positions from which the set is within reach, whatever is blocked.
  Result<automata::Automaton> can_reach(const automata::Automaton& set, automata::Work& work) const;
};

}  // namespace asobi
