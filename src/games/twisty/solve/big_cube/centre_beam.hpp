// The beam search over words: states by the number of turns that lead to them, the best few of each number.
#pragma once

#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/big_cube/centre_words.hpp"

namespace asobi::twisty::big_cube {

// The words that solve the centres of the cells, or nothing if the beam lost its way; width states are kept for each
// number of turns.
Result<std::optional<std::vector<CentreWord>>> search_words(const CentreCells& map, const Cells& cells, int width,
                                                            WordFinder::Middles middles, Progress& progress);

}  // namespace asobi::twisty::big_cube
