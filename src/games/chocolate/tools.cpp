#include "games/chocolate/tools.hpp"

#include <algorithm>
#include <iterator>

#include "games/chocolate/law_tools.hpp"
#include "games/chocolate/position_tools.hpp"
#include "games/chocolate/table_tools.hpp"

namespace asobi::chocolate {

const ToolRows<Game>& tools() {
  static const ToolRows<Game> all = [] {
    ToolRows<Game> rows = position_tools();
    const auto add = [&](ToolRows<Game> more) { std::ranges::move(more, std::back_inserter(rows)); };
    add(impartial_tools<Game>("chocolate", {"x", "y", "z"}, {"k", "f"}, "6 10 7 --k 1"));
    add(table_tools());
    add(law_tools());
    return rows;
  }();
  return all;
}

}  // namespace asobi::chocolate
