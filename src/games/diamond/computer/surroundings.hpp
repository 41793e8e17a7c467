// What every point knows of the points around it: by direction whether its neighbour is free, and whether the point
// behind that is. Filling or freeing a point changes this at its 2 n (n + 1) points around; then the steps and hops of
// a piece are two masks, without looking at the board. The opposite of direction d is d ^ 1; directions 2 i and 2 i + 1
// are line i.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "games/diamond/board/board.hpp"

namespace asobi::diamond {

// f<dim>(): loops over directions are then unrolled.
template <class F>
decltype(auto) in_dimension(int dim, F&& f) {
  switch (dim) {
    case 2:
      return f.template operator()<2>();
    case 3:
      return f.template operator()<3>();
    case 4:
      return f.template operator()<4>();
    default:
      return f.template operator()<5>();
  }
}

class Surroundings {
 public:
  // Bit d of the low half: the neighbour in direction d is free; of the high half: the point behind it is.
  using Around = std::uint64_t;
  static constexpr int half = 32;

  explicit Surroundings(const Board& board);

  // All points free.
  void clear() { around_ = open_; }
  Around around(Point p) const { return around_[p]; }
  // Directions in which a piece on p, or one that passes there, can hop.
  std::uint32_t hops(Point p) const { return hops_in(around_[p]); }
  static std::uint32_t hops_in(Around around) {
    return static_cast<std::uint32_t>(around >> half) & ~static_cast<std::uint32_t>(around);
  }
  // The neighbour in a direction, or the point behind it; off the board: points().
  Point way(Point p, std::size_t direction, bool behind) const { return way(p, direction, behind, directions_); }
  template <std::size_t Dim>
  Point way(Point p, std::size_t direction, bool behind) const {
    return way(p, direction, behind, Dim * (Dim + 1));
  }

  // A free point is filled, or a filled one freed.
  template <std::size_t Dim>
  void turn_over(Point p) {
    constexpr std::size_t directions = Dim * (Dim + 1);
    const Point* ways = &ways_[2 * p * directions];
    for (std::size_t d = 0; d < directions; ++d) {
      around_[ways[2 * d]] ^= Around{1} << (d ^ 1);
      around_[ways[2 * d + 1]] ^= Around{1} << (half + (d ^ 1));
    }
  }
  void turn_over(Point p) {
    in_dimension(dim_, [&]<std::size_t Dim>() { turn_over<Dim>(p); });
  }

  // Adds all that a piece on `from` reaches by a step or by hops. It stays in nobody's way: hops change no coordinate's
  // parity, and a hop passes over a point of other parities.
  template <class B>
  void reach(Point from, B& out) const {
    for (auto steps = static_cast<std::uint32_t>(around_[from]); steps != 0; steps &= steps - 1) {
      out.add(way(from, static_cast<std::size_t>(std::countr_zero(steps)), false));
    }
    hop_on(from, out);
  }

 private:
  int dim_;
  std::size_t directions_;
  std::vector<Point> ways_;
  std::vector<Around> open_, around_;  // of the empty board, and now; one more than there are points

  Point way(Point p, std::size_t direction, bool behind, std::size_t directions) const {
    return ways_[2 * (p * directions + direction) + (behind ? 1 : 0)];
  }
  template <class B>
  void hop_on(Point at, B& out) const {
    for (std::uint32_t ways = hops(at); ways != 0; ways &= ways - 1) {
      const Point to = way(at, static_cast<std::size_t>(std::countr_zero(ways)), true);
      if (out.has(to)) continue;
      out.add(to);
      hop_on(to, out);
    }
  }
};

}  // namespace asobi::diamond
