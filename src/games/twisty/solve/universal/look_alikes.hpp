// Which of several pieces that look alike a piece is taken to be: as many as possible are at home where they stand. The
// sign of the permutation and the sum of the twists stay as they are, so that what could be solved still can be.
#pragma once

#include "games/twisty/puzzle/orbit_state.hpp"

namespace asobi::twisty {

// `looks` is the orbit's part of OrbitSystem::solved_by_colour.
OrbitPart with_look_alikes_home(const OrbitPart& part, const OrbitPart& looks, int orientations);

}  // namespace asobi::twisty
