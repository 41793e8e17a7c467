// A duel decided whole, step by step from the end, as retrograde.hpp does it, but folded by the symmetries that keep
// the seats, with bits in memory and distances in a log. A step is a pass over the rows (duel_row.hpp) and a
// transposition. What each step decides goes to the log, and the log alone is enough to go on from. 51 points, opposite
// seats: 42,850 classes, 6.4 GB; other seats: 126,134 classes, 15.9 GB.
#pragma once

#include <cstdint>
#include <vector>

#include "base/progress.hpp"
#include "research/diamond/duel_matrix.hpp"
#include "research/diamond/duel_row.hpp"
#include "research/diamond/folding.hpp"
#include "research/keep/step_log.hpp"

namespace asobi::diamond {

// The memory it takes, for which its caller asks; in a team, each member of it.
std::uint64_t duel_bytes(const Arena& arena, const Folding& folding, std::size_t members = 1);

// By distance; the steps that the log has are not repeated. Errors: `limit` for memory or disk, `cancelled` when
// stopped: then the log has all steps that were finished. Members of a team have a log each, of their own rows, and go
// on from the last step that all of them have.
Result<std::vector<DuelCount>> decide_duel(const Arena& arena, const Folding& folding, StepLog& log, DuelBands& bands,
                                           unsigned threads, Progress& progress);

}  // namespace asobi::diamond
