// The star board of dimension n and size m (paper, conditions ☆ and ◎, for any n): the integer points with n + 1
// coordinates of sum S = (n + 1) m / 2 that are all >= 0 or all <= m. A step adds e_i - e_j. Corner i- is {x_i < 0},
// corner i+ is {x_i > m}; whoever sits at one runs to the other. Two corners with the same sign overlap unless
// (n - 3) m < 4, so the boards are n = 2 with m even, n = 3 with any m, n = 4 with m = 2 and n = 5 with m = 1.
// Points are numbered in the order of their coordinates. Building costs points * n^2 * log points.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace asobi::diamond {

using Point = std::uint16_t;
using Coordinates = std::vector<int>;

constexpr Point nowhere = 0xFFFF;
constexpr int most_dim = 5;
constexpr int most_players = most_dim + 1;

// The largest size that is offered: at most 60,601 points. 0 for a dimension that has no boards.
int most_size(int dim);
// The size of a board of that dimension, where none is given.
int usual_size(int dim);

struct BoardName {
  int dim = 0, size = 0;

  static constexpr auto fields() { return field_list(field("dim", &BoardName::dim), field("size", &BoardName::size)); }
  friend bool operator==(const BoardName&, const BoardName&) = default;
};
// All boards, by dimension, then size.
std::vector<BoardName> all_boards();
// The three nearest to what may be no board, the dimension counting double.
std::vector<BoardName> nearest_boards(int dim, int size);

// Corner i- has axis i (from 0) and plus = false.
struct Corner {
  int axis = 0;
  bool plus = false;

  Corner opposite() const { return {axis, !plus}; }
  int number() const { return 2 * axis + (plus ? 1 : 0); }
  friend bool operator==(const Corner&, const Corner&) = default;
};

// "1-", "3+": axes count from 1 for people.
std::string name(Corner corner);
inline std::string wire(Corner corner) { return name(corner); }  // what stands in answers

// A piece on a point may hop over `over` to `to`.
struct Jump {
  Point over;
  Point to;
};

class Board {
 public:
  static Result<std::shared_ptr<const Board>> make(int dim, int size);

  int dim() const { return dim_; }
  int size() const { return size_; }
  int sum() const { return sum_; }
  int axes() const { return dim_ + 1; }
  int corners() const { return 2 * axes(); }
  Point points() const { return static_cast<Point>(coordinates_.size() / static_cast<std::size_t>(axes())); }

  std::span<const std::int16_t> at(Point point) const {
    const auto width = static_cast<std::size_t>(axes());
    return std::span(coordinates_).subspan(point * width, width);
  }
  std::optional<Point> find(std::span<const int> coordinates) const;

  std::span<const Point> neighbours(Point point) const { return part<Point>(neighbours_, neighbour_ends_, point); }
  std::span<const Jump> jumps(Point point) const { return part<Jump>(jumps_, jump_ends_, point); }
  // The points of a corner, in order.
  std::span<const Point> home(Corner corner) const { return homes_[static_cast<std::size_t>(corner.number())]; }
  // How far a point is on the way from that corner to the opposite one; a step changes it by at most 1.
  int height(Corner home, Point point) const {
    const int x = at(point)[static_cast<std::size_t>(home.axis)];
    return home.plus ? size_ - x : x;
  }
  std::size_t bytes() const {  // of memory, about
    return coordinates_.size() * sizeof(std::int16_t) + neighbours_.size() * sizeof(Point) +
           jumps_.size() * sizeof(Jump) + 2 * neighbour_ends_.size() * sizeof(std::uint32_t);
  }
  // How many points have how many neighbours.
  std::map<std::size_t, std::size_t> degrees() const;

 private:
  Board(int dim, int size);

  template <class T>
  static std::span<const T> part(const std::vector<T>& all, const std::vector<std::uint32_t>& ends, Point point) {
    return std::span(all).subspan(ends[point], ends[point + 1u] - ends[point]);
  }
  void find_points();
  void find_moves();
  void find_homes();
  Point beside(Point point, int up, int down) const;

  int dim_;
  int size_;
  int sum_;
  std::vector<std::int16_t> coordinates_;
  std::vector<Point> neighbours_;
  std::vector<Jump> jumps_;
  std::vector<std::uint32_t> neighbour_ends_;
  std::vector<std::uint32_t> jump_ends_;
  std::vector<std::vector<Point>> homes_;
};

// Why there is no such board, and the nearest that are; nothing when there is one.
Result<void> check_board(int dim, int size);

// "1-,1+" on a board: 1 to n + 1 different corners.
Result<std::vector<Corner>> parse_seats(const Board& board, std::string_view text);
std::vector<Corner> usual_seats(int players);

}  // namespace asobi::diamond
