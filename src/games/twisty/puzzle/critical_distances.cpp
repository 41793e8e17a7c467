#include "games/twisty/puzzle/critical_distances.hpp"

#include <algorithm>
#include <cmath>

#include "games/twisty/geometry/conditions.hpp"
#include "games/twisty/geometry/face_line.hpp"
#include "games/twisty/puzzle/orbits.hpp"

namespace asobi::twisty {
namespace {

constexpr double same_distance = 1e-9;

// The least and the greatest distance of a cut that meets the solid.
struct Range {
  double from, to;
};

Range range_of(SolidKind kind, AxisKind cut) {
  const Solid& solid = Solid::of(kind);
  const bool one_sided = kind == SolidKind::tetrahedron && cut != AxisKind::edge;
  const AxisKind line = one_sided ? AxisKind::vertex : cut;
  const Axis& axis = *std::ranges::find(solid.axes(), line, &Axis::kind);
  if (!one_sided) return {0, axis.reach};
  return cut == AxisKind::vertex ? Range{-axis.back, axis.reach} : Range{-axis.reach, axis.back};
}

Description with_cut(Description others, AxisKind kind, const Number& distance) {
  others.cuts.push_back({kind, {}, distance});
  return others;
}

bool is_sum(std::string_view text) {
  int depth = 0;
  for (const char c : text) {
    depth += c == '(' ? 1 : c == ')' ? -1 : 0;
    if (depth == 0 && (c == '+' || c == '-')) return true;
  }
  return false;
}

// As the cut is written that stands there already; in units of the inradius if that has a closed form; else of one of
// the other radii.
std::string exact_text(const Description& others, AxisKind kind, double distance) {
  for (const Cut& cut : others.cuts) {
    if (cut.kind == kind && std::abs(cut.distance.value - distance) < same_distance) return cut.distance.text;
  }
  const RegularSolid& shape = Solid::of(others.solid).shape();
  const std::pair<double, std::string> units[] = {{1, ""}, {shape.midradius(), "*m"}, {shape.circumradius(), "*R"}};
  for (const auto& [unit, suffix] : units) {
    const std::string text = closed_form(distance / unit);
    if (text.find('.') != std::string::npos) continue;
    return !suffix.empty() && is_sum(text) ? "(" + text + ")" + suffix : text + suffix;
  }
  return closed_form(distance);
}

// Lines of face 0 in which the moving ones come first.
struct Lines {
  std::vector<FaceLine> all;
  std::size_t moving;
  std::size_t sides;  // the last ones
};

Lines lines_of(const Description& others, AxisKind kind, double distance) {
  const Solid& solid = Solid::of(others.solid);
  const FaceFrame frame = frame_of(solid.shape(), 0);
  Lines out{};
  const auto add = [&](const Description& description, int cut) {
    const Planes planes = planes_of(description);
    for (std::size_t a = 0; a < planes.size(); ++a) {
      for (Plane plane : planes[a]) {
        plane.cut = cut;
        if (const auto line = line_on_face(frame, solid.axes()[a].direction, plane)) out.all.push_back(*line);
      }
    }
  };
  Description alone;
  alone.solid = others.solid;
  add(with_cut(std::move(alone), kind, {distance, "", -1}), 0);
  out.moving = out.all.size();
  add(others, 1);
  for (const FaceLine& side : sides_of_face(solid.shape())) out.all.push_back(side);
  out.sides = solid.shape().faces()[0].vertices.size();
  return out;
}

// Whether the lines, which pass through one point when the moving ones go by `change`, do so on the face.
bool meet_on_face(const Lines& lines, std::initializer_list<std::size_t> three, double change) {
  std::vector<FaceLine> moved;
  for (const std::size_t i : three) {
    moved.push_back(lines.all[i]);
    if (i < lines.moving) moved.back().c += moved.back().slope * change;
  }
  // Where the two cross that are farthest from being parallel.
  const FaceLine *p = nullptr, *q = nullptr;
  double det = 0;
  for (const FaceLine& l : moved) {
    for (const FaceLine& m : moved) {
      if (l.a * m.b - m.a * l.b > det) {
        det = l.a * m.b - m.a * l.b;
        p = &l;
        q = &m;
      }
    }
  }
  if (p == nullptr) return false;
  const double x = (p->c * q->b - q->c * p->b) / det, y = (p->a * q->c - q->a * p->c) / det;
  return std::all_of(lines.all.end() - static_cast<std::ptrdiff_t>(lines.sides), lines.all.end(),
                     [&](const FaceLine& side) { return side.a * x + side.b * y - side.c > -same_distance; });
}

// Nothing for what cannot be cut: gaps too narrow, more stickers than there may be.
std::optional<Census> census_at(const Description& others, AxisKind kind, const Number& distance) {
  auto census = census_of(with_cut(others, kind, distance));
  return census ? std::optional(std::move(*census)) : std::nullopt;
}

// Twelve digits.
double steady(double distance) { return std::round(distance * 1e12) / 1e12; }

}  // namespace

double Stage::steady_from() const { return steady(from); }
double Stage::steady_to() const { return steady(to); }

Result<Census> census_of(const Description& description) {
  ASOBI_TRY(const Puzzle puzzle, Puzzle::make(description, Meeting::waived));
  Census out;
  out.stickers = puzzle.sticker_count();
  out.pieces = puzzle.piece_count();
  out.orbits = static_cast<int>(piece_orbits(puzzle).size());
  for (int p = 0; p < puzzle.piece_count(); ++p)
    ++out.pieces_by_stickers[static_cast<int>(puzzle.stickers_of(p).size())];
  out.planes_meet = check_meeting(puzzle.description(), planes_of(puzzle.description())).has_value();
  return out;
}

Result<std::vector<Number>> critical_distances(const Description& others, AxisKind kind, Progress& progress) {
  ASOBI_CHECK(check_symmetry(others));
  // As they are cut, with decimals snapped.
  ASOBI_TRY(const CutFace face, cut_face(others));
  const Range range = range_of(others.solid, kind);
  const double now = range.from + 0.37 * (range.to - range.from);
  const Lines lines = lines_of(face.description, kind, now);
  std::vector<double> found;
  for (std::size_t i = 0; i < lines.moving; ++i) {
    for (std::size_t j = i + 1; j < lines.all.size(); ++j) {
      ASOBI_CHECK(progress.check());
      for (std::size_t k = j + 1; k < lines.all.size(); ++k) {
        const auto distance = meeting_distance(lines.all[i], lines.all[j], lines.all[k], 0, now);
        if (!distance || *distance < range.from - same_distance || *distance > range.to - same_distance) continue;
        if (meet_on_face(lines, {i, j, k}, *distance - now)) found.push_back(*distance);
      }
    }
  }
  std::ranges::sort(found);
  std::vector<Number> out;
  for (const double distance : found) {
    const double value = std::abs(distance) < same_distance ? 0 : distance;
    const bool at_end = value < range.from + same_distance && range.from < 0;
    if (at_end || (!out.empty() && value - out.back().value < same_distance)) continue;
    out.push_back({value, exact_text(face.description, kind, value), -1});
  }
  return out;
}

Result<std::vector<Stage>> stages(const Description& others, AxisKind kind, Counting counting, Progress& progress) {
  ASOBI_TRY(const std::vector<Number> distances, critical_distances(others, kind, progress));
  progress.stage({"counting pieces", "ピースを数える"}, 2 * distances.size() + 1);
  std::vector<Stage> out;
  const auto add = [&](const Number& distance, Stage stage) -> Result<void> {
    ASOBI_CHECK(progress.check());
    if (counting == Counting::yes) stage.census = census_at(others, kind, distance);
    out.push_back(std::move(stage));
    progress.advance();
    return {};
  };
  const auto add_gap = [&](double from, double to) {
    const double middle = (from + to) / 2;
    return add({middle, fmt::format("{:.17g}", middle), -1}, {from, to, "", std::nullopt});
  };
  const Range range = range_of(others.solid, kind);
  double last = range.from;
  for (const Number& distance : distances) {
    if (distance.value > last) ASOBI_CHECK(add_gap(last, distance.value));
    last = distance.value;
    ASOBI_CHECK(add(distance, {last, last, distance.text, std::nullopt}));
  }
  ASOBI_CHECK(add_gap(last, range.to));
  return out;
}

}  // namespace asobi::twisty
