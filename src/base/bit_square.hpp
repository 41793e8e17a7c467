// A square of 64 x 64 bits, bit j of word i.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace asobi {

constexpr std::size_t bit_square_side = 64;
using BitSquare = std::array<std::uint64_t, bit_square_side>;

namespace detail {

template <unsigned width, std::uint64_t mask>
inline void mirror_parts(BitSquare& rows) {
  for (std::size_t from = 0; from < bit_square_side; from += 2 * width) {
    for (std::size_t i = from; i < from + width; ++i) {
      const std::uint64_t swapped = ((rows[i] >> width) ^ rows[i + width]) & mask;
      rows[i] ^= swapped << width;
      rows[i + width] ^= swapped;
    }
  }
}

}  // namespace detail

// Mirrors it at its diagonal: halves change places, then quarters, and so on (Hacker's Delight, 7-3).
inline void transpose(BitSquare& rows) {
  detail::mirror_parts<32, 0x00000000FFFFFFFF>(rows);
  detail::mirror_parts<16, 0x0000FFFF0000FFFF>(rows);
  detail::mirror_parts<8, 0x00FF00FF00FF00FF>(rows);
  detail::mirror_parts<4, 0x0F0F0F0F0F0F0F0F>(rows);
  detail::mirror_parts<2, 0x3333333333333333>(rows);
  detail::mirror_parts<1, 0x5555555555555555>(rows);
}

}  // namespace asobi
