#include "research/sliding/loop_blocks.hpp"

#include <algorithm>

namespace asobi::sliding {

namespace {

constexpr int outside = -1;  // no seat of the first loop

class BlockSearch {
 public:
  BlockSearch(Shape shape, std::vector<LoopsWithBlocks>& out)
      : shape_(shape), seats_(shape.rows * shape.cols), part_(static_cast<std::size_t>(seats_) + 1), out_(out) {}

  // All second loops that go with this one.
  void run(const std::vector<int>& loop) {
    first_ = loop;
    const std::size_t count = loop.size() - 2;  // of seats that are not seat 1
    left_out_ = static_cast<std::size_t>(seats_ - 1) - count;
    for (size_ = 3; size_ <= count; size_ += 2) {
      if (count % size_ != 0 || left_out_ % size_ != 0 || (count == size_ && left_out_ == 0)) continue;
      const std::size_t parts = count / size_;
      std::ranges::fill(part_, outside);
      for (std::size_t i = 0; i < count; ++i)
        part_[static_cast<std::size_t>(loop[i + 1])] = static_cast<int>(i % parts);
      for (period_ = left_out_ / size_ + 1; period_ <= left_out_ / size_ + parts; ++period_) {
        if (period_ % 2 == 0) continue;  // the loop would have an odd number of seats
        visited_.assign(static_cast<std::size_t>(seats_) + 1, 0);
        chosen_.assign(parts, 0);
        labels_.clear();
        way_ = {1};
        missed_ = left_out_;
        visited_[1] = 1;
        enter(1 + shape_.cols);
      }
    }
  }

 private:
  Shape shape_;
  int seats_;
  std::vector<int> part_;  // by seat
  std::vector<LoopsWithBlocks>& out_;
  std::vector<int> first_, way_;
  std::size_t size_ = 0, period_ = 0, left_out_ = 0, missed_ = 0;
  std::vector<char> visited_, chosen_;
  std::vector<int> labels_;  // the parts in the order in which the second loop visits them

  // Where the second loop goes on to this seat, if it may.
  void enter(int seat) {
    const auto at = static_cast<std::size_t>(seat);
    const std::size_t place = way_.size() - 1;
    if (visited_[at] != 0 || place == period_ * size_) return;
    const int part = part_[at];
    const bool choice = place < period_;
    if (choice ? part != outside && chosen_[static_cast<std::size_t>(part)] != 0 : labels_[place % period_] != part)
      return;
    if (choice) labels_.push_back(part);
    if (choice && part != outside) chosen_[static_cast<std::size_t>(part)] = 1;
    visited_[at] = 1;
    missed_ -= part == outside ? 1 : 0;
    way_.push_back(seat);
    go_on(seat);
    way_.pop_back();
    missed_ += part == outside ? 1 : 0;
    visited_[at] = 0;
    if (choice && part != outside) chosen_[static_cast<std::size_t>(part)] = 0;
    if (choice) labels_.pop_back();
  }

  void go_on(int seat) {
    if (seat == 2) {  // the only way back to seat 1
      if (way_.size() - 1 == period_ * size_ && missed_ == 0) found();
      return;
    }
    const int column = (seat - 1) % shape_.cols;
    if (seat > shape_.cols) enter(seat - shape_.cols);
    if (seat + shape_.cols <= seats_) enter(seat + shape_.cols);
    if (column > 0) enter(seat - 1);
    if (column + 1 < shape_.cols) enter(seat + 1);
  }

  void found() {
    std::vector<int> second = way_;
    second.push_back(1);
    if (second != first_) out_.push_back({std::min(first_, second), std::max(first_, second), size_});
  }
};

}  // namespace

Result<std::vector<LoopsWithBlocks>> loops_with_blocks(Shape shape, Context& context) {
  ASOBI_TRY(const std::vector<Loop> loops, simple_loops(shape, context));
  std::vector<LoopsWithBlocks> out;
  BlockSearch search(shape, out);
  for (const Loop& loop : loops) {
    ASOBI_CHECK(context.progress.check());
    search.run(loop.seats);
  }
  std::ranges::sort(out);
  out.erase(std::ranges::unique(out).begin(), out.end());  // each was met from both of its loops
  return out;
}

}  // namespace asobi::sliding
