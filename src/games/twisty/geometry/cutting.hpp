// One face of a solid cut by the planes of a description into convex cells; the other faces are its images under the
// rotations of the solid (puzzle.hpp). Lines are added one by one, and each splits the cells that it crosses.
// Cost: lines * (points + corners of cells).
//
// Exactness. Positions are doubles with errors near 1e-15. A corner of a cell and a line either meet (nearer than
// `same_point`) or are at least `smallest_feature` apart; a description with a distance between the two is refused, and
// the message names the cuts. So every decision has a margin of five orders of magnitude, and no cell is thinner than
// smallest_feature / 10.
// Where the combinatorics change is a linear equation in a distance (three lines through one point), so the critical
// value next to a distance is computed exactly. A plain decimal is taken for it when the decimal is its rounding (or
// truncation) and has at least three digits (six if other cuts take part): PuzzleGeometry's 0.577 means sqrt(1/3). No
// more than nine digits are trusted, because some of its fifteen-digit distances are right to nine only.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.hpp"
#include "games/twisty/geometry/description.hpp"

namespace asobi::twisty {

constexpr double same_point = 1e-10;
constexpr double smallest_feature = 1e-6;
constexpr std::size_t most_stickers = 65'000;  // with the marks of middle stickers still 16 bits

// A point of face 0: centre of the face + x * towards its corner 0 + y * across (counter-clockwise).
struct FacePoint {
  double x, y;
};

// A cube that keeps its inner pieces is a nest of shells: the pieces that lie k deep are those of a cube with 2k layers
// fewer, whose sides are planes of the cuts. Its stickers are cells of face 0 again, in a plane nearer to the centre;
// cells of the surface come first, and others by shells.
struct FaceCells {
  std::vector<FacePoint> points;
  std::vector<std::uint32_t> first;    // cell c has the corners first[c] … first[c + 1] - 1
  std::vector<std::uint32_t> corners;  // points, counter-clockwise
  std::vector<std::uint8_t> shell;     // by cell: 0 on the surface
  std::vector<double> heights;         // by shell: how far its sides are from the centre; 1 for the surface

  std::size_t count() const { return first.size() - 1; }
  double height(std::size_t cell) const { return heights[shell[cell]]; }
  FacePoint centre(std::size_t cell) const;  // mean of the corners: inside
};

// A decimal distance that was taken for the exact value which it rounds.
struct Snap {
  int cut;
  std::string given, exact;

  static constexpr auto fields() { return field_list(field("given", &Snap::given), field("exact", &Snap::exact)); }
};

struct CutFace {
  Description description;  // with the exact distances
  std::vector<Snap> snaps;
  FaceCells cells;  // by rows from the top, each from the left
};

// The planes must be the same on every axis of a kind. Errors: Code::invalid for a plane that misses the solid and for
// cuts too near to each other, and if inner pieces are to be kept of anything but a cube cut along its faces;
// Code::limit for too many stickers.
Result<CutFace> cut_face(Description description);

// The frame of face 0 in space.
struct FaceFrame {
  Vector centre, along, across;

  Vector at(FacePoint p, double height = 1) const { return height * centre + p.x * along + p.y * across; }
};
FaceFrame frame_of(const RegularSolid& shape, int face);

}  // namespace asobi::twisty
