// Coloured states: what the group of a puzzle looks like to someone who sees colours only.
//
// Coloured states = order / (elements that keep the colours). Let O be the orbits with pieces that look alike, n their
// sizes. The action is split into the orbits outside O and the signs on those in O (a small group Q), and the rest. If
// |group| = |Q| * product of n!/2, then the kernel is the whole product of the A_n, so an element keeps the colours
// exactly if it permutes look-alikes and lies in the group, which only its signs decide:
//   |keepers| = product over classes of m!/2 * 2^(classes - |O|) * |Q| / |Q restricted to the orbits outside O|.
// Otherwise (the Helicopter cube, whose look-alikes move in blocks) the keepers are searched for along a chain of
// stabilisers: level by level, the images of the base point under keepers that fix the base points before.
// Up to rotation of the whole: Burnside's lemma over the rotations that lie in the group. A rotation fixes a coloured
// state only if in every orbit the pieces on each of its cycles look alike.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/orbits.hpp"
#include "math/natural.hpp"

namespace asobi::twisty {

// The number of elements of the group (of this order) that keep the solved colours. Code::limit if the search is too
// long.
Result<Natural> colour_keepers(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                               const Natural& order, Progress& progress);

// `rotations`: those of the whole that lie in the group. Code::limit if it cannot be told whether symmetric states can
// be reached.
Result<Natural> states_up_to_rotation(const Puzzle& puzzle, const std::vector<Orbit>& orbits, const Natural& states,
                                      const std::vector<int>& rotations);

}  // namespace asobi::twisty
