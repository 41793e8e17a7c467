#include "base/buffer.hpp"

#include <sys/mman.h>

#include "base/memory_error.hpp"

namespace asobi {

namespace {
constexpr std::size_t huge_page = std::size_t{2} << 20;
}

void Buffer::Unmap::operator()(std::byte* p) const { ::munmap(p, mapped); }

Result<Buffer> Buffer::mapped(int file, std::uint64_t offset, std::uint64_t bytes) {
  Buffer out;
  out.size_ = bytes;
  if (bytes == 0) return out;
  void* raw = ::mmap(nullptr, offset + bytes, PROT_READ, MAP_SHARED, file, 0);
  if (raw == MAP_FAILED) return no_memory_error(bytes);
  out.memory_ = std::unique_ptr<std::byte, Unmap>(static_cast<std::byte*>(raw), Unmap{offset + bytes});
  out.data_ = out.memory_.get() + offset;
  return out;
}

Result<Buffer> Buffer::zeroed(std::uint64_t bytes) {
  Buffer out;
  out.size_ = bytes;
  if (bytes == 0) return out;
  // One huge page more than needed, so that an aligned piece can be cut out of it.
  const std::size_t wanted = (bytes + huge_page - 1) / huge_page * huge_page;
  if (wanted < bytes) return no_memory_error(bytes);
  const std::size_t reserve = wanted + huge_page;
  void* raw = ::mmap(nullptr, reserve, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (raw == MAP_FAILED) return no_memory_error(bytes);
  auto* start = static_cast<std::byte*>(raw);
  const std::size_t skip = (huge_page - reinterpret_cast<std::uintptr_t>(start) % huge_page) % huge_page;
  if (skip > 0) ::munmap(start, skip);
  if (huge_page - skip > 0) ::munmap(start + skip + wanted, huge_page - skip);
  ::madvise(start + skip, wanted, MADV_HUGEPAGE);
  out.memory_ = std::unique_ptr<std::byte, Unmap>(start + skip, Unmap{wanted});
  out.data_ = out.memory_.get();
  return out;
}

void Buffer::shrink(std::size_t bytes) {
  std::size_t& mapped = memory_.get_deleter().mapped;
  const std::size_t kept = (bytes + huge_page - 1) / huge_page * huge_page;
  if (kept > 0 && kept < mapped) {
    ::munmap(memory_.get() + kept, mapped - kept);
    mapped = kept;
  }
  size_ = bytes;
}

}  // namespace asobi
