#include "games/diamond/computer/move_masks.hpp"

namespace asobi::diamond {

MoveMasks::MoveMasks(const Board& board) : dim_(board.dim()), directions_(static_cast<std::size_t>(dim_ * (dim_ + 1))) {
  const Point points = board.points();
  const auto axes = static_cast<std::size_t>(board.axes());
  std::vector<std::size_t> line_of(axes * axes);  // by the axis that goes up and the one that goes down
  std::size_t lines = 0;
  for (std::size_t up = 0; up < axes; ++up) {
    for (std::size_t down = up + 1; down < axes; ++down) {
      line_of[up * axes + down] = 2 * lines;
      line_of[down * axes + up] = 2 * lines + 1;
      ++lines;
    }
  }
  const auto direction = [&](Point p, Point q) {
    std::size_t up = 0, down = 0;
    for (std::size_t i = 0; i < axes; ++i) {
      if (board.at(q)[i] > board.at(p)[i]) up = i;
      if (board.at(q)[i] < board.at(p)[i]) down = i;
    }
    return line_of[up * axes + down];
  };
  const std::size_t around = 2 * directions_;
  for (std::size_t i = 0; i < points * around; ++i) targets_.push_back(static_cast<Point>(points + i % around));
  open_.assign(points + around, 0);
  for (Point p = 0; p < points; ++p) {
    for (const Point q : board.neighbours(p)) {
      const std::size_t d = direction(p, q);
      targets_[2 * (p * directions_ + d)] = q;
      open_[p] |= Mask{1} << d;
    }
    for (const Jump& jump : board.jumps(p)) {
      const std::size_t d = direction(p, jump.over);
      targets_[2 * (p * directions_ + d) + 1] = jump.to;
      open_[p] |= Mask{1} << (half + d);
    }
  }
  clear();
}

}  // namespace asobi::diamond
