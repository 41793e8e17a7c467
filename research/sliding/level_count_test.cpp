#include "research/sliding/level_count.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"
#include "games/sliding/table/distance_search.hpp"
#include "games/sliding/table/distance_table.hpp"
#include "games/sliding/table/tile_order.hpp"
#include "research/keep/block_files.hpp"
#include "research/keep/killed_for_tests.hpp"
#include "research/keep/store.hpp"
#include "research/keep/team_blocks.hpp"
#include "research/sliding/census_tool.hpp"

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
      ResearchStore store({}, own.context);
      const auto count = count_positions(shape, goal_blank, store, own.context);
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
    auto memory = TeamBlocks::open(9, parts_of_team(8, 1), alone, Checkpoints(keeping), progress);
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

Result<PositionCount> counted(const KeepArguments& asked, Context& context) {
  ResearchStore store(asked, context);
  return count_positions({3, 3}, 8, store, context);
}

TEST(LevelCount, ItIsKeptOnTheShelfAndTheStateIsGone) {
  for (const KeepArguments& asked : {KeepArguments{.files = true}, {.resume = true}}) {
    const ScratchFolder folder;
    Progress progress;
    Shelf shelf(folder.path());
    Context context{progress, shelf};
    const auto count = counted(asked, context);
    ASSERT_TRUE(count) << count.error().message.en;
    EXPECT_EQ(count->census, census_of({3, 3}, 8));
    const auto left = kept_in(folder.path());
    ASSERT_EQ(left.size(), 1);
    EXPECT_EQ(left[0].filename(), "sliding-census-3x3-blank8.table");
    Progress poor(std::stop_token(), {}, 0, 1'000);
    Shelf again(folder.path());
    Context later{poor, again};
    EXPECT_EQ(counted({}, later)->farthest, count->farthest);
  }
}

// Nine rows, and in files a tenth for the one that is made anew.
TEST(LevelCount, MappedFilesAreMemoryAndTheDiskHasABudgetBeforeWorkBegins) {
  const std::uint64_t row = order_words(8) * sizeof(std::uint64_t);
  const auto asked_with = [](const KeepArguments& asked, std::uint64_t memory) {
    const ScratchFolder folder;
    Progress progress(std::stop_token(), {}, 0, memory);
    Shelf shelf(folder.path());
    Context context{progress, shelf};
    auto count = counted(asked, context);
    if (!count) EXPECT_TRUE(kept_in(folder.path()).empty()) << "nothing was begun";
    return count;
  };
  EXPECT_TRUE(asked_with({}, 9 * row));
  EXPECT_EQ(code_of(asked_with({}, 9 * row - 1)), Code::limit);
  EXPECT_TRUE(asked_with({.files = true}, 10 * row));
  const auto mapped = asked_with({.files = true}, 10 * row - 1);
  ASSERT_EQ(code_of(mapped), Code::limit);
  EXPECT_NE(mapped.error().message.en.find("--memory"), std::string::npos) << mapped.error().message.en;
  EXPECT_TRUE(asked_with({.files = true, .disk = 1}, Progress::any_memory));  // 14 rows are less than a MiB
  const ScratchFolder folder;
  const KeepArguments asked{.files = true, .disk = 3};
  EXPECT_TRUE(check_budget({.disk = 3 << 20}, folder.path(), asked, Progress()));
  const auto too_much = check_budget({.disk = (3 << 20) + 1}, folder.path(), asked, Progress());
  ASSERT_EQ(code_of(too_much), Code::limit);
  EXPECT_NE(too_much.error().message.en.find("--disk"), std::string::npos);
  const auto too_little = check_budget({.disk = std::uint64_t{1} << 60}, folder / "later", {}, Progress());
  ASSERT_EQ(code_of(too_little), Code::limit);
  EXPECT_NE(too_little.error().message.en.find("--tables"), std::string::npos);
}

TEST(LevelCount, TheToolCountsInFilesWhatIsKnown) {
  const ScratchFolder folder;
  Progress progress(std::stop_token(), {}, 0, std::uint64_t{64} << 20);
  Shelf shelf(folder.path());
  Context context{progress, shelf};
  const auto census_of_board = [&](Shape shape, const CountArguments& asked) {
    const Game game = open({.size = shape.name()}).value();
    return count(game, game.start(), asked, context);
  };
  EXPECT_TRUE(census_of_board({3, 5}, {}).value().source);
  EXPECT_EQ(census_of_board({3, 3}, {{.files = true}}).value().distribution, census_of({3, 3}, 8));
  EXPECT_EQ(code_of(census_of_board({5, 3}, {{.resume = true}})), Code::limit);  // 87 GB, and 64 MiB are allowed
  EXPECT_EQ(code_of(census_of_board({5, 3}, {{.files = true}})), Code::limit);
  EXPECT_EQ(code_of(census_of_board({2, 7}, {.again = true})), Code::limit);
  EXPECT_EQ(kept_in(folder.path()).size(), 1u) << "what was counted, and nothing was begun of the others";
}

TEST(LevelCount, WithoutAFolderNothingCanBeKept) {
  Quiet quiet;
  EXPECT_EQ(code_of(counted({.resume = true}, quiet.context)), Code::invalid);
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
