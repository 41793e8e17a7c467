#include "games/twisty/geometry/cutting.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <ranges>
#include <span>

#include "games/twisty/geometry/face_line.hpp"

namespace asobi::twisty {
namespace {

constexpr double window = 5e-3;     // nearer than this, a corner and a line are looked at for snapping
constexpr double reported = 1e-13;  // a snap by less is no change
constexpr int digits_alone = 3, digits_with_others = 6;
constexpr int digits_trusted = 9;

struct Corner {
  std::uint32_t point;
  std::uint32_t line;  // of the side from this corner to the next
};

struct Point2 {
  FacePoint at;
  std::uint32_t line[2];
};

struct NearMiss {
  std::uint32_t line[3];
  double gap;
};

std::unexpected<Error> too_many_stickers() {
  return fail(Code::limit, "the cuts make more than {} stickers on the whole solid",
              "切断で生じるステッカーが全体で {} 枚を超えます", grouped(most_stickers));
}

class FaceCutter {
 public:
  explicit FaceCutter(const RegularSolid& shape)
      : frame_(frame_of(shape, 0)), most_cells_(most_stickers / shape.faces().size()) {
    lines_ = sides_of_face(shape);
    const auto n = static_cast<std::uint32_t>(lines_.size());
    for (std::uint32_t i = 0; i < n; ++i) {
      points_.push_back({in_face(shape.vertices()[shape.faces()[0].vertices[i]]), {(i + n - 1) % n, i}});
      arena_.push_back({i, i});
    }
    cells_.push_back({0, n});
  }

  Result<void> add_plane(const Vector& direction, const Plane& plane) {
    const auto line = line_on_face(frame_, direction, plane);
    if (!line) return {};
    lines_.push_back(*line);
    classify();
    split_all();
    if (cells_.size() > most_cells_) {
      return too_many_stickers();
    }
    return {};
  }

  const std::vector<NearMiss>& near_misses() const { return near_misses_; }
  const FaceLine& line(std::uint32_t l) const { return lines_[l]; }

  FaceCells cells() const {
    std::vector<std::pair<FacePoint, Range>> ordered;
    for (const Range& cell : cells_) ordered.emplace_back(centre(cell), cell);
    const auto row = [](double y) { return std::round(-y * 1e7); };
    std::ranges::sort(ordered, [&](const auto& p, const auto& q) {
      const double ry = row(p.first.y), sy = row(q.first.y);
      return ry != sy ? ry < sy : p.first.x < q.first.x;
    });
    FaceCells out;
    for (const Point2& p : points_) out.points.push_back(p.at);
    out.first.push_back(0);
    for (const auto& [where, cell] : ordered) {
      for (std::uint32_t i = cell.begin; i < cell.end; ++i) out.corners.push_back(arena_[i].point);
      out.first.push_back(static_cast<std::uint32_t>(out.corners.size()));
    }
    out.shell.assign(out.count(), 0);
    out.heights = {1};
    return out;
  }

 private:
  struct Range {
    std::uint32_t begin, end;  // in arena_
  };
  struct Crossing {
    std::uint32_t a, b, point;
  };

  FaceFrame frame_;
  std::size_t most_cells_;
  std::vector<FaceLine> lines_;
  std::vector<Point2> points_;
  std::vector<Corner> arena_;  // corners of cells; those of split cells stay behind unused
  std::vector<Range> cells_;
  std::vector<signed char> side_;  // of each point as to the newest line
  std::vector<Crossing> crossings_;
  std::vector<Corner> halves_[2];
  std::vector<NearMiss> near_misses_;

  FacePoint in_face(const Vector& v) const { return {dot(v, frame_.along), dot(v, frame_.across)}; }

  FacePoint centre(const Range& cell) const {
    FacePoint sum{0, 0};
    for (std::uint32_t i = cell.begin; i < cell.end; ++i) {
      sum.x += points_[arena_[i].point].at.x;
      sum.y += points_[arena_[i].point].at.y;
    }
    const double n = cell.end - cell.begin;
    return {sum.x / n, sum.y / n};
  }

  void classify() {
    const auto newest = static_cast<std::uint32_t>(lines_.size() - 1);
    const FaceLine& l = lines_.back();
    side_.resize(points_.size());
    for (std::size_t p = 0; p < points_.size(); ++p) {
      const double s = l.a * points_[p].at.x + l.b * points_[p].at.y - l.c;
      side_[p] = static_cast<signed char>(s > same_point ? 1 : s < -same_point ? -1 : 0);
      if (std::abs(s) < window && std::abs(s) > reported) {
        near_misses_.push_back({{newest, points_[p].line[0], points_[p].line[1]}, std::abs(s)});
      }
    }
  }

