#include "games/diamond/computer/search.hpp"

namespace asobi::diamond {

std::vector<int> distances_to_go(const Board& board, Corner seat) {
  std::vector<int> out;
  for (Point p = 0; p < board.points(); ++p) {
    const int down = board.sum() - board.height(seat, p);  // levels below the tip of the goal
    int least = std::numeric_limits<int>::max(), most = std::numeric_limits<int>::min();
    for (int axis = 0; axis < board.axes(); ++axis) {
      if (axis == seat.axis) continue;
      const int x = board.at(p)[static_cast<std::size_t>(axis)];
      least = std::min(least, x);
      most = std::max(most, x);
    }
    out.push_back(16 * down + down * down / 2 + (most - least));
  }
  return out;
}

}  // namespace asobi::diamond
