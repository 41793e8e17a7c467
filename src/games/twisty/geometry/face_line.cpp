#include "games/twisty/geometry/face_line.hpp"

#include <cmath>

namespace asobi::twisty {

std::vector<FaceLine> sides_of_face(const RegularSolid& shape) {
  const FaceFrame frame = frame_of(shape, 0);
  const auto& corners = shape.faces()[0].vertices;
  const auto in_face = [&](int v) {
    return FacePoint{dot(shape.vertices()[v], frame.along), dot(shape.vertices()[v], frame.across)};
  };
  std::vector<FaceLine> out;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const FacePoint p = in_face(corners[i]), q = in_face(corners[(i + 1) % corners.size()]);
    const double dx = q.x - p.x, dy = q.y - p.y, h = std::hypot(dx, dy);
    out.push_back({-dy / h, dx / h, (-dy * p.x + dx * p.y) / h, 0, no_cut});
  }
  return out;
}

std::optional<FaceLine> line_on_face(const FaceFrame& frame, const Vector& direction, const Plane& plane) {
  const double a = dot(direction, frame.along), b = dot(direction, frame.across), h = std::hypot(a, b);
  if (h < 1e-6) return std::nullopt;
  return FaceLine{a / h, b / h, (plane.at - dot(direction, frame.centre)) / h, plane.sign / h, plane.cut};
}

std::optional<double> meeting_distance(const FaceLine& l, const FaceLine& m, const FaceLine& n, int cut, double now) {
  const auto determinant = [&](double cl, double cm, double cn) {
    return l.a * (m.b * cn - n.b * cm) - l.b * (m.a * cn - n.a * cm) + cl * (m.a * n.b - n.a * m.b);
  };
  const auto slope = [&](const FaceLine& line) { return line.cut == cut ? line.slope : 0.0; };
  const double rate = determinant(slope(l), slope(m), slope(n));
  if (std::abs(rate) < 1e-9) return std::nullopt;
  return now - determinant(l.c, m.c, n.c) / rate;
}

}  // namespace asobi::twisty
