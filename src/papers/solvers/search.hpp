// Paper 002, chapter 16: its wishes for other solvers, fewer turns and shortest solutions.
#pragma once

#include <vector>

#include "play/paper.hpp"

namespace asobi {

// trials: random states for each statistic; a part of them where a state takes long.
std::vector<Claim> search_claims(int trials);

}  // namespace asobi
