// Blocks in the memory of the processes of a team, each of which has the same words of every row; what crosses from one
// to another is sent as it is, words of 0 left out. After a level their state may be kept: that, and some numbers
// beside it, is what a count that was killed goes on from (checkpoint.hpp).
#pragma once

#include <optional>

#include "research/keep/checkpoint.hpp"
#include "solve/blocks.hpp"

namespace asobi {

// In memory, all of it or this process's part of every row, of which a state may be kept. `parts`: by rank the first
// word of each member, and the end of the last one.
class TeamBlocks final : public Blocks {
 public:
  // A state that is kept already is gone on from. Errors: `limit` when there is not enough memory for somebody's part,
  // `corrupt` when the kept state is damaged.
  static Result<std::unique_ptr<TeamBlocks>> open(std::size_t rows, std::vector<std::uint64_t> parts, Team& team,
                                                  std::optional<Checkpoints> kept, Progress& progress);

  WordRange here() const override { return here_; }
  const Word* row(std::size_t row) const override { return rows_[row].data() - here_.begin; }
  Result<const Word*> whole(std::size_t row) override;
  bool moved(std::size_t row, std::span<const Run> runs, std::span<Word> out) override;
  Word* place(std::size_t row, std::uint64_t first, std::span<Word>) override {
    return rows_[row].data() + (first - here_.begin);
  }
  std::vector<std::uint64_t> begun_with() const override { return begun_with_; }
  Result<void> commit(std::span<const std::uint64_t> numbers, Progress& progress) override;
  Buffer give_memory() override { return team_.size() == 1 ? std::move(memory_) : Buffer(); }
  std::uint64_t sent() const override { return sent_; }

 private:
  TeamBlocks(std::size_t rows, std::vector<std::uint64_t> parts, Team& team, Buffer memory,
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
