#include "papers/twisty/shapes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace asobi::twisty_claims_by_part {

namespace {

bool near(double a, double b) { return std::abs(a - b) < 1e-6; }
bool all_near(const std::vector<double>& values) {
  return std::ranges::all_of(values, [&](double value) { return near(value, values.front()); });
}

Shape mirrored(const Shape& shape) {
  Shape out = shape;
  std::ranges::reverse(out.sides);
  std::ranges::reverse(out.angles);
  std::ranges::rotate(out.angles, out.angles.begin() + 1);
  return out;
}

bool same_from(const Shape& a, const Shape& b, std::size_t shift, double scale) {
  for (std::size_t i = 0; i < a.corners(); ++i) {
    const std::size_t j = (i + shift) % a.corners();
    if (!near(a.sides[i], b.sides[j] * scale) || !near(a.angles[i], b.angles[j])) return false;
  }
  return true;
}

bool same_up_to(const Shape& a, const Shape& b, double scale) {
  if (a.corners() != b.corners()) return false;
  const Shape mirror = mirrored(b);
  for (std::size_t shift = 0; shift < a.corners(); ++shift) {
    if (same_from(a, b, shift, scale) || same_from(a, mirror, shift, scale)) return true;
  }
  return false;
}

// "30", "104.4775"
std::string degrees(double angle) {
  std::string out = fmt::format("{:.4f}", angle);
  while (out.back() == '0') out.pop_back();
  if (out.back() == '.') out.pop_back();
  return out + "°";
}

std::string angles_text(const Shape& shape) {
  std::vector<double> angles = shape.angles;
  if (angles.size() == 3) std::ranges::sort(angles);
  std::vector<std::string> out;
  for (const double angle : angles) out.push_back(degrees(angle));
  return fmt::format("{}", fmt::join(out, ", "));
}

Text regular_name(std::size_t corners) {
  constexpr std::array<std::string_view, 11> en = {"",        "",         "",        "triangle", "square", "pentagon",
                                                   "hexagon", "heptagon", "octagon", "nonagon",  "decagon"};
  constexpr std::array<std::string_view, 11> ja = {
      "", "", "", "正三角形", "正方形", "正五角形", "正六角形", "正七角形", "正八角形", "正九角形", "正十角形"};
  if (corners == 3) return {"equilateral triangle", "正三角形"};
  if (corners == 4) return {"square", "正方形"};
  if (corners < en.size()) return {fmt::format("regular {}", en[corners]), std::string(ja[corners])};
  return {fmt::format("regular {}-gon", corners), fmt::format("正{}角形", corners)};
}

Text triangle_name(const Shape& shape) {
  const auto& s = shape.sides;
  const bool isosceles = near(s[0], s[1]) || near(s[1], s[2]) || near(s[2], s[0]);
  if (shape.has_right_angle()) {
    return isosceles ? Text{"isosceles right triangle", "直角二等辺三角形"} : Text{"right triangle", "直角三角形"};
  }
  return isosceles ? Text{"isosceles triangle", "二等辺三角形"} : Text{"triangle", "三角形"};
}

Text quadrilateral_name(const Shape& shape) {
  const auto& s = shape.sides;
  if (shape.equilateral()) return {"rhombus", "菱形"};
  if (all_near(shape.angles)) return {"rectangle", "長方形"};
  if ((near(s[0], s[1]) && near(s[2], s[3])) || (near(s[1], s[2]) && near(s[3], s[0]))) return {"kite", "凧形"};
  if (shape.is_trapezoid()) return {"trapezoid", "台形"};
  return {"quadrilateral", "四角形"};
}

}  // namespace

bool Shape::equilateral() const { return all_near(sides); }
bool Shape::regular() const { return equilateral() && all_near(angles); }
bool Shape::has_right_angle() const {
  return std::ranges::any_of(angles, [](double angle) { return near(angle, 90); });
}
bool Shape::is_trapezoid() const {
  return corners() == 4 && near(angles[0] + angles[1], 180) != near(angles[1] + angles[2], 180);
}

Text Shape::text() const {
  if (regular()) return regular_name(corners());
  Text name = corners() == 3   ? triangle_name(*this)
              : corners() == 4 ? quadrilateral_name(*this)
                               : Text{fmt::format("{}-gon", corners()), fmt::format("{}角形", corners())};
  return {fmt::format("{} {}", name.en, angles_text(*this)), fmt::format("{} {}", name.ja, angles_text(*this))};
}

std::string Shape::name() const {
  const std::string full = text().en;
  const auto angles_from = full.find_first_of("0123456789");
  return corners() > 4 && !regular() ? full : full.substr(0, angles_from == full.npos ? angles_from : angles_from - 1);
}

// Corners at which the outline goes straight on are none.
Shape shape_of(const std::vector<Vector>& outline) {
  std::vector<Vector> corners;
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vector &before = outline[(i + outline.size() - 1) % outline.size()], &at = outline[i];
    const Vector& after = outline[(i + 1) % outline.size()];
    if (length(cross(unit(at - before), unit(after - at))) > 1e-6) corners.push_back(at);
  }
  Shape out;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vector &at = corners[i], &next = corners[(i + 1) % corners.size()], &last = corners[(i + 2) % corners.size()];
    out.sides.push_back(length(next - at));
    out.angles.push_back(std::acos(std::clamp(dot(unit(at - next), unit(last - next)), -1.0, 1.0)) * 180 /
                         std::numbers::pi);
  }
  return out;
}

bool congruent(const Shape& a, const Shape& b) { return same_up_to(a, b, 1); }

bool similar(const Shape& a, const Shape& b) {
  return a.corners() == b.corners() && same_up_to(a, b, std::ranges::max(a.sides) / std::ranges::max(b.sides));
}

std::vector<Shape> shapes_of(const twisty::Puzzle& puzzle) {
  std::vector<Shape> out;
  for (int cell = 0; cell < puzzle.stickers_per_face(); ++cell) {
    const Shape shape = shape_of(puzzle.polygon(cell));
    auto known = std::ranges::find_if(out, [&](const Shape& other) { return congruent(shape, other); });
    if (known == out.end()) known = out.insert(out.end(), shape);
    ++known->per_face;
  }
  return out;
}

Text shapes_text(const std::vector<Shape>& shapes) {
  std::vector<std::string> en, ja;
  for (const Shape& shape : shapes) {
    const Text text = shape.text();
    en.push_back(fmt::format("{} × {}", shape.per_face, text.en));
    ja.push_back(fmt::format("{} × {}", text.ja, shape.per_face));
  }
  return {fmt::format("{}", fmt::join(en, "; ")), fmt::format("{}", fmt::join(ja, "、"))};
}

}  // namespace asobi::twisty_claims_by_part
