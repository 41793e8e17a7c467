#include "games/sliding/table/tile_order.hpp"

#include <algorithm>
#include <bit>

namespace asobi::sliding {

namespace {

using Digits = std::array<int, most_tiles>;

Digits lehmer(const Order& order, int tiles) {
  Digits out{};
  std::uint32_t left = (1u << tiles) - 1;  // the tiles not read yet
  for (int i = 0; i < tiles; ++i) {
    left &= ~(1u << order[i]);
    out[i] = std::popcount(left & ((1u << order[i]) - 1));
  }
  return out;
}

}  // namespace

std::uint64_t order_words(int tiles) {
  std::uint64_t out = 1;
  for (int radix = word_places + 1; radix <= tiles; ++radix) out *= radix;
  return out;
}

OrderRank rank_order(const Order& order, int tiles) {
  const Digits digits = lehmer(order, tiles);
  OrderRank out;
  int i = 0;
  for (; i < tiles - word_places; ++i) out.word = out.word * (tiles - i) + digits[i];
  for (; i < tiles - 2; ++i) out.bit = out.bit * (tiles - i) + digits[i];
  return out;
}

Order unrank_order(OrderRank rank, int tiles, bool odd) {
  Digits digits{};
  int sum = 0;
  for (int i = tiles - 3; i >= 0; --i) {
    const int radix = tiles - i;
    if (radix <= word_places) {
      digits[i] = rank.bit % radix;
      rank.bit /= radix;
    } else {
      digits[i] = static_cast<int>(rank.word % radix);
      rank.word /= radix;
    }
    sum += digits[i];
  }
  digits[tiles - 2] = (sum + (odd ? 1 : 0)) % 2;
  Order left{}, out{};
  for (int i = 0; i < tiles; ++i) left[i] = static_cast<Tile>(i);
  for (int i = 0; i < tiles; ++i) {
    out[i] = left[digits[i]];
    std::copy(left.begin() + digits[i] + 1, left.begin() + tiles - i, left.begin() + digits[i]);
  }
  return out;
}

}  // namespace asobi::sliding
