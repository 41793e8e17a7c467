// Paper 002, on twisty puzzles made of the regular solids: its claims. docs/papers/twisty.md tells more of each.
#pragma once

#include <vector>

#include "play/paper.hpp"

namespace asobi {

std::vector<Claim> twisty_claims();
Paper twisty_paper();

}  // namespace asobi