  // Where the newest line crosses the side of a cell between two points on either side of it.
  std::uint32_t crossing(std::uint32_t a, std::uint32_t b, std::uint32_t side_line) {
    if (a > b) std::swap(a, b);
    for (const Crossing& known : crossings_) {
      if (known.a == a && known.b == b) return known.point;
    }
    const auto newest = static_cast<std::uint32_t>(lines_.size() - 1);
    const FaceLine &l = lines_[newest], &m = lines_[side_line];
    const double det = l.a * m.b - m.a * l.b;
    points_.push_back({{(l.c * m.b - m.c * l.b) / det, (l.a * m.c - m.a * l.c) / det}, {side_line, newest}});
    side_.push_back(0);
    const auto point = static_cast<std::uint32_t>(points_.size() - 1);
    crossings_.push_back({a, b, point});
    return point;
  }

  void split_all() {
    crossings_.clear();
    const std::size_t count = cells_.size();
    for (std::size_t c = 0; c < count; ++c) {
      bool left = false, right = false;
      for (std::uint32_t i = cells_[c].begin; i < cells_[c].end; ++i) {
        left |= side_[arena_[i].point] > 0;
        right |= side_[arena_[i].point] < 0;
      }
      if (left && right) split(c);
    }
  }

  void split(std::size_t c) {
    const auto newest = static_cast<std::uint32_t>(lines_.size() - 1);
    const Range cell = cells_[c];
    for (auto& half : halves_) half.clear();
    for (std::uint32_t i = cell.begin; i < cell.end; ++i) {
      const Corner here = arena_[i], next = arena_[i + 1 == cell.end ? cell.begin : i + 1];
      const int s = side_[here.point], t = side_[next.point];
      // On the line, a half goes on along it if the next corner is not its own.
      if (s >= 0) halves_[0].push_back({here.point, s == 0 && t < 0 ? newest : here.line});
      if (s <= 0) halves_[1].push_back({here.point, s == 0 && t > 0 ? newest : here.line});
      if (s * t < 0) {
        const std::uint32_t x = crossing(here.point, next.point, here.line);
        halves_[0].push_back({x, t < 0 ? newest : here.line});
        halves_[1].push_back({x, t > 0 ? newest : here.line});
      }
    }
    cells_[c] = append(halves_[0]);
    cells_.push_back(append(halves_[1]));
  }

