// The claims of 「立体ダイヤモンドゲーム」 (目白祭研究発表 2024); docs/papers/diamond.md tells them for people.
#pragma once

#include "play/paper.hpp"

namespace asobi {

Paper diamond_paper();

}  // namespace asobi
