// The method `universal`: any puzzle, any state that its turns reach.
//
// An orbit is *large* if every even permutation of its pieces occurs (at least five of them), else *small*.
// 1. Whatever is not a matter of 3-cycles is one finite quotient of the group: the small orbits, for each large one the
//    sign of its permutation and the sum of its twists. A word for the inverse there (math/group_words) brings the
//    small orbits home and makes the rest even and untwisted in sum. If there is none, the state cannot be reached.
// 2. Large orbits one by one: a word that makes a 3-cycle there and keeps what is solved (pure_cycles.hpp), brought
//    everywhere by set-ups (cycles.hpp). Each step takes the cycle with the fewest turns for each piece that it brings
//    home; pieces that are only twisted are turned by two cycles that undo each other's permutation.
// Every step brings pieces home for good, so it ends; the turns are merged where they can be.
#pragma once

#include <vector>

#include "games/twisty/methods.hpp"

namespace asobi::twisty {

std::vector<Method> universal_methods();

}  // namespace asobi::twisty
