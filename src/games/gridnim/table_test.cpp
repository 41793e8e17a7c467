#include "games/gridnim/table.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "base/forged_table_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/gridnim/fold.hpp"

namespace asobi::gridnim {
namespace {

struct TableHelp {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
};

// Everything about one board: the census, and every entry, against the plain loop; and that all levels of processor
// that this machine has make the same table.
void compare_with_plain(Size size) {
  SCOPED_TRACE(size.name());
  TableHelp help;
  const auto usual = compute_grundy(size, 2, help.progress);
  for (const Processor processor : processors_here()) {
    const auto other = compute_grundy(size, 1, help.progress, processor);
    EXPECT_EQ(other->census, usual->census);
    EXPECT_TRUE(std::ranges::equal(other->data.bytes(), usual->data.bytes()));
  }
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

// P-positions, greatest number and number of the full board, as an independent program found them.
TEST(GridNimTable, KnownBoards) {
  struct Known {
    Size size;
    std::uint64_t p_positions;
    std::size_t greatest;
    int full;
  };
  TableHelp help;
  for (const auto& [size, p_positions, greatest, full] :
       {Known{{2, 2}, 4, 3, 0}, Known{{2, 3}, 12, 5, 2}, Known{{3, 3}, 88, 7, 1}, Known{{3, 4}, 640, 11, 2},
        Known{{4, 4}, 8'380, 15, 0}, Known{{4, 5}, 114'384, 19, 3}}) {
    const auto table = GrundyTable::make(size, help.context);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->histogram()[0], p_positions) << size.name();
    EXPECT_EQ(table->histogram().size() - 1, greatest) << size.name();
    EXPECT_EQ(table->grundy(size.full()), full) << size.name();
  }
}

TEST(GridNimTable, EqualForAnyNumberOfThreadsAndForTheTurnedBoard) {
  Progress progress;
  const auto one = compute_grundy({3, 6}, 1, progress);
  for (const unsigned threads : {2u, 7u}) {
    const auto many = compute_grundy({6, 3}, threads, progress);
    ASSERT_TRUE(one && many);
    EXPECT_EQ(one->census, many->census);
    EXPECT_TRUE(std::ranges::equal(one->data.bytes(), many->data.bytes()));
  }
}

TEST(GridNimTable, ForgedIsMadeAnew) {
  const ScratchFolder folder;
  const auto numbers = [&](Size size) {
    Noted noted(folder.path());
    const int full = GrundyTable::kept(size, noted.context).value().grundy(size.full());
    return std::pair(full, noted.made_anew());
  };
  for (const auto& [size, name, full] :
       {std::tuple(Size{3, 4}, "gridnim/table/4x3", 2), std::tuple(Size{1, 1}, "gridnim/table/1x1", 1)}) {
    EXPECT_EQ(numbers(size), std::pair(full, false));
    ASSERT_TRUE(forge_zeroed_table(folder.path(), name));
    EXPECT_EQ(numbers(size), std::pair(full, true));
    // One number that the census does not know.
    ASSERT_TRUE(forge_table(folder.path(), name, [](Buffer& data) { data.bytes().back() = std::byte{31}; }));
    EXPECT_EQ(numbers(size), std::pair(full, true));
    EXPECT_EQ(numbers(size), std::pair(full, false));
  }
}

TEST(GridNimTable, TooLargeBoardsAndStopsAreSaidInWords) {
  Progress progress;
  for (const Size size : {Size{6, 6}, {1, 30}, {30, 1}, {1, 31}, {8, 8}, {1, 64}}) {
    const auto refused = compute_grundy(size, 1, progress);
    ASSERT_FALSE(refused) << size.name();
    EXPECT_EQ(refused.error().code, Code::limit);
  }
  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token());
  EXPECT_EQ(compute_grundy({5, 6}, 2, stopped).error().code, Code::cancelled);
}

TEST(GridNimTable, FiveBySixFitsIntoAGibibyteWithRoomToSpare) {
  EXPECT_EQ(Fold(5, 6).bytes(), std::size_t{640} << 20);
  EXPECT_EQ(Fold(2, 15).bytes(), std::size_t{768} << 20);
}

TEST(GridNimTableExtreme, FiveBySix) {
  TableHelp help;
  const auto table = GrundyTable::make({5, 6}, help.context);
  ASSERT_TRUE(table);
  EXPECT_EQ(std::accumulate(table->histogram().begin(), table->histogram().end(), std::uint64_t{0}),
            std::uint64_t{1} << 30);
  EXPECT_EQ(table->histogram()[0], 93'793'886u);
  EXPECT_EQ(table->histogram().size() - 1, 29u);
  EXPECT_EQ(table->grundy(Size{5, 6}.full()), 2);
  // Every placement tried has the least number that none of its moves leads to.
  Random random(3);
  for (int i = 0; i < 200'000; ++i) {
    const Position position = {{5, 6}, random.next() & first_cells(30)};
    std::uint32_t seen = 0;
    for (const gridnim::Run& run : runs_of(position)) seen |= 1u << table->grundy(without(position, run).stones);
    ASSERT_EQ(table->grundy(position.stones), std::countr_one(seen)) << position_text(position);
  }
}

TEST(GridNimTableExtreme, EveryEntryOfTheLargeOnesToo) {
  for (const Size size : {Size{3, 7}, {4, 6}, {5, 5}}) compare_with_plain(size);
}

}  // namespace
}  // namespace asobi::gridnim
