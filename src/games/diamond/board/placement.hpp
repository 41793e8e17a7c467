// A placement as text, to open a session at it and to share it: the points of each army with spaces between, the armies
// in the order of the seats with `/` between, and `*` before the army that is to move (the first, if there is no mark):
// "-1,4,3 2,2,2 / *5,0,1 1,2,3". An army has at least one piece and at most as many as its home holds.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/diamond/board/points.hpp"
#include "games/diamond/board/position.hpp"

namespace asobi::diamond {

struct Placement {
  std::vector<std::vector<Point>> armies;  // by seat
  int to_move = 0;

  // Whether every army has all the pieces it begins with.
  bool whole(const Board& board) const;
};

// Where every game begins.
Placement at_home(const Board& board, const std::vector<Corner>& seats);

Result<Placement> parse_placement(const Board& board, int players, std::string_view text);
std::string placement_text(const Board& board, const Placement& placement, System system = System::simplex);

// "from:to", the piece of whoever is to move and the empty point where it shall come to rest.
Result<Move> parse_target(const Board& board, const Placement& placement, std::string_view text);

template <class B>
Position<B> placed(const Mover<B>& mover, const Placement& placement) {
  auto out = mover.empty(placement.to_move);
  for (int k = 0; k < mover.players(); ++k) {
    for (const Point p : placement.armies[static_cast<std::size_t>(k)]) mover.put(out, k, p);
  }
  return out;
}

template <class B>
Placement placement_of(const Mover<B>& mover, const Position<B>& position) {
  Placement out = {{}, position.to_move};
  for (int k = 0; k < mover.players(); ++k) {
    auto& army = out.armies.emplace_back();
    position.men[static_cast<std::size_t>(k)].each([&](Point p) { army.push_back(p); });
  }
  return out;
}

}  // namespace asobi::diamond
