// A cube seen from another side: what a search with a limited beam finds depends on which of many equals it meets
// first, so that the same cube, turned as a whole and its colours renamed, is another attempt.
#pragma once

#include <array>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

class View {
 public:
  static constexpr int count = 24;

  // 0 is the view as it is.
  View(int number, int size);

  Grid seen(const Grid& grid) const;
  // The turns that do, seen from the usual side, what these do seen from here.
  std::vector<Block> as_usual(std::vector<Block> blocks) const;

 private:
  int size_;
  std::vector<Block> rotations_;
  std::array<int, 6> usual_{};  // by face: where it is, seen from the usual side
};

}  // namespace asobi::twisty::big_cube
