// The paper's solvers (section 14) as methods: tsukuda, lbl, picture, pyraminx.
#pragma once

#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty::human {

std::vector<Method> human_methods();

}  // namespace asobi::twisty::human
