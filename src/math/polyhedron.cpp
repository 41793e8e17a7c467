#include "math/polyhedron.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <numbers>
#include <span>

namespace asobi {
namespace {

constexpr double near = 1e-9;  // the coordinates of distinct vertices and normals differ by more than 0.1

constexpr std::array<Vector, 3> coordinate_axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr std::array<Vector, 4> tetrahedral_axes{{{1, 1, 1}, {1, -1, -1}, {-1, 1, -1}, {-1, -1, 1}}};

std::vector<Vector> with_opposites(std::span<const Vector> directions) {
  std::vector<Vector> out;
  for (const Vector& d : directions) {
    out.push_back(unit(d));
    out.push_back(-unit(d));
  }
  return out;
}

std::vector<Vector> golden_axes() {  // Table 11.1
  const double p = std::numbers::phi;
  return {{0, 1, p}, {p, 0, 1}, {1, p, 0}, {0, 1, -p}, {-p, 0, 1}, {1, -p, 0}};
}

std::vector<Vector> ten_axes() {  // through the vertices of the dodecahedron
  const double p = std::numbers::phi;
  std::vector<Vector> out(tetrahedral_axes.begin(), tetrahedral_axes.end());
  for (const double s : {1.0, -1.0}) {
    out.push_back({0, p, s / p});
    out.push_back({s / p, 0, p});
    out.push_back({p, s / p, 0});
  }
  return out;
}

struct Shape {
  std::vector<Vector> normals, vertices;  // all of length 1
};

Shape shape_of(SolidKind kind) {
  switch (kind) {
    case SolidKind::tetrahedron: {
      Shape t;
      for (const Vector& v : tetrahedral_axes) {
        t.vertices.push_back(unit(v));
        t.normals.push_back(-unit(v));
      }
      return t;
    }
    case SolidKind::cube:
      return {with_opposites(coordinate_axes), with_opposites(tetrahedral_axes)};
    case SolidKind::octahedron:
      return {with_opposites(tetrahedral_axes), with_opposites(coordinate_axes)};
    case SolidKind::dodecahedron:
      return {with_opposites(golden_axes()), with_opposites(ten_axes())};
    case SolidKind::icosahedron:
      return {with_opposites(ten_axes()), with_opposites(golden_axes())};
  }
  return {};
}

// The corners of the face with this normal, counter-clockwise as seen from outside.
std::vector<int> corners_of(const Vector& normal, const std::vector<Vector>& vertices) {
  double farthest = 0;
  for (const Vector& v : vertices) farthest = std::max(farthest, dot(normal, v));
  std::vector<int> corners;
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    if (dot(normal, vertices[i]) > farthest - near) corners.push_back(static_cast<int>(i));
  }
  const Vector first = vertices[corners[0]] - farthest * normal, second = cross(normal, first);
  const auto angle = [&](int i) {
    const double a = std::atan2(dot(vertices[i], second), dot(vertices[i], first));
    return a < -near ? a + 2 * std::numbers::pi : a;
  };
  std::ranges::sort(corners, {}, angle);
  return corners;
}

// Columns: the normal, the way to the corner, and across.
Matrix frame(const Vector& normal, const Vector& corner) {
  const Vector along = unit(corner - dot(normal, corner) * normal);
  return Matrix{{normal, along, cross(normal, along)}}.transposed();
}

}  // namespace

RegularSolid::RegularSolid(SolidKind kind) : kind_(kind) {
  auto [normals, vertices] = shape_of(kind);
  for (const Vector& n : normals) faces_.push_back({n, corners_of(n, vertices)});
  const double scale = 1 / dot(normals[0], vertices[faces_[0].vertices[0]]);
  for (const Vector& v : vertices) vertices_.push_back(scale * v);
  find_rotations();
}

const RegularSolid& RegularSolid::of(SolidKind kind) {
  static const std::array<RegularSolid, 5> solids = {
      RegularSolid(SolidKind::tetrahedron), RegularSolid(SolidKind::cube), RegularSolid(SolidKind::octahedron),
      RegularSolid(SolidKind::dodecahedron), RegularSolid(SolidKind::icosahedron)};
  return solids[static_cast<std::size_t>(kind)];
}

void RegularSolid::find_rotations() {
  const Matrix home = frame(faces_[0].normal, vertices_[faces_[0].vertices[0]]).transposed();
  for (const Face& face : faces_) {
    for (const int corner : face.vertices) matrices_.push_back(frame(face.normal, vertices_[corner]) * home);
  }
  for (const Matrix& m : matrices_) {
    for (const Face& face : faces_) {
      const Vector normal = m * face.normal, corner = m * vertices_[face.vertices[0]];
      const auto to = std::ranges::find_if(faces_, [&](const Face& f) { return dot(f.normal, normal) > 1 - near; });
      const auto at =
          std::ranges::find_if(to->vertices, [&](int v) { return length(vertices_[v] - corner) < 1e3 * near; });
      images_.push_back(
          {static_cast<std::uint8_t>(to - faces_.begin()), static_cast<std::uint8_t>(at - to->vertices.begin())});
    }
  }
}

std::vector<Vector> RegularSolid::edge_midpoints() const {
  std::vector<Vector> out;
  for (const Face& face : faces_) {
    for (std::size_t i = 0; i < face.vertices.size(); ++i) {
      const int a = face.vertices[i], b = face.vertices[(i + 1) % face.vertices.size()];
      if (a < b) out.push_back(0.5 * (vertices_[a] + vertices_[b]));
    }
  }
  return out;
}

double RegularSolid::midradius() const { return length(edge_midpoints()[0]); }

int RegularSolid::product(int g, int h) const {
  const FaceImage at_g = image(g, 0), at_h = image(h, at_g.face);
  return at_h.face * sides() + (at_g.shift + at_h.shift) % sides();
}

int RegularSolid::inverse(int g) const {
  for (int h = 0; h < rotation_count(); ++h) {
    if (product(g, h) == 0) return h;
  }
  assert(false);
  return 0;
}

int RegularSolid::rotation_like(const Matrix& m) const {
  const auto agreement = [&](const Matrix& r) {
    return dot(r.rows[0], m.rows[0]) + dot(r.rows[1], m.rows[1]) + dot(r.rows[2], m.rows[2]);
  };
  return static_cast<int>(std::ranges::max_element(matrices_, {}, agreement) - matrices_.begin());
}

std::vector<Vector> RegularSolid::section(const Vector& direction, double offset) const {
  std::vector<Vector> points;
  const auto add = [&](const Vector& p) {
    if (std::ranges::none_of(points, [&](const Vector& q) { return length(p - q) < near; })) points.push_back(p);
  };
  for (const Face& face : faces_) {
    for (std::size_t i = 0; i < face.vertices.size(); ++i) {
      const Vector& a = vertices_[face.vertices[i]];
      const Vector& b = vertices_[face.vertices[(i + 1) % face.vertices.size()]];
      const double s = dot(direction, a) - offset, t = dot(direction, b) - offset;
      if (std::abs(s) < near) add(a);
      if (s < -near && t > near) add(a + (s / (s - t)) * (b - a));
    }
  }
  if (points.size() < 3) return {};
  Vector middle;
  for (const Vector& p : points) middle = middle + (1.0 / static_cast<double>(points.size())) * p;
  const Vector first = unit(points[0] - middle), second = cross(direction, first);
  std::ranges::sort(points, {},
                    [&](const Vector& p) { return std::atan2(dot(p - middle, second), dot(p - middle, first)); });
  return points;
}

}  // namespace asobi
