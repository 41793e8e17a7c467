#include "games/twisty/inside/placing.hpp"

#include <algorithm>
#include <optional>

namespace asobi::twisty {
namespace {

constexpr double nearly = 1e-9;

Matrix placing_frame(const Vector& a, const Vector& b) {
  const Vector second = unit(b - dot(a, b) * a);
  return Matrix{{a, second, cross(a, second)}}.transposed();
}

bool near_to(const Matrix& m, const Matrix& n) {
  for (int i = 0; i < 3; ++i) {
    if (length(m.rows[i] - n.rows[i]) > nearly) return false;
  }
  return true;
}

std::optional<int> as_rotation(const RegularSolid& shape, const Matrix& m) {
  const int g = shape.rotation_like(m);
  return near_to(shape.rotation(g), m) ? std::optional(g) : std::nullopt;
}

std::optional<Placing> try_placing(const Puzzle& from, const Puzzle& to, const Matrix& turn) {
  Placing out{turn, {}, {}};
  for (int a = 0; a < static_cast<int>(from.axes().size()); ++a) {
    const Vector direction = turn * from.line_of(a).direction;
    bool found = false;
    for (int b = 0; b < static_cast<int>(to.axes().size()) && !found; ++b) {
      const double along = dot(direction, to.line_of(b).direction);
      if (std::abs(along) < 1 - nearly || to.axes()[b].order % from.axes()[a].order != 0) continue;
      const int sign = along > 0 ? 1 : -1;
      out.lines.push_back({b, sign, sign * to.axes()[b].order / from.axes()[a].order});
      found = true;
    }
    if (!found) return std::nullopt;
  }
  for (int g = 0; g < from.solid().shape().rotation_count(); ++g) {
    const Matrix carried = turn * from.solid().shape().rotation(g) * turn.transposed();
    out.rotations.push_back(as_rotation(to.solid().shape(), carried).value_or(-1));
  }
  return out;
}

// Whether one is the other after rotations of the two solids.
bool same_placing(const Puzzle& from, const Puzzle& to, const Matrix& m, const Matrix& n) {
  const RegularSolid& shape = from.solid().shape();
  for (int g = 0; g < shape.rotation_count(); ++g) {
    if (as_rotation(to.solid().shape(), m * shape.rotation(g) * n.transposed())) return true;
  }
  return false;
}

}  // namespace

std::vector<Placing> find_placings(const Puzzle& from, const Puzzle& to) {
  const auto count = static_cast<int>(from.axes().size());
  if (count == 0) return {};
  const Vector first = from.line_of(0).direction;
  int other = 1;
  while (other < count && length(cross(first, from.line_of(other).direction)) < nearly) ++other;
  if (other == count) return {};
  const Vector second = from.line_of(other).direction;

  std::vector<Placing> out;
  for (int b = 0; b < static_cast<int>(to.axes().size()); ++b) {
    for (int c = 0; c < static_cast<int>(to.axes().size()); ++c) {
      for (const double sign_b : {1.0, -1.0}) {
        for (const double sign_c : {1.0, -1.0}) {
          const Vector u = sign_b * to.line_of(b).direction, v = sign_c * to.line_of(c).direction;
          if (std::abs(dot(u, v) - dot(first, second)) > nearly) continue;
          const Matrix turn = placing_frame(u, v) * placing_frame(first, second).transposed();
          if (std::ranges::any_of(out, [&](const Placing& p) { return same_placing(from, to, turn, p.turn); }))
            continue;
          if (auto placing = try_placing(from, to, turn)) out.push_back(std::move(*placing));
        }
      }
    }
  }
  return out;
}

}  // namespace asobi::twisty
