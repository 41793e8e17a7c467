// For orbits where no short word makes a 3-cycle and touches nothing else: an order of them, and for each a word that
// makes a 3-cycle there and keeps the small orbits and those that came before (pure_cycles.hpp). Kept on the shelf,
// since the search may take seconds.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

struct OrbitWord {
  std::size_t orbit;
  Letters word;  // empty if none was found, or none better than what is known
};

// `wanted`: the orbits, those first that should come first if possible; `keep`: orbits that all words keep; `known`: by
// orbit, the turns of a word that touches nothing else, if there is one.
Result<std::vector<OrbitWord>> orbit_words(const TurnActions& actions, const std::string& name,
                                           std::vector<std::size_t> wanted, const std::vector<std::size_t>& keep,
                                           const std::vector<std::optional<std::size_t>>& known, Context& context);

}  // namespace asobi::twisty
