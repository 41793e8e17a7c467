// Which moves bring a cube nearer to the second phase, for all cubes that are at most `reach` moves away from it: few
// enough, by classes, to stay in the second cache, where most nodes of the first phase are.
#pragma once

#include <cstdint>
#include <vector>

#include "games/twisty/solve/cube3/first_moves.hpp"

namespace asobi::twisty::cube3 {

class NearMoves {
 public:
  static constexpr int reach = 5;

  explicit NearMoves(const FirstMoves& moves);

  // A bit for each move, as it is seen from the class's representative. The cube is within reach.
  std::uint32_t lowering(std::uint32_t place) const {
    std::size_t slot = first_slot(place);
    while (slots_[slot] >> move_count != place) slot = (slot + 1) % slots_.size();
    return static_cast<std::uint32_t>(slots_[slot]) & ((1u << move_count) - 1);
  }

 private:
  std::size_t first_slot(std::uint32_t place) const { return place * 0x9E3779B1u >> shift_; }

  std::uint32_t shift_ = 0;
  std::vector<std::uint64_t> slots_;  // place and bits; a power of two of them, at most half full
};

}  // namespace asobi::twisty::cube3
