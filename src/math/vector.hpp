// Vectors and matrices of three-dimensional space, in doubles. A rotation takes v to m * v.
#pragma once

#include <array>
#include <cmath>

namespace asobi {

struct Vector {
  double x = 0, y = 0, z = 0;

  friend bool operator==(const Vector&, const Vector&) = default;
  friend constexpr Vector operator+(const Vector& a, const Vector& b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
  friend constexpr Vector operator-(const Vector& a, const Vector& b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
  friend constexpr Vector operator-(const Vector& a) { return {-a.x, -a.y, -a.z}; }
  friend constexpr Vector operator*(double k, const Vector& a) { return {k * a.x, k * a.y, k * a.z}; }
};

constexpr double dot(const Vector& a, const Vector& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
constexpr Vector cross(const Vector& a, const Vector& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
inline double length(const Vector& a) { return std::sqrt(dot(a, a)); }
inline Vector unit(const Vector& a) { return (1 / length(a)) * a; }

struct Matrix {
  std::array<Vector, 3> rows{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

  friend constexpr Vector operator*(const Matrix& m, const Vector& v) {
    return {dot(m.rows[0], v), dot(m.rows[1], v), dot(m.rows[2], v)};
  }
  constexpr Matrix transposed() const {
    const auto& [a, b, c] = rows;
    return {{{{a.x, b.x, c.x}, {a.y, b.y, c.y}, {a.z, b.z, c.z}}}};
  }
  friend constexpr Matrix operator*(const Matrix& m, const Matrix& n) {
    const Matrix t = n.transposed();
    return {{{t * m.rows[0], t * m.rows[1], t * m.rows[2]}}};
  }
};

// By `angle` radians about the unit vector `axis`, right-handed.
inline Matrix rotation_about(const Vector& axis, double angle) {
  const auto turned = [&](const Vector& v) {
    const double c = std::cos(angle), s = std::sin(angle);
    return c * v + s * cross(axis, v) + ((1 - c) * dot(axis, v)) * axis;
  };
  return Matrix{{turned({1, 0, 0}), turned({0, 1, 0}), turned({0, 0, 1})}}.transposed();
}

}  // namespace asobi
