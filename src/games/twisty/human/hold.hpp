// How the whole of a cube is held: told by its centres (14.1.1), or, without centres, by a corner.
#pragma once

#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

// Finds out how the whole is held and turns it so that Y- is below. Without centres any hold will do; the improved
// method takes the one in which the corner (n,0,n) is right.
Phase hold_phase(const Mechanism& mechanism, bool improved);

}  // namespace asobi::twisty::human
