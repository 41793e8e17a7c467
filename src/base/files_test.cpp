#include "base/files.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/scratch_folder_for_tests.hpp"

namespace asobi {
namespace {

constexpr const char* table_name = "sliding/test/2x2";

Table sample(std::size_t bytes = 50) {
  Table table{table_name, {1, 2, 3}, *Buffer::zeroed(bytes)};
  for (std::size_t i = 0; i < bytes; ++i) table.data.bytes()[i] = static_cast<std::byte>(i * 37 + i / 256);
  return table;
}

void expect_same(const Table& a, const Table& b) {
  EXPECT_EQ(a.name, b.name);
  EXPECT_EQ(a.census, b.census);
  EXPECT_TRUE(std::ranges::equal(a.data.bytes(), b.data.bytes()));
}

Code code_of(const std::filesystem::path& path, std::string_view name = table_name) {
  const auto loaded = load_table(path, name);
  EXPECT_FALSE(loaded);
  return loaded ? Code::internal : loaded.error().code;
}

std::string why(const std::filesystem::path& path, std::string_view name = table_name) {
  const auto loaded = load_table(path, name);
  return loaded ? "" : loaded.error().message.en;
}

// A plain new file, without the cost of flushing to the disk.
void put(const std::filesystem::path& path, const std::string& bytes) {
  std::filesystem::remove(path);
  std::ofstream(path, std::ios::binary) << bytes;
}

// The bytes of a saved table, to be damaged.
std::string saved_bytes(const ScratchFolder& folder) {
  EXPECT_TRUE(save_table(folder / "whole", sample(), Progress()));
  return *read_text(folder / "whole");
}

TEST(Files, ATextWrittenInPiecesIsWholeOrAbsent) {
  const ScratchFolder folder;
  put(folder / "text", "old");
  {
    auto writer = TextWriter::open(folder / "text");
    ASSERT_TRUE(writer);
    ASSERT_TRUE(writer->write("new "));
    EXPECT_EQ(*read_text(folder / "text"), "old");
  }
  EXPECT_EQ(*read_text(folder / "text"), "old");
  auto writer = TextWriter::open(folder / "text");
  ASSERT_TRUE(writer);
  ASSERT_TRUE(writer->write("new "));
  ASSERT_TRUE(writer->write("text"));
  ASSERT_TRUE(writer->finish());
  EXPECT_EQ(*read_text(folder / "text"), "new text");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
  EXPECT_TRUE(TextWriter::open("/dev/null")->finish());
  const auto full = TextWriter::open("/dev/full")->write("text");
  ASSERT_FALSE(full);
  EXPECT_EQ(full.error().code, Code::limit);
  EXPECT_EQ(TextWriter::open("/dev/no such device").error().code, Code::limit);
}

TEST(Files, LinksAndDevicesStayWhatTheyAre) {
  const ScratchFolder folder;
  put(folder / "text", "old");
  std::filesystem::create_symlink("text", folder / "link");
  std::filesystem::create_symlink("new", folder / "dangling");
  ASSERT_TRUE(write_text(folder / "link", "a"));
  ASSERT_TRUE(write_text(folder / "dangling", "b"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "link"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "dangling"));
  EXPECT_EQ(*read_text(folder / "text"), "a");
  EXPECT_EQ(*read_text(folder / "new"), "b");
  std::filesystem::create_symlink("/dev/full", folder / "full");
  EXPECT_EQ(write_text(folder / "full", "c").error().code, Code::limit);
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/full"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "full"));
}

// A socket, and where we may make them a disk and a character device, which nobody has.
std::vector<std::filesystem::path> put_odd_things(const ScratchFolder& folder) {
  std::vector<std::filesystem::path> out = {folder / "socket"};
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::ranges::copy(out[0].string(), address.sun_path);
  const int socket = ::socket(AF_UNIX, SOCK_STREAM, 0);
  EXPECT_EQ(::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  ::close(socket);
  if (::mknod((folder / "disk").c_str(), S_IFBLK | 0600, makedev(240, 7)) == 0) out.push_back(folder / "disk");
  return out;
}

TEST(Files, NoTextTakesThePlaceOfADeviceAPipeOrASocket) {
  const ScratchFolder folder;
  for (const auto& thing : put_odd_things(folder)) {
    const auto type = std::filesystem::status(thing).type();
    std::filesystem::create_symlink(thing, folder / "link");
    for (const auto& path : {thing, folder / "link"}) {
      const auto written = write_text(path, "text");
      ASSERT_FALSE(written) << thing;
      EXPECT_EQ(written.error().code, Code::limit);
      EXPECT_NE(written.error().message.en.find("choose another place"), std::string::npos);
      EXPECT_NE(written.error().message.ja.find("別の場所"), std::string::npos);
    }
    EXPECT_EQ(std::filesystem::symlink_status(thing).type(), type);
    std::filesystem::remove(folder / "link");
  }
  std::filesystem::create_symlink("circle", folder / "circle");
  EXPECT_EQ(write_text(folder / "circle", "text").error().code, Code::limit);
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "circle"));
  // What comes there while the text is written.
  auto writer = TextWriter::open(folder / "text");
  ASSERT_TRUE(writer && writer->write("text"));
  ASSERT_EQ(::mkfifo((folder / "text").c_str(), 0600), 0);
  EXPECT_EQ(writer->finish().error().code, Code::limit);
  EXPECT_TRUE(std::filesystem::is_fifo(folder / "text"));
}

TEST(Files, ATableTakesThePlaceOfATableAndOfNothingElse) {
  const ScratchFolder folder;
  ASSERT_TRUE(save_table(folder / "table", sample(), Progress()));
  put(folder / "foreign", "somebody's, and longer than the beginning of a table");
  put(folder / "empty", "");
  std::filesystem::create_symlink("foreign", folder / "link");
  std::filesystem::create_symlink("table", folder / "link to a table");
  std::filesystem::create_symlink("nowhere", folder / "dangling");
  std::filesystem::create_symlink("/dev/null", folder / "null");
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  auto places = put_odd_things(folder);
  for (const char* name : {"foreign", "empty", "link", "link to a table", "dangling", "null", "pipe"}) {
    places.push_back(folder / name);
  }
  const std::string before = *read_text(folder / "table");
  const auto things = std::distance(std::filesystem::directory_iterator(folder.path()), {});
  for (const auto& place : places) {
    const auto type = std::filesystem::symlink_status(place).type();
    const auto saved = save_table(place, sample(60), Progress());
    ASSERT_FALSE(saved) << place;
    EXPECT_EQ(saved.error().code, Code::limit);
    EXPECT_NE(saved.error().message.en.find(place.string()), std::string::npos);
    EXPECT_NE(saved.error().message.en.find("choose another place"), std::string::npos);
    EXPECT_EQ(std::filesystem::symlink_status(place).type(), type) << place;
  }
  EXPECT_EQ(*read_text(folder / "table"), before);
  EXPECT_EQ(*read_text(folder / "foreign"), "somebody's, and longer than the beginning of a table");
  EXPECT_EQ(*read_text(folder / "empty"), "");
  EXPECT_TRUE(std::filesystem::is_character_file("/dev/null"));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), things);
  ASSERT_TRUE(save_table(folder / "table", sample(60), Progress()));
  expect_same(*load_table(folder / "table", table_name), sample(60));
}

