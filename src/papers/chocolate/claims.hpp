// Paper 001, 宮寺良平「数式処理システムを用いた組み合わせゲームの研究と教育への応用」: its claims.
// docs/papers/chocolate.md tells more of each.
#pragma once

#include "play/paper.hpp"

namespace asobi {

Paper chocolate_paper();

}  // namespace asobi
