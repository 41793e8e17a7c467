#include "games/twisty/show/control.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "games/twisty/show/control_turns.hpp"

namespace asobi::twisty {
namespace {

using Outline = std::vector<FacePoint>;

constexpr double half_circle = std::numbers::pi;
constexpr double same_angle = 1e-6;

FacePoint between(FacePoint p, FacePoint q, double t) { return {p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)}; }

// Twice the area of a triangle.
double doubled_area(FacePoint o, FacePoint p, FacePoint q) {
  return (p.x - o.x) * (q.y - o.y) - (p.y - o.y) * (q.x - o.x);
}

FacePoint centroid(const Outline& outline) {
  double area = 0, x = 0, y = 0;
  for (std::size_t i = 2; i < outline.size(); ++i) {
    const FacePoint o = outline[0], p = outline[i - 1], q = outline[i];
    const double a = doubled_area(o, p, q);
    area += a;
    x += a * (o.x + p.x + q.x) / 3;
    y += a * (o.y + p.y + q.y) / 3;
  }
  return {x / area, y / area};
}

// A convex polygon seen from a point in it or on its rim. A ray from there is told by the share of the area, 0 to 1,
// that is swept from the first corner to the ray.
class Cake {
 public:
  Cake(Outline rim, FacePoint centre) : rim_(std::move(rim)), centre_(centre) {
    double sum = 0;
    for (std::size_t i = 0; i < rim_.size(); ++i) {
      swept_.push_back(sum);
      sum += doubled_area(centre_, rim_[i], corner(i + 1));
    }
    for (double& s : swept_) s /= sum;
  }

  // The ray in this direction; the centre must be inside.
  double share(double angle) const {
    const double c = std::cos(angle), s = std::sin(angle);
    const auto side = [&](FacePoint p) { return c * (p.y - centre_.y) - s * (p.x - centre_.x); };
    for (std::size_t i = 0; i < rim_.size(); ++i) {
      const double here = side(rim_[i]), next = side(corner(i + 1));
      if (here <= 0 && next > 0) return swept(i) + here / (here - next) * (swept(i + 1) - swept(i));
    }
    return 0;
  }

  // From one ray to another, counter-clockwise; `from` in [0, 1), `to` at most 1 further.
  Outline slice(double from, double to) const {
    Outline out = {centre_, point(from)};
    for (std::size_t i = 0; i < 2 * rim_.size(); ++i) {
      if (swept(i) > from + nothing && swept(i) < to - nothing) out.push_back(corner(i));
    }
    out.push_back(point(to));
    return out;
  }

 private:
  static constexpr double nothing = 1e-12;

  Outline rim_;
  FacePoint centre_;
  std::vector<double> swept_;

  FacePoint corner(std::size_t i) const { return rim_[i % rim_.size()]; }
  double swept(std::size_t i) const {
    const std::size_t rounds = i / rim_.size();
    return swept_[i % rim_.size()] + static_cast<double>(rounds);
  }

