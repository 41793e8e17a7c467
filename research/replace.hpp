// A tool of a game that is told more, or computes elsewhere, under the same name.
#pragma once

#include <algorithm>
#include <cassert>

#include "play/typed_session.hpp"

namespace asobi {

template <class Game, class S, class A>
void replace_tool(ToolRows<Game>& rows, std::string_view name, const Arguments<S>& arguments,
                  Result<A> (*run)(const Game&, const typename Game::State&, const S&, Context&)) {
  const auto row = std::ranges::find_if(rows, [&](const ToolRow<Game>& one) { return one.tool.name == name; });
  assert(row != rows.end());
  *row = tool_row(row->tool, arguments, run);
}

}  // namespace asobi
