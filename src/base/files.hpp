// Files that are whole or absent. A table (pattern database, distance table) is written to a temporary file, flushed
// and renamed; it carries a version, its own name, its census and a checksum (XXH3), and all of them are verified at
// load.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/buffer.hpp"
#include "base/progress.hpp"
#include "base/result.hpp"

namespace asobi {

// Errors: `unknown_name` when it cannot be read, `limit` when it is longer than this: some devices never end.
constexpr std::size_t longest_text = std::size_t{64} << 20;
Result<std::string> read_text(const std::filesystem::path& path);

// A text written piece by piece. A regular file is replaced whole when it is finished, or not at all, and where a
// symbolic link leads to it the link stays; a device or a pipe is written as it comes. Errors are of code `limit`.
class TextWriter {
 public:
  static Result<TextWriter> open(const std::filesystem::path& path);
  TextWriter(TextWriter&&) noexcept;
  ~TextWriter();

  Result<void> write(std::string_view piece);
  Result<void> finish();

 private:
  struct State;
  std::unique_ptr<State> state_;

  explicit TextWriter(std::unique_ptr<State> state);
};
Result<void> write_text(const std::filesystem::path& path, std::string_view text);

struct Table {
  std::string name;                   // what the table is of, parameters included: "sliding/distance/4x3/blank11"
  std::vector<std::uint64_t> census;  // how many entries have value 0, 1, 2, …
  Buffer data;
};

// Errors: `limit` when the disk is full or the folder cannot be written, `cancelled` when stopped. In neither case is
// anything left at `path` that was not there before.
Result<void> save_table(const std::filesystem::path& path, const Table& table, const Progress& progress);

// As tables carry it (XXH3). An error of code `cancelled` when stopped.
Result<std::uint64_t> checksum_of(std::span<const std::byte> bytes, const Progress& progress);

// How a table comes from its file: `read` into memory of one's own, in huge pages, or `mapped`, so that all processes
// share one copy; then looking something up costs a little more.
enum class Loading : std::uint8_t { read, mapped };

// Errors: `unknown_name` when there is no such file; `corrupt` when it is truncated, damaged, of another version, or
// holds another table than `name`; `cancelled` when stopped.
Result<Table> load_table(const std::filesystem::path& path, std::string_view name,
                         const Progress& progress = Progress(), Loading loading = Loading::read);

}  // namespace asobi
