// Files as the system has them: read and written piece by piece, and put into place when they are whole. What differs
// in a browser is in open_file_wasm.cpp.
#pragma once

#include <filesystem>
#include <span>
#include <string>

#include <sys/types.h>

#include "base/descriptor.hpp"

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

// A file that disappears again unless it was renamed into place. Its writer holds a lock, so that what a killed one has
// left is known by the lock's absence, and goes when the next one comes.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::filesystem::path& target);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int descriptor() const { return descriptor_; }
  bool keep();

 private:
  std::filesystem::path target_;
  std::string name_;
  int descriptor_ = -1;
  bool kept_ = false;
};

}  // namespace asobi
