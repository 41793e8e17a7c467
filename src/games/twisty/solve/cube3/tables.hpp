// Everything that the searches on the 3x3x3 cube look up. What moves do to coordinates is found anew each time (0.4 s);
// the tables of distances are kept on the shelf.
//
// First phase (to the group of half turns and turns about axis 1): class of flips and places of the slice's edges x
// twist of the corners, modulo 3, exact; 36 MB. Second phase: class of the corners' order x order of the eight edges
// off the slice, 56 MB, exact as far as `second_reach`; and order of the corners x order of the slice's edges, 1 MB.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/cube3/coordinates.hpp"
#include "games/twisty/solve/cube3/distance_rows.hpp"

namespace asobi::twisty::cube3 {

// What the first phase and the optimal search need of a cube, seen along one axis.
struct FirstCoordinates {
  std::uint32_t edges;  // class * 16 + symmetry
  std::uint32_t twist;
};

class FirstMoves {
 public:
  FirstMoves();

  FirstCoordinates of(const Cube& cube) const { return {classes_.of_value[flip_slice_of(cube)], twist_of(cube)}; }
  std::uint32_t classes() const { return static_cast<std::uint32_t>(classes_.sizes.size()); }
  std::uint32_t class_size(std::uint32_t own) const { return classes_.sizes[own]; }
  const Cube& representative(std::uint32_t own) const { return classes_.representatives[own]; }
  // Of a class's representative.
  RowAfter class_after(std::uint32_t own, std::uint32_t move) const {
    const std::uint32_t after = classes_.moved[own * move_count + move];
    return {after / kept_symmetries, after % kept_symmetries};
  }
  FirstCoordinates after(FirstCoordinates at, std::uint32_t move) const {
    const std::uint32_t symmetry = at.edges % kept_symmetries;
    const std::uint32_t to = classes_.moved[at.edges / kept_symmetries * move_count + move_seen_[symmetry][move]];
    return {to - to % kept_symmetries + both_[symmetry][to % kept_symmetries],
            twist_.moved[at.twist * move_count + move]};
  }
  // Fetches ahead what `after` will read.
  void fetch(FirstCoordinates at) const {
    __builtin_prefetch(&classes_.moved[at.edges / kept_symmetries * move_count]);
    __builtin_prefetch(&classes_.moved[at.edges / kept_symmetries * move_count + move_count - 1]);
  }
  // The twist as it is seen from the class's representative.
  std::uint32_t column(FirstCoordinates at) const {
    return twist_.conjugated[at.edges % kept_symmetries * twist_values + at.twist];
  }
  ColumnMaps column_maps() const { return {twist_values, move_count, twist_.moved, twist_.conjugated}; }

 private:
  Classes classes_;
  Coordinate twist_;
  std::array<std::array<std::uint8_t, move_count>, kept_symmetries> move_seen_;
  std::array<std::array<std::uint8_t, kept_symmetries>, kept_symmetries> both_;
};

// Distances modulo 3 of the first phase.
class FirstTable {
 public:
  using Format = RowFormat<2>;

  static Result<FirstTable> make(const FirstMoves& moves, Context& context);

  const std::vector<std::uint64_t>& census() const { return table_->census; }
  unsigned value(const FirstMoves& moves, FirstCoordinates at) const {
    return Format::value(words_ + at.edges / kept_symmetries * row_words, moves.column(at));
  }
  // By going down.
  unsigned distance(const FirstMoves& moves, FirstCoordinates at) const;

 private:
  static constexpr std::uint64_t row_words = Format::words_for(twist_values);

  explicit FirstTable(std::shared_ptr<const Table> table)
      : table_(std::move(table)), words_(table_->data.as<std::uint64_t>().data()) {}

  std::shared_ptr<const Table> table_;
  const std::uint64_t* words_;
};

// The distance of a neighbour from its own and the neighbour's value modulo 3.
inline unsigned neighbour_distance(unsigned distance, unsigned value) {
  // distance + ((value - distance + 1) mod 3) - 1
  return distance - 1 + (value + 1 + 2 * distance) % 3;
}

struct SecondCoordinates {
  std::uint32_t corners, edges, slice;
};

constexpr unsigned second_reach = 12;

class SecondTable {
 public:
  static Result<SecondTable> make(Context& context);

  const std::vector<std::uint64_t>& census() const { return table_->census; }
  // Moves are places in second_phase_moves().
  SecondCoordinates after(SecondCoordinates at, std::uint32_t move) const {
    return {corners_.moved[at.corners * 10 + move], edges_.moved[at.edges * 10 + move],
            slice_.moved[at.slice * 10 + move]};
  }
  unsigned corner_slice_distance(std::uint32_t corners, std::uint32_t slice) const {
    return corner_slice_[corners * 24 + slice];
  }
  // second_reach + 1 stands for all greater ones.
  unsigned distance(std::uint32_t corners, std::uint32_t edges) const {
    const std::uint32_t seen = classes_.of_value[corners];
    const unsigned value = Format::value(words_ + seen / kept_symmetries * row_words,
                                         edges_.conjugated[seen % kept_symmetries * order_values + edges]);
    return value == Format::unseen ? second_reach + 1 : value;
  }

 private:
  using Format = RowFormat<4>;
  static constexpr std::uint64_t row_words = Format::words_for(order_values);

  SecondTable();
  void fill_corner_slice();

  Classes classes_;
  Coordinate corners_, edges_, slice_;
  std::vector<std::uint8_t> corner_slice_;
  std::shared_ptr<const Table> table_;
  const std::uint64_t* words_ = nullptr;
};

}  // namespace asobi::twisty::cube3
