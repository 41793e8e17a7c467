// The table of the optimal search: the first phase's coordinates, made finer by how the slice's four edges stand in
// their places: the finer, the larger the table and the fewer nodes. The distance in it is a lower bound of the
// distance home, along each of three axes, of the cube and of its inverse. Turns about its own axis do not change it.
#pragma once

#include <memory>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/cube3/first_moves.hpp"
#include "games/twisty/solve/cube3/optimal_rows.hpp"
#include "games/twisty/solve/cube3/pieces.hpp"

namespace asobi::twisty::cube3 {

// What counts as one: a turn of a face by any angle, or by a quarter.
enum class CubeMetric { half, quarter };
constexpr int cost_of(int move, CubeMetric metric) {
  return metric == CubeMetric::quarter && quarters_of(move) == 2 ? 2 : 1;
}

class OptimalTable {
 public:
  using Fineness = OptimalRows::Fineness;

  static constexpr std::uint64_t bytes(const Fineness& fineness) {
    return OptimalRows::count(fineness) * row_words * sizeof(std::uint64_t);
  }
  static Result<OptimalTable> make(const FirstMoves& moves, const Fineness& fineness, CubeMetric metric,
                                   Context& context);

  CubeMetric metric() const { return metric_; }
  // Cosets by distance as far as they are told apart; then words by the least distance in them.
  const std::vector<std::uint64_t>& census() const { return table_->census; }

  // A lower bound is found in two steps, of which the first fetches ahead what the second one reads.
  struct Spot {  // where its value stands: the word, and how far to shift it
    const std::uint64_t* word;
    std::uint32_t shift;
  };
  Spot spot(const Sums& sums, int view) const {
    const RowAfter at = rows_.of(sums.slice(view), sums.flip(view));
    const std::uint32_t column = spot_of_twist_[at.symmetry * twist_values + sums.twist(view)];
    const std::uint64_t* const word = words_ + at.row * row_words + BoundFormat::word_of(column);
    __builtin_prefetch(word);
    return {word, BoundFormat::shift_of(column)};
  }
  unsigned bound(const Spot& spot) const { return format_.bound(*spot.word, spot.shift); }

 private:
  static constexpr std::uint64_t row_words = BoundFormat::words_for(twist_values);

  OptimalTable(const FirstMoves& moves, OptimalRows rows, const Fineness& fineness, CubeMetric metric);
  std::span<const std::uint8_t> unit_moves() const;
  Result<Table> made(const std::string& name, const FirstMoves& moves, unsigned threads, Progress& progress) const;
  std::vector<std::uint64_t> least_census(const std::uint64_t* words) const;
  bool is_sound(const Table& table);
  bool is_sound_at(const Cube& cube, const PieceMoves& pieces) const;

  OptimalRows rows_;
  Fineness fineness_;
  CubeMetric metric_;
  BoundFormat format_;
  std::vector<std::uint16_t> spot_of_twist_;
  std::shared_ptr<const Table> table_;
  const std::uint64_t* words_ = nullptr;
};

}  // namespace asobi::twisty::cube3
