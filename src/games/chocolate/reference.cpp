#include "games/chocolate/reference.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::chocolate {

ReferenceTable::ReferenceTable(std::vector<std::uint32_t> heights, std::uint32_t most_x)
    : heights_(std::move(heights)) {
  begin_.push_back(0);
  for (const std::uint32_t height : heights_) begin_.push_back(begin_.back() + height + 1);
  values_.resize((std::uint64_t{most_x} + 1) * begin_.back());
  std::vector<std::uint64_t> seen(std::uint64_t{most_x} + heights_.size() + heights_.back() + 1, values_.size());
  std::uint64_t here = 0;
  for (std::uint32_t x = 0; x <= most_x; ++x) {
    for (std::uint32_t y = 0; y < heights_.size(); ++y) {
      for (std::uint32_t z = 0; z <= heights_[y]; ++z, ++here) {
        for (std::uint32_t t = 0; t < x; ++t) seen[(*this)({t, y, z})] = here;
        for (std::uint32_t t = 0; t < y; ++t) seen[(*this)({x, t, std::min(z, heights_[t])})] = here;
        for (std::uint32_t t = 0; t < z; ++t) seen[(*this)({x, y, t})] = here;
        std::uint32_t mex = 0;
        while (seen[mex] == here) ++mex;
        values_[here] = mex;
      }
    }
  }
}

std::uint64_t ReferenceTable::lstates() const { return static_cast<std::uint64_t>(std::ranges::count(values_, 0u)); }
std::uint32_t ReferenceTable::greatest() const { return std::ranges::max(values_); }
std::uint64_t ReferenceTable::total() const {
  return std::accumulate(values_.begin(), values_.end(), std::uint64_t{0});
}

}  // namespace asobi::chocolate
