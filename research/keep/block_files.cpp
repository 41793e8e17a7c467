#include "solve/block_files.hpp"

#include <algorithm>
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

// All words are here, so none comes from elsewhere.
bool FileBlocks::moved(std::size_t row, std::span<const Run> runs, std::span<Word> out) {
  const Word* words = this->row(row);
  bool any = false;
  for (const Run& run : runs) {
    const std::span<const Word> piece(words + run.from, run.words);
    any = any || std::ranges::any_of(piece, [](Word word) { return word != 0; });
    std::ranges::copy(piece, out.begin() + static_cast<std::ptrdiff_t>(run.to));
  }
  return any;
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

Result<std::optional<Checkpoints>> states_of(const std::string& name, bool resume, const std::filesystem::path& folder,
                                             const Team& team) {
  if (!resume) return std::nullopt;
  if (folder.empty()) {
    return fail(Code::invalid, "there is no folder in which the state could be kept; name one with --tables",
                "状態を保存するフォルダがありません。--tables で指定してください");
  }
  const std::string part = team.size() == 1 ? "" : fmt::format("/{}of{}", team.rank(), team.size());
  return Checkpoints({.folder = folder, .name = name + part});
}

Result<std::unique_ptr<Blocks>> open_blocks(std::size_t rows, std::vector<std::uint64_t> parts, Team& team,
                                            const std::optional<Checkpoints>& kept, std::uint64_t beside,
                                            Progress& progress) {
  const std::uint64_t all = parts.back(), own = parts[team.rank() + 1] - parts[team.rank()];
  const auto fits = progress.needs(rows * own * sizeof(Blocks::Word) + beside);
  if (team.size() > 1 || fits) {
    auto memory = MemoryBlocks::open(rows, std::move(parts), team, kept, progress);
    if (memory) return std::unique_ptr<Blocks>(std::move(*memory));
    if (team.size() > 1 || !kept || memory.error().code != Code::limit) return std::unexpected(memory.error());
  } else if (!kept) {
    return std::unexpected(fits.error());
  }
  ASOBI_TRY(auto files, FileBlocks::open(rows, all, *kept, progress));
  return std::unique_ptr<Blocks>(std::move(files));
}

}  // namespace asobi
