// The table of the optimal search: the first phase's coordinates, made finer by how the slice's four edges stand in
// their places. The finer, the larger the table and the fewer nodes: not at all, by the pairs of opposite ones (3
// ways), by which pair (6), by each (24). The distance in it is a lower bound of the distance home, along each of three
// axes.
#pragma once

#include <memory>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/cube3/first_moves.hpp"

namespace asobi::twisty::cube3 {

struct OptimalCoordinates {
  FirstCoordinates first;
  std::uint32_t placement;  // of the slice's edges
};

class OptimalTable {
 public:
  static constexpr std::array<std::uint32_t, 4> finenesses = {1, 3, 6, 24};

  static constexpr std::uint64_t bytes(std::uint32_t fineness) {
    return flip_slice_classes * std::uint64_t{fineness} * row_words * sizeof(std::uint64_t);
  }
  static Result<OptimalTable> make(std::shared_ptr<const FirstMoves> moves, std::uint32_t fineness, Context& context);

  const std::vector<std::uint64_t>& census() const { return table_->census; }

  OptimalCoordinates of(const Cube& cube) const { return {moves_->of(cube), placement_of(cube, 8)}; }
  OptimalCoordinates after(OptimalCoordinates at, std::uint32_t move) const {
    return {moves_->after(at.first, move), placement_.moved[at.placement * move_count + move]};
  }
  // Where a value stands: its word, and how far to shift it.
  struct Spot {
    const std::uint64_t* word;
    std::uint32_t shift;

    void fetch() const { __builtin_prefetch(word); }
    unsigned value() const { return static_cast<unsigned>(*word >> shift & Format::unseen); }
  };
  Spot spot(OptimalCoordinates at) const {
    const std::uint32_t own = at.first.edges / kept_symmetries, symmetry = at.first.edges % kept_symmetries;
    const std::uint32_t column = moves_->column(at.first);
    const std::uint64_t row = own * std::uint64_t{fineness_} + kind_[symmetry * placement_values + at.placement];
    return {words_ + row * row_words + column / Format::per_word,
            static_cast<std::uint32_t>(column % Format::per_word * 2)};
  }
  // Fetches ahead what `after` will read.
  void fetch_moves(OptimalCoordinates at) const { moves_->fetch(at.first); }
  // By going down. More than `farthest` if there is no way down, as in a table that was numbered otherwise.
  unsigned distance(OptimalCoordinates at) const;

 private:
  using Format = RowFormat<2>;
  static constexpr std::uint64_t row_words = Format::words_for(twist_values);
  static constexpr unsigned farthest = 20;  // no cube is farther

  OptimalTable(std::shared_ptr<const FirstMoves> moves, std::uint32_t fineness, Coordinate placement);
  RowAfter row_after(std::uint32_t row, std::uint32_t move) const;

  std::shared_ptr<const FirstMoves> moves_;
  std::uint32_t fineness_;
  Coordinate placement_;
  std::vector<std::uint8_t> kind_;         // [symmetry * placements + placement]: as it is seen through the symmetry
  std::vector<std::uint8_t> order_;        // by kind: an order of this kind
  std::vector<std::uint16_t> class_sets_;  // by class: 24 * the set of places of the representative's slice edges
  std::shared_ptr<const Table> table_;
  const std::uint64_t* words_ = nullptr;
};

}  // namespace asobi::twisty::cube3
