// The methods `twophase` (short, fast) and `optimal` (shortest) for the 3x3x3, counted in turns of faces by any angle.
#pragma once

#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty::cube3 {

std::vector<Method> cube3_methods();

}  // namespace asobi::twisty::cube3
