#include "games/twisty/geometry/reference.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

namespace asobi::twisty {
namespace {

constexpr double tolerance = 1e-8;

// The part of a convex polygon on one side of a plane; fewer than three corners if there is none.
std::vector<Vector> clipped(const std::vector<Vector>& polygon, const Vector& normal, double at, int side) {
  std::vector<Vector> out;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vector &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    const double s = side * (dot(normal, p) - at), t = side * (dot(normal, q) - at);
    if (s > -tolerance) out.push_back(p);
    if ((s > tolerance && t < -tolerance) || (s < -tolerance && t > tolerance))
      out.push_back(p + (s / (s - t)) * (q - p));
  }
  const bool inside =
      std::ranges::any_of(out, [&](const Vector& p) { return side * (dot(normal, p) - at) > tolerance; });
  return inside ? out : std::vector<Vector>();
}

bool same_polygon(const std::vector<Vector>& a, const std::vector<Vector>& b) {
  return a.size() == b.size() && std::ranges::all_of(a, [&](const Vector& p) {
           return std::ranges::any_of(b, [&](const Vector& q) { return length(p - q) < 100 * tolerance; });
         });
}

}  // namespace

Vector ReferenceSticker::centre() const {
  Vector sum;
  for (const Vector& p : polygon) sum = sum + (1.0 / static_cast<double>(polygon.size())) * p;
  return sum;
}

ReferencePuzzle reference_puzzle(const Solid& solid, const Planes& planes) {
  ReferencePuzzle out{&solid, planes, {}, 0};
  for (int f = 0; f < static_cast<int>(solid.shape().faces().size()); ++f) {
    std::vector<Vector> whole;
    for (const int v : solid.shape().faces()[f].vertices) whole.push_back(solid.shape().vertices()[v]);
    std::vector<std::vector<Vector>> parts = {whole};
    for (std::size_t a = 0; a < planes.size(); ++a) {
      for (const Plane& plane : planes[a]) {
        std::vector<std::vector<Vector>> next;
        for (const auto& part : parts) {
          for (const int side : {1, -1}) {
            auto piece = clipped(part, solid.axes()[a].direction, plane.at, side);
            if (!piece.empty()) next.push_back(std::move(piece));
          }
        }
        parts = std::move(next);
      }
    }
    for (auto& part : parts) out.stickers.push_back({f, std::move(part), {}, 0});
  }
  std::map<std::vector<int>, int> pieces;
  for (ReferenceSticker& s : out.stickers) {
    const Vector inside = s.centre();
    for (std::size_t a = 0; a < planes.size(); ++a) {
      s.layers.push_back(static_cast<int>(std::ranges::count_if(
          planes[a], [&](const Plane& plane) { return plane.at < dot(solid.axes()[a].direction, inside); })));
    }
    s.piece = pieces.emplace(s.layers, static_cast<int>(pieces.size())).first->second;
  }
  out.pieces = static_cast<int>(pieces.size());
  return out;
}

std::vector<int> reference_images(const ReferencePuzzle& puzzle, const Matrix& g, const std::vector<bool>& moves) {
  std::vector<int> out;
  for (std::size_t s = 0; s < puzzle.stickers.size(); ++s) {
    if (!moves[s]) {
      out.push_back(static_cast<int>(s));
      continue;
    }
    std::vector<Vector> turned;
    for (const Vector& p : puzzle.stickers[s].polygon) turned.push_back(g * p);
    const auto found = std::ranges::find_if(puzzle.stickers,
                                            [&](const ReferenceSticker& t) { return same_polygon(turned, t.polygon); });
    out.push_back(found == puzzle.stickers.end() ? no_partner : static_cast<int>(found - puzzle.stickers.begin()));
  }
  return out;
}

std::vector<int> reference_turn(const ReferencePuzzle& puzzle, int axis, int layer, int order) {
  std::vector<bool> moves;
  for (const ReferenceSticker& s : puzzle.stickers) moves.push_back(s.layers[axis] == layer);
  return reference_images(puzzle, rotation_about(puzzle.solid->axes()[axis].direction, 2 * std::numbers::pi / order),
                          moves);
}

}  // namespace asobi::twisty
