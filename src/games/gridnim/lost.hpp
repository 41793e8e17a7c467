// The lost placements of a board of up to 36 cells, one bit each: of any turn, in normal and in misère play. A board
// and its mirror image are lost together, so of two mirror-image top rows only one is kept: 6x6 takes 4.5 GiB, and some
// minutes. Words whose highest cells have equally many stones do not depend on each other and are shared among threads.
#pragma once

#include <cstdint>
#include <vector>

#include "base/buffer.hpp"
#include "base/context.hpp"
#include "base/processor.hpp"
#include "games/gridnim/lost_kernel.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {

constexpr int most_lost_cells = 36;

// The plain loop over all runs, by increasing mask: one byte per placement of `size`, at most 26 cells. The fast way is
// tested against it.
std::vector<std::uint8_t> plain_lost(Size size, const LosingRule& rule);

class LostTable {
 public:
  // Errors: `limit` for a board that is too large, or when there is not enough memory; `cancelled`.
  static Result<LostTable> make(Size size, const LosingRule& rule, Context& context,
                                Processor processor = this_processor());

  // Lost placements by the number of their stones.
  const std::vector<std::uint64_t>& by_stones() const { return by_stones_; }
  // A placement on the board this is the table of.
  bool lost(Mask stones) const;

 private:
  LostTable(Size size, const LosingRule& rule) : size_(size), upright_(size), rule_(rule) {}

  Size size_;
  Upright upright_;
  LosingRule rule_;
  Buffer words_;
  std::vector<std::uint64_t> by_stones_;

  Storeys storeys() const { return {upright_.width, upright_.height}; }
  template <class Word>
  Result<void> fill(unsigned threads, Progress& progress, Processor processor);
};

}  // namespace asobi::gridnim
