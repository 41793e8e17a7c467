#include "games/sliding/optimal/partition.hpp"

#include <set>

#include <gtest/gtest.h>

namespace asobi::sliding {
namespace {

TEST(Partition, FifteenTilesAreHalved) {
  EXPECT_EQ(partition({4, 4}, 15), (std::vector<Pattern>{{0, 1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 12, 13, 14}}));
}

TEST(Partition, TwentyFourTilesAreFourBlocks) {
  EXPECT_EQ(partition({5, 5}, 24),
            (std::vector<Pattern>{
                {0, 1, 5, 6, 10, 11}, {2, 3, 4, 7, 8, 9}, {12, 15, 16, 17, 20, 21}, {13, 14, 18, 19, 22, 23}}));
}

TEST(Partition, EveryBoardIsCoveredOnceWithinTheLimit) {
  for (int rows = 2; rows <= 12; ++rows) {
    for (int cols = 2; cols <= rows && rows * cols <= 25; ++cols) {
      const Shape shape{rows, cols};
      for (int blank = 0; blank < shape.cells(); ++blank) {
        for (const std::uint64_t most : {std::uint64_t{1}, std::uint64_t{60'000}, usual_placements}) {
          std::set<int> seen = {blank};
          std::size_t total = 1;
          for (const Pattern& pattern : partition(shape, blank, most)) {
            ASSERT_FALSE(pattern.empty());
            ASSERT_TRUE(pattern.size() == 1 || placements(shape.cells(), static_cast<int>(pattern.size())) <= most);
            ASSERT_LE(pattern.size(), static_cast<std::size_t>(std::min(largest_pattern, shape.cells() - 3)));
            seen.insert(pattern.begin(), pattern.end());
            total += pattern.size();
          }
          ASSERT_EQ(total, static_cast<std::size_t>(shape.cells()));
          ASSERT_EQ(seen.size(), total);
        }
      }
    }
  }
}

}  // namespace
}  // namespace asobi::sliding
