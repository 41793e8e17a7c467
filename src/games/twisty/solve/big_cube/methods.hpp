// The method `short`: N x N x N with N from 4 to 100, in few turns of blocks: centres, then edges, then as a 3x3x3.
#pragma once

#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty::big_cube {

std::vector<Method> big_cube_methods();

}  // namespace asobi::twisty::big_cube
