// The five regular solids and their rotations. The centre is the origin, and every face is at distance 1 from it.
// Placed as the twisty paper does (7.1.1, 9.1.1, Table 11.1): faces of the cube and vertices of the octahedron on the
// coordinate axes; vertices of the tetrahedron along (1,1,1), (1,-1,-1), (-1,1,-1), (-1,-1,1); faces of the
// dodecahedron and vertices of the icosahedron along (0,1,phi), (phi,0,1), (1,phi,0) and their changes of sign.
//
// A rotation of a solid is fixed by where face 0 goes and how far it is turned there, so rotation number
// face * sides + shift takes corner i of face 0 to corner i + shift of `face`; number 0 is the identity.
#pragma once

#include <cstdint>
#include <vector>

#include "math/vector.hpp"

namespace asobi {

enum class SolidKind { tetrahedron, cube, octahedron, dodecahedron, icosahedron };

class RegularSolid {
 public:
  struct Face {
    Vector normal;              // of length 1: also the centre of the face
    std::vector<int> vertices;  // counter-clockwise as seen from outside
  };
  // The image of a face under a rotation: corner i goes to corner i + shift of `face`.
  struct FaceImage {
    std::uint8_t face;
    std::uint8_t shift;
  };

  // Made once; never changes.
  static const RegularSolid& of(SolidKind kind);

  SolidKind kind() const { return kind_; }
  // Opposite faces stand side by side (2k, 2k + 1), except in the tetrahedron, whose face k is opposite vertex k.
  const std::vector<Face>& faces() const { return faces_; }
  const std::vector<Vector>& vertices() const { return vertices_; }
  std::vector<Vector> edge_midpoints() const;
  int sides() const { return static_cast<int>(faces_[0].vertices.size()); }
  double midradius() const;
  double circumradius() const { return length(vertices_[0]); }

  int rotation_count() const { return static_cast<int>(matrices_.size()); }
  const Matrix& rotation(int g) const { return matrices_[g]; }
  FaceImage image(int g, int face) const { return images_[g * faces_.size() + face]; }
  // First g, then h.
  int product(int g, int h) const;
  int inverse(int g) const;
  // The rotation nearest to this matrix.
  int rotation_like(const Matrix& m) const;

  // The polygon in which the plane direction . p = offset meets the solid, counter-clockwise seen from the tip of
  // `direction`; empty if it does not meet the interior.
  std::vector<Vector> section(const Vector& direction, double offset) const;

 private:
  explicit RegularSolid(SolidKind kind);
  void find_rotations();

  SolidKind kind_;
  std::vector<Vector> vertices_;
  std::vector<Face> faces_;
  std::vector<Matrix> matrices_;
  std::vector<FaceImage> images_;  // by rotation, then face
};

}  // namespace asobi
