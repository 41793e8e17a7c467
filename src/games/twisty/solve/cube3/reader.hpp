// From the state of a puzzle that is a 3x3x3 cube, however it is held, to the cube, and from moves back to turns.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"
#include "games/twisty/solve/cube3/cube.hpp"

namespace asobi::twisty::cube3 {

struct HeldCube {
  Cube cube;
  int rotation;  // the symmetry that brought the middles home
};

// Code::unsolvable, with the law that is broken, if no turns lead to the solved cube. No facelet is there twice.
Result<void> check_laws(const Cube& cube);

class CubeReader {
 public:
  // Code::invalid, with the name of the puzzle, if it is no 3x3x3.
  static Result<void> fits(const Model& model);
  // The model fits and outlives the reader.
  explicit CubeReader(const Model& model);

  // Code::unsolvable, with the reason, if no turns lead to the solved cube.
  Result<HeldCube> read(const State& state) const;
  // Moves of the cube with the middles at home, as turns of the puzzle as it was held.
  std::vector<Turn> turns(std::span<const std::uint8_t> moves, int rotation) const;

 private:
  const Puzzle* puzzle_;
  std::array<int, facelet_count> sticker_;  // by facelet
  std::array<int, 6> middle_;               // by face: the sticker in its middle
  std::vector<int> facelet_;                // by sticker; -1 for middles
  std::vector<int> face_;                   // by sticker
};

}  // namespace asobi::twisty::cube3
