// What a puzzle is cut from, in words: a solid and planes, in the language of PuzzleGeometry and a little more.
//
//   DESCRIPTION = SOLID { CUT } ["solid"]        SOLID = t | c | o | d | i
//   CUT = KIND [":" AXES] ["/" ORDER] DISTANCE        KIND = f | v | e
//
// `c f 1/3` cuts the cube by the planes at distance 1/3 on every axis through faces, on both sides; distances are in
// units of the inradius for every kind of axis (number.hpp; m and R are the other radii). On a tetrahedron, `v` counts
// from the centre towards the vertices and `f` towards the faces, and negative distances mean something.
// `f:X,Y+ 1/3` cuts only on these axes, or on one side of them; `e/4 0` gives turns of a quarter instead of the axis's
// own. Such descriptions mostly break a condition of the paper (section 1), and are then refused with the reason.
// `c f 3/5 f 1/5 solid` keeps the pieces inside (15.1), all 5³ of them; only cubes cut along their faces do that.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "games/twisty/geometry/number.hpp"
#include "games/twisty/geometry/solid.hpp"

namespace asobi::twisty {

struct Cut {
  AxisKind kind;
  std::vector<AxisEnd> on;  // empty: every axis of this kind
  Number distance;
};

struct Description {
  SolidKind solid = SolidKind::cube;
  std::vector<Cut> cuts;
  std::array<int, 3> orders{};  // by kind of axis: asked number of turns in a circle; 0: the axis's own
  bool keeps_inside = false;    // pieces that do not reach the surface are there, too

  // The description again, in its shortest form: "c f 1/3 v 0.577".
  std::string text() const;
};

constexpr std::size_t most_cuts = 60;

Result<Description> parse_description(std::string_view text);

// The planes of a description: by axis of the solid, the signed distances with the cut that each belongs to, ascending
// and each once (planes nearer than `same_plane` are one).
struct Plane {
  double at;
  int cut;   // index in Description::cuts
  int sign;  // at = sign * distance of the cut
};
using Planes = std::vector<std::vector<Plane>>;
constexpr double same_plane = 1e-10;

Planes planes_of(const Description& description);

// How many turns make a circle about an axis of this kind.
int turn_order(const Description& description, const Axis& axis);

// The shortest words for a plane, for messages: "f 1/3".
std::string cut_text(const Description& description, const Cut& cut);

}  // namespace asobi::twisty
