#include "research/keep/block_file.hpp"

#include <fstream>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "research/keep/step_log.hpp"

namespace asobi {
namespace {

// Some that can be compressed, some that cannot.
Bytes block_of(std::uint64_t number) {
  Random random(number);
  Bytes out(1 + number * 131 % 5000, std::byte{7});
  if (number % 2 == 0) {
    for (std::byte& b : out) b = static_cast<std::byte>(random.below(256));
  }
  return out;
}

void write_file(const std::filesystem::path& path, std::uint64_t blocks) {
  BlockWriter writer(path, "a name");
  std::vector<std::jthread> team;
  for (std::uint64_t t = 0; t < 3; ++t) {
    team.emplace_back([&writer, blocks, t] {
      for (std::uint64_t i = t; i < blocks; i += 3) ASSERT_TRUE(writer.add(3 * (blocks - i), block_of(i)));
    });
  }
  team.clear();
  ASSERT_TRUE(writer.finish(Progress()));
}

TEST(BlockFile, EveryBlockComesBackByItsNumber) {
  const ScratchFolder folder;
  constexpr std::uint64_t blocks = 200;
  write_file(folder / "blocks", blocks);
  const auto file = BlockFile::open(folder / "blocks", "a name", Progress());
  ASSERT_TRUE(file);
  EXPECT_EQ(file->numbers().size(), blocks);
  for (std::uint64_t i = 0; i < blocks; ++i) {
    EXPECT_EQ(file->block(3 * (blocks - i)).value(), block_of(i));
    EXPECT_TRUE(file->block(3 * i + 1)->empty());
  }
}

TEST(BlockFile, IsThereWholeOrNotAtAll) {
  const ScratchFolder folder;
  {
    BlockWriter unfinished(folder / "blocks", "a name");
    ASSERT_TRUE(unfinished.add(1, block_of(1)));
    EXPECT_FALSE(std::filesystem::exists(folder / "blocks"));
  }
  EXPECT_TRUE(folder.empty());
  EXPECT_EQ(code_of(BlockFile::open(folder / "blocks", "a name", Progress())), Code::unknown_name);
  BlockWriter nowhere("/proc/blocks", "a name");
  EXPECT_EQ(code_of(nowhere.finish(Progress())), Code::limit);
}

TEST(BlockFile, AFullDiskIsAnErrorAndLeavesNothing) {
  const ScratchFolder folder;
  {
    const FullDisk full(4096);
    BlockWriter writer(folder / "blocks", "a name");
    for (std::uint64_t i = 0; i < 10; ++i) ASSERT_TRUE(writer.add(i, block_of(14)));
    EXPECT_EQ(code_of(writer.finish(Progress())), Code::limit);
  }
  EXPECT_TRUE(folder.empty());
}

TEST(BlockFile, AnyDamageIsNoticed) {
  const ScratchFolder folder;
  write_file(folder / "blocks", 5);
  std::ifstream in(folder / "blocks", std::ios::binary);
  const std::string good((std::istreambuf_iterator<char>(in)), {});
  const auto sound = [&](const std::string& bytes) {
    std::ofstream(folder / "spoiled", std::ios::binary) << bytes;
    const auto file = BlockFile::open(folder / "spoiled", "a name", Progress());
    if (!file) return file.error().code != Code::corrupt;
    return std::ranges::all_of(file->numbers(), [&](std::uint64_t n) { return file->block(n).has_value(); }) &&
           file->numbers() == BlockFile::open(folder / "blocks", "a name", Progress())->numbers();
  };
  EXPECT_TRUE(sound(good));
  for (std::size_t at = 0; at < good.size(); at += at < 200 ? 1 : 13) {
    std::string spoiled = good;
    spoiled[at] = static_cast<char>(spoiled[at] ^ 4);
    EXPECT_FALSE(sound(spoiled)) << at;
    EXPECT_FALSE(sound(good.substr(0, at))) << at;
  }
  EXPECT_EQ(code_of(BlockFile::open(folder / "blocks", "b name", Progress())), Code::corrupt);
  EXPECT_EQ(code_of(BlockFile::open(folder / "blocks", "a longer name", Progress())), Code::corrupt);
}

TEST(BlockFile, TakesThePlaceOfATableAndOfNothingElse) {
  const ScratchFolder folder;
  std::ofstream(folder / "foreign") << "somebody's";
  std::filesystem::create_symlink("foreign", folder / "link");
  std::filesystem::create_symlink("nowhere", folder / "dangling");
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  for (const char* name : {"foreign", "link", "dangling", "pipe"}) {
    const auto type = std::filesystem::symlink_status(folder / name).type();
    EXPECT_EQ(code_of(BlockWriter::check_place(folder / name)), Code::limit) << name;
    BlockWriter writer(folder / name, "a name");
    EXPECT_EQ(code_of(writer.finish(Progress())), Code::limit) << name;
    EXPECT_EQ(std::filesystem::symlink_status(folder / name).type(), type) << name;
    const auto read = BlockFile::open(folder / name, "a name", Progress());  // and nobody is waited for
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().code, name == std::string_view("dangling") ? Code::unknown_name : Code::corrupt);
  }
  EXPECT_FALSE(std::filesystem::exists(folder / "nowhere"));
  EXPECT_EQ(std::filesystem::file_size(folder / "foreign"), 10u);
  write_file(folder / "blocks", 3);
  EXPECT_TRUE(BlockWriter::check_place(folder / "blocks"));
  write_file(folder / "blocks", 5);
  EXPECT_EQ(BlockFile::open(folder / "blocks", "a name", Progress())->numbers().size(), 5u);
}

TEST(StepLog, GoesOnAfterTheLastFinishedStep) {
  const ScratchFolder folder;
  Progress progress;
  for (unsigned step = 0; step < 3; ++step) {
    StepLog log = StepLog::open(folder / "log", "a name", progress).value();
    ASSERT_EQ(log.steps(), step);
    BlockWriter writer = log.begin_step();
    ASSERT_TRUE(writer.add(step, block_of(step)));
    ASSERT_TRUE(writer.finish(Progress()));
    log.end_step();
    BlockWriter unfinished = log.begin_step();
    ASSERT_TRUE(unfinished.add(99, block_of(9)));
  }
  const StepLog log = StepLog::open(folder / "log", "a name", progress).value();
  EXPECT_GT(StepLog::bytes(folder / "log"), 0u);
  EXPECT_EQ(StepLog::bytes(folder / "nowhere"), 0u);
  for (unsigned step = 0; step < 3; ++step) EXPECT_EQ(log.step(step, progress)->block(step).value(), block_of(step));
  EXPECT_EQ(code_of(log.step(3, progress)), Code::unknown_name);
}

TEST(StepLog, WhatIsNotOfItStaysWhenItGoes) {
  const ScratchFolder folder;
  Progress progress;
  for (const bool foreign : {false, true}) {
    StepLog log = StepLog::open(folder / "log", "a name", progress).value();
    BlockWriter writer = log.begin_step();
    ASSERT_TRUE(writer.add(1, block_of(1)) && writer.finish(Progress()));
    log.end_step();
    if (foreign) std::ofstream(folder / "log" / "diary") << "somebody's";
    log.clear();
    EXPECT_EQ(std::filesystem::exists(folder / "log" / "diary"), foreign);
    EXPECT_EQ(std::filesystem::exists(folder / "log"), foreign);
    EXPECT_FALSE(std::filesystem::exists(folder / "log" / "step-000"));
  }
  std::filesystem::create_symlink("log", folder / "link");
  EXPECT_EQ(code_of(StepLog::open(folder / "link", "a name", progress)), Code::limit);
}

}  // namespace
}  // namespace asobi
