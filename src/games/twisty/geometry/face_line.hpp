// The lines in which planes meet face 0, and the distance at which three of them pass through one point. That is a
// linear equation in the distance of a cut, and the only way in which moving the cut changes the stickers: a sticker
// appears or vanishes where three lines (some of them may be sides of the face) meet in one of its points.
#pragma once

#include <optional>
#include <vector>

#include "games/twisty/geometry/cutting.hpp"

namespace asobi::twisty {

constexpr int no_cut = -1;  // a side of the face

// a x + b y = c with a² + b² = 1; c grows by `slope` times the distance of the cut.
struct FaceLine {
  double a, b, c, slope;
  int cut;
};

// The sides, from corner i to corner i + 1; the face is where a x + b y > c.
std::vector<FaceLine> sides_of_face(const RegularSolid& shape);
// Nothing if the plane is parallel to the face.
std::optional<FaceLine> line_on_face(const FaceFrame& frame, const Vector& direction, const Plane& plane);

// The distance of `cut`, which is `now`, at which the lines pass through one point, if that depends on it.
std::optional<double> meeting_distance(const FaceLine& l, const FaceLine& m, const FaceLine& n, int cut, double now);

}  // namespace asobi::twisty
