// Equal games under different names. Renaming the axes and turning x into m - x are symmetries of every board, so seats
// can be brought to a normal form: the first is 1-, and axes are numbered in the order in which they first occur. Where
// a symmetry also takes each seat to the next one, as in every duel, the positions of one player to move stand for all.
#pragma once

#include <optional>
#include <vector>

#include "games/diamond/board/board.hpp"

namespace asobi::diamond {

using PointMap = std::vector<Point>;  // by point: its image

struct Frame {
  std::vector<Corner> seats;
  PointMap to;  // takes the board as it is seated to the normal one
};

Frame normal_frame(const Board& board, const std::vector<Corner>& seats);

// A symmetry that takes each seat to the next and the last to the first, if there is one; `seats` are normal.
std::optional<PointMap> rotation(const Board& board, const std::vector<Corner>& seats);

// Symmetries that keep every seat: the orders of up to three axes where nobody sits, the identity first. At most
// `most`.
std::vector<PointMap> symmetries_of_seats(const Board& board, const std::vector<Corner>& seats, std::size_t most);

// First `a`, then `b`.
PointMap joined(const PointMap& a, const PointMap& b);
PointMap inverse(const PointMap& map);
PointMap identity(const Board& board);

}  // namespace asobi::diamond
