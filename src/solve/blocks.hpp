// Blocks of a table, some here, some elsewhere. A table has rows of 64-bit words, all equally long. A breadth-first
// count makes some rows anew from others, level by level, and need not know where they are: in memory (here), in files
// (block_files.hpp), or spread over processes, each of which keeps the same words of every row. After a level the table
// may be committed: then that state, and some numbers beside it, is what a count that was killed goes on from
// (checkpoint.hpp).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/buffer.hpp"
#include "base/progress.hpp"
#include "base/team.hpp"
#include "solve/checkpoint.hpp"

namespace asobi {

// Words that stay together when the words of a row are moved.
struct Run {
  std::uint64_t from, to, words;
};

struct WordRange {
  std::uint64_t begin = 0, end = 0;
};

class Blocks {
 public:
  using Word = std::uint64_t;

  Blocks() = default;
  Blocks(const Blocks&) = delete;
  Blocks& operator=(const Blocks&) = delete;
  virtual ~Blocks() = default;

  // Which words of every row are here; it is these that this process makes anew.
  virtual WordRange here() const = 0;
  // A row, as its last level left it. Only the words that are here may be read.
  virtual const Word* row(std::size_t row) const = 0;
  // A row with all its words, be they elsewhere; until this is called again. An error of code `limit` when there is not
  // enough memory.
  virtual Result<const Word*> whole(std::size_t row) = 0;
  // A row with its words moved: those that come here, be it from elsewhere, are put into `out`. False when all are 0.
  virtual bool moved(std::size_t row, std::span<const Run> runs, std::span<Word> out) = 0;

  // A row is made anew piece by piece, on any thread: the piece is written to `place` (in the row itself or in
  // `scratch`) and then handed over. The row's own words of that piece may be read until then.
  virtual bool in_place() const = 0;  // no scratch is needed
  virtual Result<void> begin(std::size_t row) = 0;
  virtual Word* place(std::size_t row, std::uint64_t first, std::span<Word> scratch) = 0;
  virtual void hand_over(std::size_t row, std::uint64_t first, std::span<const Word> words) = 0;
  // The whole row was handed over. An error of code `limit` when not all of it could be written.
  virtual Result<void> finish(std::size_t row, const Progress& progress) = 0;

  // The numbers of the state from which it goes on; none at the beginning, when all words are 0.
  virtual const std::vector<std::uint64_t>& begun_with() const = 0;
  // To be called after every level. An error of code `limit` when the state had to be kept and could not.
  virtual Result<void> commit(std::span<const std::uint64_t> numbers, Progress& progress) = 0;
  // The memory of all rows, one after the other, if they are all in the memory of this process, else nothing; for
  // whoever needs the rows no more.
  virtual Buffer give_memory() { return {}; }
  // Bytes sent to other processes so far.
  virtual std::uint64_t sent() const { return 0; }
};

// This member's error, or one of code `limit` when it has none but another member has.
Result<void> agreed(Team& team, const Result<void>& own);
// Memory for everybody, or an error of code `limit` for everybody.
Result<Buffer> zeroed_by_all(Team& team, std::uint64_t bytes);

// In memory, all of it or this process's part: by rank the first word of each member, and the end of the last one.
class MemoryBlocks final : public Blocks {
 public:
  // A state that is kept already is gone on from. Errors: `limit` when there is not enough memory for somebody's part,
  // `corrupt` when the kept state is damaged.
  static Result<std::unique_ptr<MemoryBlocks>> open(std::size_t rows, std::vector<std::uint64_t> parts, Team& team,
                                                    std::optional<Checkpoints> kept, Progress& progress);

  WordRange here() const override { return here_; }
  const Word* row(std::size_t row) const override { return rows_[row].data() - here_.begin; }
  Result<const Word*> whole(std::size_t row) override;
  bool moved(std::size_t row, std::span<const Run> runs, std::span<Word> out) override;
  Word* place(std::size_t row, std::uint64_t first, std::span<Word>) override {
    return rows_[row].data() + (first - here_.begin);
  }
  bool in_place() const override { return true; }
  Result<void> begin(std::size_t) override { return {}; }
  void hand_over(std::size_t, std::uint64_t, std::span<const Word>) override {}
  Result<void> finish(std::size_t, const Progress&) override { return {}; }
  const std::vector<std::uint64_t>& begun_with() const override { return begun_with_; }
  Result<void> commit(std::span<const std::uint64_t> numbers, Progress& progress) override;
  Buffer give_memory() override { return team_.size() == 1 ? std::move(memory_) : Buffer(); }
  std::uint64_t sent() const override { return sent_; }

 private:
  MemoryBlocks(std::size_t rows, std::vector<std::uint64_t> parts, Team& team, Buffer memory,
               std::optional<Checkpoints> kept);

  std::vector<std::uint64_t> parts_;
  Team& team_;
  WordRange here_;
  Buffer memory_;
  std::vector<std::span<Word>> rows_;
  Buffer whole_;  // room for all words of a row, once it was asked for
  std::optional<Checkpoints> kept_;
  std::vector<std::uint64_t> begun_with_;
  std::uint64_t sent_ = 0;

  Result<void> go_on(Progress& progress);
};

}  // namespace asobi
