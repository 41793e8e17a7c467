#include "games/twisty/geometry/conditions.hpp"

#include <algorithm>
#include <cmath>

#include "games/twisty/geometry/reference.hpp"

namespace asobi::twisty {
namespace {

constexpr double negligible = 1e-9;
constexpr double smallest_feature_inside = 1e-7;
// Beyond this the slow way takes too long to say more than that the cuts are lopsided.
constexpr std::size_t most_planes_looked_at = 24, most_stickers_looked_at = 1000;

// The planes of every axis go to planes under this rotation.
bool keeps_planes(const Solid& solid, const Planes& planes, int g) {
  for (int a = 0; a < static_cast<int>(planes.size()); ++a) {
    const auto [image, sign] = solid.image(g, a);
    if (planes[a].size() != planes[image].size()) return false;
    for (std::size_t i = 0; i < planes[a].size(); ++i) {
      const double at = planes[image][sign > 0 ? i : planes[a].size() - 1 - i].at;
      if (std::abs(sign * planes[a][i].at - at) > negligible) return false;
    }
  }
  return true;
}

// "X+ Y- at (0.67, -1.00, 0.12)": the faces on which the piece of this sticker shows, and a point on it.
std::string piece_text(const ReferencePuzzle& puzzle, int sticker) {
  std::string out;
  for (const ReferenceSticker& s : puzzle.stickers) {
    if (s.piece == puzzle.stickers[sticker].piece) out += puzzle.solid->paper_name(s.face) + " ";
  }
  const Vector p = puzzle.stickers[sticker].centre();
  return fmt::format("{}({:.2f}, {:.2f}, {:.2f})", out, p.x, p.y, p.z);
}

// The first moved sticker without a partner, or whose piece is torn apart.
int without_partner(const ReferencePuzzle& puzzle, const std::vector<int>& images) {
  std::vector<int> image_piece(puzzle.pieces, no_partner);
  for (std::size_t s = 0; s < images.size(); ++s) {
    if (images[s] == no_partner) return static_cast<int>(s);
    int& image = image_piece[puzzle.stickers[s].piece];
    if (image == no_partner) image = puzzle.stickers[images[s]].piece;
    if (image != puzzle.stickers[images[s]].piece) return static_cast<int>(s);
  }
  return no_partner;
}

Result<void> check_turns(const Description& description, const ReferencePuzzle& puzzle) {
  const Solid& solid = *puzzle.solid;
  for (int a = 0; a < static_cast<int>(puzzle.planes.size()); ++a) {
    if (puzzle.planes[a].empty()) continue;
    const int order = turn_order(description, solid.axes()[a]);
    for (int layer = 0; layer <= static_cast<int>(puzzle.planes[a].size()); ++layer) {
      const int alone = without_partner(puzzle, reference_turn(puzzle, a, layer, order));
      if (alone == no_partner) continue;
      return fail(Code::invalid,
                  "condition 3 is broken: when layer {} of axis {} turns by 360/{} degrees, the piece {} finds no "
                  "partner to replace; cut every axis of a kind in the same way on both sides",
                  "条件 3 に反します: 軸 {1} の第 {0} 層を 360/{2} 度回すと、ピース {3} に重なる相手がありません。"
                  "同種の軸はすべて両側とも同じように切ってください",
                  layer, solid.axes()[a].name, order, piece_text(puzzle, alone));
    }
  }
  return {};
}

}  // namespace

Result<void> check_symmetry(const Description& description) {
  const Solid& solid = Solid::of(description.solid);
  const Planes planes = planes_of(description);
  int broken = -1;
  for (int g = 1; g < solid.shape().rotation_count() && broken < 0; ++g) {
    if (!keeps_planes(solid, planes, g)) broken = g;
  }
  if (broken < 0) return {};
  const auto lopsided = [] {
    return fail(Code::invalid,
                "condition 5 is broken: the axes of one kind are not all cut in the same way on both sides",
                "条件 5 に反します: 同種の軸がすべて両側とも同じようには切られていません");
  };
  std::size_t count = 0;
  for (const auto& on_axis : planes) count += on_axis.size();
  if (count > most_planes_looked_at) return lopsided();
  const ReferencePuzzle puzzle = reference_puzzle(solid, planes);
  if (puzzle.stickers.size() > most_stickers_looked_at) return lopsided();
  ASOBI_CHECK(check_turns(description, puzzle));
  const auto images =
      reference_images(puzzle, solid.shape().rotation(broken), std::vector<bool>(puzzle.stickers.size(), true));
  const int alone = without_partner(puzzle, images);
  return fail(
      Code::invalid,
      "condition 5 is broken: exchanging axes of one kind by a rotation of the whole does not keep the pieces; {} "
      "has no partner; cut every axis of a kind in the same way on both sides",
      "条件 5 に反します: 全体を回して同種の軸を入れ替えるとピースの構造が変わり、{} に重なる相手がありません。"
      "同種の軸はすべて両側とも同じように切ってください",
      alone == no_partner ? std::string("-") : "(" + piece_text(puzzle, alone) + ")");
}

Result<void> check_meeting(const Description& description, const Planes& planes) {
  const Solid& solid = Solid::of(description.solid);
  const auto meet_inside = [&](const Vector& n, double s, const Vector& m, double t) {
    // The line common to the planes, from `low` to `high` inside the solid.
    const Vector along = unit(cross(n, m));
    const double c = dot(n, m), k = 1 / (1 - c * c);
    const Vector foot = (k * (s - t * c)) * n + (k * (t - s * c)) * m;
    double low = -100, high = 100;
    for (const auto& face : solid.shape().faces()) {
      const double rate = dot(face.normal, along), room = 1 - dot(face.normal, foot);
      if (std::abs(rate) < negligible) {
        if (room < smallest_feature_inside) return false;
      } else if (rate > 0) {
        high = std::min(high, room / rate);
      } else {
        low = std::max(low, room / rate);
      }
    }
    return high - low > smallest_feature_inside;
  };
  for (std::size_t a = 0; a < planes.size(); ++a) {
    for (std::size_t b = a + 1; b < planes.size(); ++b) {
      for (const Plane& p : planes[a]) {
        for (const Plane& q : planes[b]) {
          if (meet_inside(solid.axes()[a].direction, p.at, solid.axes()[b].direction, q.at)) return {};
        }
      }
    }
  }
  return fail(
      Code::invalid,
      "condition 4 is broken: no two planes of {} meet inside the solid, so its pieces only turn where they are",
      "条件 4 に反します: {} の分割面は内部で交わらず、ピースはその場で回るだけです", description.text());
}

}  // namespace asobi::twisty
