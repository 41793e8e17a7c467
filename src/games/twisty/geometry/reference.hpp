// The slow, obvious way to cut a solid: every face by every plane, stickers matched after a turn by comparing all
// pairs. It asks for no symmetry, so it finds the piece without a partner in a description that is refused, and it is
// what the fast way is tested against. Cost: O(stickers²) for a turn.
#pragma once

#include <vector>

#include "games/twisty/geometry/description.hpp"

namespace asobi::twisty {

struct ReferenceSticker {
  int face;
  std::vector<Vector> polygon;  // counter-clockwise from outside
  std::vector<int> layers;      // by axis of the solid, counted from the negative end; 0 where there is no cut
  int piece;

  Vector centre() const;
};

struct ReferencePuzzle {
  const Solid* solid;
  Planes planes;
  std::vector<ReferenceSticker> stickers;
  int pieces = 0;
};

ReferencePuzzle reference_puzzle(const Solid& solid, const Planes& planes);

constexpr int no_partner = -1;

// Where each sticker goes when the solid's rotation `g` moves those for which `moves` is true: the sticker with the
// same corners, or no_partner.
std::vector<int> reference_images(const ReferencePuzzle& puzzle, const Matrix& g, const std::vector<bool>& moves);
// One layer (counted on that axis) by 360/order degrees.
std::vector<int> reference_turn(const ReferencePuzzle& puzzle, int axis, int layer, int order);

}  // namespace asobi::twisty
