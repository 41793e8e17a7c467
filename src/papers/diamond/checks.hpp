// 「立体ダイヤモンドゲーム」 (目白祭研究発表 2024): the checks of its claims that are code; docs/papers/diamond.md
// tells them for people.
#pragma once

#include <vector>

#include "papers/check.hpp"

namespace asobi {

std::vector<Check> diamond_checks();

}  // namespace asobi
