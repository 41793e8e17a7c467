// Blocks of a table, some here, some elsewhere. A table has rows of 64-bit words, all equally long. A breadth-first
// count makes some rows anew from others, level by level, and need not know where they are: in the memory of this
// process (here), or where a store puts them (research/keep: in files, spread over processes, kept level by level).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "base/buffer.hpp"
#include "base/progress.hpp"
#include "base/team.hpp"

namespace asobi {

// Words that stay together when the words of a row are moved.
struct Run {
  std::uint64_t from, to, words;
};

struct WordRange {
  std::uint64_t begin = 0, end = 0;
};

// What most blocks need not say is said here: all words are in this process, and no state is kept.
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
  virtual Result<const Word*> whole(std::size_t row) { return this->row(row); }
  // A row with its words moved: those that come here, be it from elsewhere, are put into `out`. False when all are 0.
  virtual bool moved(std::size_t row, std::span<const Run> runs, std::span<Word> out);

  // A row is made anew piece by piece, on any thread: the piece is written to `place` (in the row itself or in
  // `scratch`) and then handed over. The row's own words of that piece may be read until then.
  virtual bool in_place() const { return true; }  // no scratch is needed
  virtual Result<void> begin(std::size_t) { return {}; }
  virtual Word* place(std::size_t row, std::uint64_t first, std::span<Word> scratch) = 0;
  virtual void hand_over(std::size_t, std::uint64_t, std::span<const Word>) {}
  // The whole row was handed over. An error of code `limit` when not all of it could be written.
  virtual Result<void> finish(std::size_t, const Progress&) { return {}; }

  // The numbers of the state from which it goes on; none at the beginning, when all words are 0.
  virtual std::vector<std::uint64_t> begun_with() const { return {}; }
  // To be called after every level, with the numbers of its state. An error of code `limit` when it had to be kept and
  // could not.
  virtual Result<void> commit(std::span<const std::uint64_t>, Progress&) { return {}; }
  // The memory of all rows, one after the other, if they are all in the memory of this process, else nothing; for
  // whoever needs the rows no more.
  virtual Buffer give_memory() { return {}; }
  // Bytes sent to other processes so far.
  virtual std::uint64_t sent() const { return 0; }
};

// In the memory of this process.
class MemoryBlocks final : public Blocks {
 public:
  // An error of code `limit` when there is not enough memory.
  static Result<std::unique_ptr<Blocks>> open(std::size_t rows, std::uint64_t words);

  WordRange here() const override { return {0, words_}; }
  const Word* row(std::size_t row) const override { return memory_.as<Word>().data() + row * words_; }
  Word* place(std::size_t row, std::uint64_t first, std::span<Word>) override {
    return memory_.as<Word>().data() + row * words_ + first;
  }
  Buffer give_memory() override { return std::move(memory_); }

 private:
  MemoryBlocks(std::uint64_t words, Buffer memory) : words_(words), memory_(std::move(memory)) {}

  std::uint64_t words_;
  Buffer memory_;
};

// What is to be kept in blocks.
struct RowPlan {
  std::size_t rows, anew;            // of which a level makes so many anew
  std::vector<std::uint64_t> parts;  // by rank the first word of each row that a member of the team has, and the end
  std::uint64_t beside = 0;          // bytes that their owner will need besides
};

// Who counts, and where the rows are: this process alone, in its memory. Whoever has more to give is another
// (research/keep).
class BlockStore {
 public:
  BlockStore() = default;
  BlockStore(const BlockStore&) = delete;
  BlockStore& operator=(const BlockStore&) = delete;
  virtual ~BlockStore() = default;

  virtual Team& team() { return alone_; }
  // The rows of what has that name. An error of code `limit` when that is too much.
  virtual Result<std::unique_ptr<Blocks>> open(const std::string& name, RowPlan plan, Progress& progress);
  // What came of the rows of that name is safe.
  virtual void done(const std::string&) {}

 private:
  Team alone_;
};

// This member's error, or one of code `limit` when it has none but another member has.
Result<void> agreed(Team& team, const Result<void>& own);
// Memory for everybody, or an error of code `limit` for everybody.
Result<Buffer> zeroed_by_all(Team& team, std::uint64_t bytes);

}  // namespace asobi
