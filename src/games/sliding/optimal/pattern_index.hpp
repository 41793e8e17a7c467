// Numbers for the placements of k tiles on n cells: (order of the tiles, set of occupied cells). The set is ranked in
// colex order, the order (tiles read in cell order) in lexicographic order. A tile that moves sideways keeps the order;
// one that moves up or down jumps over at most cols-1 others, which is a rotation of places, looked up in a table.
// Entries of one order lie side by side (one row): a search changes the order less often than the set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "games/sliding/optimal/partition.hpp"

namespace asobi::sliding {

constexpr int most_pattern_cells = 32;  // occupied sets are 32-bit masks

class PatternIndex {
 public:
  // 1 <= tiles <= largest_pattern, tiles <= cells <= most_pattern_cells.
  PatternIndex(int cells, int tiles, int cols);

  int tiles() const { return tiles_; }
  std::uint32_t sets() const { return sets_; }
  std::uint32_t orders() const { return orders_; }
  std::size_t row() const { return row_; }  // entries from one order to the next; a multiple of 128
  std::size_t size() const { return row_ * orders_; }

  // The mask has exactly tiles() bits.
  std::uint32_t rank_set(std::uint32_t mask) const { return low_[mask & low_mask_] + high_[mask >> low_bits_]; }
  std::vector<std::uint32_t> all_sets() const;  // by rank

  // `order`: the tiles 0 … k-1 of the pattern as they stand in cell order.
  std::uint32_t rank_order(std::span<const std::uint8_t> order) const;

  // The order after the tile at place `from` has jumped to place `to` (at most cols-1 apart; the same if from == to).
  std::span<const std::uint16_t> jump(int from, int to) const {
    return {jumps_.data() + jump_offset_[from][to], orders_};
  }

  std::size_t index(std::uint32_t mask, std::uint32_t order) const { return order * row_ + rank_set(mask); }

  // The same as plain pointers into this index, for inner loops.
  struct Raw {
    const std::uint32_t* low;
    const std::uint32_t* high;
    const std::uint16_t* jumps;
    const std::uint32_t* jump_offset;  // [from * largest_pattern + to]
    std::size_t row;
    std::uint32_t low_mask;
    std::uint32_t low_bits;

    std::size_t index(std::uint32_t mask, std::uint32_t order) const {
      return order * row + low[mask & low_mask] + high[mask >> low_bits];
    }
    std::uint16_t jump(std::uint32_t order, int from, int to) const {
      return jumps[jump_offset[from * largest_pattern + to] + order];
    }
  };
  Raw raw() const {
    return {low_.data(),
            high_.data(),
            jumps_.data(),
            jump_offset_.front().data(),
            row_,
            low_mask_,
            static_cast<std::uint32_t>(low_bits_)};
  }

 private:
  int cells_;
  int tiles_;
  int low_bits_;
  std::uint32_t low_mask_;
  std::uint32_t sets_ = 0;
  std::uint32_t orders_ = 1;
  std::size_t row_ = 0;
  std::vector<std::uint32_t> low_;   // rank share of the lower cells
  std::vector<std::uint32_t> high_;  // and of the upper ones, whose places follow from k
  std::vector<std::uint16_t> jumps_;
  std::array<std::array<std::uint32_t, largest_pattern>, largest_pattern> jump_offset_{};

  void make_ranks();
  void make_jumps(int farthest);
};

}  // namespace asobi::sliding
