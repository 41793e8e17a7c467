// Short but not shortest solutions for every board from 2x2 to 10x10, in a few tens of milliseconds. Boards of up to
// nine cells are solved in the fewest moves (IDA*); larger ones by a beam search along a line-by-line plan, with a
// greedy walk along the same plan where the beam fails; then windows of the answer are shortened. The same input gives
// the same answer everywhere: nothing depends on the clock.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

// The moves of the normal board (see `restored`), replayed before they are returned. Errors: `unsolvable`, `cancelled`.
Result<std::vector<Slide>> solve_fast(const Normal& start, Progress& progress);

}  // namespace asobi::sliding
