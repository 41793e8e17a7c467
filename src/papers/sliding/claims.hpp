// Paper 004, 大久保祐希「5ゲーム、7ゲーム、8ゲームの研究」(2010): its claims. docs/papers/sliding.md tells more of
// each.
#pragma once

#include "play/paper.hpp"

namespace asobi {

Paper sliding_paper();

}  // namespace asobi
