// Blocks in files, for a table larger than memory: a row is a file that is read in streams, mapped, and made anew as
// another file; the table's last committed state stays whole until the next one is. Needs one and a half times the
// table's size on disk when every level makes half of the rows anew.
#pragma once

#include <atomic>
#include <memory>
#include <optional>

#include "research/keep/checkpoint.hpp"
#include "solve/blocks.hpp"

namespace asobi {

class FileBlocks final : public Blocks {
 public:
  static Result<std::unique_ptr<FileBlocks>> open(std::size_t rows, std::uint64_t words, Checkpoints kept,
                                                  const Progress& progress);

  ~FileBlocks() override { kept_.forget(state_.generation + 1); }

  WordRange here() const override { return {0, words_}; }
  const Word* row(std::size_t row) const override { return rows_[row].as<Word>().data(); }
  Word* place(std::size_t, std::uint64_t, std::span<Word> scratch) override { return scratch.data(); }
  bool in_place() const override { return false; }
  Result<void> begin(std::size_t row) override;
  void hand_over(std::size_t row, std::uint64_t first, std::span<const Word> words) override;
  Result<void> finish(std::size_t row, const Progress& progress) override;
  std::vector<std::uint64_t> begun_with() const override { return begun_with_; }
  Result<void> commit(std::span<const std::uint64_t> numbers, Progress& progress) override;

 private:
  FileBlocks(std::size_t rows, std::uint64_t words, Checkpoints kept);

  std::uint64_t words_;
  Checkpoints kept_;
  Checkpoints::State state_;  // as the rows are now
  std::vector<Buffer> rows_;
  std::vector<std::optional<RowFile>> next_;
  std::atomic<int> failed_ = 0;  // why a piece could not be written
  std::vector<std::uint64_t> begun_with_;
};

}  // namespace asobi
