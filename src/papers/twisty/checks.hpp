// Paper 002, on twisty puzzles made of the regular solids: the checks of its claims that are code.
// docs/papers/twisty.md tells more of each.
#pragma once

#include <vector>

#include "papers/check.hpp"

namespace asobi {

std::vector<Check> twisty_checks();

}  // namespace asobi
