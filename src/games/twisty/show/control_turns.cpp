#include "games/twisty/show/control_turns.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace asobi::twisty {
namespace {

constexpr double no_slope = 1e-6;

// An axis with cuts, in the frame of face 0.
struct Slant {
  int axis;  // in Puzzle::axes()
  double x, y, normal;
  int tier = 0;  // 0 for the axes of its kind most inclined to the face
};

// A side of face 0 and the face beyond it.
struct Side {
  FacePoint normal;  // outwards, of length 1
  double distance;
  int vertex;  // of the solid, where it begins counter-clockwise
  int face;
};

class PointerTurns {
 public:
  explicit PointerTurns(const Model& model)
      : puzzle_(model.puzzle),
        solid_(puzzle_.solid()),
        frame_(frame_of(solid_.shape(), 0)),
        turns_(puzzle_.layers().size(), false) {
    const Turning turning = shares_face() ? Turning::around_core : model.named.turning;
    for (const int l : turning_layers(puzzle_, turning)) turns_[l] = true;
    find_slants();
    find_sides();
  }

  std::vector<Fan> find() const {
    std::vector<std::vector<Push>> held(puzzle_.stickers_per_face());
    std::vector<Fan> out(held.size());
    std::vector<bool> reached(2 * puzzle_.layers().size(), false);
    const int tiers = 1 + std::ranges::max(slants_, {}, &Slant::tier).tier;
    for (int tier = 0; tier < tiers; ++tier) {
      for (std::size_t cell = 0; cell < held.size(); ++cell) {
        add_held(static_cast<int>(cell), tier, reached, held[cell]);
        out[cell] = chosen(static_cast<int>(cell), held[cell]);
      }
      for (const Fan& fan : out) mark(fan.pushes, reached);
    }
    if (shares_face()) return shared(held);
    // Nothing is left out that could be had nowhere else.
    for (std::size_t cell = 0; cell < held.size(); ++cell) {
      if (std::ranges::any_of(held[cell], [&](const Push& push) { return !reached[kind_of_turn(push)]; })) {
        out[cell] = {Fan::Place::sticker, held[cell]};
      }
    }
    return out;
  }

 private:
  const Puzzle& puzzle_;
  const Solid& solid_;
  FaceFrame frame_;
  std::vector<bool> turns_;  // by layer of the puzzle
  std::vector<Slant> slants_;
  std::vector<Side> sides_;

  // The paper's two dodecahedra (sections 11 and 12).
  bool shares_face() const {
    return solid_.shape().kind() == SolidKind::dodecahedron &&
           std::ranges::all_of(puzzle_.axes(), [&](const TurnAxis& axis) {
             return solid_.axes()[axis.axis].kind == AxisKind::face &&
                    ((axis.offsets.size() == 1 && std::abs(axis.offsets[0]) < same_plane) ||
                     (axis.offsets.size() == 2 && std::abs(axis.offsets[1] - 1 / std::numbers::phi) < same_plane));
           });
  }

  void find_slants() {
    for (int a = 0; a < static_cast<int>(puzzle_.axes().size()); ++a) {
      const Vector& d = puzzle_.line_of(a).direction;
      const Slant slant{a, dot(d, frame_.along), dot(d, frame_.across), dot(d, frame_.centre)};
      if (std::hypot(slant.x, slant.y) > no_slope) slants_.push_back(slant);
    }
    for (Slant& slant : slants_) {
      std::set<double> steeper;
      for (const Slant& other : slants_) {
        const double more = std::abs(other.normal) - std::abs(slant.normal);
        const bool same_kind = puzzle_.line_of(other.axis).kind == puzzle_.line_of(slant.axis).kind;
        if (same_kind && more > no_slope) steeper.insert(std::round(more / no_slope));
      }
      slant.tier = static_cast<int>(steeper.size());
    }
  }

  void find_sides() {
    const RegularSolid& shape = solid_.shape();
    const auto& corners = shape.faces()[0].vertices;
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const int v = corners[i], w = corners[(i + 1) % corners.size()];
      const Vector middle = 0.5 * (shape.vertices()[v] + shape.vertices()[w]);
      const double x = dot(middle, frame_.along), y = dot(middle, frame_.across), h = std::hypot(x, y);
      for (int face = 1; face < static_cast<int>(shape.faces().size()); ++face) {
        const auto& others = shape.faces()[face].vertices;
        if (std::ranges::count(others, v) + std::ranges::count(others, w) == 2) {
          sides_.push_back({{x / h, y / h}, h, v, face});
        }
      }
    }
  }

  // A layer's strip on the face runs along direction x normal, and bends towards the nearer end of its axis.
  Push push(const Slant& slant, int layer, int times) const {
    return {puzzle_.axes()[slant.axis].axis, layer, times, std::atan2(-times * slant.x, times * slant.y),
            times * slant.normal};
  }

