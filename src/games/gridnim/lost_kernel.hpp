// The inner loop of the tables of lost placements, one bit each. A word is all placements that differ in the lowest
// rows only, the lanes; a block is all words that differ in the next rows only, the inner ones. Runs in the outer rows
// lead to whole blocks, which are joined in plain loops that compilers turn into vectors; what a run reaches that goes
// down from the outer rows is gathered by column and added to the words and lanes that have the stones. Runs inside the
// block come last, word by word: of the lanes that are still open the least is lost, and those from which a run leads
// to it are not, and so on.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/bits.hpp"
#include "base/processor.hpp"
#include "games/gridnim/fold.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {

// What is lost: by the rules of a turn; and who takes the last stone wins, or loses.
struct LosingRule {
  Turn turn = {};
  bool misere = false;

  friend bool operator==(const LosingRule&, const LosingRule&) = default;
};

// The rows of a board that is not wider than six cells: as many lanes as fit into six bits, as many inner rows, and the
// outer ones above, of which mirror images are kept once.
struct Storeys {
  static constexpr int most_bits = 6;  // of lanes, and of inner rows

  int width, lanes, inner, outer;

  Storeys(int columns, int rows)
      : width(columns),
        lanes(std::min(rows, most_bits / width)),
        inner(std::min(rows - lanes, most_bits / width)),
        outer(rows - lanes - inner) {}

  int lane_bits() const { return width * lanes; }
  int inner_bits() const { return width * inner; }
  int outer_bits() const { return width * outer; }
  int block_bits() const { return lane_bits() + inner_bits(); }
  std::size_t block_words() const { return std::size_t{1} << inner_bits(); }
  // Where nothing is outside there is one block, as if one row were there and always empty.
  Fold fold() const { return {width, std::max(outer, 1)}; }
  std::uint32_t top_row(Mask outer_stones) const {
    return static_cast<std::uint32_t>(outer_stones >> std::max(outer_bits() - width, 0));
  }
};

template <class Word>
class LostKernel {
 public:
  static constexpr std::size_t most_words = std::size_t{1} << Storeys::most_bits;
  using Counts = std::array<std::uint64_t, most_cells + 1>;  // by the number of stones

  // `words`: a block for each kept filling of the outer rows, in the order of the fold.
  LostKernel(const Storeys& storeys, const LosingRule& rule, Word* words)
      : storeys_(storeys), fold_(storeys.fold()), rule_(rule), words_(words) {
    add_takings();
    add_falls();
    add_rises();
    add_steps();
    add_mirror();
    for (std::uint32_t at = 0; at < most_words; ++at) stones_[at] = static_cast<std::uint8_t>(std::popcount(at));
  }

  // Lists that are filled for each block anew.
  class Sources;

  // The block of a filling of the outer rows that is kept; those with fewer stones must be done. `counts` grows by what
  // is lost there.
  ASOBI_KERNEL void fill(Mask outer, Sources& sources, Counts& counts) const {
    Block won{};
    find_sources(outer, sources);
    join_both(sources.plain, won);
    for (int column = 0; column < storeys_.width; ++column) {
      for (std::size_t i = 0; i < rises_.size(); ++i) prolong(sources.rising[i][column], column, rises_[i].falls, won);
    }
    if (rule_.misere && outer == 0) won[0] |= 1;  // the empty board
    decide(won, block(outer), counts.data() + std::popcount(outer));
  }

 private:
  using Block = std::array<Word, most_words>;

  // Stones that are taken of a stretch, from the cell where it begins.
  struct Taking {
    int length, stride;
    Mask fits;                 // where it may begin
    std::vector<Mask> stones;  // by way to take them
  };
  // What a run that comes from the outer rows takes of a column inside the block: words that have `inner` and not
  // `inner_gone` lead, at the lanes `leads_to`, moved by `by`, to the words without `inner_gone`.
  struct Fall {
    std::uint32_t inner, inner_gone;
    Word leads_to;
    int by, count;
  };
  // Ways to take stones of a column of outer rows from the lowest on, by length, that leave room for the same falls.
  struct Rise {
    std::size_t falls;
    std::vector<std::vector<Mask>> stones;
  };
  // A run inside the block, as it is for one of its words.
  struct Step {
    std::uint32_t from;
    Word leads_to;
    int by;
  };
  struct Swap {
    Word lower;
    int by;
  };
  // Blocks as they are kept, and blocks that are kept as their mirror images.
  struct Both {
    std::array<std::vector<const Word*>, 2> blocks;
    bool empty() const { return blocks[0].empty() && blocks[1].empty(); }
    void clear() {
      for (auto& list : blocks) list.clear();
    }
  };

 public:
  class Sources {
   public:
    explicit Sources(const LostKernel& kernel) : rising(kernel.rises_.size()) {}

   private:
    friend class LostKernel;
    Both plain;
    std::vector<std::array<Both, Storeys::most_bits>> rising;  // by rise and column
  };

