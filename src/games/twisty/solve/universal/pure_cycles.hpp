// Searches a word that makes a 3-cycle of pieces in one orbit and leaves everything alone that must be kept:
// commutators of short words, and their powers, which undo cycles of other lengths; where these do not do, commutators
// of a word u that moves few pieces with a conjugate of u that meets it in the orbit only. Commutators are even in
// every orbit and add up to no twist, so what they leave in the other orbits can still be solved by such words.
#pragma once

#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

// Nothing unless it has fewer turns than `known`, where one of so many is known; then only short ones are searched.
std::optional<Letters> find_pure_cycle(const TurnActions& actions, std::size_t orbit,
                                       const std::vector<std::size_t>& keep, std::optional<std::size_t> known,
                                       const Progress& progress);

}  // namespace asobi::twisty
