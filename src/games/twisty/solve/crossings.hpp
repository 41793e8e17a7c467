// Words that make a 3-cycle in an orbit and touch nothing else, where no single short word does: the commutator of two
// short words (short_words.hpp) that meet in one place only, and both move what is there. Where turns move half of all
// pieces these are the shortest that are known. Cost: some 10^6 pairs of words for an orbit.
#pragma once

#include "games/twisty/solve/short_words.hpp"

namespace asobi::twisty {

// By orbit: words of the fewest turns that were found; none for an orbit that is not wanted.
Result<std::vector<std::vector<Letters>>> crossed_cycles(const TurnActions& actions, const ShortWords& words,
                                                         const std::vector<std::size_t>& wanted,
                                                         const Progress& progress);

}  // namespace asobi::twisty
