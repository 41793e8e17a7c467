// Counting by a team, in files and in memory, and after being killed: always what one process counts.
#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"
#include "games/twisty/solve/table/state_table.hpp"
#include "research/keep/block_files.hpp"
#include "research/keep/killed_for_tests.hpp"
#include "research/keep/store.hpp"
#include "research/keep/team_blocks.hpp"
#include "solve/fibred_census.hpp"

namespace asobi::twisty {
namespace {

void expect_the_same_by_teams(const char* name, CensusMetric metric, std::span<const std::size_t> sizes) {
  Quiet quiet;
  const Model model = Model::make(name).value();
  const StateTable alone = StateTable::make(model, metric, Turning::all, quiet.context).value();
  for (const std::size_t size : sizes) {
    run_team(size, [&](Team& team) {
      Quiet own;
      own.context.team = &team;
      ResearchStore store({}, own.context);
      const auto table = StateTable::make(model, metric, Turning::all, own.context, {}, &store);
      ASSERT_TRUE(table) << table.error().message.en;
      EXPECT_EQ(table->distribution(), alone.distribution()) << name << " by " << size;
      EXPECT_EQ(table->antipode().value(), alone.antipode().value()) << name << " by " << size;
      EXPECT_EQ(table->antipode_classes(), alone.antipode_classes()) << name << " by " << size;
    });
  }
}

// Of one chunk, which one member has.
TEST(StateTableTeam, CountsWhatOneCounts) {
  const std::vector<std::size_t> sizes = {1, 2, 3};
  expect_the_same_by_teams("tetra-edge-2", CensusMetric::half, sizes);
  expect_the_same_by_teams("skewb-diamond", CensusMetric::quarter, sizes);
}

// Of several, folded by symmetries and not.
TEST(StateTableTeamStandard, CountsWhatOneCountsWhereAllHaveAPart) {
  expect_the_same_by_teams("2x2x2", CensusMetric::quarter, std::vector<std::size_t>{2, 4});
  expect_the_same_by_teams("skewb", CensusMetric::half, std::vector<std::size_t>{1, 2, 4});
  expect_the_same_by_teams("tetra-edge-3", CensusMetric::half, std::vector<std::size_t>{3});
}

Result<FibredCount> count_in_files(const FibredSpace& space, const Checkpoints& kept) {
  Progress progress;
  Team alone;
  ASOBI_TRY(const auto blocks, FileBlocks::open(rows_to_count, parts_of_team(space, 1).back(), kept, progress));
  return count_states(space, *blocks, alone, 2, progress);
}

Result<FibredCount> count_in_memory(const FibredSpace& space, const Checkpoints& kept) {
  Progress progress;
  Team alone;
  ASOBI_TRY(const auto blocks, TeamBlocks::open(rows_to_count, parts_of_team(space, 1), alone, kept, progress));
  return count_states(space, *blocks, alone, 2, progress);
}

bool same_count(const Result<FibredCount>& one, const FibredCount& other) {
  return one && one->distribution == other.distribution && one->farthest == other.farthest &&
         std::ranges::equal(one->distances.bytes(), other.distances.bytes());
}

TEST(StateTableTeam, FilesHoldWhatMemoryHolds) {
  Quiet quiet;
  const Model model = Model::make("tetraminx").value();
  const SmallSpace small = SmallSpace::make(model, CensusMetric::half, Turning::all, quiet.progress).value();
  const FibredCount count = count_states(small.space(), 2, quiet.progress).value();
  const ScratchFolder folder;
  EXPECT_TRUE(
      same_count(count_in_files(small.space(), Checkpoints({.folder = folder.path(), .name = "count"})), count));
}

TEST(StateTableTeamStandard, KilledAtAnyMomentItGoesOn) {
  Quiet quiet;
  const Model model = Model::make("skewb-diamond").value();
  const SmallSpace small = SmallSpace::make(model, CensusMetric::half, Turning::all, quiet.progress).value();
  const FibredCount wanted = count_states(small.space(), 1, quiet.progress).value();
  for (const bool in_files : {true, false}) {
    const ScratchFolder folder;
    const Checkpoints kept({.folder = folder.path(), .name = "count", .seconds = 0});
    expect_to_end_though_killed(
        [&] {
          return same_count(in_files ? count_in_files(small.space(), kept) : count_in_memory(small.space(), kept),
                            wanted);
        },
        500);
  }
}

TEST(StateTableTeam, TheStateIsGoneWhenTheTableIsThere) {
  const ScratchFolder folder;
  Progress progress;
  Shelf shelf(folder.path());
  Context context{progress, shelf};
  const Model model = Model::make("skewb-diamond").value();
  ResearchStore store({.resume = true}, context);
  const auto table = StateTable::make(model, CensusMetric::half, Turning::all, context, {}, &store);
  ASSERT_TRUE(table) << table.error().message.en;
  const auto left = kept_in(folder.path());
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left[0].filename(), "twisty-states-o f 0-all-half.table");
}

TEST(StateTableTeam, WithoutAFolderNothingCanBeKept) {
  Quiet quiet;
  const Model model = Model::make("skewb-diamond").value();
  ResearchStore store({.resume = true}, quiet.context);
  EXPECT_EQ(code_of(StateTable::make(model, CensusMetric::half, Turning::all, quiet.context, {}, &store)),
            Code::invalid);
}

}  // namespace
}  // namespace asobi::twisty