  FacePoint point(double share) const {
    std::size_t i = 1;
    while (swept(i) < share - nothing) ++i;
    const double step = swept(i) - swept(i - 1);
    return step < nothing ? corner(i) : between(corner(i - 1), corner(i), (share - swept(i - 1)) / step);
  }
};

// In the order of their angles as seen from `start`, equal ones by their bends.
std::vector<Push> in_order(std::vector<Push> pushes, double start) {
  for (Push& push : pushes) {
    const double turn = std::remainder(push.angle - start, 2 * half_circle);
    push.angle = start + (turn < -same_angle ? turn + 2 * half_circle : turn);
  }
  std::ranges::sort(pushes, {}, &Push::angle);
  for (std::size_t i = 1; i < pushes.size(); ++i) {
    if (pushes[i].angle - pushes[i - 1].angle < same_angle) pushes[i].angle = pushes[i - 1].angle;
  }
  std::ranges::sort(pushes, {}, [](const Push& push) { return std::pair(push.angle, push.bend); });
  return pushes;
}

Region region(const Push& push, Outline polygon) { return {std::move(polygon), push.axis, push.layer, push.times}; }

// Round a point inside, in equal parts, turned so that the directions of the turns lie as near to the middles of their
// parts as they can in the mean.
std::vector<Region> divided(const Outline& outline, FacePoint centre, const std::vector<Push>& unordered) {
  if (unordered.empty()) return {};
  const Cake cake(outline, centre);
  const std::vector<Push> pushes = in_order(unordered, unordered[0].angle);
  const double n = static_cast<double>(pushes.size()), first = cake.share(pushes[0].angle);
  double ahead = first;
  for (std::size_t i = 0; i < pushes.size(); ++i) {
    const double further = cake.share(pushes[i].angle) - first;
    ahead += ((further < 0 ? further + 1 : further) - (static_cast<double>(i) + 0.5) / n) / n;
  }
  std::vector<Region> out;
  for (std::size_t i = 0; i < pushes.size(); ++i) {
    const double share = ahead + static_cast<double>(i) / n, from = share - std::floor(share);
    out.push_back(region(pushes[i], cake.slice(from, from + 1 / n)));
  }
  return out;
}

// Round a point of the edge, in equal parts. The turns lead outwards and the sticker lies inwards, so the order of
// their directions is mirrored in the edge.
std::vector<Region> folded(Outline outline, const Fan& fan) {
  const double inward = fan.outward + half_circle;
  // The sticker is seen from the edge from the first corner clockwise to the last; the edge itself has no area.
  const auto angle = [&](FacePoint p) {
    const double x = p.x - fan.centre.x, y = p.y - fan.centre.y;
    return std::hypot(x, y) < same_point ? 2 * half_circle : std::remainder(std::atan2(y, x) - inward, 2 * half_circle);
  };
  std::ranges::rotate(outline, std::ranges::min_element(outline, {}, angle));
  std::vector<Push> pushes = in_order(fan.pushes, fan.outward - half_circle);
  std::ranges::reverse(pushes);
  const Cake cake(std::move(outline), fan.centre);
  const double n = static_cast<double>(pushes.size());
  std::vector<Region> out;
  for (std::size_t i = 0; i < pushes.size(); ++i) {
    out.push_back(region(pushes[i], cake.slice(static_cast<double>(i) / n, static_cast<double>(i + 1) / n)));
  }
  return out;
}

// The part of a convex polygon to the left of the line from `p` to `q`.
Outline left_of(const Outline& outline, FacePoint p, FacePoint q) {
  const auto side = [&](FacePoint x) {
    const double d = doubled_area(p, q, x);
    return std::abs(d) < same_point ? 0.0 : d;
  };
  Outline out;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const FacePoint here = outline[i], next = outline[(i + 1) % outline.size()];
    const double a = side(here), b = side(next);
    if (a >= 0) out.push_back(here);
    if (a * b < 0) out.push_back(between(here, next, a / (a - b)));
  }
  return out;
}

// The parts of a sticker in the slices of the whole face.
std::vector<Region> shared(const Outline& outline, const std::vector<Region>& slices) {
  std::vector<Region> out;
  for (const Region& slice : slices) {
    const FacePoint centre = slice.polygon[0];
    Outline polygon = left_of(left_of(outline, centre, slice.polygon[1]), slice.polygon.back(), centre);
    if (polygon.size() > 2) out.push_back({std::move(polygon), slice.axis, slice.layer, slice.times});
  }
  return out;
}

Outline outline_of_face(const RegularSolid& shape) {
  const FaceFrame frame = frame_of(shape, 0);
  Outline out;
  for (const int v : shape.faces()[0].vertices) {
    out.push_back({dot(shape.vertices()[v], frame.along), dot(shape.vertices()[v], frame.across)});
  }
  return out;
}

}  // namespace

std::vector<std::vector<Region>> regions(const Model& model) {
  const FaceCells& cells = model.puzzle.cells();
  const std::vector<Fan> all = fans(model);
  std::vector<Region> slices;
  if (all[0].place == Fan::Place::face) {
    slices = divided(outline_of_face(model.puzzle.solid().shape()), {0, 0}, all[0].pushes);
  }
  std::vector<std::vector<Region>> out;
  for (std::size_t cell = 0; cell < cells.count(); ++cell) {
    Outline outline;
    for (std::uint32_t i = cells.first[cell]; i < cells.first[cell + 1]; ++i) {
      outline.push_back(cells.points[cells.corners[i]]);
    }
    const Fan& fan = all[cell];
    out.push_back(fan.place == Fan::Place::face   ? shared(outline, slices)
                  : fan.place == Fan::Place::edge ? folded(outline, fan)
                                                  : divided(outline, centroid(outline), fan.pushes));
  }
  return out;
}

}  // namespace asobi::twisty
