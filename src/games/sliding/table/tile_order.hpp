// The order of the tiles, read row by row without the blank, as a number. A sideways move leaves it alone; an upward or
// downward move lets one tile jump over cols-1 others. Digit i of the Lehmer code counts the later tiles smaller than
// tile i. The last five places are one bit of a 64-bit word (60 bits are used), the others number the words; the last
// free digit is left out, since the blank's cell fixes the parity of the order. Cost of a rank: one pass.
#pragma once

#include <array>
#include <cstdint>

#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

constexpr int most_tiles = 16;
using Order = std::array<Tile, most_tiles>;  // tiles 0 … tiles-1

// The places whose digits are the bit within a word.
constexpr int word_places = 5;

struct OrderRank {
  std::uint64_t word = 0;
  int bit = 0;
  friend bool operator==(const OrderRank&, const OrderRank&) = default;
};

// How many words hold all the orders of one parity.
std::uint64_t order_words(int tiles);

OrderRank rank_order(const Order& order, int tiles);
// `odd` says which of the two orders with that rank is meant.
Order unrank_order(OrderRank rank, int tiles, bool odd);

}  // namespace asobi::sliding