TEST(Files, WhatAKilledWriterLeftGoesAndWhatALivingOneWritesStays) {
  const ScratchFolder folder;
  put(folder / "text.part-killed", "half");
  put(folder / "text.part-infant", "half");
  put(folder / "other.part-killed", "half");
  put(folder / "text.part-of a book", "not ours");
  std::filesystem::create_symlink("other.part-killed", folder / "text.part-linked");
  const auto long_ago = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
  std::filesystem::last_write_time(folder / "text.part-killed", long_ago);
  std::filesystem::last_write_time(folder / "other.part-killed", long_ago);
  std::filesystem::last_write_time(folder / "text.part-of a book", long_ago);
  auto living = TextWriter::open(folder / "text");
  ASSERT_TRUE(living);
  EXPECT_FALSE(std::filesystem::exists(folder / "text.part-killed"));
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    std::filesystem::last_write_time(entry.path(), long_ago);
  }
  ASSERT_TRUE(write_text(folder / "text", "second"));
  ASSERT_TRUE(living->write("first"));
  ASSERT_TRUE(living->finish());
  EXPECT_EQ(*read_text(folder / "text"), "first");
  EXPECT_FALSE(std::filesystem::exists(folder / "text.part-infant"));  // it has grown old, and nobody holds it
  EXPECT_TRUE(std::filesystem::exists(folder / "other.part-killed"));
  EXPECT_TRUE(std::filesystem::exists(folder / "text.part-of a book"));
  EXPECT_TRUE(std::filesystem::is_symlink(folder / "text.part-linked"));
}

