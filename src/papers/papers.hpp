// The papers whose claims are checked: one line each.
#pragma once

#include <vector>

#include "play/paper.hpp"

namespace asobi {

const std::vector<Paper>& all_papers();

}  // namespace asobi
