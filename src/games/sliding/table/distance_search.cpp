#include "games/sliding/table/distance_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <span>

#include "base/buffer.hpp"
#include "base/parallel.hpp"
#include "games/sliding/table/tile_jump.hpp"

namespace asobi::sliding {

namespace {

constexpr std::uint64_t slices_per_part = 64;
constexpr std::uint64_t words_worth_a_thread = 20'000;

// What sends positions to one cell of the blank.
struct Inflow {
  struct Vertical {
    int cell;
    TileJump jump;
  };
  std::vector<int> beside;
  std::vector<Vertical> vertical;
};

class Search {
 public:
  Search(Shape shape, int goal_blank, Buffer level, Buffer plane);

  Result<Table> run(unsigned threads, Progress& progress);

 private:
  Shape shape_;
  int goal_blank_;
  int tiles_;
  std::uint64_t words_;   // of one cell
  std::size_t slice_;     // words
  std::uint64_t slices_;  // of one cell
  std::vector<Inflow> inflow_;
  Buffer level_buffer_, plane_buffer_;
  std::span<Bits> level_, plane_;
  // By cell: how many positions of its level are in the slices before each.
  std::vector<std::vector<std::uint64_t>> before_;
  std::vector<std::uint64_t> census_;

  Bits* level(int cell) { return level_.data() + cell * words_; }
  bool any(int cell, RunMap::Range words) const {
    return before_[cell][words.begin / slice_] != before_[cell][words.end / slice_];
  }
  std::uint64_t advance_slice(int cell, std::uint64_t slice, bool mark);
  std::uint64_t advance_level(int distance, unsigned threads, const Progress& progress);
  Table finish();
};

Search::Search(Shape shape, int goal_blank, Buffer level, Buffer plane)
    : shape_(shape),
      goal_blank_(goal_blank),
      tiles_(shape.cells() - 1),
      words_(order_words(tiles_)),
      slice_(slice_words(tiles_)),
      slices_(words_ / slice_),
      inflow_(shape.cells()),
      level_buffer_(std::move(level)),
      plane_buffer_(std::move(plane)),
      level_(level_buffer_.as<Bits>()),
      plane_(plane_buffer_.as<Bits>()),
      before_(shape.cells(), std::vector<std::uint64_t>(slices_ + 1)) {
  for (int from = 0; from < shape.cells(); ++from) {
    for (const Slide slide : all_slides) {
      const auto to = blank_after(shape, from, slide);
      if (!to) continue;
      if (shape.row(*to) == shape.row(from)) {
        inflow_[*to].beside.push_back(from);
      } else {
        const Toward toward = *to > from ? Toward::front : Toward::back;
        const TileJump jump(tiles_, std::min(from, *to), shape.cols, toward, odd_order(shape, goal_blank, from));
        inflow_[*to].vertical.push_back({from, jump});
      }
    }
  }
}

// Returns how many positions the slice has on the next level; they are put into the table if `mark`.
std::uint64_t Search::advance_slice(int cell, std::uint64_t slice, bool mark) {
  const std::size_t size = slice_;  // a copy, which no store to a bitmap can seem to change
  const std::uint64_t first = slice * size;
  std::array<Bits, largest_slice> sent;
  std::fill_n(sent.data(), size, 0);
  bool empty = !any(cell, {first, first + size});
  for (const int from : inflow_[cell].beside) {
    if (!any(from, {first, first + size})) continue;
    empty = false;
    const Bits* source = level(from) + first;
    for (std::size_t i = 0; i < size; ++i) sent[i] |= source[i];
  }
  for (const auto& [from, jump] : inflow_[cell].vertical) {
    if (!any(from, jump.reach(first))) continue;
    empty = false;
    jump.pull(level(from), first, sent.data());
  }
  if (empty) return 0;
  Bits* here = level(cell) + first;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    here[i] = sent[i] & ~here[i];
    count += static_cast<std::uint64_t>(std::popcount(here[i]));
  }
  if (mark && count > 0) {
    Bits* marked = plane_.data() + cell * words_ + first;
    for (std::size_t i = 0; i < size; ++i) marked[i] |= here[i];
  }
  return count;
}

// Makes the level at `distance`; its size, or anything if stopped.
std::uint64_t Search::advance_level(int distance, unsigned threads, const Progress& progress) {
  const bool odd = odd_cell(shape_, goal_blank_) != (distance % 2 != 0);
  std::vector<int> cells;
  for (int cell = 0; cell < shape_.cells(); ++cell) {
    if (odd_cell(shape_, cell) == odd) cells.push_back(cell);
  }
  const std::uint64_t parts = (slices_ + slices_per_part - 1) / slices_per_part;
  std::vector<std::vector<std::uint64_t>> counts(cells.size(), std::vector<std::uint64_t>(slices_));
  parallel_for(cells.size() * parts, words_ < words_worth_a_thread ? 1 : threads, [&](std::size_t task) {
    const std::size_t i = task / parts;
    const std::uint64_t begin = task % parts * slices_per_part;
    const std::uint64_t end = std::min(begin + slices_per_part, slices_);
    if (progress.stopped()) return;
    for (std::uint64_t slice = begin; slice < end; ++slice) {
      counts[i][slice] = advance_slice(cells[i], slice, distance % 4 >= 2);
    }
  });
  std::uint64_t total = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    auto& before = before_[cells[i]];
    for (std::uint64_t slice = 0; slice < slices_; ++slice) before[slice + 1] = before[slice] + counts[i][slice];
    total += before.back();
  }
  return total;
}

