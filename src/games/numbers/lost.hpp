// Which positions of a game on numbers are lost, up to a sum: by looking at all of them.
// Cost: lost_below of solve/number_game.hpp; some milliseconds for sums that are played.
#pragma once

#include <vector>

#include "base/context.hpp"
#include "games/numbers/rules.hpp"

namespace asobi::numbers {

class LostBelow {
 public:
  // Enough for this position and all that come after it.
  static Result<LostBelow> up_to_sum_of(const Rules& rules, const Tuple& position, Context& context);

  // Of a position, or a tuple that is none, with no greater sum.
  bool has(const Tuple& tuple) const;

 private:
  std::uint64_t bound_ = 0;  // of the numbers that are looked at
  std::vector<bool> lost_;
};

}  // namespace asobi::numbers
