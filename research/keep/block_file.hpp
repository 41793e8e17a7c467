// A table (base/files.hpp) of compressed blocks (zstd), each with a number, so that one of thousands can be unpacked
// without the others: a table far larger than memory, or one step of a long computation (step_log.hpp). Blocks are
// added once, from any thread, in any order; blocks of zeros need not be added. Until it is finished it is in memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/files.hpp"

namespace asobi {

using Bytes = std::vector<std::byte>;

class BlockWriter {
 public:
  // How hard zstd tries: 1 is fast, 3 usual, 9 and more slow.
  BlockWriter(std::filesystem::path path, std::string name, int effort = 1);
  BlockWriter(BlockWriter&&) noexcept;
  BlockWriter& operator=(BlockWriter&&) noexcept;
  ~BlockWriter();

  // Of code `limit` if something stands there that is no table: that is never replaced. For who would find it out only
  // after hours.
  static Result<void> check_place(const std::filesystem::path& path);

  // Errors: `limit` when zstd cannot.
  Result<void> add(std::uint64_t number, std::span<const std::byte> bytes);
  // Errors: those of save_table.
  Result<void> finish(const Progress& progress);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

class BlockFile {
 public:
  // Errors: those of load_table.
  static Result<BlockFile> open(const std::filesystem::path& path, std::string_view name, const Progress& progress);

  // Empty where no such block was added. From any thread. Errors: `corrupt`.
  Result<Bytes> block(std::uint64_t number) const;
  // All that were added, by number.
  const std::vector<std::uint64_t>& numbers() const { return numbers_; }

 private:
  Table table_;  // mapped
  std::vector<std::uint64_t> numbers_;

  explicit BlockFile(Table table) : table_(std::move(table)) {}
};

}  // namespace asobi