 private:
  Storeys storeys_;
  Fold fold_;
  LosingRule rule_;
  Word* words_;
  std::vector<Taking> takings_;
  std::array<std::vector<Fall>, Storeys::most_bits> falls_;  // by column, fewest stones first
  std::vector<Rise> rises_;
  std::array<std::vector<Step>, most_words> steps_;  // by word
  std::array<Word, std::numeric_limits<Word>::digits>
      leads_here_{};                               // by lane: from where a run in the lanes leads to it
  std::array<std::uint8_t, most_words> stones_{};  // by number of a word or lane
  std::vector<Swap> swaps_;                        // that mirror the lanes

  static constexpr Word lane(std::uint32_t at) { return static_cast<Word>(Word{1} << at); }
  std::uint32_t lane_count() const { return 1u << storeys_.lane_bits(); }

  Word* block(Mask outer) const { return words_ + fold_.index(outer) * storeys_.block_words(); }

  void add(Both& both, Mask outer) const {
    both.blocks[fold_.kept(storeys_.top_row(outer)) ? 0 : 1].push_back(block(outer));
  }

  ASOBI_KERNEL void find_sources(Mask outer, Sources& sources) const {
    sources.plain.clear();
    for (const Taking& taking : takings_) {
      Mask begins = outer & taking.fits;
      for (int i = 1; i < taking.length; ++i) begins &= outer >> (i * taking.stride);
      for (; begins != 0; begins &= begins - 1) {
        for (const Mask stones : taking.stones) add(sources.plain, outer ^ stones << lowest_bit(begins));
      }
    }
    for (std::size_t i = 0; i < rises_.size(); ++i) {
      for (int column = 0; column < storeys_.width; ++column) {
        Both& both = sources.rising[i][column];
        both.clear();
        for (int row = 0; row < storeys_.outer && (outer >> (row * storeys_.width + column) & 1) != 0; ++row) {
          for (const Mask stones : rises_[i].stones[row]) add(both, outer ^ stones << column);
        }
      }
    }
  }

  ASOBI_KERNEL void join(const std::vector<const Word*>& blocks, Block& out) const {
    constexpr std::size_t step = 8;
    if (storeys_.block_words() < step) {
      for (const Word* const words : blocks) {
        for (std::size_t i = 0; i < storeys_.block_words(); ++i) out[i] |= words[i];
      }
      return;
    }
    for (std::size_t from = 0; from < storeys_.block_words(); from += step) {
      std::array<Word, step> part{};
      for (const Word* const words : blocks) {
        for (std::size_t i = 0; i < step; ++i) part[i] |= words[from + i];
      }
      for (std::size_t i = 0; i < step; ++i) out[from + i] |= part[i];
    }
  }

  // The mirror images turned back.
  ASOBI_KERNEL void join_both(const Both& both, Block& out) const {
    join(both.blocks[0], out);
    if (both.blocks[1].empty()) return;
    Block images{};
    join(both.blocks[1], images);
    for (std::uint32_t i = 0; i < storeys_.block_words(); ++i) out[i] |= mirrored(images[fold_.mirrored(i)]);
  }

  ASOBI_KERNEL Word mirrored(Word word) const {
    for (const auto& [lower, by] : swaps_) {
      const auto differ = static_cast<Word>((word ^ word >> by) & lower);
      word ^= static_cast<Word>(differ ^ differ << by);
    }
    return word;
  }

  ASOBI_KERNEL void prolong(const Both& both, int column, std::size_t falls, Block& won) const {
    if (both.empty()) return;
    Block reached{};
    join_both(both, reached);
    for (std::size_t i = 0; i < falls; ++i) {
      const Fall& fall = falls_[column][i];
      for (std::uint32_t at = fall.inner; at < storeys_.block_words(); at = (at + 1) | fall.inner) {
        won[at] |= static_cast<Word>((reached[at ^ fall.inner_gone] & fall.leads_to) << fall.by);
      }
    }
  }

  ASOBI_KERNEL void decide(const Block& won, Word* lost, std::uint64_t* counts) const {
    const auto all = static_cast<Word>(first_cells(1 << storeys_.lane_bits()));
    for (std::uint32_t at = 0; at < storeys_.block_words(); ++at) {
      std::uint64_t* const counts_here = counts + stones_[at];
      Word reached = won[at];
      for (const Step& step : steps_[at]) reached |= static_cast<Word>((lost[step.from] & step.leads_to) << step.by);
      Word found = 0;
      for (auto open = static_cast<Word>(~reached & all); open != 0;) {
        const auto least = static_cast<std::uint32_t>(lowest_bit(open));
        found |= lane(least);
        open &= static_cast<Word>(~(leads_here_[least] | lane(least)));
        ++counts_here[stones_[least]];
      }
      lost[at] = found;
    }
  }

  // --- made once ---

