#include "research/twisty/census_tool.hpp"

#include "games/twisty/tools/tools.hpp"
#include "research/replace.hpp"

namespace asobi::twisty {

Result<StateCensus> count(const Game& game, const State&, const CountArguments& asked, Context& context) {
  ResearchStore store(asked, context);
  return state_census(game, asked, &store, context);
}

const ToolRows<Game>& research_tools() {
  static const ToolRows<Game> all = [] {
    ToolRows<Game> rows = tools();
    replace_tool(rows, "census", joined<CountArguments>({}, census_arguments(), keep_arguments(true)), count);
    return rows;
  }();
  return all;
}

}  // namespace asobi::twisty