  // The same number for turns that rotations of the whole take into each other.
  std::size_t kind_of_turn(const Push& push) const {
    const TurnAxis& own = puzzle_.axes()[puzzle_.cut_axis(push.axis)];
    const AxisKind kind = solid_.axes()[push.axis].kind;
    int first = 0;
    while (puzzle_.line_of(first).kind != kind) ++first;
    const auto number = [&](int layer, int times) { return 2 * puzzle_.layer(first, layer) + (times > 0 ? 1 : 0); };
    const int one = number(push.layer, push.times), other = number(own.layer_count() - 1 - push.layer, -push.times);
    // Only an axis from a vertex to a face cannot be turned end for end.
    const bool one_way = solid_.shape().kind() == SolidKind::tetrahedron && kind != AxisKind::edge;
    return one_way ? one : std::min(one, other);
  }

  void mark(const std::vector<Push>& pushes, std::vector<bool>& reached) const {
    for (const Push& push : pushes) reached[kind_of_turn(push)] = true;
  }

  // The turns about axes of this tier by which the sticker is pushed and that could not be reached before.
  void add_held(int cell, int tier, const std::vector<bool>& reached, std::vector<Push>& out) const {
    for (const Slant& slant : slants_) {
      const int layer = puzzle_.layer_of_sticker(cell, slant.axis);
      if (slant.tier != tier || !turns_[puzzle_.layer(slant.axis, layer)]) continue;
      for (const int times : {1, -1}) {
        const Push found = push(slant, layer, times);
        if (!reached[kind_of_turn(found)]) out.push_back(found);
      }
    }
  }

  // The turns of the middle for all stickers. If no layer that turns holds it, the next ones do, seen from it.
  std::vector<Fan> shared(std::vector<std::vector<Push>>& held) const {
    int middle = 0;
    while (!puzzle_.is_middle(middle)) ++middle;
    std::vector<Push>& pushes = held[middle];
    if (pushes.empty()) {
      for (const Slant& slant : slants_) {
        const int side = slant.normal > 0 ? 1 : -1;
        const int layer = side > 0 ? puzzle_.axes()[slant.axis].layer_count() - 1 : 0;
        for (const int times : {1, -1}) {
          pushes.push_back({puzzle_.axes()[slant.axis].axis, layer, times, std::atan2(side * slant.y, side * slant.x),
                            -1.0 * side * times});
        }
      }
    }
    return std::vector<Fan>(held.size(), Fan{Fan::Place::face, pushes});
  }

  std::vector<FacePoint> corners_of(int cell) const {
    const FaceCells& cells = puzzle_.cells();
    std::vector<FacePoint> out;
    for (std::uint32_t i = cells.first[cell]; i < cells.first[cell + 1]; ++i) {
      out.push_back(cells.points[cells.corners[i]]);
    }
    return out;
  }

  // The sides of the face beyond which the sticker's piece goes on.
  std::vector<Side> open_sides(int cell) const {
    const auto stickers = puzzle_.stickers_of(puzzle_.piece_of(cell));
    std::vector<Side> out;
    for (const Side& side : sides_) {
      if (std::ranges::any_of(stickers, [&](int s) { return puzzle_.face_of(s) == side.face; })) out.push_back(side);
    }
    return out;
  }

  // Whether a turn takes a sticker away from none of these sides.
  bool keeps(const Push& push, const std::vector<Side>& sides) const {
    const Axis& axis = solid_.axes()[push.axis];
    if (sides.size() == 2 && axis.kind == AxisKind::vertex) {
      return std::ranges::any_of(sides, [&](const Side& side) {
        const Vector& v = solid_.shape().vertices()[side.vertex];
        return length(cross(unit(v), axis.direction)) < no_slope && touches(v, sides);
      });
    }
    const double x = std::cos(push.angle), y = std::sin(push.angle);
    return std::ranges::all_of(sides,
                               [&](const Side& side) { return side.normal.x * x + side.normal.y * y > -no_slope; });
  }
  bool touches(const Vector& v, const std::vector<Side>& sides) const {
    return on_all({dot(v, frame_.along), dot(v, frame_.across)}, sides);
  }
  static bool on_all(FacePoint p, const std::vector<Side>& sides) {
    return std::ranges::all_of(sides, [&](const Side& side) {
      return std::abs(side.normal.x * p.x + side.normal.y * p.y - side.distance) < same_point;
    });
  }

  Fan chosen(int cell, const std::vector<Push>& pushes) const {
    Fan plain{Fan::Place::sticker, pushes};
    std::vector<FacePoint> points = corners_of(cell);
    if (pushes.size() <= 2 * points.size()) return plain;
    const std::vector<Side> sides = open_sides(cell);
    std::erase_if(points, [&](FacePoint p) { return !on_all(p, sides); });
    if (sides.empty() || sides.size() > 2 || points.empty()) return plain;
    Fan out{Fan::Place::edge, {}, {0, 0}, 0};
    const double n = static_cast<double>(points.size());
    for (const FacePoint p : points) out.centre = {out.centre.x + p.x / n, out.centre.y + p.y / n};
    out.outward = sides.size() == 1
                      ? std::atan2(sides[0].normal.y, sides[0].normal.x)
                      : std::atan2(sides[0].normal.y + sides[1].normal.y, sides[0].normal.x + sides[1].normal.x);
    std::ranges::copy_if(pushes, std::back_inserter(out.pushes), [&](const Push& push) { return keeps(push, sides); });
    return out.pushes.empty() ? plain : out;
  }
};

}  // namespace

std::vector<Fan> fans(const Model& model) { return PointerTurns(model).find(); }

}  // namespace asobi::twisty
