// The rows of the table of tools of two-dimensional Nim, and how cells and runs are written in JSON: [row, column] from
// 0, and a run as the list of its cells.
#pragma once

#include <vector>

#include "games/gridnim/game.hpp"
#include "play/typed_session.hpp"

namespace asobi::gridnim {

Json cell_json(Size size, int cell);
Json run_json(const Run& run);

std::vector<ToolRow<Game>> board_tools();  // analyze, strategy, table

}  // namespace asobi::gridnim
