#include "games/sliding/tools/tools.hpp"

#include <algorithm>
#include <iterator>

namespace asobi::sliding {

const ToolRows<Game>& tools() {
  static const ToolRows<Game> all = [] {
    ToolRows<Game> rows;
    for (const auto part : {position_tools, board_tools, loop_tools, group_tools, cycles_tools}) {
      std::ranges::move(part(), std::back_inserter(rows));
    }
    return rows;
  }();
  return all;
}

}  // namespace asobi::sliding
