// The program printed in section 3 of paper 001, as plain as it can be said: every move of every position {x, y, z} in
// three dimensions, a mex over all of them. What the plane table is tested against. Cost: positions × moves.
#pragma once

#include <cstdint>
#include <vector>

#include "games/chocolate/plane.hpp"

namespace asobi::chocolate {

class ReferenceTable {
 public:
  // All positions with x ≤ most_x, y < heights.size(), z ≤ heights[y].
  ReferenceTable(std::vector<std::uint32_t> heights, std::uint32_t most_x);

  std::uint32_t operator()(const Position& p) const { return values_[index(p)]; }
  std::uint64_t size() const { return values_.size(); }
  std::uint64_t lstates() const;
  std::uint32_t greatest() const;
  std::uint64_t total() const;

 private:
  std::vector<std::uint32_t> heights_;
  std::vector<std::uint64_t> begin_;
  std::vector<std::uint32_t> values_;

  std::uint64_t index(const Position& p) const { return p.x * begin_.back() + begin_[p.y] + p.z; }
};

}  // namespace asobi::chocolate
