// Numbers for parts of a cube (Kociemba, "The two-phase-algorithm"), what moves do to them, and their classes under the
// sixteen symmetries that keep axis 1. Everything is found from the cube itself: a walk over all values from the solved
// cube keeps an example of each. The solved cube has the value 0, or, for sets of places, the last order 0.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/cube3/cube.hpp"

namespace asobi::twisty::cube3 {

constexpr std::uint32_t twist_values = 2187;                    // orientations of the corners
constexpr std::uint32_t placement_values = 495 * 24;            // of four edges: their places, then their order there
constexpr std::uint32_t corner_placement_values = 70 * 24;      // the same of four corners
constexpr std::uint32_t flip_values = 2048;                     // orientations of the edges
constexpr std::uint32_t flip_slice_values = 495 * flip_values;  // with the places of the slice's edges
constexpr std::uint32_t flip_slice_classes = 64'430;            // of these under the sixteen symmetries
constexpr std::uint32_t order_values = 8 * 7 * 6 * 5 * 4 * 3 * 2;  // of eight pieces in eight places
constexpr std::uint32_t corner_order_classes = 2'768;              // of the corners, likewise

std::uint32_t twist_of(const Cube& cube);
// Of the edges first … first + 3.
std::uint32_t placement_of(const Cube& cube, int first);
// Of four edges from the place of each.
std::uint32_t placement_of_places(const std::array<std::uint32_t, 4>& places);
// From the number of the set of places of the slice's edges and the flips of the first eleven places.
constexpr std::uint32_t flip_slice_number(std::uint32_t set, std::uint32_t flips) {
  return (494 - set) * flip_values + flips;
}
std::uint32_t flip_slice_of(const Cube& cube);
// Of the corners first … first + 3.
std::uint32_t corner_placement_of(const Cube& cube, int first);
// Of eight pieces from the placements of the first and of the last four; of edges, when the slice's are in the slice.
inline std::uint32_t order_of(std::uint32_t first_four, std::uint32_t last_four) {
  return first_four * 24 + last_four % 24;
}
inline std::uint32_t corner_order_of(const Cube& cube) {
  return order_of(corner_placement_of(cube, 0), corner_placement_of(cube, 4));
}
inline std::uint32_t slice_of(const Cube& cube) { return placement_of(cube, 8); }
inline std::uint32_t first_corners_of(const Cube& cube) { return corner_placement_of(cube, 0); }
inline std::uint32_t edge_order_of(const Cube& cube) { return order_of(placement_of(cube, 0), placement_of(cube, 4)); }

std::span<const std::uint8_t> all_moves();
std::span<const std::uint8_t> quarter_moves();
std::span<const std::uint8_t> second_phase_moves();

// Any value of a coordinate by move, and, seen through the symmetries that keep axis 1, by symmetry.
struct Coordinate {
  std::uint32_t size;
  std::vector<std::uint16_t> moved;       // [value * number of moves + place of the move in the list]
  std::vector<std::uint16_t> conjugated;  // [symmetry * size + value]

  // `of` must not depend on anything but itself under moves and symmetries. Fails only if it was stopped.
  static Result<Coordinate> explore(std::uint32_t size, const std::function<std::uint32_t(const Cube&)>& of,
                                    std::span<const std::uint8_t> moves, const Progress& progress);
};

// Classes of values; a value is kept as class * 16 + the symmetry that takes it to the class's representative. The
// solved cube's is class 0.
struct Classes {
  std::vector<Cube> representatives;
  std::vector<std::uint32_t> sizes;     // values in the class
  std::vector<std::uint16_t> keepers;   // a bit for each symmetry that leaves the representative's value as it is
  std::vector<std::uint32_t> of_value;  // [value]
  std::vector<std::uint32_t> moved;     // [class * number of moves + place of the move in the list]

  // Fails only if it was stopped.
  static Result<Classes> explore(std::uint32_t values, const std::function<std::uint32_t(const Cube&)>& of,
                                 std::span<const std::uint8_t> moves, const Progress& progress);
};

}  // namespace asobi::twisty::cube3
