// What moves do to the coordinates of the first phase, seen along one axis: the class of flips and places of the
// slice's edges with the symmetry that takes it to its representative, and the twist of the corners. Found anew each
// time.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "games/twisty/solve/cube3/coordinates.hpp"
#include "games/twisty/solve/cube3/distance_rows.hpp"

namespace asobi::twisty::cube3 {

struct FirstCoordinates {
  std::uint32_t edges;  // class * 16 + symmetry
  std::uint32_t twist;
};

class FirstMoves {
 public:
  // Fails only if it was stopped.
  static Result<std::shared_ptr<const FirstMoves>> make(const Progress& progress);

  FirstCoordinates of(const Cube& cube) const { return {classes_.of_value[flip_slice_of(cube)], twist_of(cube)}; }
  std::span<const std::uint16_t> twists_seen() const { return twist_.conjugated; }  // [symmetry * twists + twist]
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
  // The face as it is seen from the class's representative.
  int face_seen(FirstCoordinates at, int face) const { return move_seen_[at.edges % kept_symmetries][3 * face] / 3; }
  int move_seen(FirstCoordinates at, int move) const { return move_seen_[at.edges % kept_symmetries][move]; }
  // A number for the class and the twist as it is seen from its representative; cubes that look alike through a
  // symmetry of the representative have several.
  std::uint32_t place(FirstCoordinates at) const { return at.edges / kept_symmetries * twist_values + column(at); }
  FirstCoordinates at_place(std::uint32_t place) const {
    return {place / twist_values * kept_symmetries, place % twist_values};
  }
  std::vector<std::uint32_t> places(FirstCoordinates at) const;
  template <class Format>
  ColumnMaps column_maps(const Format& format) const {
    return {format, twist_values, move_count, twist_.moved, twist_.conjugated};
  }

 private:
  FirstMoves(Classes classes, Coordinate twist);

  Classes classes_;
  Coordinate twist_;
  std::array<std::array<std::uint8_t, move_count>, kept_symmetries> move_seen_;
  std::array<std::array<std::uint8_t, kept_symmetries>, kept_symmetries> both_;
};

}  // namespace asobi::twisty::cube3
