#include "games/sliding/optimal/search_board.hpp"

#include <algorithm>

namespace asobi::sliding {

SearchBoard::SearchBoard(Shape board, int blank_at_goal)
    : shape(board),
      goal_blank(blank_at_goal),
      mirrored(board.rows == board.cols && board.row(blank_at_goal) == board.col(blank_at_goal)) {
  for (int cell = 0; cell < shape.cells(); ++cell) {
    mirror.push_back(static_cast<Cell>(shape.row(cell) + shape.col(cell) * shape.rows));
    for (int at = 0; at < shape.cells(); ++at) {
      distance.push_back(static_cast<std::uint8_t>(shape.distance(at, cell)));
    }
  }
  const auto way = [](unsigned from, unsigned to, bool upright) {
    return Way{1u << from ^ 1u << to, (1u << from) - 1, (1u << to) - 1, from, upright};
  };
  for (int blank = 0; blank < shape.cells(); ++blank) {
    Exits& here = exits.emplace_back();
    for (const Slide slide : all_slides) {
      const auto next = blank_after(shape, blank, slide);
      if (!next) continue;
      const auto cell = static_cast<Cell>(*next);
      const bool upright = slide == Slide::up || slide == Slide::down;
      here.all[here.count++] = {cell,
                                slide,
                                {way(cell, static_cast<unsigned>(blank), upright),
                                 way(mirror[cell], mirror[static_cast<std::size_t>(blank)], !upright)}};
    }
  }
}

PatternView SearchBoard::view(const Normal& normal, const PatternDatabase& database, bool of_mirrored) const {
  const auto turned = [&](std::size_t cell) -> std::size_t { return of_mirrored ? mirror[cell] : cell; };
  const Pattern& cells = database.spec().cells;
  PatternView out{};
  std::vector<std::uint8_t> order;
  for (std::size_t cell = 0; cell < normal.home.size(); ++cell) {
    const auto home = static_cast<Cell>(turned(normal.home[turned(cell)]));
    const auto found = std::ranges::find(cells, home);
    if (found == cells.end()) continue;
    out.mask |= 1u << cell;
    order.push_back(static_cast<std::uint8_t>(found - cells.begin()));
  }
  out.order = static_cast<std::uint16_t>(database.index().rank_order(order));
  const auto blank = static_cast<int>(turned(static_cast<std::size_t>(normal.blank)));
  out.excess = static_cast<std::uint16_t>(database.excess(database.entry(out.mask, out.order, blank)));
  return out;
}

}  // namespace asobi::sliding
