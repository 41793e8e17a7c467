// In how many cells of a table each bit is set: what a census is compared with when a table comes from a file. One
// wrong cell changes it, and so do zeros in place of the contents; and it costs no more than to look at every byte
// once.
//
// Words are first added up bit by bit (carry-save adders: W. Muła, N. Kurz, D. Lemire, "Faster population counts using
// AVX2 instructions", 2018), so that the bits of a cell are told apart for one word of sixteen only; in plain loops
// that compilers turn into vectors.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace asobi {

// By bit of a value: how many cells have it.
template <unsigned bits>
using Ones = std::array<std::uint64_t, bits>;

// What a census of values says of it; where cells hold values modulo something, that is the modulus. `others` cells
// that the census leaves out have all bits.
template <unsigned bits>
Ones<bits> ones_of_census(std::span<const std::uint64_t> census, std::uint64_t modulus = std::uint64_t{1} << bits,
                          std::uint64_t others = 0) {
  Ones<bits> out{};
  for (unsigned b = 0; b < bits; ++b) {
    out[b] = others;
    for (std::size_t value = 0; value < census.size(); ++value) {
      if ((value % modulus >> b & 1) != 0) out[b] += census[value];
    }
  }
  return out;
}

// Counts the cells of ranges, each cell as often as its range weighs. Cells are `width` bits wide, side by side in
// words; the lowest `bits` of a cell are its value.
template <unsigned bits, unsigned width = bits>
class Tally {
 public:
  explicit Tally(std::span<const std::byte> bytes) : bytes_(bytes) {}

  const Ones<bits>& ones() const { return ones_; }

  // The cells from `first` on, `cells` in all.
  void add(std::uint64_t first, std::uint64_t cells, std::uint64_t weight = 1) {
    const std::uint64_t end = first + cells;
    const std::uint64_t begin_word = (first + per_word - 1) / per_word, end_word = end / per_word;
    Ones<bits> found{};
    if (begin_word > end_word) {  // inside one word
      add_word(word(end_word) & from(first) & ~from(end), 1, found);
    } else {
      if (first % per_word != 0) add_word(word(begin_word - 1) & from(first), 1, found);
      if (end % per_word != 0) add_word(word(end_word) & ~from(end), 1, found);
      add_words(bytes_.data() + begin_word * 8, end_word - begin_word, found);
    }
    for (unsigned b = 0; b < bits; ++b) ones_[b] += weight * found[b];
  }

 private:
  static_assert(std::has_single_bit(bits) && std::has_single_bit(width) && bits <= width && width <= 8);
  static constexpr std::uint64_t per_word = 64 / width;
  static constexpr std::uint64_t lowest = ~std::uint64_t{0} / ((1u << width) - 1);  // the lowest bit of every cell
  static constexpr std::size_t lanes = 8, rows = 16;  // of words that are added up at once
  using Lanes = std::array<std::uint64_t, lanes>;

  std::span<const std::byte> bytes_;
  Ones<bits> ones_{};

  // The last word may be shorter.
  std::uint64_t word(std::uint64_t at) const {
    std::uint64_t out = 0;
    std::memcpy(&out, bytes_.data() + at * 8, std::min<std::size_t>(8, bytes_.size() - at * 8));
    return out;
  }
  // Of the word that holds the cell: its bits from this cell on.
  static std::uint64_t from(std::uint64_t cell) { return ~std::uint64_t{0} << cell % per_word * width; }

  static void add_word(std::uint64_t word, std::uint64_t times, Ones<bits>& ones) {
    for (unsigned b = 0; b < bits; ++b) {
      ones[b] += times * static_cast<std::uint64_t>(std::popcount(word >> b & lowest));
    }
  }

  // low + a + b = low + 2 * (what is returned), bit by bit.
  static std::uint64_t carry(std::uint64_t& low, std::uint64_t a, std::uint64_t b) {
    const std::uint64_t half = low ^ a, out = (low & a) | (half & b);
    low = half ^ b;
    return out;
  }

  static void add_words(const std::byte* from, std::uint64_t words, Ones<bits>& ones) {
    constexpr std::uint64_t at_once = lanes * rows;
    if (words >= at_once) {
      add_blocks(from, words / at_once, ones);
      from += words / at_once * at_once * 8;
    }
    const std::size_t left = words % at_once * 8;
    for (unsigned b = 0; b < bits; ++b) {
      std::uint64_t found = 0;
      for (std::size_t at = 0; at < left; at += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, from + at, 8);
        found += static_cast<std::uint64_t>(std::popcount(word >> b & lowest));
      }
      ones[b] += found;
    }
  }

  static void add_blocks(const std::byte* from, std::uint64_t blocks, Ones<bits>& ones) {
    Lanes one{}, two{}, four{}, eight{};
    for (std::array<Lanes, rows> in; blocks > 0; --blocks, from += sizeof(in)) {
      std::memcpy(in.data(), from, sizeof(in));
      Lanes sixteen;
      for (std::size_t i = 0; i < lanes; ++i) {
        const auto pair = [&](std::size_t row) { return carry(one[i], in[row][i], in[row + 1][i]); };
        const auto quad = [&](std::size_t row) {
          const std::uint64_t a = pair(row), b = pair(row + 2);
          return carry(two[i], a, b);
        };
        const auto octet = [&](std::size_t row) {
          const std::uint64_t a = quad(row), b = quad(row + 4);
          return carry(four[i], a, b);
        };
        const std::uint64_t a = octet(0), b = octet(8);
        sixteen[i] = carry(eight[i], a, b);
      }
      for (const std::uint64_t word : sixteen) add_word(word, 16, ones);
    }
    std::uint64_t times = 1;
    for (const Lanes* part : {&one, &two, &four, &eight}) {
      for (const std::uint64_t word : *part) add_word(word, times, ones);
      times *= 2;
    }
  }
};

}  // namespace asobi
