#include "games/sliding/table/tile_jump.hpp"

#include <algorithm>
#include <numeric>
#include <span>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "math/ranking.hpp"

namespace asobi::sliding {
namespace {

TEST(TileOrder, RanksAreOneToOneForEachParity) {
  for (int tiles = 3; tiles <= 8; ++tiles) {
    std::uint64_t orders = 1;
    for (int i = 3; i <= tiles; ++i) orders *= i;
    const std::uint64_t per_word = orders / order_words(tiles);
    Order order{};
    std::iota(order.begin(), order.begin() + tiles, Tile{0});
    std::vector<std::vector<bool>> seen(2, std::vector<bool>(orders));
    do {
      const bool odd = is_odd(std::span(order).first(tiles));
      const OrderRank rank = rank_order(order, tiles);
      ASSERT_LT(rank.word, order_words(tiles));
      ASSERT_LT(static_cast<std::uint64_t>(rank.bit), per_word);
      ASSERT_FALSE(seen[odd][rank.word * per_word + rank.bit]);
      seen[odd][rank.word * per_word + rank.bit] = true;
      ASSERT_EQ(unrank_order(rank, tiles, odd), order);
    } while (std::next_permutation(order.begin(), order.begin() + tiles));
  }
}

// The jump done to one order, as the words of tile_jump.hpp have it.
Order jumped(Order order, int place, int width, Toward toward) {
  const auto begin = order.begin() + place;
  const auto end = begin + width;
  toward == Toward::front ? std::rotate(begin, end - 1, end) : std::rotate(begin, begin + 1, end);
  return order;
}

// Sends one order through the bitmaps and expects to find it, and nothing else, where it belongs.
void expect_jump(const Order& order, int tiles, int place, int width, Toward toward, std::vector<Bits>& bitmap) {
  const TileJump jump(tiles, place, width, toward, is_odd(std::span(order).first(tiles)));
  const OrderRank from = rank_order(order, tiles);
  const OrderRank to = rank_order(jumped(order, place, width, toward), tiles);
  const std::size_t slice = slice_words(tiles);
  const std::uint64_t first = to.word / slice * slice;
  const auto reach = jump.reach(first);
  ASSERT_TRUE(reach.begin <= from.word && from.word < reach.end);
  ASSERT_LE(reach.end, bitmap.size());
  std::vector<Bits> expected(slice);
  expected[to.word - first] = Bits{1} << to.bit;
  bitmap[from.word] = Bits{1} << from.bit;
  for (const Processor processor : processors_here()) {
    std::vector<Bits> out(slice);
    jump.pull(bitmap.data(), first, out.data(), processor);
    ASSERT_EQ(out, expected) << tiles << " tiles, place " << place << ", width " << width;
  }
  bitmap[from.word] = 0;
}

TEST(TileJump, MovesEveryOrderOfSixTilesAsOneByOne) {
  const int tiles = 6;
  std::vector<Bits> bitmap(order_words(tiles));
  Order order{};
  std::iota(order.begin(), order.begin() + tiles, Tile{0});
  do {
    for (int width = 2; width <= 3; ++width) {
      for (int place = 0; place + width <= tiles; ++place) {
        for (const Toward toward : {Toward::front, Toward::back}) {
          expect_jump(order, tiles, place, width, toward, bitmap);
        }
      }
    }
  } while (std::next_permutation(order.begin(), order.begin() + tiles));
}

TEST(TileJump, MovesRandomOrdersAsOneByOne) {
  Random random(5);
  for (int tiles = 3; tiles <= 11; ++tiles) {
    std::vector<Bits> bitmap(order_words(tiles));
    Order order{};
    std::iota(order.begin(), order.begin() + tiles, Tile{0});
    for (int width = 2; width <= 3; ++width) {
      for (int place = 0; place + width <= tiles; ++place) {
        for (int trial = 0; trial < 30; ++trial) {
          for (int i = tiles; i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
          expect_jump(order, tiles, place, width, trial % 2 == 0 ? Toward::front : Toward::back, bitmap);
        }
      }
    }
  }
}

}  // namespace
}  // namespace asobi::sliding
