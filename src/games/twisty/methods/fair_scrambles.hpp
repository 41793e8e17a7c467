// Scrambles after which every state is as likely as any other, as competitions ask for: a state is drawn from the group
// of the marks (math/permutation_group, uniform), solved by the best method, and the solution turned backward.
// Random turns, however many, only come near to that. Cost: the group's chain once, then a solution for each.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"
#include "math/permutation_group.hpp"

namespace asobi::twisty {

// The states of a puzzle, each as likely as any other.
class FairStates {
 public:
  static Result<FairStates> make(const Model& model, Progress& progress);

  State draw(Random& random) const { return {group_.random(random).images()}; }

 private:
  explicit FairStates(PermutationGroup group) : group_(std::move(group)) {}

  PermutationGroup group_;
};

// So many, in the puzzle's notation; each depends on the seed and its own number only.
Result<std::vector<std::string>> fair_scrambles(const Model& model, std::size_t count, std::uint64_t seed,
                                                Context& context);

}  // namespace asobi::twisty
