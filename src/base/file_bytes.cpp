// Reading and writing, the same on every system.
#include <algorithm>
#include <cerrno>
#include <system_error>

#include <unistd.h>

#include "base/open_file.hpp"

namespace asobi {

namespace {

constexpr std::size_t most_at_once = std::size_t{4} << 20;

// Calls pass(some of the bytes), which says how many it could take, until all are taken.
template <class Bytes, class Pass>
bool all_of(Bytes bytes, const Pass& pass) {
  while (!bytes.empty()) {
    const ssize_t n = pass(bytes.first(std::min(bytes.size(), most_at_once)));
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes = bytes.subspan(static_cast<std::size_t>(n));
  }
  return true;
}

}  // namespace

std::unexpected<Error> cannot_write(const std::filesystem::path& path, const std::optional<Text>& why) {
  const std::string reason = why ? "" : std::generic_category().message(errno);
  return fail(Code::limit, "cannot write {0}: {1}", "{0} に書き込めません: {2}", path.string(), why ? why->en : reason,
              why ? why->ja : reason);
}

bool OpenFile::write(std::span<const std::byte> bytes) const {
  return all_of(bytes, [&](auto part) { return ::write(descriptor_.get(), part.data(), part.size()); });
}

bool OpenFile::read(std::span<std::byte> bytes) const {
  return all_of(bytes, [&](auto part) { return ::read(descriptor_.get(), part.data(), part.size()); });
}

ssize_t OpenFile::read_some(std::span<std::byte> bytes) const {
  ssize_t n = 0;
  do {
    n = ::read(descriptor_.get(), bytes.data(), bytes.size());
  } while (n < 0 && errno == EINTR);
  return n;
}

bool OpenFile::flush() const { return ::fsync(descriptor_.get()) == 0; }

}  // namespace asobi
