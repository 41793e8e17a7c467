// The corners and edges of an N x N x N as a 3x3x3: its laws before anything is turned, and its short solution by
// turns of the outer layers once the centres are solved and the edges joined.
#pragma once

#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/big_cube/grid.hpp"
#include "games/twisty/solve/cube3/two_phase.hpp"

namespace asobi::twisty::big_cube {

// Whether the corners are in an odd permutation. Code::unsolvable, with the law that is broken, if no turns lead from
// these corners, and for an odd N these middle edges, to the solved cube.
Result<bool> odd_corners_of(const Grid& grid);

class Finish {
 public:
  static Result<Finish> make(Context& context);

  // The centres are solved and the edges joined.
  Result<std::vector<Block>> solve(const Grid& grid, Progress& progress) const;

 private:
  explicit Finish(std::shared_ptr<const cube3::TwoPhase> search) : search_(std::move(search)) {}

  std::shared_ptr<const cube3::TwoPhase> search_;
};

}  // namespace asobi::twisty::big_cube