  Range append(const std::vector<Corner>& polygon) {
    const auto begin = static_cast<std::uint32_t>(arena_.size());
    arena_.insert(arena_.end(), polygon.begin(), polygon.end());
    return {begin, static_cast<std::uint32_t>(arena_.size())};
  }
};

// The distance of `cut` at which the three lines pass through one point, if that depends on it.
std::optional<double> critical_distance(const FaceCutter& face, const NearMiss& miss, int cut, double now) {
  return meeting_distance(face.line(miss.line[0]), face.line(miss.line[1]), face.line(miss.line[2]), cut, now);
}

// The snap of the last decimal cut that takes part in a near miss, if its text allows it.
struct Candidate {
  int cut;
  double exact, change;
};

std::optional<Candidate> candidate(const Description& description, const FaceCutter& face, const NearMiss& miss) {
  int last = no_cut;
  bool alone = true;
  for (const std::uint32_t l : miss.line) {
    const int cut = face.line(l).cut;
    if (cut != no_cut && description.cuts[cut].distance.decimals >= digits_alone) last = std::max(last, cut);
  }
  if (last == no_cut) return std::nullopt;
  for (const std::uint32_t l : miss.line) alone &= face.line(l).cut == no_cut || face.line(l).cut == last;
  const Number& number = description.cuts[last].distance;
  if (!alone && number.decimals < digits_with_others) return std::nullopt;
  const auto exact = critical_distance(face, miss, last, number.value);
  if (!exact) return std::nullopt;
  // Rounded to the nearest, or cut off after the last digit.
  const double unit_of_digit = std::pow(10.0, -std::min(number.decimals, digits_trusted)),
               change = std::abs(*exact - number.value);
  const double missing = std::abs(*exact) - std::abs(number.value);
  if (change < reported || missing < -0.5 * unit_of_digit || missing > unit_of_digit) return std::nullopt;
  return Candidate{last, *exact, change};
}

std::unexpected<Error> too_near(const Description& description, const FaceCutter& face, const NearMiss& miss) {
  std::vector<int> cuts;
  for (const std::uint32_t l : miss.line) {
    const int cut = face.line(l).cut;
    if (cut != no_cut && std::ranges::find(cuts, cut) == cuts.end()) cuts.push_back(cut);
  }
  std::ranges::sort(cuts);
  std::string names;
  for (const int cut : cuts) names += (names.empty() ? "" : ", ") + cut_text(description, description.cuts[cut]);
  const Number& number = description.cuts[cuts.back()].distance;
  const auto exact = critical_distance(face, miss, cuts.back(), number.value);
  const std::string advice = exact ? closed_form(*exact) : number.text;
  return fail(Code::invalid,
              "these cuts nearly meet in one point, nearer than {}: {}; write {} for {} exactly, or keep clear of it",
              "これらの切断はほとんど一点で交わり、間隔が {} 未満です: {}。正確に {} と書く（{} の代わりに）か、離して"
              "ください",
              smallest_feature, names, advice, number.text);
}

Result<void> check_reach(const Description& description, const Planes& planes) {
  const Solid& solid = Solid::of(description.solid);
  for (std::size_t a = 0; a < planes.size(); ++a) {
    const Axis& axis = solid.axes()[a];
    for (const Plane& plane : planes[a]) {
      if (plane.at > -axis.back + smallest_feature && plane.at < axis.reach - smallest_feature) continue;
      const Cut& cut = description.cuts[plane.cut];
      const double low = plane.sign > 0 ? -axis.back : -axis.reach, high = plane.sign > 0 ? axis.reach : axis.back;
      return fail(Code::invalid, "the plane of {} misses the solid: a distance between {} and {} is needed",
                  "{} の面は立体を切りません。{} と {} の間の距離が必要です", cut_text(description, cut),
                  closed_form(low), closed_form(high));
    }
  }
  return {};
}

Result<void> check_inside(const Description& description) {
  if (!description.keeps_inside) return {};
  const bool along_faces =
      std::ranges::all_of(description.cuts, [](const Cut& cut) { return cut.kind == AxisKind::face; });
  if (description.solid == SolidKind::cube && along_faces) return {};
  return fail(Code::invalid,
              "only a cube cut along its faces and nowhere else keeps its inner pieces, as in c f 1/3 solid: there the "
              "pieces of every depth are those of a smaller cube",
              "内部のピースを残せるのは c f 1/3 solid のように面に平行にだけ切った正六面体です。"
              "そこでは同じ深さのピースが一回り小さな正六面体のピースになります");
}

// The shells inside: every plane on the positive side is a side of one, with the cells of the surface above it.
Result<void> add_shells(const RegularSolid& shape, std::span<const Plane> planes, FaceCells& cells) {
  const FaceFrame frame = frame_of(shape, 0);
  const std::size_t surface = cells.count();
  const auto above = [&](std::size_t cell, double height) {
    for (std::uint32_t i = cells.first[cell]; i < cells.first[cell + 1]; ++i) {
      const Vector corner = frame.at(cells.points[cells.corners[i]], 0);
      for (const auto& face : shape.faces()) {
        if (dot(face.normal, corner) > height + same_point) return false;
      }
    }
    return true;
  };
  for (const Plane& plane : std::views::reverse(planes)) {
    if (plane.at < same_plane) break;
    for (std::size_t cell = 0; cell < surface; ++cell) {
      if (!above(cell, plane.at)) continue;
      for (std::uint32_t i = cells.first[cell]; i < cells.first[cell + 1]; ++i) {
        cells.corners.push_back(std::uint32_t{cells.corners[i]});
      }
      cells.first.push_back(static_cast<std::uint32_t>(cells.corners.size()));
      cells.shell.push_back(static_cast<std::uint8_t>(cells.heights.size()));
    }
    cells.heights.push_back(plane.at);
    if (cells.count() > most_stickers / shape.faces().size()) return too_many_stickers();
  }
  return {};
}

}  // namespace

FaceFrame frame_of(const RegularSolid& shape, int face) {
  const Vector& normal = shape.faces()[face].normal;
  const Vector along = unit(shape.vertices()[shape.faces()[face].vertices[0]] - normal);
  return {normal, along, cross(normal, along)};
}

FacePoint FaceCells::centre(std::size_t cell) const {
  FacePoint sum{0, 0};
  for (std::uint32_t i = first[cell]; i < first[cell + 1]; ++i) {
    sum.x += points[corners[i]].x;
    sum.y += points[corners[i]].y;
  }
  const double n = first[cell + 1] - first[cell];
  return {sum.x / n, sum.y / n};
}

Result<CutFace> cut_face(Description description) {
  ASOBI_CHECK(check_inside(description));
  const Solid& solid = Solid::of(description.solid);
  std::vector<Snap> snaps;
  for (;;) {
    const Planes planes = planes_of(description);
    ASOBI_CHECK(check_reach(description, planes));
    FaceCutter face(solid.shape());
    for (std::size_t a = 0; a < planes.size(); ++a) {
      for (const Plane& plane : planes[a]) ASOBI_CHECK(face.add_plane(solid.axes()[a].direction, plane));
    }
    std::optional<Candidate> best;
    for (const NearMiss& miss : face.near_misses()) {
      const auto found = candidate(description, face, miss);
      if (found && (!best || found->cut < best->cut || (found->cut == best->cut && found->change < best->change))) {
        best = found;
      }
    }
    if (best) {
      Number& number = description.cuts[best->cut].distance;
      const std::string exact = closed_form(best->exact);
      snaps.push_back({best->cut, number.text, exact});
      number = {best->exact, exact, -1};
      continue;
    }
    for (const NearMiss& miss : face.near_misses()) {
      if (miss.gap > same_point && miss.gap < smallest_feature) return too_near(description, face, miss);
    }
    FaceCells cells = face.cells();
    if (description.keeps_inside) {
      const auto axis = std::ranges::find(solid.axes(), AxisKind::face, &Axis::kind) - solid.axes().begin();
      ASOBI_CHECK(add_shells(solid.shape(), planes[static_cast<std::size_t>(axis)], cells));
    }
    return CutFace{std::move(description), std::move(snaps), std::move(cells)};
  }
}

}  // namespace asobi::twisty
