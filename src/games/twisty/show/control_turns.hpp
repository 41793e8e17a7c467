// From which turns the pointer chooses on each sticker of face 0 (control.hpp), and round which point they lie.
#pragma once

#include <vector>

#include "games/twisty/model/model.hpp"

namespace asobi::twisty {

// A turn as it looks on face 0.
struct Push {
  int axis, layer, times;  // as in Region
  double angle;            // of the direction that leads to its region
  double bend;             // the order of equal angles, counter-clockwise
};

// The turns of one sticker. They lie round its own centre, round the middle of the face, or round a point of an edge
// across which its piece goes on.
struct Fan {
  enum class Place { sticker, face, edge };

  Place place = Place::sticker;
  std::vector<Push> pushes;
  FacePoint centre{0, 0};  // at an edge
  double outward = 0;      // the direction across the edge
};

std::vector<Fan> fans(const Model& model);

}  // namespace asobi::twisty
