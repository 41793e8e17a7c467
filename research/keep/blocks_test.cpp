#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "base/thread_team_for_tests.hpp"
#include "research/keep/block_files.hpp"
#include "research/keep/team_blocks.hpp"

namespace asobi {
namespace {

using Words = std::vector<std::uint64_t>;

// Some words, most of them 0.
Words sparse_words(std::size_t count, std::uint64_t seed) {
  Random random(seed);
  Words out(count);
  for (auto& word : out) word = random.below(4) == 0 ? random.next() : 0;
  return out;
}

void hand_over_row(Blocks& blocks, std::size_t row, const Words& words) {
  const auto [begin, end] = blocks.here();
  Words scratch(end - begin);
  ASSERT_TRUE(blocks.begin(row));
  std::uint64_t* out = blocks.place(row, begin, scratch);
  std::copy(words.begin() + static_cast<std::ptrdiff_t>(begin), words.begin() + static_cast<std::ptrdiff_t>(end), out);
  blocks.hand_over(row, begin, {out, end - begin});
  ASSERT_TRUE(blocks.finish(row, Progress()));
}

Words row_of(const Blocks& blocks, std::size_t row) {
  return {blocks.row(row) + blocks.here().begin, blocks.row(row) + blocks.here().end};
}

TEST(Blocks, RunsComeToWhomTheyBelongWhateverTheParts) {
  constexpr std::uint64_t count = 1000, run = 50;
  const Words words = sparse_words(count, 1);
  std::vector<asobi::Run> runs;  // the runs in the order 0, 7, 14, … modulo 20
  Words wanted(count);
  for (std::uint64_t i = 0; i < count / run; ++i) {
    runs.push_back({i * 7 % 20 * run, i * run, run});
    std::copy_n(words.begin() + static_cast<std::ptrdiff_t>(i * 7 % 20 * run), run,
                wanted.begin() + static_cast<std::ptrdiff_t>(i * run));
  }
  for (const Words& parts : {Words{0, 1000}, Words{0, 333, 1000}, Words{0, 0, 10, 75, 1000}}) {
    std::atomic<std::uint64_t> sent = 0;
    run_team(parts.size() - 1, [&](Team& team) {
      Progress progress;
      const auto blocks = TeamBlocks::open(2, parts, team, {}, progress);
      ASSERT_TRUE(blocks);
      hand_over_row(**blocks, 1, words);
      const auto [begin, end] = (*blocks)->here();
      Words out(end - begin);
      const bool some = (*blocks)->moved(1, runs, out);
      EXPECT_EQ(some, std::ranges::any_of(out, [](auto word) { return word != 0; }));
      EXPECT_TRUE(std::ranges::equal(out, std::span(wanted).subspan(begin, end - begin)));
      EXPECT_FALSE((*blocks)->moved(0, runs, out));
      sent += (*blocks)->sent();
    });
    if (parts.size() == 2) EXPECT_EQ(sent, 0);
    if (parts.size() > 2) EXPECT_GT(sent, 8 * sizeof(std::uint64_t));
    EXPECT_LT(sent, count * sizeof(std::uint64_t) / 2);  // three of four words are 0 and are not sent
  }
}

TEST(Blocks, AStateIsGoneOnFromInMemoryAndInFilesAlike) {
  const ScratchFolder folder;
  const Keeping keeping{.folder = folder.path(), .name = "a/b", .seconds = 0};
  Progress progress;
  Team alone;
  const Words first = sparse_words(300, 1), second = sparse_words(300, 2), third = sparse_words(300, 3);
  {
    const auto files = FileBlocks::open(2, 300, Checkpoints(keeping), progress);
    ASSERT_TRUE(files);
    EXPECT_TRUE((*files)->begun_with().empty());
    EXPECT_EQ(row_of(**files, 0), Words(300));
    hand_over_row(**files, 0, first);
    ASSERT_TRUE((*files)->commit(Words{5}, progress));
    hand_over_row(**files, 1, second);
    ASSERT_TRUE((*files)->commit(Words{5, 6}, progress));
    hand_over_row(**files, 0, third);  // not committed
    EXPECT_EQ(row_of(**files, 0), third);
  }
  {
    const auto memory = TeamBlocks::open(2, {0, 300}, alone, Checkpoints(keeping), progress);
    ASSERT_TRUE(memory);
    EXPECT_EQ((*memory)->begun_with(), (Words{5, 6}));
    EXPECT_EQ(row_of(**memory, 0), first);
    EXPECT_EQ(row_of(**memory, 1), second);
    hand_over_row(**memory, 0, third);
    ASSERT_TRUE((*memory)->commit(Words{5, 6, 7}, progress));
  }
  const auto files = FileBlocks::open(2, 300, Checkpoints(keeping), progress);
  ASSERT_TRUE(files);
  EXPECT_EQ((*files)->begun_with(), (Words{5, 6, 7}));
  EXPECT_EQ(row_of(**files, 0), third);
  EXPECT_EQ(row_of(**files, 1), second);
  Checkpoints(keeping).clear();
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Blocks, AStateIsNotKeptBeforeItsTime) {
  const ScratchFolder folder;
  const Keeping keeping{.folder = folder.path(), .name = "a", .seconds = 3600};
  Progress progress;
  Team alone;
  const auto memory = TeamBlocks::open(1, {0, 10}, alone, Checkpoints(keeping), progress);
  ASSERT_TRUE((*memory)->commit(Words{1}, progress));
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(Blocks, ATeamGoesOnFromTheNewestStateThatAllHave) {
  const ScratchFolder folder;
  const auto keeping = [&](std::size_t rank) {
    return Keeping{.folder = folder.path(), .name = "a/" + std::to_string(rank), .seconds = 0};
  };
  const Words older = sparse_words(40, 1), newer = sparse_words(40, 2);
  run_team(2, [&](Team& team) {
    Progress progress;
    const auto blocks = TeamBlocks::open(1, {0, 10, 40}, team, Checkpoints(keeping(team.rank())), progress);
    hand_over_row(**blocks, 0, older);
    ASSERT_TRUE((*blocks)->commit(Words{1}, progress));
    hand_over_row(**blocks, 0, newer);
    ASSERT_TRUE((*blocks)->commit(Words{1, 2}, progress));
  });
  std::filesystem::remove(folder.path() / "a-1-2.state");  // killed just before
  run_team(2, [&](Team& team) {
    Progress progress;
    const auto blocks = TeamBlocks::open(1, {0, 10, 40}, team, Checkpoints(keeping(team.rank())), progress);
    ASSERT_TRUE(blocks);
    EXPECT_EQ((*blocks)->begun_with(), (Words{1}));
    const auto [begin, end] = (*blocks)->here();
    EXPECT_TRUE(std::ranges::equal(row_of(**blocks, 0), std::span(older).subspan(begin, end - begin)));
  });
}

TEST(Blocks, ADamagedRowIsRefused) {
  const ScratchFolder folder;
  const Keeping keeping{.folder = folder.path(), .name = "a", .seconds = 0};
  Progress progress;
  Team alone;
  {
    const auto memory = TeamBlocks::open(1, {0, 100}, alone, Checkpoints(keeping), progress);
    hand_over_row(**memory, 0, sparse_words(100, 1));
    ASSERT_TRUE((*memory)->commit(Words{1}, progress));
  }
  std::fstream(folder.path() / "a-1-row0.bits", std::ios::in | std::ios::out | std::ios::binary).seekp(99).put('x');
  EXPECT_EQ(code_of(TeamBlocks::open(1, {0, 100}, alone, Checkpoints(keeping), progress)), Code::corrupt);
  EXPECT_EQ(code_of(FileBlocks::open(1, 100, Checkpoints(keeping), progress)), Code::corrupt);
}

// A row or a state takes the place of its like, and only its like is removed.
TEST(Blocks, WhatIsNotOursIsNeitherWrittenOverNorRemoved) {
  const ScratchFolder folder, elsewhere;
  const Keeping keeping{.folder = folder.path(), .name = "a", .seconds = 0};
  Progress progress;
  std::ofstream(elsewhere / "foreign") << "somebody's";
  const auto commit = [&](std::uint64_t number) -> Result<void> {
    ASOBI_TRY(const auto files, FileBlocks::open(1, 100, Checkpoints(keeping), progress));
    hand_over_row(*files, 0, sparse_words(100, number));
    return files->commit(Words{number}, progress);
  };
  for (const char* name : {"a-1-row0.bits", "a-2.state"}) {
    const auto path = folder.path() / name;
    for (const auto& target : {elsewhere / "foreign", elsewhere / "nowhere"}) {
      std::filesystem::create_symlink(target, path);
      const auto refused = commit(1);
      EXPECT_EQ(code_of(refused), Code::limit) << name;
      EXPECT_NE(refused.error().message.en.find(path.string()), std::string::npos);
      EXPECT_TRUE(std::filesystem::is_symlink(path));
      Checkpoints(keeping).clear();
      EXPECT_TRUE(std::filesystem::is_symlink(path));
      std::filesystem::remove(path);
    }
    std::ofstream(path) << "somebody's, and longer than what a row begins with, by far: more than its sixty-four bytes";
    EXPECT_EQ(code_of(commit(1)), Code::limit) << name;
    Checkpoints(keeping).clear();
    EXPECT_GT(std::filesystem::file_size(path), 64u);
    std::filesystem::remove(path);
  }
  EXPECT_EQ(std::filesystem::file_size(elsewhere / "foreign"), 10u);
  EXPECT_FALSE(std::filesystem::exists(elsewhere / "nowhere"));
  EXPECT_TRUE(commit(1));
  EXPECT_TRUE(commit(2));
  Checkpoints(keeping).clear();
  EXPECT_TRUE(folder.empty());
}

}  // namespace
}  // namespace asobi
