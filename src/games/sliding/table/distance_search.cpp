#include "games/sliding/table/distance_search.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <numeric>

#include "base/bits.hpp"
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
  // A jump that crosses from one process's part to another's: its words are brought here before they are added.
  struct Crossing {
    int cell;
    std::vector<Run> runs;
  };
  std::vector<int> beside;
  std::vector<Vertical> vertical;
  std::vector<Crossing> crossing;
};

// A cell whose next level is being made.
struct Target {
  int cell;
  std::vector<const Bits*> brought;   // by crossing jump; null where nothing comes
  std::vector<std::uint64_t> counts;  // by slice: positions of the next level
};

// How many leading digits of the order decide to whom words belong: so many that the parts differ little, and that
// whole slices stay together.
int split_places(int tiles, std::size_t members) {
  int out = 0;
  for (std::uint64_t units = 1; members > 1 && units < 8 * members && out < tiles - 8; ++out) units *= tiles - out;
  return out;
}

class Search {
 public:
  Search(Shape shape, int goal_blank, Blocks& blocks, Team& team, std::span<Bits> plane, Processor processor);

  Result<Levels> run(unsigned threads, Progress& progress);

 private:
  Shape shape_;
  int goal_blank_;
  int tiles_;
  std::uint64_t words_;  // of one cell
  std::size_t slice_;    // words
  Blocks& blocks_;
  Team& team_;
  WordRange here_;
  std::uint64_t slices_;  // of one cell, here
  std::vector<Inflow> inflow_;
  std::span<Bits> plane_;
  Processor processor_;
  std::vector<std::vector<Bits>> brought_;  // room for what crossing jumps bring to one cell
  // By cell: how many positions of its level are in the slices before each.
  std::vector<std::vector<std::uint64_t>> before_;
  std::vector<const Bits*> rows_;  // by cell, while some are made anew
  Levels found_;

  bool any(int cell, WordRange words) const {
    return before_[cell][(words.begin - here_.begin) / slice_] != before_[cell][(words.end - here_.begin) / slice_];
  }
  void count_before(int cell, std::span<const std::uint64_t> counts);
  Result<void> begin(Progress& progress);
  inline std::uint64_t advance_slice(const Target& target, std::uint64_t first, Bits* out, bool mark);
  void advance_part(Target& target, std::uint64_t begin, std::uint64_t end, bool mark);
  Result<void> advance_cells(std::span<Target> targets, int distance, unsigned threads, const Progress& progress);
  Result<std::uint64_t> advance_level(int distance, unsigned threads, const Progress& progress);
  std::vector<std::uint64_t> farthest() const;
};

Search::Search(Shape shape, int goal_blank, Blocks& blocks, Team& team, std::span<Bits> plane, Processor processor)
    : shape_(shape),
      goal_blank_(goal_blank),
      tiles_(shape.cells() - 1),
      words_(order_words(tiles_)),
      slice_(slice_words(tiles_)),
      blocks_(blocks),
      team_(team),
      here_(blocks.here()),
      slices_((here_.end - here_.begin) / slice_),
      inflow_(shape.cells()),
      plane_(plane),
      processor_(processor),
      before_(shape.cells(), std::vector<std::uint64_t>(slices_ + 1)),
      rows_(shape.cells()) {
  const std::uint64_t unit = order_words(tiles_ - split_places(tiles_, team.size()));
  for (int from = 0; from < shape.cells(); ++from) {
    for (const Slide slide : all_slides) {
      const auto to = blank_after(shape, from, slide);
      if (!to) continue;
      if (shape.row(*to) == shape.row(from)) {
        inflow_[*to].beside.push_back(from);
        continue;
      }
      const Toward toward = *to > from ? Toward::front : Toward::back;
      const int place = std::min(from, *to);
      TileJump jump(tiles_, place, shape.cols, toward, odd_order(shape, goal_blank, from));
      if (jump.run_map() != nullptr && order_words(tiles_ - place) > unit) {
        inflow_[*to].crossing.push_back({from, jump.run_map()->runs(words_)});
      } else {
        inflow_[*to].vertical.push_back({from, std::move(jump)});
      }
    }
  }
  std::size_t most = 0;
  for (const Inflow& inflow : inflow_) most = std::max(most, inflow.crossing.size());
  brought_.assign(most, std::vector<Bits>(here_.end - here_.begin));
}

