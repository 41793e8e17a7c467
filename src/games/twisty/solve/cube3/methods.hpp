// The methods for the 3x3x3: `twophase` (short, fast) and `optimal` (shortest), counted in turns of faces by any angle,
// and `optimal-quarter` (shortest), counted in quarter turns.
#pragma once

#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty::cube3 {

std::vector<Method> cube3_methods();

}  // namespace asobi::twisty::cube3
