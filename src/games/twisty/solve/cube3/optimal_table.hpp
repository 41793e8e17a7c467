// The table of the optimal search: the first phase's coordinates, made finer by how the slice's four edges stand in
// their places. The finer, the larger the table and the fewer nodes: not at all, by the pairs of opposite ones (3
// ways), by which pair (6), by each (24). The distance in it is a lower bound of the distance home, along each of three
// axes, of the cube and of its inverse. Turns about its own axis do not change it.
#pragma once

#include <memory>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/cube3/first_moves.hpp"
#include "games/twisty/solve/cube3/pieces.hpp"

namespace asobi::twisty::cube3 {

// What counts as one: a turn of a face by any angle, or by a quarter.
enum class CubeMetric { half, quarter };
constexpr int cost_of(int move, CubeMetric metric) {
  return metric == CubeMetric::quarter && quarters_of(move) == 2 ? 2 : 1;
}

class OptimalTable {
 public:
  static constexpr std::array<std::uint32_t, 4> finenesses = {1, 3, 6, 24};

  static constexpr std::uint64_t bytes(std::uint32_t fineness) {
    return flip_slice_classes * std::uint64_t{fineness} * row_words * sizeof(std::uint64_t);
  }
  static Result<OptimalTable> make(std::shared_ptr<const FirstMoves> moves, std::uint32_t fineness, CubeMetric metric,
                                   Context& context);

  CubeMetric metric() const { return metric_; }
  // Cosets by distance as far as they are told apart; then words by the least distance in them.
  const std::vector<std::uint64_t>& census() const { return table_->census; }

  // A lower bound is found in three steps, each of which fetches ahead what the next one reads.
  struct Seen {  // a cube in a view
    const std::uint32_t* own;
    std::uint32_t placement, twist;
  };
  Seen see(const Sums& sums, int view) const {
    const std::uint32_t placement = placement_of_code_[sums.slice(view)];
    const std::uint32_t* const own = moves_->class_of(placement / 24, sums.flip(view));
    __builtin_prefetch(own);
    return {own, placement, sums.twist(view)};
  }
  struct Spot {  // where its value stands: the word, and how far to shift it
    const std::uint64_t* word;
    std::uint32_t shift;
  };
  Spot spot(const Seen& seen) const {
    const std::uint32_t own = *seen.own / kept_symmetries, symmetry = *seen.own % kept_symmetries;
    const std::uint32_t column = spot_of_twist_[symmetry * twist_values + seen.twist];
    const std::uint64_t row = own * std::uint64_t{fineness_} + kind_[symmetry * placement_values + seen.placement];
    const std::uint64_t* const word = words_ + row * row_words + BoundFormat::word_of(column);
    __builtin_prefetch(word);
    return {word, BoundFormat::shift_of(column)};
  }
  unsigned bound(const Spot& spot) const { return format_.bound(*spot.word, spot.shift); }

 private:
  static constexpr std::uint64_t row_words = BoundFormat::words_for(twist_values);

  OptimalTable(std::shared_ptr<const FirstMoves> moves, std::uint32_t fineness, CubeMetric metric,
               Coordinate placement);
  RowAfter row_after(std::uint32_t row, std::uint32_t move) const;
  std::span<const std::uint8_t> unit_moves() const;
  Result<Table> made(const std::string& name, unsigned threads, Progress& progress) const;
  std::vector<std::uint64_t> least_census(const std::uint64_t* words) const;
  bool is_sound(const Table& table);
  bool is_sound_at(const Cube& cube) const;

  std::shared_ptr<const FirstMoves> moves_;
  std::uint32_t fineness_;
  CubeMetric metric_;
  BoundFormat format_;
  Coordinate placement_;
  std::vector<std::uint16_t> placement_of_code_, spot_of_twist_;
  std::vector<std::uint8_t> kind_;         // [symmetry * placements + placement]: as it is seen through the symmetry
  std::vector<std::uint8_t> order_;        // by kind: an order of this kind
  std::vector<std::uint16_t> class_sets_;  // by class: 24 * the set of places of the representative's slice edges
  std::shared_ptr<const Table> table_;
  const std::uint64_t* words_ = nullptr;
};

}  // namespace asobi::twisty::cube3