// Returns how many positions the slice has on the next level, and writes them to `out`; they are put into the table if
// `mark`.
ASOBI_KERNEL inline std::uint64_t Search::advance_slice(const Target& target, std::uint64_t first, Bits* out,
                                                        bool mark) {
  const int cell = target.cell;
  const std::size_t size = slice_;  // a copy, which no store to a bitmap can seem to change
  const Inflow& inflow = inflow_[cell];
  std::array<Bits, largest_slice> sent;
  std::fill_n(sent.data(), size, 0);
  bool empty = !any(cell, {first, first + size});
  for (const int from : inflow.beside) {
    if (!any(from, {first, first + size})) continue;
    empty = false;
    const Bits* source = rows_[from] + first;
    for (std::size_t i = 0; i < size; ++i) sent[i] |= source[i];
  }
  for (const auto& [from, jump] : inflow.vertical) {
    if (!any(from, jump.reach(first))) continue;
    empty = false;
    jump.pull(rows_[from], first, sent.data(), processor_);
  }
  for (const Bits* brought : target.brought) {
    if (brought == nullptr) continue;
    empty = false;
    const Bits* source = brought + (first - here_.begin);
    for (std::size_t i = 0; i < size; ++i) sent[i] |= source[i];
  }
  // In place, or after a copy: the loop below must not have to think of words that overlap.
  if (const Bits* here = rows_[cell] + first; out != here) std::copy_n(here, size, out);
  if (empty) return 0;
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < size; ++i) {
    out[i] = sent[i] & ~out[i];
    count += static_cast<std::uint64_t>(std::popcount(out[i]));
  }
  if (mark && count > 0) {
    Bits* marked = plane_.data() + cell * words_ + first;
    for (std::size_t i = 0; i < size; ++i) marked[i] |= out[i];
  }
  return count;
}

// Some slices of a cell.
void Search::advance_part(Target& target, std::uint64_t begin, std::uint64_t end, bool mark) {
  const std::uint64_t first = here_.begin + begin * slice_;
  std::vector<Bits> scratch;
  if (!blocks_.in_place()) scratch.resize((end - begin) * slice_);
  Bits* const out = blocks_.place(target.cell, first, scratch);
  on(processor_, [&] {
    for (std::uint64_t slice = begin; slice < end; ++slice) {
      const std::uint64_t offset = (slice - begin) * slice_;
      target.counts[slice] = advance_slice(target, first + offset, out + offset, mark);
    }
  });
  blocks_.hand_over(target.cell, first, std::span<const Bits>(out, static_cast<std::size_t>((end - begin) * slice_)));
}

// Members of a team go on together to the end of the level, even when one of them was stopped.
Result<void> Search::advance_cells(std::span<Target> targets, int distance, unsigned threads,
                                   const Progress& progress) {
  for (Target& target : targets) {
    for (std::size_t i = 0; i < inflow_[target.cell].crossing.size(); ++i) {
      const auto& [from, runs] = inflow_[target.cell].crossing[i];
      target.brought.push_back(blocks_.moved(from, runs, brought_[i]) ? brought_[i].data() : nullptr);
    }
    ASOBI_CHECK(blocks_.begin(target.cell));
  }
  for (int cell = 0; cell < shape_.cells(); ++cell) rows_[cell] = blocks_.row(cell);
  const bool mark = !plane_.empty() && distance % 4 >= 2;
  const std::uint64_t parts = (slices_ + slices_per_part - 1) / slices_per_part;
  parallel_for(targets.size() * parts, words_ < words_worth_a_thread ? 1 : threads, [&](std::size_t task) {
    const std::uint64_t begin = task % parts * slices_per_part;
    if (progress.stopped()) return;
    advance_part(targets[task / parts], begin, std::min(begin + slices_per_part, slices_), mark);
  });
  for (const Target& target : targets) ASOBI_CHECK(blocks_.finish(target.cell, progress));
  return {};
}

void Search::count_before(int cell, std::span<const std::uint64_t> counts) {
  for (std::uint64_t slice = 0; slice < slices_; ++slice)
    before_[cell][slice + 1] = before_[cell][slice] + counts[slice];
}

// Makes the level at `distance`; its size.
Result<std::uint64_t> Search::advance_level(int distance, unsigned threads, const Progress& progress) {
  const bool odd = odd_cell(shape_, goal_blank_) != (distance % 2 != 0);
  std::vector<Target> targets;
  for (int cell = 0; cell < shape_.cells(); ++cell) {
    if (odd_cell(shape_, cell) == odd) targets.push_back({cell, {}, std::vector<std::uint64_t>(slices_)});
  }
  // Rows in memory are made all at once, others one after the other.
  const std::size_t at_once = blocks_.in_place() && team_.size() == 1 ? targets.size() : 1;
  for (std::size_t i = 0; i < targets.size(); i += at_once) {
    ASOBI_CHECK(advance_cells(std::span(targets).subspan(i, at_once), distance, threads, progress));
  }
  std::uint64_t total = 0;
  for (const Target& target : targets) {
    count_before(target.cell, target.counts);
    total += before_[target.cell].back();
  }
  return total;
}

