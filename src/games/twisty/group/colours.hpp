// Coloured states that differ by a rotation of the whole count once: Burnside's lemma over the rotations that lie in
// the group. A rotation fixes a coloured state only if in every orbit the pieces on each of its cycles look alike.
#pragma once

#include <vector>

#include "games/twisty/puzzle/orbits.hpp"
#include "math/natural.hpp"

namespace asobi::twisty {

// `rotations`: those of the whole that lie in the group. Code::limit if it cannot be told whether symmetric states can
// be reached.
Result<Natural> states_up_to_rotation(const Puzzle& puzzle, const std::vector<Orbit>& orbits, const Natural& states,
                                      const std::vector<int>& rotations);

}  // namespace asobi::twisty