TEST(Files, WhatCannotBeReadOrNeverEndsIsAnError) {
  const auto endless = read_text("/dev/zero");
  ASSERT_FALSE(endless);
  EXPECT_EQ(endless.error().code, Code::limit);
  const auto unreadable = read_text("/proc/self/mem");
  ASSERT_FALSE(unreadable);
  EXPECT_EQ(unreadable.error().code, Code::unknown_name);
}

TEST(Files, StandardInputAndOutputMayBeSockets) {
  std::array<int, 2> pair;
  ASSERT_EQ(::socketpair(AF_UNIX, SOCK_STREAM, 0, pair.data()), 0);
  const int input = ::dup(STDIN_FILENO), output = ::dup(STDOUT_FILENO);
  std::fflush(stdout);
  ::dup2(pair[0], STDIN_FILENO);
  ::dup2(pair[1], STDOUT_FILENO);
  const auto written = write_text("/dev/stdout", "text");
  ::shutdown(pair[1], SHUT_WR);
  const auto read = read_text("/dev/stdin");
  ::dup2(input, STDIN_FILENO);
  ::dup2(output, STDOUT_FILENO);
  for (const int descriptor : {pair[0], pair[1], input, output}) ::close(descriptor);
  EXPECT_TRUE(written);
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, "text");
}

TEST(Files, TextComesBackAsItWas) {
  const ScratchFolder folder;
  const std::string text("a\0b\r\n駒\xff", 9);
  for (const std::string& t : {text, std::string(), std::string(1'000'000, 'x')}) {
    ASSERT_TRUE(write_text(folder / "new" / "text", t));
    EXPECT_EQ(*read_text(folder / "new" / "text"), t);
  }
  EXPECT_EQ(read_text(folder / "absent").error().code, Code::unknown_name);
  EXPECT_EQ(read_text(folder.path()).error().code, Code::unknown_name);
  EXPECT_FALSE(read_text(""));
}

TEST(Files, TablesComeBackAsTheyWere) {
  const ScratchFolder folder;
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{1}, std::size_t{50}, (std::size_t{4} << 20) + 3}) {
    const Table table = sample(bytes);
    ASSERT_TRUE(save_table(folder / "a" / "b" / "t", table, Progress()));
    const auto loaded = load_table(folder / "a" / "b" / "t", table_name);
    ASSERT_TRUE(loaded);
    expect_same(*loaded, table);
  }
  const Table bare{table_name, {}, {}};
  ASSERT_TRUE(save_table(folder / "t", bare, Progress()));
  expect_same(*load_table(folder / "t", table_name), bare);
}

TEST(Files, ATableCutAnywhereIsRefused) {
  const ScratchFolder folder;
  const std::string bytes = saved_bytes(folder);
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    put(folder / "cut", bytes.substr(0, length));
    EXPECT_EQ(code_of(folder / "cut"), Code::corrupt) << length;
  }
  put(folder / "cut", bytes + "x");
  EXPECT_EQ(code_of(folder / "cut"), Code::corrupt);
  EXPECT_NE(why(folder / "cut").find("too long"), std::string::npos);
}

TEST(Files, OneWrongBitAnywhereIsSeen) {
  const ScratchFolder folder;
  const std::string bytes = saved_bytes(folder);
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::string damaged = bytes;
    damaged[i] = static_cast<char>(damaged[i] ^ (1 << (i * 5 % 8)));
    put(folder / "damaged", damaged);
    EXPECT_EQ(code_of(folder / "damaged"), Code::corrupt) << "byte " << i;
  }
}

