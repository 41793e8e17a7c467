// Files as the system has them: read and written piece by piece, and put into place when they are whole. What differs
// in a browser is in open_file_wasm.cpp.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "base/descriptor.hpp"
#include "base/result.hpp"

namespace asobi {

class OpenFile {
 public:
  explicit OpenFile(int descriptor) : descriptor_(descriptor) {}

  bool open() const { return descriptor_.open(); }

  bool write(std::span<const std::byte> bytes) const;
  // True when exactly bytes.size() bytes could be read.
  bool read(std::span<std::byte> bytes) const;
  // How many bytes came; 0 at the end, -1 when they cannot be read.
  ssize_t read_some(std::span<std::byte> bytes) const;
  bool flush() const;

 private:
  Descriptor descriptor_;
};

// A descriptor of the file, -1 when it cannot be opened. Standard input and output are there already, and may be
// sockets, which cannot be opened by name.
int opened(const std::filesystem::path& path, int flags);

// What the program keeps for itself begins so.
constexpr std::string_view table_magic = "ASOBITBL";

// "cannot write PATH: …", of code `limit`: what the system said last, or a reason of ours.
std::unexpected<Error> cannot_write(const std::filesystem::path& path, const std::optional<Text>& why = {});

// Why a file may not take this place, if it may not: a link, a folder, a device, a pipe or a socket stands there, or a
// file that does not begin with `magic`.
std::optional<Text> obstacle(const std::filesystem::path& path, std::string_view magic = {});

// Which file stands there, and when it was changed last; none if there is none, or nobody else could change it.
struct FileStamp {
  std::uint64_t device, number, bytes;
  std::int64_t seconds, nanoseconds;

  bool operator==(const FileStamp&) const = default;
};
std::optional<FileStamp> file_stamp(const std::filesystem::path& path);
// Taken so late after the last change that the next one has another stamp.
std::optional<FileStamp> settled_stamp(const std::filesystem::path& path);

// A file that disappears again unless it was renamed into place. Its writer holds a lock, so that what a killed one has
// left is known by the lock's absence, and goes when the next one comes.
class TemporaryFile {
 public:
  // Takes the place of a regular file: without a magic of any, also where symbolic links lead to it; with one, only of
  // a file that begins so, and of no link.
  explicit TemporaryFile(const std::filesystem::path& target, std::string_view magic = {});
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int descriptor() const { return descriptor_; }  // -1: it could not be made
  bool keep();
  // Why the last call failed, of code `limit`.
  std::unexpected<Error> refuse() const { return cannot_write(target_, obstacle_); }

 private:
  std::filesystem::path target_;
  std::string magic_;
  std::string name_;
  std::optional<Text> obstacle_;
  int descriptor_ = -1;
  bool kept_ = false;
};

}  // namespace asobi
