// Paper 003, 和田一樹・羽生田聖人「ルールを変えたときの三山崩しの勝敗判定法」: the checks of its claims that are code.
// docs/papers/nim.md tells more of each.
#pragma once

#include <vector>

#include "papers/check.hpp"

namespace asobi {

std::vector<Check> nim_checks();

}  // namespace asobi
