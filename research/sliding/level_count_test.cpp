#include "games/sliding/table/level_count.hpp"

#include <gtest/gtest.h>

#include "base/killed_for_tests.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"
#include "games/sliding/table/distance_search.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/table/tile_order.hpp"
#include "solve/block_files.hpp"

namespace asobi::sliding {
namespace {

using Counts = std::vector<std::uint64_t>;

Counts census_of(Shape shape, int goal_blank) {
  Quiet quiet;
  const auto table = distance_table(shape, goal_blank, quiet.context);
  return table ? table->census() : Counts();
}

// What the table says is what any team says, and so are the farthest positions.
void expect_the_same_by_teams(Shape shape, int goal_blank, std::span<const std::size_t> sizes) {
  Quiet quiet;
  const auto table = distance_table(shape, goal_blank, quiet.context);
  ASSERT_TRUE(table);
  for (const std::size_t size : sizes) {
    run_team(size, [&](Team& team) {
      Quiet own;
      own.context.team = &team;
      const auto count = count_positions(shape, goal_blank, false, own.context);
      ASSERT_TRUE(count) << count.error().message.en;
      EXPECT_EQ(count->census, table->census()) << shape.name() << " by " << size;
      EXPECT_EQ(count->farthest, table->farthest());
      ASSERT_EQ(count->sent.has_value(), size > 1);
      if (size > 1) EXPECT_EQ(count->sent->size(), count->census.size() + 1);
    });
  }
}

TEST(LevelCount, ATeamCountsWhatOneCounts) {
  const std::vector<std::size_t> sizes = {1, 2, 3};
  expect_the_same_by_teams({3, 2}, 5, sizes);
  expect_the_same_by_teams({3, 3}, 8, sizes);
  expect_the_same_by_teams({4, 2}, 5, sizes);
}

TEST(LevelCountStandard, ATeamCountsWhatOneCountsWhereTilesCrossItsParts) {
  expect_the_same_by_teams({5, 2}, 9, std::vector<std::size_t>{2, 3, 9});
}

TEST(LevelCountExtreme, ATeamCountsThreeByFour) {
  expect_the_same_by_teams({4, 3}, 7, std::vector<std::size_t>{2, 4, 7});
  expect_the_same_by_teams({6, 2}, 11, std::vector<std::size_t>{4});
}

// A count in files or in memory, every level of it kept. True when it came to its end.
bool count_and_keep(const std::filesystem::path& folder, bool in_files) {
  const Shape shape{3, 3};
  const Keeping keeping{.folder = folder, .name = "count", .seconds = 0};
  Progress progress;
  Team alone;
  std::unique_ptr<Blocks> blocks;
  if (in_files) {
    auto files = FileBlocks::open(9, order_words(8), Checkpoints(keeping), progress);
    if (files) blocks = std::move(*files);
  } else {
    auto memory = MemoryBlocks::open(9, parts_of_team(8, 1), alone, Checkpoints(keeping), progress);
    if (memory) blocks = std::move(*memory);
  }
  return blocks && search_levels(shape, 8, *blocks, alone, 1, progress);
}

TEST(LevelCountStandard, KilledAtAnyMomentItGoesOn) {
  for (const bool in_files : {true, false}) {
    const ScratchFolder folder;
    expect_to_end_though_killed([&] { return count_and_keep(folder.path(), in_files); }, 2'000);
    const auto state = Checkpoints({.folder = folder.path(), .name = "count"}).newest(~std::uint64_t{0}, Progress());
    ASSERT_TRUE(state);
    EXPECT_EQ(state->numbers, census_of({3, 3}, 8));
  }
}

TEST(LevelCount, WhereTheDiskIsFullTheErrorIsToldAndTheStateStays) {
  const ScratchFolder folder;
  const Checkpoints kept({.folder = folder.path(), .name = "count"});
  const auto newest = [&] { return kept.newest(~std::uint64_t{0}, Progress()); };
  for (std::uint64_t microseconds = 5'000; !newest() && microseconds < 10'000'000; microseconds *= 2) {
    ends_before_it_is_killed([&] { return count_and_keep(folder.path(), true); }, microseconds);
  }
  const auto before = newest();
  ASSERT_TRUE(before);
  {
    const FullDisk full(1'000);
    Progress progress;
    Team alone;
    auto blocks = FileBlocks::open(9, order_words(8), kept, progress);
    ASSERT_TRUE(blocks);
    EXPECT_EQ(code_of(search_levels({3, 3}, 8, **blocks, alone, 1, progress)), Code::limit);
  }
  const auto after = newest();
  ASSERT_TRUE(after);
  EXPECT_EQ(after->numbers, before->numbers);
  for (std::size_t row = 0; row < 9; ++row) EXPECT_TRUE(kept.row(*after, row, order_words(8), Progress()));
}

TEST(LevelCount, ItIsKeptOnTheShelfAndTheStateIsGone) {
  const ScratchFolder folder;
  Progress progress(std::stop_token(), {}, 0, 1'000);  // too little for memory
  Shelf shelf(folder.path());
  Context context{progress, shelf};
  EXPECT_EQ(code_of(count_positions({3, 3}, 8, false, context)), Code::limit);
  const auto count = count_positions({3, 3}, 8, true, context);
  ASSERT_TRUE(count) << count.error().message.en;
  EXPECT_EQ(count->census, census_of({3, 3}, 8));
  const auto left = kept_in(folder.path());
  ASSERT_EQ(left.size(), 1);
  EXPECT_EQ(left[0].filename(), "sliding-census-3x3-blank8.table");
  Shelf again(folder.path());
  Context later{progress, again};
  EXPECT_EQ(count_positions({3, 3}, 8, false, later)->farthest, count->farthest);
}

TEST(LevelCount, WithoutAFolderNothingCanBeKept) {
  Quiet quiet;
  EXPECT_EQ(code_of(count_positions({3, 3}, 8, true, quiet.context)), Code::invalid);
}

TEST(LevelCount, WhichBoards) {
  EXPECT_TRUE(countable({7, 2}));
  EXPECT_TRUE(countable({5, 3}));
  EXPECT_TRUE(countable({8, 2}));
  EXPECT_FALSE(countable({4, 4}));
  EXPECT_FALSE(countable({6, 3}));
}

}  // namespace
}  // namespace asobi::sliding
