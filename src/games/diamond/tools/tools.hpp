// The rows of the diamond game's table of tools.
#pragma once

#include <vector>

#include "games/diamond/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::diamond {

std::vector<ToolRow<Game>> diamond_tools();
std::vector<ToolRow<Game>> opponent_tools();  // reply, hint, match
std::vector<ToolRow<Game>> solo_tools();      // solo
std::vector<ToolRow<Game>> solve_tools();     // solve
std::vector<ToolRow<Game>> puzzle_tools();    // position, puzzle, lessons

// For tools of the race: refuses a session that is a puzzle.
Result<void> check_race(const Game& game);
// In a puzzle the hint is the way to the target, as far as it can be reached in one turn.
Result<Json> target_hint(const Game& game, const Game::State& state, Lang lang);

// Options that every tool of this game takes on the command line.
inline const std::vector<std::string> board_options = {"dim", "size"};
inline const std::vector<std::string> game_options = {"dim", "size",    "players", "seats",
                                                      "win", "corners", "goal",    "position"};

}  // namespace asobi::diamond