// From the goal, or from where an earlier search was stopped.
Result<void> Search::begin(Progress& progress) {
  found_.census = blocks_.begun_with();
  if (found_.census.empty()) {
    progress.stage(say("distances of all positions of {}", "{} の全局面の手数を求めています", shape_.name()),
                   positions(shape_));
    found_.census = {1};
    found_.sent.assign(team_.size() > 1 ? 1 : 0, 0);
    progress.advance(1);
    if (here_.begin > 0 || slices_ == 0) return {};
    ASOBI_CHECK(blocks_.begin(goal_blank_));
    std::vector<Bits> first(slice_);
    Bits* const out = blocks_.place(goal_blank_, 0, first);
    out[0] = 1;
    blocks_.hand_over(goal_blank_, 0, {out, slice_});
    ASOBI_CHECK(blocks_.finish(goal_blank_, progress));
    std::ranges::fill(before_[goal_blank_].begin() + 1, before_[goal_blank_].end(), 1);
    return {};
  }
  const std::uint64_t known = std::accumulate(found_.census.begin(), found_.census.end(), std::uint64_t{0});
  progress.stage(say("distances of all positions of {}, on from level {}",
                     "{} の全局面の手数を求めています（{} 手目から再開）", shape_.name(), found_.census.size()),
                 positions(shape_) - known);
  found_.sent.assign(team_.size() > 1 ? found_.census.size() : 0, 0);
  std::vector<std::uint64_t> counts(slices_);
  for (int cell = 0; cell < shape_.cells(); ++cell) {
    const Bits* words = blocks_.row(cell) + here_.begin;
    for (std::uint64_t slice = 0; slice < slices_; ++slice) {
      counts[slice] = 0;
      for (std::size_t i = 0; i < slice_; ++i) {
        counts[slice] += static_cast<std::uint64_t>(std::popcount(words[slice * slice_ + i]));
      }
    }
    count_before(cell, counts);
  }
  return {};
}

Result<Levels> Search::run(unsigned threads, Progress& progress) {
  ASOBI_CHECK(begin(progress));
  for (;;) {
    const std::uint64_t sent = blocks_.sent();
    const auto own = advance_level(static_cast<int>(found_.census.size()), threads, progress);
    std::array<std::uint64_t, 3> all = {own ? *own : 0, progress.stopped() ? 1u : 0u, blocks_.sent() - sent};
    team_.add(all);
    ASOBI_CHECK(progress.check());
    if (!own) return std::unexpected(own.error());
    if (all[1] > 0) return stopped_error();
    if (team_.size() > 1) found_.sent.push_back(all[2]);
    if (all[0] == 0) break;
    found_.census.push_back(all[0]);
    progress.advance(all[0]);
    ASOBI_CHECK(blocks_.commit(found_.census, progress));
  }
  found_.farthest = farthest();
  return std::move(found_);
}

// The search ended with an empty level on one colour: the last full one stands on the other. Everybody lists what he
// has; the first of all these are among the first of each.
std::vector<std::uint64_t> Search::farthest() const {
  std::vector<std::uint64_t> out;
  for (int cell = 0; cell < shape_.cells(); ++cell) {
    for (std::uint64_t first = here_.begin; first < here_.end; first += slice_) {
      if (!any(cell, {first, first + slice_})) continue;
      for (std::uint64_t word = first; word < first + slice_; ++word) {
        for (Bits left = blocks_.row(cell)[word]; left != 0 && out.size() < farthest_room; left &= left - 1) {
          out.push_back((cell * words_ + word) * 64 + lowest_bit(left));
        }
      }
    }
  }
  const std::vector<std::string> lists =
      team_.gather(std::string(reinterpret_cast<const char*>(out.data()), out.size() * sizeof(std::uint64_t)));
  out.clear();
  for (const std::string& list : lists) {
    const std::size_t begin = out.size();
    out.resize(begin + list.size() / sizeof(std::uint64_t));
    if (!list.empty()) std::memcpy(out.data() + begin, list.data(), list.size());
  }
  std::ranges::sort(out);
  out.resize(std::min(out.size(), farthest_room));
  return out;
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

std::vector<std::uint64_t> parts_of_team(int tiles, std::size_t members) {
  const std::uint64_t unit = order_words(tiles - split_places(tiles, members));
  const std::uint64_t units = order_words(tiles) / unit;
  std::vector<std::uint64_t> out;
  for (std::size_t rank = 0; rank <= members; ++rank) out.push_back(units * rank / members * unit);
  return out;
}

Result<Levels> search_levels(Shape shape, int goal_blank, Blocks& blocks, Team& team, unsigned threads,
                             Progress& progress, std::span<Bits> plane, Processor processor) {
  assert(shape.cells() <= most_tiles + 1 && shape.rows >= shape.cols && shape.cols >= 2 && shape.cols <= 3);
  return Search(shape, goal_blank, blocks, team, plane, processor).run(threads, progress);
}

Result<Table> search_distances(Shape shape, int goal_blank, unsigned threads, Progress& progress, Processor processor) {
  const int tiles = shape.cells() - 1;
  const std::uint64_t words = shape.cells() * order_words(tiles);
  ASOBI_CHECK(progress.needs(2 * words * sizeof(Bits)));
  Team alone;
  ASOBI_TRY(const auto blocks, MemoryBlocks::open(shape.cells(), order_words(tiles)));
  ASOBI_TRY(Buffer plane, Buffer::zeroed((words + farthest_room) * sizeof(Bits)));
  const auto all = plane.as<Bits>();
  ASOBI_TRY(Levels levels,
            search_levels(shape, goal_blank, *blocks, alone, threads, progress, all.first(words), processor));
  std::ranges::copy(levels.farthest, all.begin() + static_cast<std::ptrdiff_t>(words));
  return Table{{}, std::move(levels.census), std::move(plane)};
}

}  // namespace asobi::sliding
