// The one list of methods that the tools `solve`, `stats` and `compare` know.
#pragma once

#include <string_view>
#include <vector>

#include "games/twisty/solve/common/solver.hpp"

namespace asobi::twisty {

const std::vector<Method>& methods();
// The one with the shortest solutions of those that never take long: there is always one.
Result<const Method*> best_method(const Model& model, Progress& progress);
// Whether the method is for this puzzle; an error if that was not found out in time.
Result<bool> is_for(const Method& method, const Model& model, Progress& progress);
// "auto" is the best. An error that names the methods for this puzzle if there is none of that name, or it does not
// fit.
Result<const Method*> find_method(std::string_view id, const Model& model, Progress& progress);

// Solves and replays the solution on a fresh state; an error of code `internal` if it does not solve.
Result<Solution> solve_and_replay(const Method& method, const Solver& solver, const Mover& mover, const State& state,
                                  Progress& progress);

}  // namespace asobi::twisty
