// For every point two masks of directions: where the neighbour is free, and where the point behind the neighbour is.
// They are kept up to date as points are filled and freed, which changes them at the 2 n (n + 1) points around; then
// the steps and hops of a piece are read from its masks, without looking at the board. The opposite of direction d is
// d ^ 1; directions 2 i and 2 i + 1 are line i.
#pragma once

#include <cstdint>
#include <vector>

#include "base/bits.hpp"
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

class MoveMasks {
 public:
  // Bit d of the low half: the neighbour in direction d is free; of the high half: the point behind it is.
  using Mask = std::uint64_t;
  static constexpr int half = 32;

  explicit MoveMasks(const Board& board);

  // All points free.
  void clear() { masks_ = open_; }
  Mask mask(Point p) const { return masks_[p]; }
  // Directions in which a piece on p, or one that passes there, can hop.
  std::uint32_t hops(Point p) const { return hops_in(masks_[p]); }
  static std::uint32_t hops_in(Mask mask) {
    return static_cast<std::uint32_t>(mask >> half) & ~static_cast<std::uint32_t>(mask);
  }
  // Where a step in a direction leads, or a hop; off the board: points() or more.
  Point target(Point p, std::size_t direction, bool hop) const { return target(p, direction, hop, directions_); }
  template <std::size_t Dim>
  Point target(Point p, std::size_t direction, bool hop) const {
    return target(p, direction, hop, Dim * (Dim + 1));
  }

  // A free point is filled, or a filled one freed.
  template <std::size_t Dim>
  void toggle(Point p) {
    constexpr std::size_t directions = Dim * (Dim + 1);
    const Point* around = &targets_[2 * p * directions];
    for (std::size_t d = 0; d < directions; ++d) {
      masks_[around[2 * d]] ^= Mask{1} << (d ^ 1);
      masks_[around[2 * d + 1]] ^= Mask{1} << (half + (d ^ 1));
    }
  }
  void toggle(Point p) {
    in_dimension(dim_, [&]<std::size_t Dim>() { toggle<Dim>(p); });
  }

  // Adds all that a piece on `from` reaches by a step or by hops. The piece need not be taken off the board: a hop
  // keeps every coordinate's parity and goes over a point of other parities, so no chain hops over `from`.
  template <class B>
  void reach(Point from, B& out) const {
    for (auto steps = static_cast<std::uint32_t>(masks_[from]); steps != 0; steps &= steps - 1) {
      out.add(target(from, static_cast<std::size_t>(lowest_bit(steps)), false));
    }
    add_hops(from, out);
  }

 private:
  int dim_;
  std::size_t directions_;
  std::vector<Point> targets_;
  // Of the empty board, and now. Beyond the points a mask for each way off the board that is never asked: were it one
  // for all, a processor would have to wait for each change before the next.
  std::vector<Mask> open_, masks_;

  Point target(Point p, std::size_t direction, bool hop, std::size_t directions) const {
    return targets_[2 * (p * directions + direction) + (hop ? 1 : 0)];
  }
  template <class B>
  void add_hops(Point at, B& out) const {
    for (std::uint32_t ways = hops(at); ways != 0; ways &= ways - 1) {
      const Point to = target(at, static_cast<std::size_t>(lowest_bit(ways)), true);
      if (out.has(to)) continue;
      out.add(to);
      add_hops(to, out);
    }
  }
};

}  // namespace asobi::diamond
