// All tools of the diamond game, and what they share.
#pragma once

#include "games/diamond/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::diamond {

const ToolRows<Game>& tools();

// The rows of the other files of this folder.
ToolRows<Game> board_tools();     // board, boards, shape, perft
ToolRows<Game> opponent_tools();  // reply, hint, match
ToolRows<Game> solo_tools();      // solo
ToolRows<Game> solve_tools();     // solve
ToolRows<Game> puzzle_tools();    // position, puzzle, lessons

// For tools of the race: refuses a session that is a puzzle.
Result<void> check_race(const Game& game);

// Options that every tool of this game takes on the command line.
inline const std::vector<std::string> board_options = {"dim", "size"};
inline const std::vector<std::string> game_options = {"dim", "size",    "players", "seats",
                                                      "win", "corners", "goal",    "position"};

}  // namespace asobi::diamond
