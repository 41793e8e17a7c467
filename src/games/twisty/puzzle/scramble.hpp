// Random turns that do not cancel: among turns about the same axis that follow one another no layer turns twice, and
// never all layers of an axis. The same for the same seed everywhere.
#pragma once

#include <optional>
#include <vector>

#include "base/random.hpp"
#include "games/twisty/puzzle/orbits.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty {

// Three for each layer that turns, and at least 20.
int usual_turns(const Puzzle& puzzle, Turning turning);

// A scramble as people make it: the layer that holds the centre stays, so that the whole is held as before. All states
// are reached, since a turn of that layer is one of all the others the other way, and a rotation of the whole.
std::vector<Turn> scramble(const Puzzle& puzzle, Random& random, std::optional<int> turns = {});

// Single layers by any angle. None where nothing turns.
std::vector<Turn> random_turns(const Puzzle& puzzle, Turning turning, int count, Random& random);

}  // namespace asobi::twisty
