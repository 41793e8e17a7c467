// Paper 003, 和田一樹・羽生田聖人「ルールを変えたときの三山崩しの勝敗判定法」: its claims. docs/papers/nim.md tells
// more of each. Those about ordinary and limited Nim are here.
#pragma once

#include <vector>

#include "play/paper.hpp"

namespace asobi {

std::vector<Claim> nim_claims();
Paper nim_paper();

}  // namespace asobi
