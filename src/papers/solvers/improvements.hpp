// Paper 002, 14.1.18 and 14.2.6: what it proposes to do better, each alone, and what it saves.
#pragma once

#include <vector>

#include "play/paper.hpp"

namespace asobi {

// trials: random states, each solved with and without an improvement.
std::vector<Claim> improvement_claims(int trials);

}  // namespace asobi
