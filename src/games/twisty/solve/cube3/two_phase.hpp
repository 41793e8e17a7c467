// Short solutions in two phases (Kociemba): first into the group of half turns and turns about axis 1, then home.
// First phases of 0, 1, 2 … moves are tried in turn, each in six views: along the three axes, and of the inverse. The
// distance in the first phase is exact, so every node that is entered leads on to a solution of that phase. The
// shortest solution so far bounds the second phase in all views.
// One thread a solve; many solves may share one object. The answer depends on the cube and the limits only, unless time
// runs out: then it is the shortest so far.
#pragma once

#include <vector>

#include "games/twisty/solve/cube3/near_moves.hpp"
#include "games/twisty/solve/cube3/tables.hpp"

namespace asobi::twisty::cube3 {

struct TwoPhaseLimits {
  int length = 20;          // stop at the first solution that is no longer
  std::uint64_t nodes = 0;  // stop after so many nodes of the first phase if there is a solution; 0: no limit
};

struct TwoPhaseAnswer {
  std::vector<std::uint8_t> moves;
  std::uint64_t nodes = 0;  // of the first phase
};

class TwoPhase {
 public:
  static constexpr std::uint64_t table_bytes() { return FirstTable::bytes + SecondTable::bytes; }
  static Result<TwoPhase> make(Context& context);
  // The one that all share whom the shelf serves, as long as its tables are what they were: what is found from the
  // tables takes longer than a solution.
  static Result<std::shared_ptr<const TwoPhase>> shared(Context& context);

  // The cube can be solved. Fails if it was cancelled, or if time ran out before there was any solution.
  Result<TwoPhaseAnswer> solve(const Cube& cube, const TwoPhaseLimits& limits, const Progress& progress) const;

  const FirstMoves& first_moves() const { return *first_moves_; }

 private:
  friend class TwoPhaseSearch;

  TwoPhase(std::shared_ptr<const FirstMoves> moves, FirstTable first, SecondTable second, Coordinate corners,
           Coordinate edges)
      : first_moves_(std::move(moves)),
        first_(std::move(first)),
        second_(std::move(second)),
        near_(*first_moves_),
        corners_(std::move(corners)),
        edges_(std::move(edges)) {}

  std::shared_ptr<const FirstMoves> first_moves_;
  FirstTable first_;
  SecondTable second_;
  NearMoves near_;
  Coordinate corners_, edges_;  // where four of them are
};

}  // namespace asobi::twisty::cube3
