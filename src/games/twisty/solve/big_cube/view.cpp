#include "games/twisty/solve/big_cube/view.hpp"

namespace asobi::twisty::big_cube {

// One of six faces comes to the positive end of axis 0, then the whole turns about that axis.
View::View(int number, int size) : size_(size) {
  const auto last = static_cast<std::uint8_t>(size - 1);
  const auto rotate = [&](int axis, int quarters) {
    if (quarters % 4 == 0) return;
    rotations_.push_back({static_cast<std::uint8_t>(axis), 0, last, static_cast<std::uint8_t>(quarters)});
  };
  const int face = number / 4;
  if (face < 4) {
    rotate(1, face);
  } else {
    rotate(2, face == 4 ? 1 : 3);
  }
  rotate(0, number % 4);
  Grid grid(size);
  grid.turn(rotations_);
  for (int i = 0; i < 6; ++i) usual_[static_cast<std::size_t>(i)] = grid.colour(i, 0, 0);
}

Grid View::seen(const Grid& grid) const {
  std::array<int, 6> renamed{};
  for (std::size_t i = 0; i < usual_.size(); ++i) {
    renamed[static_cast<std::size_t>(usual_[i])] = static_cast<int>(i);
  }
  Grid out = grid;
  out.turn(rotations_);
  for (int face = 0; face < 6; ++face) {
    for (int row = 0; row < size_; ++row) {
      for (int column = 0; column < size_; ++column) {
        out.set_colour(face, row, column, renamed[static_cast<std::size_t>(out.colour(face, row, column))]);
      }
    }
  }
  return out;
}

std::vector<Block> View::as_usual(std::vector<Block> blocks) const {
  for (Block& block : blocks) {
    const int positive = usual_[2 * std::size_t{block.axis} + 1];
    block.axis = static_cast<std::uint8_t>(positive / 2);
    if (positive % 2 == 1) continue;
    const int end = size_ - 1;
    block = inverse({block.axis, static_cast<std::uint8_t>(end - block.last),
                     static_cast<std::uint8_t>(end - block.first), block.quarters});
  }
  return blocks;
}

}  // namespace asobi::twisty::big_cube