Result<Table> Search::run(unsigned threads, Progress& progress) {
  level(goal_blank_)[0] = 1;
  std::ranges::fill(before_[goal_blank_].begin() + 1, before_[goal_blank_].end(), 1);
  std::uint64_t found = 1;
  for (int distance = 1; found > 0; ++distance) {
    census_.push_back(found);
    progress.advance(found);
    found = advance_level(distance, threads, progress);
    ASOBI_CHECK(progress.check());
  }
  return finish();
}

// The search ended with an empty level on one colour: the last full one stands on the other.
Table Search::finish() {
  const auto farthest = plane_.subspan(level_.size());
  std::size_t listed = 0;
  for (int cell = 0; cell < shape_.cells(); ++cell) {
    for (std::uint64_t slice = 0; slice < slices_; ++slice) {
      const std::uint64_t first = slice * slice_;
      if (!any(cell, {first, first + slice_})) continue;
      for (std::uint64_t i = cell * words_ + first; i < cell * words_ + first + slice_; ++i) {
        for (Bits left = level_[i]; left != 0 && listed < farthest.size(); left &= left - 1) {
          farthest[listed++] = i * 64 + std::countr_zero(left);
        }
      }
    }
  }
  return {{}, std::move(census_), std::move(plane_buffer_)};
}

}  // namespace

std::uint64_t positions(Shape shape) {
  std::uint64_t out = 1;
  for (int i = 3; i <= shape.cells(); ++i) out *= i;
  return out;
}

bool odd_cell(Shape shape, int cell) { return (shape.row(cell) + shape.col(cell)) % 2 != 0; }

bool odd_order(Shape shape, int goal_blank, int cell) {
  return (shape.row(cell) - shape.row(goal_blank)) * (shape.cols - 1) % 2 != 0;
}

Result<Table> search_distances(Shape shape, int goal_blank, unsigned threads, Progress& progress) {
  assert(shape.cells() <= most_tiles + 1 && shape.rows >= shape.cols && shape.cols >= 2 && shape.cols <= 3);
  progress.stage(say("distances of all positions of {}", "{} の全局面の手数を求めています", shape.name()),
                 positions(shape));
  const std::size_t bytes = shape.cells() * order_words(shape.cells() - 1) * sizeof(Bits);
  ASOBI_CHECK(progress.needs(2 * bytes));
  ASOBI_TRY(Buffer level, Buffer::zeroed(bytes));
  ASOBI_TRY(Buffer plane, Buffer::zeroed(bytes + farthest_room * sizeof(Bits)));
  return Search(shape, goal_blank, std::move(level), std::move(plane)).run(threads, progress);
}

}  // namespace asobi::sliding
