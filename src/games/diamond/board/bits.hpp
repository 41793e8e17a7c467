// Sets of points as words of bits: FixedBits<W> for boards of up to 64 W points, kept in registers where W is small,
// and WideBits for larger boards. `with_bits(board, f)` calls f<Bits>() with the narrowest kind that holds the board.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/bits.hpp"
#include "games/diamond/board/board.hpp"

namespace asobi::diamond {

template <class Words>
class Bits {
 public:
  explicit Bits(std::size_t points) : words_{} {
    if constexpr (requires { words_.resize(0); }) words_.resize((points + 63) / 64);
  }

  bool has(Point p) const { return (words_[p >> 6] >> (p & 63) & 1) != 0; }
  void add(Point p) { words_[p >> 6] |= std::uint64_t{1} << (p & 63); }
  void remove(Point p) { words_[p >> 6] &= ~(std::uint64_t{1} << (p & 63)); }

  bool any() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words_) all |= word;
    return all != 0;
  }
  std::size_t count() const {
    std::size_t sum = 0;
    for (const std::uint64_t word : words_) sum += static_cast<std::size_t>(std::popcount(word));
    return sum;
  }
  // Well mixed.
  std::uint64_t hash() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t word : words_) {
      sum = (sum ^ word) * 0x9E3779B97F4A7C15u;
      sum ^= sum >> 29;
    }
    sum *= 0xBF58476D1CE4E5B9u;
    return sum ^ sum >> 32;
  }
  bool inside(const Bits& other) const {
    std::uint64_t out = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) out |= words_[i] & ~other.words_[i];
    return out == 0;
  }
  bool meets(const Bits& other) const {
    std::uint64_t both = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) both |= words_[i] & other.words_[i];
    return both != 0;
  }
  Bits& operator|=(const Bits& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    return *this;
  }
  Bits& operator&=(const Bits& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
    return *this;
  }
  Bits& operator-=(const Bits& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend bool operator==(const Bits&, const Bits&) = default;
  friend auto operator<=>(const Bits&, const Bits&) = default;

  // f(point) for every point, in order; the set may be changed meanwhile only at points already passed.
  template <class F>
  void each(F&& f) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t word = words_[i]; word != 0; word &= word - 1) {
        f(static_cast<Point>(i * 64 + static_cast<std::size_t>(lowest_bit(word))));
      }
    }
  }

 private:
  Words words_;
};

template <std::size_t W>
using FixedBits = Bits<std::array<std::uint64_t, W>>;
using WideBits = Bits<std::vector<std::uint64_t>>;

template <class F>
decltype(auto) with_bits(const Board& board, F&& f) {
  const std::size_t points = board.points();
  if (points <= 64) return f.template operator()<FixedBits<1>>();
  if (points <= 128) return f.template operator()<FixedBits<2>>();
  if (points <= 256) return f.template operator()<FixedBits<4>>();
  if (points <= 512) return f.template operator()<FixedBits<8>>();
  return f.template operator()<WideBits>();
}

}  // namespace asobi::diamond
