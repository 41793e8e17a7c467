// The beam search over words: states by the number of turns that lead to them, the best few of each number.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/big_cube/centre_words.hpp"

namespace asobi::twisty::big_cube {

// How far the search goes.
struct WordBeamLimits {
  int width = 1;          // states that are kept for each number of turns
  int every = 1;          // before the words of a state one in so many of the 18 turns of faces is tried, and none
  int longer = 0;         // solutions of so many turns more than the first are looked for
  std::uint64_t odd = 0;  // depths whose wings are in an odd permutation, a bit each, 1 for depth 1
  std::size_t ends = 1;   // at most so many for each number of turns
};

// Solutions of the centres of the cells, those of fewer turns first; none if the beam lost its way.
Result<std::vector<std::vector<CentreWord>>> search_words(const CentreCells& map, const Cells& cells,
                                                          const WordBeamLimits& limits, WordFinder::Middles middles,
                                                          Progress& progress);

}  // namespace asobi::twisty::big_cube
