// A regular solid as a puzzle sees it: faces with names and all axes of rotation (paper, Table 1.1).
// The inradius is 1. An axis is a line with a direction; what stands at its two ends (a face, a vertex, the midpoint of
// an edge) gives the kind. The axes of the tetrahedron from a vertex to the face opposite count as vertex axes, with
// the vertex at the positive end.
//
// Names of faces: the paper's (X+ … Z-; I … L; I+ … L-; I+ … N-; the icosahedron has none there and gets its letters)
// and the letters of PuzzleGeometry (U F R …). Names of axes: the paper's where it has one (X Y Z; I J K L; I … N), and
// the letters of the faces that meet at an end, in any order (UFR, UF).
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "math/polyhedron.hpp"

namespace asobi::twisty {

enum class AxisKind { face, vertex, edge };
constexpr auto names(AxisKind) { return std::to_array<std::string_view>({"face", "vertex", "edge"}); }
constexpr std::string_view axis_letters = "fve";  // by kind

// The kinds again, as descriptions write them.
enum class AxisLetter { face, vertex, edge };
constexpr auto names(AxisLetter) { return std::to_array<std::string_view>({"f", "v", "e"}); }
inline auto labels(AxisLetter) { return std::to_array<Text>({{"faces", "面"}, {"vertices", "頂点"}, {"edges", "辺"}}); }
constexpr AxisLetter letter_of(AxisKind kind) { return static_cast<AxisLetter>(kind); }
constexpr AxisKind kind_of(AxisLetter letter) { return static_cast<AxisKind>(letter); }

// The solids, as descriptions write them; in the order of SolidKind.
enum class SolidLetter { tetrahedron, cube, octahedron, dodecahedron, icosahedron };
constexpr auto names(SolidLetter) { return std::to_array<std::string_view>({"t", "c", "o", "d", "i"}); }

struct Axis {
  AxisKind kind;
  Vector direction;                          // of length 1
  int order;                                 // of the whole solid's rotation about it
  int rotation;                              // that rotation by 360/order degrees, right-handed: number in RegularSolid
  double reach, back;                        // the solid extends from -back to reach along the direction
  std::string name;                          // the paper's, or the letters of its positive end
  std::vector<int> plus_faces, minus_faces;  // faces at the ends, counter-clockwise from outside
};

// One end of an axis; `both` when a name did not say which.
struct AxisEnd {
  int axis;
  int sign;  // +1, -1; 0: both
};

class Solid {
 public:
  static const Solid& of(SolidKind kind);
  static std::optional<SolidKind> kind_of_letter(char letter);  // t c o d i

  const RegularSolid& shape() const { return shape_; }
  SolidLetter letter() const { return static_cast<SolidLetter>(shape_.kind()); }
  const std::vector<Axis>& axes() const { return axes_; }
  const std::string& paper_name(int face) const { return paper_names_[face]; }
  const std::string& letters(int face) const { return letters_[face]; }
  // The letters at an end of an axis, in the order in which the faces stand round it.
  std::string end_letters(int axis, int sign) const;

  // By the paper's name with or without a sign (X, X+, X-) or by the letters of faces; nullopt if there is none.
  std::optional<AxisEnd> find_axis(AxisKind kind, std::string_view name) const;
  // The axis and the sign to which a rotation takes the positive end of this one.
  AxisEnd image(int rotation, int axis) const { return images_[rotation * axes_.size() + axis]; }

 private:
  explicit Solid(SolidKind kind);
  void find_axes();
  void add_axes(AxisKind kind, const std::vector<Vector>& ends, const std::vector<Vector>& first,
                std::string_view names);
  void name_faces();
  std::vector<int> faces_at(const Vector& end) const;

  const RegularSolid& shape_;
  std::vector<Axis> axes_;
  std::vector<std::string> paper_names_, letters_;
  std::vector<AxisEnd> images_;
};

}  // namespace asobi::twisty
