// How many moves one step of the peeling plan still needs, ignoring all tiles but its own: exact for a single tile, by
// a backward breadth-first search over (tile, blank). For a pair it is exact over (tile, tile, blank) within a band of
// at most 16 cells around the end of the line, and outside it leads first one tile, then the other into the band.
#pragma once

#include <vector>

#include "games/sliding/fast/peel.hpp"

namespace asobi::sliding {

using Mask = std::array<bool, most_cells>;

class LineGuide {
 public:
  LineGuide(const Lattice& lattice, const PeelStep& step, const Mask& locked);

  const PeelStep& step() const { return step_; }
  bool locked(int cell) const { return locked_[cell]; }
  // 0 exactly when the step is done; first and second are equal for a single tile.
  int moves(int first, int second, int blank) const;
  // No value of `moves` is greater.
  int greatest() const { return greatest_; }

 private:
  struct Solo {
    std::vector<std::uint8_t> moves;  // by cell of the tile, then blank
    int greatest = 0;
  };
  Solo solo(int target) const;
  void make_band();
  void make_pair_table();
  std::uint8_t& pair(int a, int b, int blank) { return pair_[(a * band_.size() + b) * band_.size() + blank]; }
  int pair(int a, int b, int blank) const { return pair_[(a * band_.size() + b) * band_.size() + blank]; }

  const Lattice* lattice_;
  PeelStep step_;
  Mask locked_;
  int cells_;
  Solo first_, second_;
  std::vector<int> band_;                                // cells
  std::array<std::int8_t, most_cells> place_{};          // by cell: its place in the band, or -1
  std::array<std::uint8_t, most_cells> nearest_band_{};  // by cell: the nearest cell of the band
  std::vector<std::uint8_t> pair_;                       // by places of first, second, blank
  int pair_greatest_ = 0;
  int greatest_ = 0;
};

}  // namespace asobi::sliding
