// A cube by its pieces with its inverse beside it, for the optimal search: a move of either is a move of both. And sums
// over the pieces, from which the coordinates along three axes are read: a turn changes eight terms of a sum, and how
// it changes them is kept for each piece, so that the sums after a turn are known before the pieces are moved.
//
// An edge is written 2 * piece + flip, a corner 3 * piece + which of its facelets stands on the first one of the place.
// The views are the cube as it stands and turned once and twice by cycle_of_axes(), so that each axis is axis 1 once.
#pragma once

#include <array>
#include <cstdint>

#include "games/twisty/solve/cube3/cube.hpp"

namespace asobi::twisty::cube3 {

constexpr int view_count = 3;
// Which axis is axis 1 in a view.
constexpr int axis_of_view(int view) { return (4 - view) % 3; }

struct Pieces {
  std::array<std::uint8_t, edge_count> edges;
  std::array<std::uint8_t, corner_count> corners;

  static Pieces of(const Cube& cube);
  friend bool operator==(const Pieces&, const Pieces&) = default;
};

// Of one cube, three views in each word.
struct Sums {
  std::uint64_t flips = 0, slices = 0, twists = 0;

  std::uint32_t flip(int view) const { return flips >> (11 * view) & 2047; }
  // The places of the slice's four edges as digits to base 12, the first edge's the lowest.
  std::uint32_t slice(int view) const { return slices >> (15 * view) & 32767; }
  std::uint32_t twist(int view) const { return twists >> (12 * view) & 4095; }
};
constexpr std::uint32_t slice_codes = 12 * 12 * 12 * 12;

// The cube and its inverse: two sides of which either may be moved.
struct BothWays {
  std::array<Pieces, 2> pieces;
  std::array<Sums, 2> sums;
};

class PieceMoves {
 public:
  PieceMoves();

  BothWays both_ways(const Cube& cube) const;

  // Of what a move of one side does, that to the sums of the side itself or of the other one.
  enum Of : std::uint8_t { moved, other };
  // `after`: the sums after each of the three turns of a face. `own` is the side that is to be moved, `sums` that of
  // which it is asked.
  void sums_after(const Pieces& own, int face, Of of, const Sums& sums, Sums* after) const;
  // Moves one side, and so the other; sums are left out.
  std::array<Pieces, 2> after(const std::array<Pieces, 2>& pieces, int side, int move) const;

 private:
  struct Step {
    std::uint8_t place, from, turned;
  };
  struct EdgeTerm {
    std::uint64_t flips, slices;
  };
  template <class Term>
  using Terms = std::array<std::array<Term, 24>, edge_count>;  // by place and what stands there

  struct Face {
    std::array<std::uint8_t, 4> edges, corners;  // places
    // By side, place in the list and what stands there: what the three turns add.
    std::array<std::array<std::array<std::array<EdgeTerm, 3>, 24>, 4>, 2> edge_turns;
    std::array<std::array<std::array<std::array<std::uint64_t, 3>, 24>, 4>, 2> corner_turns;
  };

  void fill_edge(int view, int place);
  void fill_corner(int view, int place);
  void fill_face(int face);
  static std::uint8_t edge_after(std::uint8_t edge, const Step& step) {
    return static_cast<std::uint8_t>(edge ^ step.turned);
  }
  std::uint8_t corner_after(std::uint8_t corner, const Step& step) const { return turned_[step.turned][corner]; }

  std::array<std::array<Step, 4>, move_count> edge_steps_, corner_steps_;
  std::array<std::array<std::uint8_t, 24>, 3> turned_;  // corners
  std::array<Terms<EdgeTerm>, 2> edges_ = {};           // by Of
  std::array<Terms<std::uint64_t>, 2> corners_ = {};
  std::array<Face, 6> faces_;
};

}  // namespace asobi::twisty::cube3
