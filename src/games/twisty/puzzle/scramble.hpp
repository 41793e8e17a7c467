// Random turns that do not cancel: among turns about the same axis that follow one another no layer turns twice, and
// never all layers of an axis. The same for the same seed everywhere.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty {

// Three for each layer that turns, and at least 20.
int usual_turns(const Puzzle& puzzle, Turning turning);

// Single layers by any angle. None where nothing turns.
std::vector<Turn> random_turns(const Puzzle& puzzle, Turning turning, int count, Random& random);

}  // namespace asobi::twisty
