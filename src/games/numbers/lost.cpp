#include "games/numbers/lost.hpp"

#include <bit>
#include <numeric>

namespace asobi::numbers {

Result<LostPositions> LostPositions::up_to_sum_of(const Rules& rules, const Tuple& position, Context& context) {
  automata::Work work(context.progress);
  LostPositions out;
  out.digits_ = static_cast<std::uint32_t>(std::bit_width(std::reduce(position.begin(), position.end())));
  ASOBI_TRY(out.lost_, rules.game().lost_below(out.digits_, work));
  return out;
}

bool LostPositions::has(const Tuple& tuple) const {
  std::size_t at = 0;
  for (const std::uint64_t value : tuple) at = at << digits_ | value;
  return lost_[at];
}

}  // namespace asobi::numbers
