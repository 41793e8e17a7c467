#include "games/sliding/optimal/pattern_index.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi::sliding {
namespace {

TEST(PatternIndex, SetsAreRankedInTheOrderOfTheirMasks) {
  for (const auto& [cells, tiles] : {std::pair{6, 3}, {9, 4}, {12, 5}, {16, 8}, {25, 4}}) {
    const PatternIndex index(cells, tiles, 4);
    const auto sets = index.all_sets();
    ASSERT_EQ(sets.size(), index.sets());
    ASSERT_TRUE(std::ranges::is_sorted(sets));
    for (std::uint32_t rank = 0; rank < sets.size(); ++rank) ASSERT_EQ(index.rank_set(sets[rank]), rank);
  }
}

TEST(PatternIndex, OrdersAreRankedLexicographicallyAndJumpsMoveOneTile) {
  for (int tiles = 1; tiles <= 6; ++tiles) {
    const int cols = 4;
    const PatternIndex index(10, tiles, cols);
    std::vector<std::uint8_t> order(static_cast<std::size_t>(tiles));
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    std::uint32_t rank = 0;
    do {
      ASSERT_EQ(index.rank_order(order), rank);
      for (int from = 0; from < tiles; ++from) {
        for (int to = std::max(0, from - cols + 1); to < std::min(tiles, from + cols); ++to) {
          if (from == to) continue;
          auto jumped = order;
          jumped.erase(jumped.begin() + from);
          jumped.insert(jumped.begin() + to, order[static_cast<std::size_t>(from)]);
          ASSERT_EQ(index.jump(from, to)[rank], index.rank_order(jumped));
        }
      }
      ++rank;
    } while (std::ranges::next_permutation(order).found);
    ASSERT_EQ(rank, index.orders());
  }
}

TEST(PatternIndex, EntriesAreDistinctAndWithinTheTable) {
  const PatternIndex index(9, 3, 3);
  std::vector<std::size_t> entries;
  for (const std::uint32_t set : index.all_sets()) {
    for (std::uint32_t order = 0; order < index.orders(); ++order) entries.push_back(index.index(set, order));
  }
  std::ranges::sort(entries);
  EXPECT_EQ(std::ranges::adjacent_find(entries), entries.end());
  EXPECT_LT(entries.back(), index.size());
}

}  // namespace
}  // namespace asobi::sliding
