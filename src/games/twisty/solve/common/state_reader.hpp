// Reads a state as orbits of pieces, once a rotation of the whole has been made, if it is a state of whole pieces each
// in its orbit: what was painted or swapped by hand may be neither.
#pragma once

#include <optional>
#include <vector>

#include "games/twisty/puzzle/orbit_state.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty {

// By mark: where it is.
Permutation places_of(const State& state);

class StateReader {
 public:
  StateReader(const Puzzle& puzzle, Turning turning);

  const OrbitSystem& system() const { return system_; }
  const std::vector<OrbitShape>& shapes() const { return system_.shapes(); }
  std::optional<OrbitState> read(const Permutation& places, int rotation) const;

 private:
  const Puzzle* puzzle_;
  OrbitSystem system_;
  std::vector<int> orbit_of_sticker_;
};

}  // namespace asobi::twisty
