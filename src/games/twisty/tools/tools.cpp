#include "games/twisty/tools/tools.hpp"

#include <algorithm>
#include <iterator>

namespace asobi::twisty {

const ToolRows<Game>& tools() {
  static const ToolRows<Game> all = [] {
    ToolRows<Game> rows = definition_tools();
    for (const auto& more :
         {distance_tools, state_tools, exchange_tools, method_tools, chain_tools, solver_tools, statistics_tools}) {
      std::ranges::move(more(), std::back_inserter(rows));
    }
    return rows;
  }();
  return all;
}

}  // namespace asobi::twisty
