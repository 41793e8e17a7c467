#include "base/open_file.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <system_error>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace asobi {

namespace {

constexpr std::string_view mark = ".part-";

// The file that a symbolic link leads to, be it there or not; others as they are.
std::filesystem::path behind_links(std::filesystem::path path) {
  constexpr int most_links = 40;  // as the kernel follows
  std::error_code error;
  for (int i = 0; i < most_links && std::filesystem::is_symlink(path, error); ++i) {
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  }
  return path;
}

std::filesystem::path folder_of(const std::filesystem::path& path) {
  return path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
}

// What killed writers of this file have left. Read as the system lists it: std::filesystem::directory_iterator ends the
// program when there is no memory.
void remove_leftovers(const std::filesystem::path& target) {
  constexpr auto before_the_lock = std::chrono::seconds(10);  // a new file's writer may not hold it yet
  const std::string begin = target.filename().string() + std::string(mark);
  const auto close = [](DIR* open) { ::closedir(open); };
  const std::unique_ptr<DIR, decltype(close)> folder(::opendir(folder_of(target).c_str()), close);
  if (!folder) return;
  const auto old = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now() - before_the_lock);
  while (const dirent* entry = ::readdir(folder.get())) {
    if (!std::string_view(entry->d_name).starts_with(begin)) continue;
    const int left = ::openat(::dirfd(folder.get()), entry->d_name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    const OpenFile file(left);
    struct stat about{};
    if (!file.open() || ::fstat(left, &about) != 0 || about.st_mtime > old) continue;
    if (::flock(left, LOCK_EX | LOCK_NB) == 0) ::unlinkat(::dirfd(folder.get()), entry->d_name, 0);
  }
}

}  // namespace

int opened(const std::filesystem::path& path, int flags) {
  if (path == "/dev/stdin") return ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
  if (path == "/dev/stdout") return ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
  return ::open(path.c_str(), flags | O_CLOEXEC);
}

TemporaryFile::TemporaryFile(const std::filesystem::path& target)
    : target_(behind_links(target)), name_(target_.string() + std::string(mark) + "XXXXXX") {
  std::error_code ignored;
  std::filesystem::create_directories(folder_of(target_), ignored);
  remove_leftovers(target_);
  descriptor_ = ::mkostemp(name_.data(), O_CLOEXEC);
  if (descriptor_ < 0) return;
  ::fchmod(descriptor_, 0644);
  ::flock(descriptor_, LOCK_EX | LOCK_NB);
}

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0 && !kept_) ::unlink(name_.c_str());
}

bool TemporaryFile::keep() {
  kept_ = ::rename(name_.c_str(), target_.c_str()) == 0;
  // The new name is on the disk when its folder is. Where that cannot be asked for, the file is there nevertheless.
  const OpenFile folder(::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (kept_ && folder.open()) folder.flush();
  return kept_;
}

}  // namespace asobi
