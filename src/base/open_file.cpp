#include "base/open_file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <string_view>
#include <system_error>
#include <thread>

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace asobi {

namespace {

constexpr std::string_view mark = ".part-", random_part = "XXXXXX";

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

bool begins_with(int descriptor, std::string_view magic) {
  std::array<char, 16> begin{};
  const auto bytes = std::span(begin).first(magic.size());
  return ::pread(descriptor, bytes.data(), bytes.size(), 0) == static_cast<ssize_t>(magic.size()) &&
         std::string_view(bytes.data(), bytes.size()) == magic;
}

// A writer of ours was killed before or after its first bytes.
bool is_leftover(int descriptor, const struct stat& about, std::string_view magic) {
  return S_ISREG(about.st_mode) && about.st_uid == ::geteuid() &&
         (about.st_size == 0 || begins_with(descriptor, magic));
}

// What killed writers of this file have left. Read as the system lists it: std::filesystem::directory_iterator ends the
// program when there is no memory.
void remove_leftovers(const std::filesystem::path& target, std::string_view magic) {
  constexpr auto before_the_lock = std::chrono::seconds(10);  // a new file's writer may not hold it yet
  const std::string begin = target.filename().string() + std::string(mark);
  const auto close = [](DIR* open) { ::closedir(open); };
  const std::unique_ptr<DIR, decltype(close)> folder(::opendir(folder_of(target).c_str()), close);
  if (!folder) return;
  const auto old = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now() - before_the_lock);
  while (const dirent* entry = ::readdir(folder.get())) {
    const std::string_view name = entry->d_name;
    if (!name.starts_with(begin) || name.size() != begin.size() + random_part.size()) continue;
    const int left = ::openat(::dirfd(folder.get()), entry->d_name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    const OpenFile file(left);
    struct stat about{};
    if (!file.open() || ::fstat(left, &about) != 0 || about.st_mtime > old || !is_leftover(left, about, magic))
      continue;
    if (::flock(left, LOCK_EX | LOCK_NB) == 0) ::unlinkat(::dirfd(folder.get()), entry->d_name, 0);
  }
}

}  // namespace

int opened(const std::filesystem::path& path, int flags) {
  if (path == "/dev/stdin") return ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0);
  if (path == "/dev/stdout") return ::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0);
  return ::open(path.c_str(), flags | O_CLOEXEC);
}

std::optional<Text> obstacle(const std::filesystem::path& path, std::string_view magic) {
  struct stat about{};
  if (::lstat(path.c_str(), &about) != 0) return std::nullopt;
  if (S_ISLNK(about.st_mode)) {
    return Text{"a symbolic link stands there, and nothing is written through it; remove it, or choose another place",
                "シンボリックリンクがあり、リンク先には書き込みません。リンクを消すか、別の場所を指定してください"};
  }
  if (S_ISDIR(about.st_mode)) {
    return Text{"a folder stands there; remove it, or choose another place",
                "フォルダがあります。フォルダを消すか、別の場所を指定してください"};
  }
  if (!S_ISREG(about.st_mode)) {
    return Text{"a device, a pipe or a socket stands there, which no file replaces; choose another place",
                "デバイス、パイプ、またはソケットがあり、ファイルに置き換えません。別の場所を指定してください"};
  }
  if (magic.empty()) return std::nullopt;
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
  if (file.open() && begins_with(file.get(), magic)) return std::nullopt;
  return Text{"a file that is not Asobi's stands there, and is not replaced; remove it, or choose another place",
              "Asobi のものではないファイルがあり、置き換えません。ファイルを消すか、別の場所を指定してください"};
}

std::optional<FileStamp> file_stamp(const std::filesystem::path& path) {
  struct stat about{};
  if (::stat(path.c_str(), &about) != 0) return std::nullopt;
  return FileStamp{about.st_dev, about.st_ino, static_cast<std::uint64_t>(about.st_size), about.st_ctim.tv_sec,
                   about.st_ctim.tv_nsec};
}

std::optional<FileStamp> settled_stamp(const std::filesystem::path& path) {
  using std::chrono::nanoseconds, std::chrono::seconds, std::chrono::system_clock;
  constexpr auto tick = std::chrono::milliseconds(20);  // the system's clock for files moves on by at most half of that
  const auto out = file_stamp(path);
  if (!out || system_clock::now().time_since_epoch() - seconds(out->seconds) - nanoseconds(out->nanoseconds) > tick) {
    return out;
  }
  std::this_thread::sleep_for(tick);
  return file_stamp(path);
}

TemporaryFile::TemporaryFile(const std::filesystem::path& target, std::string_view magic)
    : target_(magic.empty() ? behind_links(target) : target),
      magic_(magic),
      name_(target_.string() + std::string(mark) + std::string(random_part)),
      obstacle_(obstacle(target_, magic_)) {
  if (obstacle_) return;
  std::error_code ignored;
  std::filesystem::create_directories(folder_of(target_), ignored);
  remove_leftovers(target_, magic_);
  descriptor_ = ::mkostemp(name_.data(), O_CLOEXEC);
  if (descriptor_ < 0) return;
  ::fchmod(descriptor_, 0644);
  ::flock(descriptor_, LOCK_EX | LOCK_NB);
}

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0 && !kept_) ::unlink(name_.c_str());
}

bool TemporaryFile::keep() {
  obstacle_ = obstacle(target_, magic_);  // what has come there meanwhile
  if (obstacle_) return false;
  kept_ = ::rename(name_.c_str(), target_.c_str()) == 0;
  // The new name is on the disk when its folder is. Where that cannot be asked for, the file is there nevertheless.
  const OpenFile folder(::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (kept_ && folder.open()) folder.flush();
  return kept_;
}

}  // namespace asobi
