// What the letters of a move name: an end of an axis, and layers counted from that end (SiGN), and the letters that the
// World Cube Association uses otherwise on three puzzles (docs/conventions.md). Inside of the notation.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty::notation {

// Layers counted from 1 at an end, both included.
struct Depths {
  int outer = 1, inner = 1;

  friend bool operator==(const Depths&, const Depths&) = default;
};

// An amount in writing counts turns by the smallest angle of the solid's axis. Where a puzzle turns only by twice that
// ("c f/2 1/3"), this is 2 and its unit turn is written R2; else 1.
int unit_of(const Puzzle& puzzle, int axis);

// Clockwise as seen from outside, which is left-handed about the axis that points to the viewer.
Turn clockwise(const Puzzle& puzzle, AxisEnd end, Depths depths, int times = 1);
// The layers of a turn, counted from an end of its axis.
Depths depths_from(const Puzzle& puzzle, const Turn& turn, int sign);

// Faces whose letters, in capitals, stand one after another; up to where there is no face any more.
struct Faces {
  std::vector<int> faces = {};
  std::size_t read = 0;  // letters
};
Faces read_faces(const Solid& solid, std::string_view letters);
// The end where exactly these faces meet.
std::optional<AxisEnd> end_at(const Solid& solid, std::span<const int> faces);
AxisEnd end_named(const Solid& solid, std::string_view letters);  // there is one

// Corners named by single letters: those of the Pyraminx (U L R B, tips u l r b) and of the Skewb (R U L B).
struct Corners {
  std::string_view letters;
  std::array<std::string_view, 4> ends;
  int depth;  // layers that turn
  bool tips;  // small letters turn the tips alone; else they mean nothing special
};
std::optional<Corners> corners_of(const Model& model);
// Megaminx scrambles: R++ and D-- turn all but one face's layer by 144 degrees.
bool has_double_signs(const Model& model);

// Slices and rotations of a cube: M E S turn as L D F, x y z as R U F.
struct CubeLetter {
  char letter;
  std::string_view end;
};
constexpr std::array<CubeLetter, 3> slice_letters = {{{'M', "L"}, {'E', "D"}, {'S', "F"}}};
constexpr std::array<CubeLetter, 3> rotation_letters = {{{'x', "R"}, {'y', "U"}, {'z', "F"}}};
bool has_slices(const Solid& solid);     // the cube
bool has_rotations(const Solid& solid);  // all that have faces R, U and F: not the tetrahedron

// Whether these layers turn together by hand: on a puzzle with a fixed core, a block that holds the core must reach an
// end of the axis, so that it is a rotation of the whole and an opposite turn of the rest.
bool turns_by_hand(const Puzzle& puzzle, Turning turning, const Turn& turn);

}  // namespace asobi::twisty::notation
