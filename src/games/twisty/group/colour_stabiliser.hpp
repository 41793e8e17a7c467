// How many elements of a puzzle's group keep the solved colours: coloured states = order / keepers.
//
// Pieces look alike if they are in one orbit and have the same colours. Let F be orbits with look-alikes on which the
// group acts as the alternating or symmetric group, n their sizes, and Q the action on the stickers of all other orbits
// and on the signs of those in F. If |group| = |Q| * product of n!/2 over F, then the kernel of the action on Q is the
// product of the A_n, so an element of Q comes from a keeper exactly if it keeps the colours outside F, and then from
//   (product over the classes of look-alikes of m!) / 2 of them for each orbit in F.
// If the equation fails (orbits in F that move together), F is taken to be empty. The elements of Q that keep colours
// are counted along a chain of stabilisers: level by level, the images of the base point under keepers that fix the
// base points before (a search; mostly each base point has one possible image, because few pieces outside F look
// alike).
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "math/natural.hpp"

namespace asobi::twisty {

// `order` is that of the whole group. Code::limit if the search is too long.
Result<Natural> colour_stabiliser_order(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                        const Natural& order, Progress& progress);

}  // namespace asobi::twisty
