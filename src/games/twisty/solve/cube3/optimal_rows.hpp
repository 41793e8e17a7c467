// Rows of the table of the optimal search: how the slice's four edges stand, told apart as finely as is wanted, under
// the sixteen symmetries, and with each the flips of all edges. A symmetry permutes flips and turns over those of some
// places, which the slice's edges tell: so a row is found by two small tables that stay in the second cache.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/twisty/solve/cube3/coordinates.hpp"
#include "games/twisty/solve/cube3/distance_rows.hpp"
#include "games/twisty/solve/cube3/pieces.hpp"

namespace asobi::twisty::cube3 {

class OptimalRows {
 public:
  // Where the slice's edges stand, and there not at all who they are, the pairs of opposite ones (3 ways), which pair
  // (6), or each (24).
  struct Fineness {
    std::uint32_t orders;   // told apart
    std::uint32_t classes;  // under the symmetries
  };
  static constexpr std::array<Fineness, 4> finenesses = {{{1, 45}, {3, 122}, {6, 213}, {24, 788}}};
  static constexpr std::uint32_t count(const Fineness& fineness) { return fineness.classes * flip_values; }

  // Fails only if it was stopped.
  static Result<OptimalRows> make(const Fineness& fineness, const Progress& progress);

  // The row of a cube by the places of the slice's edges and its flips, with the symmetry that takes the cube there.
  RowAfter of(std::uint32_t slice_code, std::uint32_t flips) const { return of_entry(by_code_[slice_code], flips); }
  // A move of the cube with which a row begins.
  RowAfter after(std::uint32_t row, std::uint32_t move) const {
    const std::uint32_t placement = examples_[row / flip_values];
    return of_entry(by_placement_[placement_.moved[placement * move_count + move]],
                    flips_moved_[row % flip_values * move_count + move]);
  }
  // Cubes' ways to stand that a row stands for.
  std::uint32_t weight(std::uint32_t row) const { return sizes_[row / flip_values]; }

 private:
  static constexpr std::uint32_t row_values = 1 << 21;

  explicit OptimalRows(Coordinate placement) : placement_(std::move(placement)) {}
  void find_flips();
  void find_classes(const std::vector<std::uint8_t>& kinds);
  void find_codes();

  RowAfter of_entry(std::uint32_t entry, std::uint32_t flips) const {
    const std::uint32_t symmetry = entry / row_values;
    return {entry % row_values ^ flips_seen_[symmetry * flip_values + flips], symmetry};
  }

  Coordinate placement_;
  std::vector<std::uint16_t> flips_moved_;  // [flips * moves + move]
  std::vector<std::uint16_t> flips_seen_;   // [symmetry * flips + flips], with the slice's edges at home
  // The symmetry that takes it to its class, the class, and the places whose flips are turned over then.
  std::vector<std::uint32_t> by_placement_, by_code_;
  std::vector<std::uint16_t> examples_;  // by class: a placement
  std::vector<std::uint32_t> sizes_;     // by class
};

}  // namespace asobi::twisty::cube3
