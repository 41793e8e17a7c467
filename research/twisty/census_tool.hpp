// The tool census, of the same spaces, kept, in files or by a team.
#pragma once

#include "games/twisty/tools/solver_tools.hpp"
#include "play/typed_session.hpp"
#include "research/keep/store.hpp"

namespace asobi::twisty {

struct CountArguments : CensusArguments, KeepArguments {};
Result<StateCensus> count(const Game& game, const State& state, const CountArguments& asked, Context& context);

const ToolRows<Game>& research_tools();

}  // namespace asobi::twisty
