// The tool solve, of duels too large for memory, too, and by a team; and all tools where the table of such a duel is
// kept.
#pragma once

#include "games/diamond/tools/solve_tool.hpp"
#include "play/typed_session.hpp"
#include "research/keep/store.hpp"

namespace asobi::diamond {

Result<Solution> decide(const Game& game, const Game::State& state, const KeepArguments& asked, Context& context);

const ToolRows<Game>& research_tools();

}  // namespace asobi::diamond
