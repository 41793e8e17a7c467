// The games as the programs of research have them: the same names of games and tools, but counts that are kept, in
// files or by a team of processes, and duels in steps.
#pragma once

#include <vector>

#include "play/entry.hpp"

namespace asobi {

std::vector<Entry> research_games();

}  // namespace asobi
