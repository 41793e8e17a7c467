// In a browser there are no pages to ask for: blocks come from the heap, and a file is copied.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <limits>

#include <unistd.h>

#include "base/buffer.hpp"
#include "base/memory_error.hpp"

namespace asobi {

namespace {
constexpr std::size_t cache_line = 64;
constexpr std::size_t most_read_at_once = std::size_t{4} << 20;
}  // namespace

void Buffer::Unmap::operator()(std::byte* p) const { std::free(p); }

Result<Buffer> Buffer::mapped(int file, std::uint64_t offset, std::uint64_t bytes) {
  ASOBI_TRY(Buffer out, zeroed(bytes));
  for (std::size_t at = 0; at < out.size();) {
    const std::size_t wanted = std::min(out.size() - at, most_read_at_once);
    const ssize_t n = ::pread(file, out.data() + at, wanted, static_cast<off_t>(offset + at));
    if (n <= 0) return no_memory_error(bytes);
    at += static_cast<std::size_t>(n);
  }
  return out;
}

Result<Buffer> Buffer::zeroed(std::uint64_t bytes) {
  Buffer out;
  if (bytes == 0) return out;
  if (bytes > std::numeric_limits<std::size_t>::max() - cache_line) return no_memory_error(bytes);
  out.size_ = static_cast<std::size_t>(bytes);
  const std::size_t wanted = (out.size_ + cache_line - 1) / cache_line * cache_line;
  void* raw = std::aligned_alloc(cache_line, wanted);
  if (raw == nullptr) return no_memory_error(bytes);
  std::memset(raw, 0, wanted);
  out.memory_ = std::unique_ptr<std::byte, Unmap>(static_cast<std::byte*>(raw), Unmap{wanted});
  out.data_ = out.memory_.get();
  return out;
}

void Buffer::shrink(std::size_t bytes) {
  size_ = bytes;
  if (bytes == 0) return;
  // Less room is always found; the heap does it where the block is.
  void* raw = std::realloc(memory_.get(), bytes);
  if (raw == nullptr) return;
  (void)memory_.release();
  memory_.reset(static_cast<std::byte*>(raw));
  data_ = memory_.get();
}

}  // namespace asobi