TEST(Files, TheFaultIsNamed) {
  const ScratchFolder folder;
  const std::string bytes = saved_bytes(folder);
  EXPECT_NE(why(folder / "whole", "sliding/test/3x3").find("another table"), std::string::npos);
  put(folder / "t", "#!/bin/sh\necho this is some other program's file of some length\n");
  EXPECT_NE(why(folder / "t").find("not a table of Asobi"), std::string::npos);
  std::string other = bytes;
  ++other[8];  // the version
  put(folder / "t", other);
  EXPECT_NE(why(folder / "t").find("another version"), std::string::npos);
  other = bytes;
  other.back() = static_cast<char>(other.back() ^ 1);
  put(folder / "t", other);
  EXPECT_NE(why(folder / "t").find("checksum"), std::string::npos);
  other = bytes;
  other[15] = other[23] = '\x7f';  // a name and a census of absurd lengths
  put(folder / "t", other);
  EXPECT_NE(why(folder / "t").find("header is damaged"), std::string::npos);
  EXPECT_NE(load_table(folder / "t", table_name).error().message.ja.find("見出し"), std::string::npos);
}

TEST(Files, WhatIsNoFileIsNoTable) {
  const ScratchFolder folder;
  EXPECT_EQ(code_of(folder / "absent"), Code::unknown_name);
  std::filesystem::create_directory(folder / "folder");
  EXPECT_EQ(code_of(folder / "folder"), Code::corrupt);
  ASSERT_EQ(::mkfifo((folder / "pipe").c_str(), 0600), 0);
  EXPECT_EQ(code_of(folder / "pipe"), Code::corrupt);  // and does not wait
}

TEST(Files, WhereNothingCanBeWrittenNothingIsLeft) {
  const ScratchFolder folder;
  ASSERT_TRUE(write_text(folder / "file", "x"));
  std::filesystem::create_directory(folder / "folder");
  std::filesystem::create_directory(folder / "shut");
  std::filesystem::permissions(folder / "shut",
                               std::filesystem::perms::owner_read | std::filesystem::perms::owner_exec);
  std::vector<std::filesystem::path> places = {folder / "file" / "t", "/proc/asobi/t", folder / "folder",
                                               folder / std::string(300, 'n')};
  if (::geteuid() != 0) places.push_back(folder / "shut" / "t");  // root may write everywhere
  for (const auto& place : places) {
    const auto saved = save_table(place, sample(), Progress());
    ASSERT_FALSE(saved) << place;
    EXPECT_EQ(saved.error().code, Code::limit);
    EXPECT_NE(saved.error().message.en.find(place.string()), std::string::npos);
  }
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 3);
  EXPECT_TRUE(std::filesystem::is_empty(folder / "folder"));
}

TEST(Files, AFullDiskIsNamedAndTheOldFileKept) {
  const ScratchFolder folder;
  ASSERT_TRUE(save_table(folder / "t", sample(), Progress()));
  Result<void> saved, written;
  {
    const FullDisk full(4096);
    saved = save_table(folder / "t", sample(100'000), Progress());
    written = write_text(folder / "text", std::string(5000, 'x'));
  }
  ASSERT_FALSE(saved);
  EXPECT_EQ(saved.error().code, Code::limit);
  EXPECT_NE(saved.error().message.en.find("cannot write"), std::string::npos);
  EXPECT_EQ(written.error().code, Code::limit);
  expect_same(*load_table(folder / "t", table_name), sample());
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder.path()), {}), 1);
}

TEST(Files, StoppedWorkLeavesNothing) {
  const ScratchFolder folder;
  std::stop_source stop;
  const Progress progress(stop.get_token());
  stop.request_stop();
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{50}, std::size_t{10} << 20}) {
    const auto saved = save_table(folder / "t", sample(bytes), progress);
    ASSERT_FALSE(saved);
    EXPECT_EQ(saved.error().code, Code::cancelled);
    EXPECT_TRUE(folder.empty());
  }
  ASSERT_TRUE(save_table(folder / "t", sample(), Progress()));
  EXPECT_EQ(load_table(folder / "t", table_name, progress).error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi
