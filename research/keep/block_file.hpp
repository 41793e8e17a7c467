// A file of compressed blocks (zstd), each with a number, a checksum and a place of its own, so that one of thousands
// can be read without the others: a table far larger than memory, or one step of a long computation (step_log.hpp).
// Blocks are added once, from any thread, in any order; blocks of zeros need not be added. The file carries the name of
// what is in it, and is whole or absent.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace asobi {

using Bytes = std::vector<std::byte>;

class BlockWriter {
 public:
  // How hard zstd tries: 1 is fast, 3 usual, 9 and more slow.
  BlockWriter(std::filesystem::path path, std::string_view name, int effort = 1);
  BlockWriter(BlockWriter&&) noexcept;
  BlockWriter& operator=(BlockWriter&&) noexcept;
  ~BlockWriter();

  // Of code `limit` if something stands there that is no file of blocks: that is never replaced. For who would find it
  // out only after hours.
  static Result<void> check_place(const std::filesystem::path& path);

  // Errors: `limit` when something else stands there, the disk is full or the folder cannot be written; then nothing is
  // left of the file, and whatever is asked later fails as well.
  Result<void> add(std::uint64_t number, std::span<const std::byte> bytes);
  Result<void> finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

class BlockFile {
 public:
  // Errors: `unknown_name` when there is no such file, `corrupt` when it is damaged or of something else.
  static Result<BlockFile> open(const std::filesystem::path& path, std::string_view name);
  BlockFile(BlockFile&&) noexcept;
  BlockFile& operator=(BlockFile&&) noexcept;
  ~BlockFile();

  // Empty where no such block was added. From any thread. Errors: `corrupt`.
  Result<Bytes> block(std::uint64_t number) const;
  // All that were added, by number.
  const std::vector<std::uint64_t>& numbers() const;

 private:
  struct State;
  std::unique_ptr<State> state_;

  explicit BlockFile(std::unique_ptr<State> state);
};

}  // namespace asobi
