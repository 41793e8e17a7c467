#include "math/polyhedron.hpp"

#include <algorithm>
#include <numbers>

#include <gtest/gtest.h>

namespace asobi {
namespace {

struct Known {
  SolidKind kind;
  std::size_t faces, vertices, edges;
  int sides, rotations;
  double midradius, circumradius;
};

std::vector<Known> known_solids() {
  const double p = std::numbers::phi, s3 = std::sqrt(3.0);
  return {{SolidKind::tetrahedron, 4, 4, 6, 3, 12, s3, 3},
          {SolidKind::cube, 6, 8, 12, 4, 24, std::sqrt(2.0), s3},
          {SolidKind::octahedron, 8, 6, 12, 3, 24, std::sqrt(1.5), s3},
          {SolidKind::dodecahedron, 12, 20, 30, 5, 60, std::sqrt(3 - p), s3 * std::sqrt(3 - p) / p},
          {SolidKind::icosahedron, 20, 12, 30, 3, 60, s3 / p, s3 * std::sqrt(3 - p) / p}};
}

TEST(Polyhedron, HasTheKnownNumbersAndRadii) {
  for (const Known& k : known_solids()) {
    const RegularSolid& s = RegularSolid::of(k.kind);
    EXPECT_EQ(s.faces().size(), k.faces);
    EXPECT_EQ(s.vertices().size(), k.vertices);
    EXPECT_EQ(s.edge_midpoints().size(), k.edges);
    EXPECT_EQ(s.sides(), k.sides);
    EXPECT_EQ(s.rotation_count(), k.rotations);
    EXPECT_NEAR(s.midradius(), k.midradius, 1e-12);
    EXPECT_NEAR(s.circumradius(), k.circumradius, 1e-12);
    for (const auto& face : s.faces()) {
      for (std::size_t i = 0; i < face.vertices.size(); ++i) {
        const Vector a = s.vertices()[face.vertices[i]],
                     b = s.vertices()[face.vertices[(i + 1) % face.vertices.size()]];
        EXPECT_NEAR(dot(face.normal, a), 1, 1e-12);
        EXPECT_GT(dot(cross(a, b), face.normal), 0) << "counter-clockwise";
      }
    }
  }
}

TEST(Polyhedron, RotationsAreAGroupThatMovesFacesAsItsMatricesDo) {
  for (const Known& k : known_solids()) {
    const RegularSolid& s = RegularSolid::of(k.kind);
    EXPECT_EQ(s.rotation_like(Matrix()), 0);
    for (int g = 0; g < s.rotation_count(); ++g) {
      EXPECT_EQ(s.product(g, s.inverse(g)), 0);
      EXPECT_EQ(s.rotation_like(s.rotation(g)), g);
      for (int h = 0; h < s.rotation_count(); h += 7) {
        EXPECT_EQ(s.product(g, h), s.rotation_like(s.rotation(h) * s.rotation(g)));
      }
      for (int f = 0; f < static_cast<int>(s.faces().size()); ++f) {
        const auto [face, shift] = s.image(g, f);
        for (int i = 0; i < s.sides(); ++i) {
          const Vector to = s.rotation(g) * s.vertices()[s.faces()[f].vertices[i]];
          EXPECT_LT(length(to - s.vertices()[s.faces()[face].vertices[(i + shift) % s.sides()]]), 1e-12);
        }
      }
    }
  }
}

TEST(Polyhedron, SectionsAreThePolygonsOneExpects) {
  const RegularSolid& cube = RegularSolid::of(SolidKind::cube);
  const Vector diagonal = unit({1, 1, 1});
  EXPECT_EQ(cube.section(diagonal, 0).size(), 6u);
  EXPECT_EQ(cube.section(diagonal, 1 / std::sqrt(3.0)).size(), 3u);
  EXPECT_EQ(cube.section({1, 0, 0}, 0.5).size(), 4u);
  EXPECT_TRUE(cube.section({1, 0, 0}, 1.5).empty());
  EXPECT_TRUE(cube.section(diagonal, std::sqrt(3.0)).empty());
  EXPECT_EQ(RegularSolid::of(SolidKind::dodecahedron).section(unit({0, 1, std::numbers::phi}), 0).size(), 10u);
  for (const Vector& p : cube.section(diagonal, 0.3)) {
    EXPECT_NEAR(dot(p, diagonal), 0.3, 1e-12);
    EXPECT_NEAR(std::max({std::abs(p.x), std::abs(p.y), std::abs(p.z)}), 1, 1e-12);
  }
}

TEST(Polyhedron, RotationAboutAnAxisIsRightHanded) {
  const Vector y = rotation_about({1, 0, 0}, std::numbers::pi / 2) * Vector{0, 1, 0};
  EXPECT_LT(length(y - Vector{0, 0, 1}), 1e-12);
}

}  // namespace
}  // namespace asobi
