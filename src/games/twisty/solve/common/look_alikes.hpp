// Pieces that look alike may stand in each other's places. `looks` is everywhere as in OrbitSystem::solved_by_colour;
// for pieces that are all to be told apart, the solved state.
#pragma once

#include "games/twisty/puzzle/orbit_state.hpp"

namespace asobi::twisty {

// Whether what stands at one place would look right at another, twisted by so much.
inline bool would_fit(const OrbitPart& part, const OrbitPart& looks, int ways, std::size_t from, std::size_t to,
                      int twist) {
  const Point piece = part.pieces[from];
  return looks.pieces[piece] == looks.pieces[to] &&
         (looks.orientation[piece] + part.orientation[from] + twist - looks.orientation[to] + ways) % ways == 0;
}

bool looks_home(const OrbitPart& part, const OrbitPart& looks, int orientations);
std::size_t pieces_away(const OrbitPart& part, const OrbitPart& looks, int orientations);

// Which of several pieces that look alike a piece is taken to be: as many as possible are at home where they stand. The
// sign of the permutation and the sum of the twists stay as they are, so that what could be solved still can be.
OrbitPart with_look_alikes_home(const OrbitPart& part, const OrbitPart& looks, int orientations);

}  // namespace asobi::twisty
