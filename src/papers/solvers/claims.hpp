// Paper 002, section 14: the automatic solvers, their cases and statistics. docs/papers/solvers.md tells more of each.
#pragma once

#include <vector>

#include "play/paper.hpp"

namespace asobi {

// trials: random states for each statistic; the paper made 100.
std::vector<Claim> solver_claims(int trials);
Paper solvers_paper();

}  // namespace asobi
