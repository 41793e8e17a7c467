// Random turns of blocks, for tests.
#pragma once

#include "base/random.hpp"
#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

inline Block random_block(int size, Random& random) {
  const auto first = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(size)));
  const auto more = random.below(static_cast<std::uint64_t>(size - first));
  return {static_cast<std::uint8_t>(random.below(3)), first, static_cast<std::uint8_t>(first + more),
          static_cast<std::uint8_t>(1 + random.below(3))};
}

}  // namespace asobi::twisty::big_cube
