// Paper 004, 大久保祐希「5ゲーム、7ゲーム、8ゲームの研究」(2010): the checks of its claims that are code.
// docs/papers/sliding.md tells more of each.
#pragma once

#include <vector>

#include "papers/check.hpp"

namespace asobi {

std::vector<Check> sliding_checks();

}  // namespace asobi
