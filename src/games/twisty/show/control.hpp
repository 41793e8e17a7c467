// The paper's pointer control (3.2.5, 4.2.3, 5.2.2, 6.2.2, 7.2.2, 8.2.2, 9.2.2, 10.2.2, 11.2.2, 12.2.2): the place of
// the pointer inside a sticker alone decides which layer would turn and which way. One rule for every puzzle:
//
// - *Turns.* A sticker is pushed by the layers that hold it, both ways, except about the axis through its face. Of the
//   axes of a kind only those most inclined to the face take part (with edge axes on the cube, the four that cross the
//   face); others do for turns that could be had nowhere else.
// - *Regions.* A layer crosses the face in a strip, and a turn pushes the sticker along it. The regions are sectors
//   of equal area round the centre of the sticker, in the order of these directions and as near to them as can be.
//   Turns in the same direction are ordered by the side to which they bend: towards the nearer end of their axis.
// - *Edges.* A sticker with more turns than twice its corners, of a piece that goes on across an edge, keeps the turns
//   that take it away from no such edge; at a corner with an axis of its own, of its kind that axis alone. They lie in
//   equal sectors round the middle of its side on the edge, or round that corner.
// - *Whole faces.* On the paper's two dodecahedra all stickers share the sectors of their face. In type I the turns are
//   those that push its middle. In type II the pointer leaves middle layers alone, so the middle is pushed by none; a
//   sector then belongs to the layer towards which it lies, turned to the side on which it lies. (The paper's words
//   leave open which layer; this is the only one that moves every other sticker pointed at, as 3.2.5 asks.)
//
// Cost: stickers of a face * axes.
#pragma once

#include <vector>

#include "games/twisty/model/model.hpp"

namespace asobi::twisty {

struct Region {
  std::vector<FacePoint> polygon;  // convex, counter-clockwise
  int axis;                        // in Solid::axes()
  int layer;                       // counted on that axis
  int times;                       // +1 or -1
};

// By cell of face 0; the rotation that takes face 0 to another face takes regions there.
std::vector<std::vector<Region>> regions(const Model& model);

}  // namespace asobi::twisty
