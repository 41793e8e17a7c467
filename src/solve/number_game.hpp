// Impartial games whose positions are tuples of natural numbers, told by statements: which tuples are positions, and
// which moves there are (x' is x after the move). Nim with two heaps: x, y; x' < x and y' = y or x' = x and y' < y.
// Who cannot move loses; in misère play he wins. Every move must make the sum of the numbers smaller, so that play
// ends.
//
// The lost positions are a set of tuples like any other: it is guessed from small numbers, and the guess is proved for
// all numbers. Then every statement about the game that can be said can be decided.
#pragma once

#include "math/statements/decide.hpp"

namespace asobi {

struct NumberRules {
  std::vector<std::string> names;  // of the numbers of a position
  std::string position = "true";   // a statement about them
  std::string move;                // about them and those after a move: x, y, x', y'
  bool misere = false;
  // What both statements may speak of besides.
  std::vector<statements::Predicate> predicates = {};
  std::vector<statements::Meaning> meanings = {};
};

class NumberGame {
 public:
  // Errors: the place in `position` or `move`; a move that does not make the sum smaller; more than four numbers.
  static Result<NumberGame> make(const NumberRules& rules, automata::Work& work);

  std::size_t numbers() const { return numbers_; }
  // On the tracks 0 … numbers - 1; those after a move on the next ones.
  const statements::Meaning& positions() const { return positions_; }
  const statements::Meaning& moves() const { return moves_; }

  bool is_position(std::span<const std::uint64_t> tuple) const;
  bool can_move(std::span<const std::uint64_t> position) const;
  // Where moves lead from a position, in order. Cost: about the digits of its numbers for each.
  std::vector<std::vector<std::uint64_t>> after(std::span<const std::uint64_t> tuple) const;

  // Which positions with numbers below 2^digits are lost: by tuple, the first number's digits the greatest. Where a
  // move may make a number greater, what it leads to beyond the bound is not seen. Cost: a look at each tuple, and the
  // moves that lead into lost positions.
  Result<std::vector<bool>> lost_below(std::uint32_t digits, automata::Work& work) const;

  // A position where a set of tuples is not that of the lost positions: in it and no position, in it and one move away
  // from another, or not in it and all moves lead out of it. The one with the smallest sum; none: it is proved.
  Result<std::optional<std::vector<std::uint64_t>>> refutation(const automata::Automaton& set,
                                                               automata::Work& work) const;

  // The lost positions, proved; none if no automaton was found from numbers below 2^most_digits.
  Result<statements::Meaning> lost(std::uint32_t most_digits, automata::Work& work) const;

 private:
  std::size_t numbers_ = 0;
  bool misere_ = false;
  statements::Meaning positions_, moves_;
  statements::Meaning movable_;  // positions with a move
  std::vector<char> alive_;      // by state of the moves: some continuation is accepted

  std::vector<automata::Track> tracks(std::size_t first) const;
};

}  // namespace asobi
