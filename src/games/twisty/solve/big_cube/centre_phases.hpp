// The centres of small cubes (one or two orbits of 24) in three phases, by beam search over single turns of blocks:
//   1. the colours of the first axis come to its two faces (C(24,8) arrangements of an orbit),
//   2. those of the second axis as well, without quarter turns of inner layers that would undo this (C(16,8)),
//   3. opposite colours part, by half turns of inner layers and turns of faces (C(8,4)³).
// Each orbit has an exact table of distances for each phase; a state is the better the smaller the sum of their
// squares. The tables take about a megabyte for each orbit and some tenths of a second to make. All three first axes
// are tried.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/big_cube/centre_cells.hpp"

namespace asobi::twisty::big_cube {

class CentrePhases {
 public:
  static constexpr int most_orbits = 2, phase_count = 3, most_size = 5;
  using Orbit = std::array<std::uint32_t, 6>;  // the places of each colour, four bits for each face
  using Orbits = std::array<Orbit, most_orbits>;

  // For cubes of at most most_size layers.
  static Result<CentrePhases> make(const CentreCells& map, Progress& progress);

  // The shortest that was found, or nothing if the beam lost its way. Every orbit has each colour four times.
  Result<std::optional<std::vector<Block>>> solve(const CentreCells& map, const Cells& cells, int width,
                                                  Progress& progress) const;

  int orbit_count() const { return static_cast<int>(cells_.size()); }
  Orbits read(const Cells& cells) const;
  std::span<const Block> turns() const { return turns_; }
  bool allowed(int phase, int turn) const;
  void turn(Orbits& orbits, int turn) const;
  int distance(int phase, int orbit, const Orbit& colours) const {
    return tables_[orbit][phase][index(phase, view(phase, colours))];
  }

 private:
  friend class PhaseBeam;
  using View = std::array<std::uint32_t, 3>;
  using BytePlaces = std::array<std::array<std::uint32_t, 256>, 3>;  // where the places in each byte go

  int size_ = 0;
  std::vector<std::array<int, 24>> cells_;  // by orbit
  std::vector<Block> turns_;
  std::vector<std::array<BytePlaces, most_orbits>> moved_;  // by turn
  std::array<std::array<std::vector<std::uint8_t>, phase_count>, most_orbits> tables_;

  static View view(int phase, const Orbit& colours);
  static std::size_t index(int phase, const View& view);
  static std::uint32_t apply(const BytePlaces& places, std::uint32_t set) {
    return places[0][set & 255] | places[1][set >> 8 & 255] | places[2][set >> 16];
  }
  void list_turns(const CentreCells& map);
  Result<void> fill_table(int orbit, int phase, Progress& progress);
};

}  // namespace asobi::twisty::big_cube
