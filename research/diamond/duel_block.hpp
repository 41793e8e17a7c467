// What one step of a duel's search decided in some rows: what the log of its steps is made of.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "research/diamond/duel_matrix.hpp"
#include "research/keep/block_file.hpp"

namespace asobi::diamond {

class DuelBlock {
 public:
  static constexpr std::uint64_t most_rows = 16;

  static std::uint64_t count(const Folding& folding) { return (folding.classes() + most_rows - 1) / most_rows; }
  static std::uint64_t end_of(const Folding& folding, std::uint64_t number) {
    return std::min<std::uint64_t>(folding.classes(), (number + 1) * most_rows);
  }

  DuelBlock(const Folding& folding, std::uint64_t number)
      : number_(number),
        end_(end_of(folding, number)),
        width_(DuelMatrix::width(folding)),
        bytes_(2 * (end_ - begin()) * width_) {}

  // Nothing decided where the file has no such block. Errors: `corrupt`.
  static Result<DuelBlock> read(const Folding& folding, const BlockFile& file, std::uint64_t number) {
    DuelBlock out(folding, number);
    ASOBI_TRY(Bytes bytes, file.block(number));
    if (bytes.empty()) return out;
    if (bytes.size() != out.bytes_.size()) {
      return fail(Code::corrupt, "a step of the search has rows of another board", "別の盤の結果が混じっています");
    }
    out.bytes_ = std::move(bytes);
    return out;
  }
  Result<void> write(BlockWriter& writer) const { return writer.add(number_, bytes_); }

  std::uint64_t begin() const { return number_ * most_rows; }
  std::uint64_t end() const { return end_; }
  std::span<std::uint8_t> wins(std::uint64_t row) { return at(row - begin()); }
  std::span<std::uint8_t> losses(std::uint64_t row) { return at(end_ - begin() + row - begin()); }

 private:
  std::uint64_t number_, end_, width_;
  Bytes bytes_;  // the wins of all rows, then the losses

  std::span<std::uint8_t> at(std::uint64_t line) {
    return std::span(reinterpret_cast<std::uint8_t*>(bytes_.data()), bytes_.size()).subspan(line * width_, width_);
  }
};

// The numbers of the blocks of some rows, which begin with a block.
struct DuelBlocks {
  std::uint64_t begin, end;

  explicit DuelBlocks(WordRange rows)
      : begin(rows.begin / DuelBlock::most_rows), end((rows.end + DuelBlock::most_rows - 1) / DuelBlock::most_rows) {
    if (rows.begin == rows.end) end = begin;
  }
};

}  // namespace asobi::diamond
