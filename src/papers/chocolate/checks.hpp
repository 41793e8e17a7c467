// Paper 001, 宮寺良平「数式処理システムを用いた組み合わせゲームの研究と教育への応用」: the checks of its claims that
// are code. docs/papers/chocolate.md tells more of each.
#pragma once

#include <vector>

#include "papers/check.hpp"

namespace asobi {

std::vector<Check> chocolate_checks();

}  // namespace asobi
