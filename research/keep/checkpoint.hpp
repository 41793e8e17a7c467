// The state of a long count on disk: one file of bits a row, and a small table (base/files.hpp) that names them, with
// their checksums and the numbers that belong to the state. The table is written last and put into place whole, so at
// any moment the last state that it names is there, whatever happens to the process. Words that are 0 are holes in the
// files and take no room.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/buffer.hpp"
#include "base/descriptor.hpp"
#include "base/progress.hpp"

namespace asobi {

// How a count keeps its state.
struct Keeping {
  std::filesystem::path folder;
  std::string name;      // of what is counted, with its parameters
  double seconds = 120;  // from one state to the next, at least; 0: after every level
};

// A row that is being written.
class RowFile {
 public:
  // Takes the place of a row, never of anything else. Errors: `limit`.
  static Result<RowFile> create(std::filesystem::path path, std::uint64_t words);
  RowFile(RowFile&&) noexcept = default;
  RowFile& operator=(RowFile&&) noexcept = default;

  // From any thread. False when it cannot be written.
  bool write(std::uint64_t first, std::span<const std::uint64_t> words) const;
  std::unexpected<Error> refuse() const;  // why the last call failed, of code `limit`
  // On the disk; then the words can be read.
  Result<Buffer> finish(std::uint64_t& checksum, const Progress& progress);

 private:
  RowFile(std::filesystem::path path, std::uint64_t words, Descriptor file)
      : path_(std::move(path)), words_(words), file_(std::move(file)) {}

  bool write_bytes(std::uint64_t first, std::span<const std::byte> bytes) const;

  std::filesystem::path path_;
  std::uint64_t words_;
  Descriptor file_;
};

class Checkpoints {
 public:
  struct Row {
    std::uint64_t generation = 0, checksum = 0;
  };
  struct State {
    std::uint64_t generation = 0;
    std::vector<std::uint64_t> numbers;
    std::vector<Row> rows;
  };

  explicit Checkpoints(Keeping keeping) : keeping_(std::move(keeping)) {}

  // The newest state of at most that generation, if there is one.
  std::optional<State> newest(std::uint64_t at_most, const Progress& progress) const;
  // A row of a state, mapped. Errors: `corrupt` when it is not what the state says, `cancelled`.
  Result<Buffer> row(const State& state, std::size_t row, std::uint64_t words, const Progress& progress) const;

  std::uint64_t bytes() const;  // of all that is there, on disk

  // Whether it is time to keep a state again.
  bool due() const;
  Result<RowFile> new_row(std::uint64_t generation, std::size_t row, std::uint64_t words) const;
  // All rows of a generation. Errors: `limit` when the disk is full, `cancelled`.
  Result<State> write(std::uint64_t generation, std::span<const std::uint64_t> numbers,
                      std::span<const std::span<std::uint64_t>> rows, const Progress& progress);
  // The rows of a generation that was not put into place.
  void forget(std::uint64_t generation) const;
  // Puts the state into place; those before `oldest` and all that belongs to none are removed.
  Result<void> put(const State& state, std::uint64_t oldest, const Progress& progress);
  // All states, when the count is over.
  void clear() const;

 private:
  using Clock = std::chrono::steady_clock;

  Keeping keeping_;
  Clock::time_point last_ = Clock::now();
  Clock::duration cost_{};
  Clock::time_point begun_;  // the last state to be written

  std::string stem() const;
  std::filesystem::path row_path(std::uint64_t generation, std::size_t row) const;
  std::filesystem::path state_path(std::uint64_t generation) const;
  std::string state_name(std::uint64_t generation) const;
  std::vector<std::uint64_t> generations() const;  // newest first
  std::optional<State> load(std::uint64_t generation, const Progress& progress) const;
  void remove_except(std::span<const State> states) const;
};

}  // namespace asobi
