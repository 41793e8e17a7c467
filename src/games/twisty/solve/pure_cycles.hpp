// Searches a word that makes a 3-cycle of pieces in one orbit and leaves everything alone that must be kept:
// commutators of short words, and their powers, which undo cycles of other lengths; where these do not do, commutators
// of a word u that moves few pieces with a conjugate of u that meets it in the orbit only. Commutators are even in
// every orbit and add up to no twist, so what they leave in the other orbits can still be solved by such words.
#pragma once

#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/cycles.hpp"
#include "games/twisty/turn.hpp"

namespace asobi::twisty {

// All turns of single layers by any angle, as they act.
struct TurnActions {
  std::vector<OrbitShape> shapes;
  std::vector<Turn> turns;
  std::vector<bool> unit;  // whether a turn goes one step only
  std::vector<OrbitState> effects;
  std::vector<std::uint16_t> inverse_of;

  // Turns that move something in the orbit.
  std::vector<std::uint16_t> moving(std::size_t orbit) const;
  OrbitPart effect(std::size_t orbit, const Letters& word) const;
};

std::optional<Letters> find_pure_cycle(const TurnActions& actions, std::size_t orbit,
                                       const std::vector<std::size_t>& keep, const Progress& progress);

}  // namespace asobi::twisty
