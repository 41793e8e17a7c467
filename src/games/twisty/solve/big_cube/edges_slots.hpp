// The places of wings. A wing beside the faces f and g of an edge stands at the *slot* (f, g) if it is off the edge's
// middle towards n_f x n_g, else at (g, f): turns of outer layers take the slots of every depth alike to each other, as
// they take the 24 stickers of the edges of a 3x3x3, and a quarter of the layer at depth d below the positive end of
// axis a goes round the four slots with n_f x n_g = a of that depth. A wing is named after the slot where it belongs;
// slots 2p and 2p + 1 are those of edge p.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

constexpr int slot_count = 24;
using Slots = std::array<std::uint8_t, slot_count>;

// Moves of outer layers are numbered as in cube3: 3f + k - 1 turns face f by k quarters about its axis.
class SlotGeometry {
 public:
  static const SlotGeometry& get();

  const std::array<int, 2>& faces(int slot) const { return faces_[slot]; }
  int at(int first, int second) const { return at_[first][second]; }  // -1 if the faces do not meet
  // By slot: from which slot a move brings what is there afterwards.
  const Slots& source(int move) const { return source_[move]; }
  // The slots of a layer near the positive end, in the order in which a quarter goes round them. Those near the other
  // end are the other slots of the same edges.
  const std::array<std::uint8_t, 4>& ring(int axis) const { return ring_[axis]; }
  int axis_along(int slot) const { return 3 - faces_[slot][0] / 2 - faces_[slot][1] / 2; }
  bool towards_plus(int slot) const { return plus_[slot]; }

 private:
  SlotGeometry();

  std::array<std::array<int, 2>, slot_count> faces_;
  std::array<std::array<int, 6>, 6> at_;
  std::array<bool, slot_count> plus_;
  std::array<Slots, 18> source_;
  std::array<std::array<std::uint8_t, 4>, 3> ring_;
};

Slots home_slots();
Slots moved(const Slots& slots, int move);

// The edges of a cube of N layers: for each depth 1 … (N-2)/2 its 24 wings, and the twelve middle edges of an odd N as
// if there were two wings in each.
struct EdgePieces {
  int size;
  std::vector<Slots> wings;  // [depth - 1][slot]: which wing is there
  Slots middles;             // home if N is even

  // Code::unsolvable if a piece has the colours of none, or of one that is there already.
  static Result<EdgePieces> read(const Grid& grid);
  // By a turn of an outer layer or of a single inner one; a middle layer leaves the wings alone.
  void turn(const Block& block);
};

Block outer_turn(int move, int size);
// The layer of wings at this depth near the positive end of the axis, or near the other end.
int layer_at(int depth, bool other_end, int size);

}  // namespace asobi::twisty::big_cube
