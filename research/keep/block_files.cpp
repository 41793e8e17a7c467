#include "research/keep/block_files.hpp"

#include <cerrno>

namespace asobi {

FileBlocks::FileBlocks(std::size_t rows, std::uint64_t words, Checkpoints kept)
    : words_(words), kept_(std::move(kept)), rows_(rows), next_(rows) {
  state_.rows.resize(rows);
}

Result<std::unique_ptr<FileBlocks>> FileBlocks::open(std::size_t rows, std::uint64_t words, Checkpoints kept,
                                                     const Progress& progress) {
  std::unique_ptr<FileBlocks> out(new FileBlocks(rows, words, std::move(kept)));
  const auto state = out->kept_.newest(~std::uint64_t{0}, progress);
  if (state && state->rows.size() == rows) {
    out->state_ = *state;
    out->begun_with_ = state->numbers;
    for (std::size_t row = 0; row < rows; ++row) {
      ASOBI_TRY(out->rows_[row], out->kept_.row(*state, row, words, progress));
    }
    return out;
  }
  for (std::size_t row = 0; row < rows; ++row) {
    ASOBI_CHECK(out->begin(row));
    ASOBI_CHECK(out->finish(row, progress));
  }
  ++out->state_.generation;  // the rows of 0, which nothing names yet
  return out;
}

Result<void> FileBlocks::begin(std::size_t row) {
  ASOBI_TRY(next_[row], kept_.new_row(state_.generation + 1, row, words_));
  return {};
}

void FileBlocks::hand_over(std::size_t row, std::uint64_t first, std::span<const Word> words) {
  if (!next_[row]->write(first, words)) failed_ = errno;
}

Result<void> FileBlocks::finish(std::size_t row, const Progress& progress) {
  if (failed_ != 0) {
    errno = failed_;
    return next_[row]->refuse();
  }
  auto& state = state_.rows[row];
  ASOBI_TRY(rows_[row], next_[row]->finish(state.checksum, progress));
  state.generation = state_.generation + 1;
  next_[row].reset();
  return {};
}

Result<void> FileBlocks::commit(std::span<const std::uint64_t> numbers, Progress& progress) {
  ++state_.generation;
  state_.numbers.assign(numbers.begin(), numbers.end());
  return kept_.put(state_, state_.generation, progress);
}

}  // namespace asobi
