// A large zeroed block of memory, aligned to and advised for huge pages: tables are read at random, and every missed
// page entry costs as much as the missed cache line. Or part of a file, of which all processes share one copy.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

#include "base/result.hpp"

namespace asobi {

class Buffer {
 public:
  Buffer() = default;
  Buffer(Buffer&& other) noexcept
      : memory_(std::move(other.memory_)),
        data_(std::exchange(other.data_, nullptr)),
        size_(std::exchange(other.size_, 0)) {}
  Buffer& operator=(Buffer&& other) noexcept {
    memory_ = std::move(other.memory_);
    data_ = std::exchange(other.data_, nullptr);
    size_ = std::exchange(other.size_, 0);
    return *this;
  }
  // An error of code `limit` when there is not enough memory.
  static Result<Buffer> zeroed(std::uint64_t bytes);
  // The file's bytes from `offset` on, which can be read only. Whoever has the file must not make it shorter.
  static Result<Buffer> mapped(int file, std::uint64_t offset, std::uint64_t bytes);

  // Keeps the first bytes of a zeroed block, at most all of it; the others are given back.
  void shrink(std::size_t bytes);

  std::size_t size() const { return size_; }
  std::byte* data() { return data_; }
  const std::byte* data() const { return data_; }
  std::span<std::byte> bytes() { return {data(), size_}; }
  std::span<const std::byte> bytes() const { return {data(), size_}; }

  template <class T>
  std::span<T> as() {
    return {reinterpret_cast<T*>(data()), size_ / sizeof(T)};
  }
  template <class T>
  std::span<const T> as() const {
    return {reinterpret_cast<const T*>(data()), size_ / sizeof(T)};
  }

 private:
  struct Unmap {
    std::size_t mapped;
    void operator()(std::byte* p) const;
  };
  std::unique_ptr<std::byte, Unmap> memory_;
  std::byte* data_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace asobi
