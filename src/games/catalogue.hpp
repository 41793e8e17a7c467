// The explicit list of games: one line each.
#pragma once

#include <vector>

#include "play/entry.hpp"

namespace asobi {

std::vector<Entry> all_games();

}  // namespace asobi
