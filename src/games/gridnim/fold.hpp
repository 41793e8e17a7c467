// Which placements a whole table keeps: all whose top row is not greater than its mirror image, as numbers. The others
// are found at the mirror image of the whole board.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/gridnim/board.hpp"

namespace asobi::gridnim {

class Fold {
 public:
  static constexpr int most_width = 6;

  Fold(int width, int height) : width_(width), low_bits_(width * (height - 1)) {
    for (std::uint32_t row = 0; row < 1u << width; ++row) {
      std::uint32_t back = 0;
      for (int col = 0; col < width; ++col) back |= (row >> col & 1) << (width - 1 - col);
      reversed_[row] = static_cast<std::uint8_t>(back);
      slot_[row] = static_cast<std::uint8_t>(slots_);
      if (row <= back) ++slots_;
    }
  }

  std::size_t bytes() const { return std::size_t{slots_} << low_bits_; }
  std::uint32_t reversed(std::uint32_t row) const { return reversed_[row]; }
  bool kept(std::uint32_t top_row) const { return top_row <= reversed_[top_row]; }
  // How many placements a kept one stands for.
  std::uint64_t weight(std::uint32_t top_row) const { return top_row == reversed_[top_row] ? 1 : 2; }
  std::uint32_t rows() const { return 1u << width_; }                // top rows, kept or not
  std::size_t block() const { return std::size_t{1} << low_bits_; }  // placements with the same top row
  // Where the block of a kept top row begins.
  std::size_t begin(std::uint32_t top_row) const { return std::size_t{slot_[top_row]} << low_bits_; }

  std::size_t index(Mask mask) const {
    if (!kept(static_cast<std::uint32_t>(mask >> low_bits_))) mask = mirrored(mask);
    return begin(static_cast<std::uint32_t>(mask >> low_bits_)) | (mask & first_cells(low_bits_));
  }

  // Every row reversed.
  Mask mirrored(Mask mask) const {
    Mask out = 0;
    for (int at = 0; mask >> at != 0; at += width_) {
      out |= Mask{reversed_[mask >> at & ((1u << width_) - 1)]} << at;
    }
    return out;
  }

 private:
  int width_;
  int low_bits_;
  std::uint32_t slots_ = 0;
  std::array<std::uint8_t, 1 << most_width> reversed_{};
  std::array<std::uint8_t, 1 << most_width> slot_{};
};

}  // namespace asobi::gridnim
