#include "games/gridnim/table.hpp"

#include <numeric>

#include <gtest/gtest.h>

#include "games/gridnim/fold.hpp"

namespace asobi::gridnim {
namespace {

struct Help {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
};

// Everything about one board: the census, and every entry, against the plain loop.
void compare_with_plain(Size size) {
  SCOPED_TRACE(size.name());
  Help help;
  const auto table = GrundyTable::make(size, help.context);
  ASSERT_TRUE(table) << table.error().message.en;
  const auto plain = plain_grundy(size);
  std::vector<std::uint64_t> counts(table->histogram().size());
  std::size_t different = 0;
  for (Mask mask = 0; mask < plain.size(); ++mask) {
    ++counts.at(plain[mask]);
    different += table->grundy(mask) == plain[mask] ? 0 : 1;
  }
  EXPECT_EQ(different, 0u);
  EXPECT_EQ(table->histogram(), counts);
}

TEST(GridNimTable, EveryEntryIsThatOfThePlainLoop) {
  for (int rows = 1; rows <= 15; ++rows) {
    for (int cols = 1; rows * cols <= 15; ++cols) compare_with_plain({rows, cols});
  }
}

TEST(GridNimTableStandard, EveryEntryIsThatOfThePlainLoop) {
  for (const Size size : {Size{4, 4}, {2, 8}, {1, 18}, {6, 3}, {3, 6}, {4, 5}, {5, 4}, {2, 10}}) {
    compare_with_plain(size);
  }
}

TEST(GridNimTableExtreme, EveryEntryOfTheLargeOnesToo) {
  for (const Size size : {Size{3, 7}, {4, 6}, {5, 5}}) compare_with_plain(size);
}

}  // namespace
}  // namespace asobi::gridnim
