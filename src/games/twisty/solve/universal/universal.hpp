// The method `universal`: any puzzle, any state that its turns reach.
//
// 1. Whatever is not a matter of 3-cycles is one finite quotient of the group (quotient.hpp). A word for the inverse
//    there brings the small orbits home and makes the rest even and untwisted in sum. If there is none, the state
//    cannot be reached.
// 2. *Stiff* orbits, where no short word makes a 3-cycle and touches nothing else, come first, one by one, by longer
//    words that keep the earlier ones (orbit_words.hpp, crossings.hpp).
// 3. All other pieces at once: each step takes the short word or the 3-cycle with the fewest turns for each piece that
//    it brings home (climb.hpp); pieces that are only twisted are turned by two cycles that undo each other's
//    permutation.
// Every step brings pieces home for good, so it ends; the turns are merged where they can be. The shortest of several
// ways is taken.
// 4. Puzzles of up to 250 pieces are begun in a better way, too: layers are let go one after another, and what they
//    move comes home before (chain/plan.hpp), with many ways to go on; the pieces that are left come home by 3-cycles
//    put into the middle of the word (insertion.hpp).
//
// The method `solid` is the same for cubes that keep their inside, with every piece in its own place.
#pragma once

#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty {

std::vector<Method> universal_methods();

}  // namespace asobi::twisty
