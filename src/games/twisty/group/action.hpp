// The turns of a puzzle as generators of permutation groups: on stickers, on marks, and on parts of the puzzle.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "math/permutation_group.hpp"

namespace asobi::twisty {

std::vector<Permutation> sticker_turns(const Puzzle& puzzle, Turning turning = Turning::all);
std::vector<Permutation> mark_turns(const Puzzle& puzzle, Turning turning = Turning::all);

// On the pieces of one orbit, counted in its own order.
std::vector<Permutation> piece_turns_in(const Puzzle& puzzle, Turning turning, const Orbit& orbit);

// By piece, the number of its orbit.
std::vector<int> orbit_numbers(const Puzzle& puzzle, const std::vector<Orbit>& orbits);
// By orbit, whether a permutation of pieces is odd there.
std::vector<bool> signs(const Permutation& pieces, const std::vector<Orbit>& orbits);

// The turns restricted to the stickers of the orbits in `whole`, with two more points for each orbit in `sign`, which
// change places in odd turns.
std::vector<Permutation> part_of_action(const Puzzle& puzzle, Turning turning, const std::vector<Orbit>& orbits,
                                        const std::vector<bool>& whole, const std::vector<bool>& sign);

Result<Natural> order_of(std::vector<Permutation> generators, Progress& progress);

}  // namespace asobi::twisty
