#include "games/numbers/lost.hpp"

#include <numeric>

namespace asobi::numbers {

Result<LostBelow> LostBelow::up_to_sum_of(const Rules& rules, const Tuple& position, Context& context) {
  automata::Work work(context.progress);
  LostBelow out;
  const automata::Numeration numeration = rules.game().numeration();
  const std::uint32_t digits = numeration.length(std::reduce(position.begin(), position.end()));
  out.bound_ = numeration.weight(digits);
  ASOBI_TRY(out.lost_, rules.game().lost_below(digits, work));
  return out;
}

bool LostBelow::has(const Tuple& tuple) const {
  std::size_t at = 0;
  for (const std::uint64_t value : tuple) at = at * bound_ + value;
  return lost_[at];
}

}  // namespace asobi::numbers