  // Bit i becomes bit i·stride.
  static Mask spread(Mask bits, int stride) {
    Mask out = 0;
    for (; bits != 0; bits &= bits - 1) out |= Mask{1} << (lowest_bit(bits) * stride);
    return out;
  }

  // The ways to take stones of a line of `length`, the first and the last among them.
  std::vector<Mask> ways(int length, int stride) const {
    std::vector<Mask> out;
    const Size line = {1, length};
    for (const Run& run : runs_of({line, line.full()}, rule_.turn)) {
      if (run.length == length) out.push_back(spread(run.cells(line), stride));
    }
    return out;
  }

  void add_takings() {
    const int width = storeys_.width, rows = storeys_.outer;
    for (int length = 1; length <= width; ++length) {
      Mask fits = 0;
      for (int row = 0; row < rows; ++row) fits |= first_cells(width - length + 1) << (row * width);
      takings_.push_back({length, 1, fits, ways(length, 1)});
    }
    for (int length = 2; length <= rows; ++length) {
      takings_.push_back({length, width, first_cells((rows - length + 1) * width), ways(length, width)});
    }
    std::erase_if(takings_, [](const Taking& taking) { return taking.stones.empty(); });
  }

  // Of the highest `length` rows of the block the lowest stone is taken, of the others all or any.
  void add_falls() {
    const int width = storeys_.width, rows = storeys_.inner + storeys_.lanes;
    for (int length = 1; length <= rows; ++length) {
      const Mask all = first_cells(length);
      for (Mask taken = rule_.turn.any ? 1 : all; taken <= all; taken += 2) {
        for (int column = 0; column < width; ++column) {
          const int lowest = (rows - length) * width + column;
          falls_[column].push_back(
              fall(spread(all, width) << lowest, spread(taken, width) << lowest, std::popcount(taken)));
        }
      }
    }
    for (auto& list : falls_) std::ranges::sort(list, {}, &Fall::count);
  }

  Fall fall(Mask all, Mask gone, int count) const {
    const auto in_lanes = [&](Mask cells) { return static_cast<std::uint32_t>(cells) & (lane_count() - 1); };
    const auto in_words = [&](Mask cells) { return static_cast<std::uint32_t>(cells >> storeys_.lane_bits()); };
    Fall out{in_words(all), in_words(gone), 0, static_cast<int>(in_lanes(gone)), count};
    for (std::uint32_t at = 0; at < lane_count(); ++at) {
      if ((at & in_lanes(all)) == in_lanes(all ^ gone)) out.leads_to |= lane(at);
    }
    return out;
  }

  // The highest stone is taken, of the others all or any.
  void add_rises() {
    for (int row = 0; row < storeys_.outer; ++row) {
      const Mask all = first_cells(row + 1);
      for (Mask taken = rule_.turn.any ? Mask{1} << row : all; taken <= all; ++taken) {
        const int room = rule_.turn.most - std::popcount(taken);
        const auto falls = static_cast<std::size_t>(
            std::ranges::count_if(falls_[0], [&](const Fall& fall) { return fall.count <= room; }));
        if (falls > 0) rise(falls).stones[row].push_back(spread(taken, storeys_.width));
      }
    }
  }

  Rise& rise(std::size_t falls) {
    const auto found = std::ranges::find(rises_, falls, &Rise::falls);
    if (found != rises_.end()) return *found;
    return rises_.emplace_back(Rise{falls, std::vector<std::vector<Mask>>(storeys_.outer)});
  }

  // All runs of a full block, as they are for each word.
  void add_steps() {
    const Size size = {storeys_.inner + storeys_.lanes, storeys_.width};
    for (const auto& [stretch, gone] : takeable(size, rule_.turn)) {
      const Fall taken = fall(stretch, gone, 0);
      for (std::uint32_t at = 0; at < storeys_.block_words() && taken.inner_gone != 0; ++at) {
        if ((at & taken.inner) == taken.inner) steps_[at].push_back({at ^ taken.inner_gone, taken.leads_to, taken.by});
      }
      for (std::uint32_t to = 0; to < lane_count() && taken.inner == 0; ++to) {
        if ((taken.leads_to >> to & 1) != 0) leads_here_[to] |= lane(to | static_cast<std::uint32_t>(gone));
      }
    }
  }

  // Rows are turned round by exchanging bits of the numbers of lanes.
  void add_mirror() {
    for (int row = 0; row < storeys_.lanes; ++row) {
      for (int low = row * storeys_.width, high = low + storeys_.width - 1; low < high; ++low, --high) {
        Swap swap{0, (1 << high) - (1 << low)};
        for (std::uint32_t at = 0; at < lane_count(); ++at) {
          if ((at >> low & 1) != 0 && (at >> high & 1) == 0) swap.lower |= lane(at);
        }
        swaps_.push_back(swap);
      }
    }
  }
};

}  // namespace asobi::gridnim
