#include "base/shelf.hpp"

#include <atomic>
#include <fstream>
#include <future>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/name_lock.hpp"
#include "base/scratch_folder_for_tests.hpp"

namespace asobi {
namespace {

constexpr const char* shelved_name = "test/squares";

Table squares(std::size_t bytes = 100) {
  Table table{shelved_name, {bytes}, *Buffer::zeroed(bytes)};
  for (std::size_t i = 0; i < bytes; ++i) table.data.bytes()[i] = static_cast<std::byte>(i * i);
  return table;
}

bool any(const Table&) { return true; }

// Counts how often the table is made, and collects the notes.
struct Maker {
  std::atomic<int> made = 0;
  std::vector<std::string> notes;
  std::size_t bytes = 100;
  Progress progress{{}, [this](const Report& report) {
                      if (report.note) notes.push_back(report.stage.en);
                    }};

  Result<std::shared_ptr<const Table>> from(Shelf& shelf, const Shelf::Sound& sound = any) {
    return shelf.table(
        shelved_name,
        [this](Progress&) -> Result<Table> {
          ++made;
          return squares(bytes);
        },
        sound, progress);
  }
};

bool right(const Result<std::shared_ptr<const Table>>& table) {
  return table && (*table)->data.size() > 7 && (*table)->data.bytes()[7] == std::byte{49};
}

TEST(Shelf, EightWhoAskAtOnceShareOneTable) {
  const ScratchFolder folder;
  for (const bool on_disk : {false, true}) {
    Shelf shelf = on_disk ? Shelf(folder.path()) : Shelf();
    std::atomic<int> made = 0;
    std::vector<std::shared_ptr<const Table>> got(8);
    {
      std::vector<std::jthread> team;
      for (auto& table : got) {
        team.emplace_back([&] {
          Progress progress;
          table = *shelf.table(
              shelved_name,
              [&](Progress&) -> Result<Table> {
                ++made;
                std::this_thread::sleep_for(std::chrono::milliseconds(5));
                return squares();
              },
              any, progress);
        });
      }
    }
    EXPECT_EQ(made, 1);
    for (const auto& table : got) EXPECT_EQ(table, got[0]);
    EXPECT_TRUE(right(got[0]));
  }
}

// As eight processes would: each has a shelf of its own on the same folder.
TEST(Shelf, OneOfEightProcessesMakesTheTable) {
  const ScratchFolder folder;
  std::atomic<int> made = 0, waited = 0;
  {
    std::vector<std::jthread> team;
    for (int i = 0; i < 8; ++i) {
      team.emplace_back([&, i] {
        Shelf shelf(folder.path(), i % 2 == 0 ? Loading::read : Loading::mapped);
        Progress progress({}, [&](const Report& report) { waited += report.note ? 1 : 0; });
        const auto table = shelf.table(
            shelved_name,
            [&](Progress&) -> Result<Table> {
              ++made;
              std::this_thread::sleep_for(std::chrono::milliseconds(50));
              return squares();
            },
            any, progress);
        EXPECT_TRUE(right(table));
      });
    }
  }
  EXPECT_EQ(made, 1);
  EXPECT_LE(waited, 7);
}

TEST(Shelf, WhoWaitsForAnotherProcessCanBeStopped) {
  const ScratchFolder folder;
  Progress first;
  const auto held = NameLock::take(folder.path(), shelved_name, first);
  ASSERT_TRUE(held);
  EXPECT_FALSE(held->waited());
  Progress late({}, {}, 0.05);
  EXPECT_EQ(NameLock::take(folder.path(), shelved_name, late).error().code, Code::limit);
  EXPECT_TRUE(NameLock::take(folder.path(), "another name", late));
}

TEST(Shelf, AMappedTableIsTheSame) {
  const ScratchFolder folder;
  Maker maker;
  maker.bytes = 10'000;
  for (int run = 0; run < 2; ++run) {
    Shelf shelf(folder.path(), Loading::mapped);
    const auto table = maker.from(shelf);
    ASSERT_TRUE(right(table));
    EXPECT_TRUE(std::ranges::equal((*table)->data.bytes(), squares(10'000).data.bytes()));
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>((*table)->data.data()) % 64, 0u);
    Shelf other(folder.path());
    ASSERT_TRUE(right(maker.from(other)));
  }
  EXPECT_EQ(maker.made, 1);
}

TEST(Shelf, NamesOfAnyLengthAreKeptApart) {
  const ScratchFolder folder;
  const std::string stem(1'000, 'x');
  int made = 0;
  for (int run = 0; run < 2; ++run) {
    Shelf shelf(folder.path());
    for (const std::string& name : {stem + "a", stem + "b"}) {
      Progress progress;
      const auto table = shelf.table(
          name,
          [&](Progress&) -> Result<Table> {
            ++made;
            return Table{name, {1}, *Buffer::zeroed(1)};
          },
          any, progress);
      ASSERT_TRUE(table);
      EXPECT_EQ((*table)->name, name);
    }
  }
  EXPECT_EQ(made, 2);  // the second program finds both
}

TEST(Shelf, ATableOutlivesTheProgram) {
  const ScratchFolder folder;
  Maker maker;
  for (int run = 0; run < 3; ++run) {
    Shelf shelf(folder.path());
    EXPECT_TRUE(right(maker.from(shelf)));
    EXPECT_TRUE(right(maker.from(shelf)));
  }
  EXPECT_EQ(maker.made, 1);
  EXPECT_TRUE(maker.notes.empty());
}

TEST(Shelf, WithoutAFolderNothingIsKept) {
  Maker maker;
  for (int run = 0; run < 2; ++run) {
    Shelf shelf;
    EXPECT_TRUE(right(maker.from(shelf)));
    EXPECT_TRUE(right(maker.from(shelf)));
  }
  EXPECT_EQ(maker.made, 2);
}

TEST(Shelf, ADamagedTableIsMadeAnewWithANote) {
  const ScratchFolder folder;
  Shelf first(folder.path());
  Maker maker;
  ASSERT_TRUE(maker.from(first));
  std::string bytes = *read_text(first.path_of(shelved_name));
  bytes[bytes.size() - 10] = static_cast<char>(bytes[bytes.size() - 10] ^ 4);
  int loaded = 0;
  for (const std::string& damaged :
       {bytes, bytes, bytes.substr(0, 60), bytes.substr(0, 60), bytes.substr(0, 8), bytes.substr(0, 8)}) {
    ASSERT_TRUE(write_text(first.path_of(shelved_name), damaged));
    Shelf shelf(folder.path(), ++loaded % 2 == 0 ? Loading::read : Loading::mapped);
    Maker again;
    EXPECT_TRUE(right(again.from(shelf)));
    EXPECT_EQ(again.made, 1);
    ASSERT_EQ(again.notes.size(), 1u);
    EXPECT_NE(again.notes[0].find("made anew"), std::string::npos);
  }
  Shelf last(folder.path());
  EXPECT_TRUE(right(maker.from(last)));
  EXPECT_EQ(maker.made, 1);
}

// Whatever stands where the table would be kept stays as it is, and the table lives in memory; the person is told what
// to do.
TEST(Shelf, WhatIsNotOursIsNotWrittenOver) {
  for (const Loading loading : {Loading::read, Loading::mapped}) {
    const ScratchFolder folder, elsewhere;
    ASSERT_TRUE(write_text(elsewhere / "foreign", "somebody's"));
    for (const std::filesystem::path& target :
         {elsewhere / "foreign", elsewhere / "nowhere", std::filesystem::path("/dev/null")}) {
      Shelf shelf(folder.path(), loading);
      std::filesystem::create_symlink(target, shelf.path_of(shelved_name));
      Maker maker;
      EXPECT_TRUE(right(maker.from(shelf)));
      EXPECT_TRUE(right(maker.from(shelf)));
      EXPECT_EQ(maker.made, 1);
      ASSERT_FALSE(maker.notes.empty());
      EXPECT_NE(maker.notes.back().find("symbolic link"), std::string::npos) << maker.notes.back();
      EXPECT_NE(maker.notes.back().find("remove it"), std::string::npos);
      EXPECT_TRUE(std::filesystem::is_symlink(shelf.path_of(shelved_name)));
      std::filesystem::remove(shelf.path_of(shelved_name));
    }
    EXPECT_EQ(*read_text(elsewhere / "foreign"), "somebody's");
    EXPECT_FALSE(std::filesystem::exists(elsewhere / "nowhere"));
    for (const char* text : {"somebody's", ""}) {
      Shelf shelf(folder.path(), loading);
      ASSERT_TRUE(write_text(shelf.path_of(shelved_name), text));
      Maker maker;
      EXPECT_TRUE(right(maker.from(shelf)));
      EXPECT_EQ(maker.notes.size(), 2u);
      EXPECT_EQ(*read_text(shelf.path_of(shelved_name)), text);
    }
  }
}

TEST(Shelf, NothingIsMadeThroughALockThatIsALink) {
  const ScratchFolder folder, elsewhere;
  std::filesystem::create_symlink(elsewhere / "made", folder / "lock");
  Shelf shelf(folder.path());
  Maker maker;
  EXPECT_TRUE(right(maker.from(shelf)));
  EXPECT_TRUE(elsewhere.empty());
  EXPECT_TRUE(std::filesystem::exists(shelf.path_of(shelved_name)));
}

// Written over in place, so that the copy in memory changes, too: by another program, or by a disk that fails.
TEST(Shelf, AMappedTableThatChangesIsMadeAnew) {
  const ScratchFolder folder;
  Shelf shelf(folder.path(), Loading::mapped);
  Maker maker;
  const auto before = maker.from(shelf);
  ASSERT_TRUE(right(before));
  for (int time = 1; time <= 2; ++time) {
    const auto again = maker.from(shelf);
    EXPECT_EQ(maker.made, time);
    EXPECT_EQ(maker.notes.size(), static_cast<std::size_t>(time - 1));
    std::fstream file(shelf.path_of(shelved_name), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp(static_cast<std::streamoff>(std::filesystem::file_size(shelf.path_of(shelved_name)) - 100 + 7)).put('x');
    file.close();
    EXPECT_FALSE(right(again));  // behind our back
    EXPECT_TRUE(right(maker.from(shelf)));
    EXPECT_EQ(maker.made, time + 1);
    ASSERT_EQ(maker.notes.size(), static_cast<std::size_t>(time));
    EXPECT_NE(maker.notes.back().find("made anew"), std::string::npos);
  }
  // Touched, but the same: loaded again, not made. Gone: made anew.
  std::filesystem::last_write_time(shelf.path_of(shelved_name), std::filesystem::file_time_type::clock::now());
  EXPECT_TRUE(right(maker.from(shelf)));
  EXPECT_EQ(maker.made, 3);
  std::filesystem::remove(shelf.path_of(shelved_name));
  EXPECT_TRUE(right(maker.from(shelf)));
  EXPECT_EQ(maker.made, 4);
}

TEST(Shelf, AWrongCensusIsMadeAnewAndNeverHandedOut) {
  const ScratchFolder folder;
  const auto sound = [](const Table& table) { return table.census[0] == 100; };
  Maker wrong;
  wrong.bytes = 99;
  Shelf first(folder.path());
  ASSERT_TRUE(wrong.from(first));  // kept by one who did not look
  Shelf second(folder.path());
  EXPECT_EQ(wrong.from(second, sound).error().code, Code::internal);
  EXPECT_EQ(wrong.made, 2);
  Maker good;
  EXPECT_TRUE(right(good.from(second, sound)));
  EXPECT_EQ(good.made, 1);
  ASSERT_EQ(good.notes.size(), 1u);
  EXPECT_NE(good.notes[0].find("census"), std::string::npos);
}

TEST(Shelf, WhenTheDiskIsFullTheTableLivesInMemory) {
  const ScratchFolder folder;
  Shelf shelf(folder / "kept");
  Maker maker;
  maker.bytes = 100'000;
  bool first = false;
  {
    const FullDisk full(4096);
    first = right(maker.from(shelf));
  }
  EXPECT_TRUE(first);
  ASSERT_EQ(maker.notes.size(), 1u);
  EXPECT_NE(maker.notes[0].find("could not be kept"), std::string::npos);
  EXPECT_TRUE(right(maker.from(shelf)));
  EXPECT_EQ(maker.made, 1);
  EXPECT_TRUE(kept_in(folder / "kept").empty());
}

TEST(Shelf, AFolderInTheTablesPlaceIsNoObstacle) {
  const ScratchFolder folder;
  Shelf shelf(folder.path());
  std::filesystem::create_directory(shelf.path_of(shelved_name));
  Maker maker;
  EXPECT_TRUE(right(maker.from(shelf)));
  EXPECT_EQ(maker.notes.size(), 2u);  // it could not be used, and it could not be replaced
}

TEST(Shelf, WhoWaitsCanBeStoppedAndTheMakerGoesOn) {
  Shelf shelf;
  std::promise<void> begun, release;
  std::jthread maker([&] {
    Progress progress;
    const auto table = shelf.table(
        shelved_name,
        [&](Progress&) -> Result<Table> {
          begun.set_value();
          release.get_future().wait();
          return squares();
        },
        any, progress);
    EXPECT_TRUE(right(table));
  });
  begun.get_future().wait();
  std::stop_source stop;
  Progress waiting(stop.get_token());
  std::jthread stopper([&] { stop.request_stop(); });
  const auto table = shelf.table(shelved_name, [](Progress&) -> Result<Table> { return squares(); }, any, waiting);
  release.set_value();
  ASSERT_FALSE(table);
  EXPECT_EQ(table.error().code, Code::cancelled);
}

TEST(Shelf, AFailedMakingIsNotRemembered) {
  const ScratchFolder folder;
  Shelf shelf(folder.path());
  Progress progress;
  const auto failed = shelf.table(
      shelved_name, [](Progress&) -> Result<Table> { return fail(Code::cancelled, "stopped", "中止"); }, any, progress);
  EXPECT_EQ(failed.error().code, Code::cancelled);
  EXPECT_TRUE(kept_in(folder.path()).empty());
  Maker maker;
  EXPECT_TRUE(right(maker.from(shelf)));
  EXPECT_EQ(maker.made, 1);
}

TEST(Shelf, AStoppedLoadDoesNotBeginToMake) {
  const ScratchFolder folder;
  Maker maker;
  Shelf first(folder.path());
  ASSERT_TRUE(maker.from(first));
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Shelf second(folder.path());
  int made = 0;
  const auto table = second.table(
      shelved_name,
      [&](Progress&) -> Result<Table> {
        ++made;
        return squares();
      },
      any, progress);
  EXPECT_EQ(table.error().code, Code::cancelled);
  EXPECT_EQ(made, 0);
}

TEST(Shelf, WhatIsMadeFromTablesIsMadeOnceAndNotAfterAFault) {
  Shelf shelf;
  Progress progress;
  int made = 0;
  const auto number = [&](bool fails) {
    return shelf.shared<int>(
        "test/number",
        [&](Progress&) -> Result<int> {
          if (fails) return fail(Code::limit, "no", "いいえ");
          return 40 + ++made;
        },
        progress);
  };
  EXPECT_FALSE(number(true));
  const auto first = number(false), second = number(false);
  ASSERT_TRUE(first && second);
  EXPECT_EQ(**first, 41);
  EXPECT_EQ(*first, *second);
  EXPECT_EQ(made, 1);
}

}  // namespace
}  // namespace asobi
