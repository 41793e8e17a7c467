#include "games/diamond/solve/frame.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::diamond {

Frame normal_frame(const Board& board, const std::vector<Corner>& seats) {
  const auto axes = static_cast<std::size_t>(board.axes());
  std::vector<int> axis_at;  // by new axis: the old one
  for (const Corner seat : seats) {
    if (std::ranges::find(axis_at, seat.axis) == axis_at.end()) axis_at.push_back(seat.axis);
  }
  for (int axis = 0; axis < board.axes(); ++axis) {
    if (std::ranges::find(axis_at, axis) == axis_at.end()) axis_at.push_back(axis);
  }
  const bool turned = seats.front().plus;
  Frame out;
  for (const Corner seat : seats) {
    const auto axis = std::ranges::find(axis_at, seat.axis) - axis_at.begin();
    out.seats.push_back({static_cast<int>(axis), seat.plus != turned});
  }
  for (Point p = 0; p < board.points(); ++p) {
    Coordinates x(axes);
    for (std::size_t i = 0; i < axes; ++i) {
      const int old = board.at(p)[static_cast<std::size_t>(axis_at[i])];
      x[i] = turned ? board.size() - old : old;
    }
    out.to.push_back(*board.find(x));
  }
  return out;
}

std::optional<PointMap> rotation(const Board& board, const std::vector<Corner>& seats) {
  std::vector<Corner> next = seats;
  std::ranges::rotate(next, next.begin() + 1);
  const Frame frame = normal_frame(board, next);
  if (frame.seats != seats) return std::nullopt;
  return inverse(frame.to);
}

std::vector<PointMap> symmetries_of_seats(const Board& board, const std::vector<Corner>& seats, std::size_t most) {
  std::vector<std::size_t> free;
  std::size_t orders = 1;
  for (int axis = 0; axis < board.axes(); ++axis) {
    if (std::ranges::any_of(seats, [&](const Corner seat) { return seat.axis == axis; })) continue;
    if (orders * (free.size() + 1) > most) break;
    free.push_back(static_cast<std::size_t>(axis));
    orders *= free.size();
  }
  std::vector<PointMap> out;
  std::vector<std::size_t> order = free;
  do {
    PointMap map;
    for (Point p = 0; p < board.points(); ++p) {
      Coordinates x(board.at(p).begin(), board.at(p).end());
      for (std::size_t i = 0; i < free.size(); ++i) x[free[i]] = board.at(p)[order[i]];
      map.push_back(*board.find(x));
    }
    out.push_back(std::move(map));
  } while (std::ranges::next_permutation(order).found);
  return out;
}

PointMap joined(const PointMap& a, const PointMap& b) {
  PointMap out;
  for (const Point p : a) out.push_back(b[p]);
  return out;
}

PointMap inverse(const PointMap& map) {
  PointMap out(map.size());
  for (std::size_t p = 0; p < map.size(); ++p) out[map[p]] = static_cast<Point>(p);
  return out;
}

PointMap identity(const Board& board) {
  PointMap out(board.points());
  std::iota(out.begin(), out.end(), Point{0});
  return out;
}

}  // namespace asobi::diamond
