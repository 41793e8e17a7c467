#include "base/name_lock.hpp"

#include <cerrno>
#include <chrono>
#include <thread>
#include <utility>

#include <fcntl.h>

#include "base/hash.hpp"
#include "base/open_file.hpp"

namespace asobi {

// One byte of the file `lock` stands for each name. The lock belongs to the open file, so it goes with the process.
Result<NameLock> NameLock::take(const std::filesystem::path& folder, std::string_view name, Progress& progress) {
  NameLock out;
  std::error_code ignored;
  std::filesystem::create_directories(folder, ignored);
  const std::filesystem::path lock = folder / "lock";
  if (obstacle(lock)) return out;
  out.file_ = Descriptor(::open(lock.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0644));
  if (!out.file_.open()) return out;
  struct flock place{};
  place.l_type = F_WRLCK;
  place.l_whence = SEEK_SET;
  place.l_start = static_cast<off_t>(hash_of(name) >> 2);  // not negative
  place.l_len = 1;
  while (::fcntl(out.file_.get(), F_OFD_SETLK, &place) != 0 && (errno == EAGAIN || errno == EACCES)) {
    if (!std::exchange(out.waited_, true)) {
      progress.note({"another process is making this table; waiting for it", "他のプロセスが表を作成中のため待ちます"});
    }
    ASOBI_CHECK(progress.check());
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return out;
}

}  // namespace asobi
