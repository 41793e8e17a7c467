// In a browser there are neither links nor locks, and nobody else's files. What an instance leaves that was ended while
// it wrote (*.part-*), the host removes.
#include <cstdint>
#include <cstdio>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "base/open_file.hpp"

namespace asobi {

namespace {

// Several instances may make the same table at once.
std::string temporary_name(const std::filesystem::path& target) {
  std::uint64_t number = 0;
  ::getentropy(&number, sizeof number);
  return fmt::format("{}.part-{:016x}", target.string(), number);
}

}  // namespace

int opened(const std::filesystem::path& path, int flags) { return ::open(path.c_str(), flags); }

std::optional<Text> obstacle(const std::filesystem::path&, std::string_view) { return std::nullopt; }

std::optional<FileStamp> file_stamp(const std::filesystem::path&) { return std::nullopt; }
std::optional<FileStamp> settled_stamp(const std::filesystem::path&) { return std::nullopt; }

TemporaryFile::TemporaryFile(const std::filesystem::path& target, std::string_view magic)
    : target_(target),
      magic_(magic),
      name_(temporary_name(target)),
      descriptor_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_EXCL, 0644)) {}

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0 && !kept_) ::unlink(name_.c_str());
}

bool TemporaryFile::keep() {
  kept_ = std::rename(name_.c_str(), target_.c_str()) == 0;
  return kept_;
}

}  // namespace asobi
