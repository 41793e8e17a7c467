// Coordinates of the points that are drawn: (3), 7.2.1 with Table 7.3, 9.2.1, (11), Table 12.2, and the numbers of
// coordinates of section 13; and the sections that the cuts make. Solids in a sphere of radius 1; dodecahedra with the
// distance 1 of their sides.
#include <cmath>
#include <optional>
#include <set>
#include <string>

#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/formulas.hpp"
#include "papers/twisty/parts.hpp"
#include "papers/twisty/shapes.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

bool equal(double a, double b) { return std::abs(a - b) < 1e-9; }

// (3) and (11): where the planes x = 0, 1, … of the cut solid stand in a unit sphere, times N and `scale`, as a formula
// of x and N.
Result<Finding> check_grid(const std::string& name, double scale, const std::string& divisor, Context& context) {
  std::vector<Value> values;
  bool whole = true;
  for (int n = 2; n <= 10; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("{}-{}", name, n)));
    const auto& line = puzzle.line_of(0);
    std::vector<double> planes = puzzle.axes()[0].offsets;
    planes.insert(planes.begin(), -line.back);
    planes.push_back(line.reach);
    const double radius = std::sqrt(3);  // of the sphere round a cube or octahedron whose sides are at distance 1
    for (int x = 0; x < static_cast<int>(planes.size()); ++x) {
      const double value = planes[static_cast<std::size_t>(x)] / radius * scale * n;
      values.push_back({n, x, static_cast<int>(std::lround(value))});
      whole = whole && equal(value, values.back().value);
    }
  }
  std::string found = formula_of(values);
  std::ranges::replace(found, 'L', 'x');
  return computes(fmt::format("({})/{}", found, divisor),
                  {"from the planes of the cut solid in a unit sphere, for N = 2 to 10",
                   "単位球に内接する立体の分割面から、N = 2~10 で求めて一致"},
                  whole);
}

// X, Y, Z of a point i, j, k, l, up to the factor and the offset of the puzzle.
Vector weighted(const std::array<double, 4>& p) {
  const auto [i, j, k, l] = p;
  return {2 * i + 2 * j - k - l, 2 * i + 2 * k - l - j, 2 * i + 2 * l - j - k};
}

// Table 7.3: one coordinate up, one down.
Result<Finding> check_table_7_3(Context&) {
  constexpr std::string_view letters = "ijkl";
  std::vector<std::string> out;
  bool as_formulas = true;
  for (const auto& [up, down] :
       {std::pair(0, 1), std::pair(0, 2), std::pair(0, 3), std::pair(2, 3), std::pair(3, 1), std::pair(1, 2)}) {
    const auto u = static_cast<std::size_t>(up), d = static_cast<std::size_t>(down);
    const Vector change = (std::sqrt(3) / 2) * (frame_ijkl().vectors[u] - frame_ijkl().vectors[d]);
    out.push_back(fmt::format("{}+ {}-: {}, {}, {}", letters[u], letters[d], std::lround(change.x),
                              std::lround(change.y), std::lround(change.z)));
    std::array<double, 4> step = {};
    step[u] = 1, step[d] = -1;
    const Vector formula = weighted(step);
    as_formulas = as_formulas && equal(length(formula - 3 * change), 0);
  }
  return computes(
      fmt::format("{}", fmt::join(out, "; ")),
      {"i up k down is 1, 0, 1 and i up l down 1, 1, 0, as the paper's own formulas give; the other four are right",
       "i 増 k 減は 1, 0, 1、i 増 l 減は 1, 1, 0（論文自身の式とも一致）。他の 4 つは正しい"},
      as_formulas);
}

// 7.2.1: by what 2i+2j-k-l-N/2 is to be divided, so that it is X of the vertices of a tetrahedron in a unit sphere.
Result<Finding> check_tetra_points(Context&) {
  std::vector<Value> values;
  bool whole = true;
  for (int n = 2; n <= 10; ++n) {
    for (std::size_t vertex = 0; vertex < 4; ++vertex) {
      std::array<double, 4> at = {};
      at[vertex] = n;
      const double times = (weighted(at).x - n / 2.0) / frame_ijkl().vectors[vertex].x / (3 * std::sqrt(3) / 2);
      values.push_back({n, 0, static_cast<int>(std::lround(times))});
      whole = whole && equal(times, values.back().value);
    }
  }
  const std::string times = formula_of(values);
  return computes("3√3/2" + (times == "1" ? "" : "·" + times),
                  {"also to be divided by N: as printed the vertices are at the distance N, not 1",
                   "さらに N で割る。印刷の式では頂点までの距離が 1 でなく N になる"},
                  whole);
}

// 9.2.1: by what 2i+2j-k-l-N is to be divided, for the octahedron. Its vertices have the coordinates 0 and N.
Result<Finding> check_octa_points(Context&) {
  std::vector<Value> values;
  bool whole = true;
  for (int n = 2; n <= 10; ++n) {
    for (const Vector& vertex : {Vector{1, 0, 0}, Vector{-1, 0, 0}, Vector{0, 1, 0}, Vector{0, 0, -1}}) {
      std::array<double, 4> at = {};
      for (std::size_t a = 0; a < 4; ++a) at[a] = n * (1 + std::sqrt(3) * dot(frame_ijkl().vectors[a], vertex)) / 2;
      const double numerator = weighted(at).x - n;
      if (vertex.x == 0) {
        whole = whole && equal(numerator, 0);
        continue;
      }
      values.push_back({n, 0, static_cast<int>(std::lround(numerator / vertex.x))});
      whole = whole && equal(numerator / vertex.x, values.back().value);
    }
  }
  return computes(formula_of(values),
                  {"the vertices come to lie on the axes at the distance 1", "頂点は軸上の距離 1 の点になる"}, whole);
}

// The point on three planes u·p = a, v·p = b, w·p = c.
std::optional<Vector> meeting(const Vector& u, double a, const Vector& v, double b, const Vector& w, double c) {
  const double volume = dot(u, cross(v, w));
  if (equal(volume, 0)) return std::nullopt;
  const Vector vw = cross(v, w), wu = cross(w, u), uv = cross(u, v);
  return (1 / volume) * (a * vw + b * wu + c * uv);
}

struct Plane {
  Vector normal;
  double distance;
};

// The projections on axis I of all points where edges and cuts meet on the side I+ … N- of a dodecahedron that is cut
// at ±distance (or at 0) about every axis, in ascending order.
std::vector<double> projections(double cut) {
  std::vector<Plane> sides, lines;
  for (const Vector& v : frame_dodecahedron().vectors) {
    for (const double sign : {1.0, -1.0}) {
      const Vector normal = sign * v;
      sides.push_back({normal, 1});
      lines.push_back({normal, cut});
    }
  }
  lines.insert(lines.end(), sides.begin(), sides.end());
  std::vector<double> out;
  for (const Plane& side : sides) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const auto p = meeting(side.normal, 1, lines[i].normal, lines[i].distance, lines[j].normal, lines[j].distance);
        if (!p || std::ranges::any_of(sides, [&](const Plane& s) { return dot(s.normal, *p) > 1 + 1e-9; })) continue;
        const double along = dot(*p, frame_dodecahedron().vectors[0]);
        if (std::ranges::none_of(out, [along](double known) { return equal(known, along); })) out.push_back(along);
      }
    }
  }
  std::ranges::sort(out);
  return out;
}

// "-(√5-1)/2": half a whole number and half a multiple of √5.
std::string golden_text(double value) {
  if (value < -1e-9) {
    const std::string positive = golden_text(-value);
    return positive.find_first_of("+-") == positive.npos || positive.ends_with("/2") ? "-" + positive
                                                                                     : "-(" + positive + ")";
  }
  for (int size = 0; size <= 12; ++size) {
    for (int q = -size; q <= size; ++q) {
      for (const int p : {size - std::abs(q), std::abs(q) - size}) {
        if (!equal((p + q * std::sqrt(5)) / 2, value)) continue;
        const bool halves = p % 2 != 0 || q % 2 != 0;
        const int a = halves ? p : p / 2, b = halves ? q : q / 2;
        const std::string root = std::abs(b) == 1 ? "√5" : fmt::format("{}√5", std::abs(b));
        const std::string sum = b == 0   ? std::to_string(a)
                                : a == 0 ? root
                                : b > 0  ? fmt::format("{}{:+}", root, a)
                                         : fmt::format("{}-{}", a, root);
        return halves ? fmt::format("({})/2", sum) : sum;
      }
    }
  }
  return fmt::format("{:.6f}", value);
}

std::string projections_text(double cut) {
  std::vector<std::string> out;
  for (const double along : projections(cut)) out.push_back(golden_text(along));
  return fmt::format("{}", fmt::join(out, ", "));
}

// Type II is cut through the middles of edges.
Result<Finding> check_table_12_2(Context&) {
  return computes(
      projections_text((std::sqrt(5) - 1) / 2),
      {"the nine projections of all points where edges and cuts meet", "辺と分割線の交点すべての射影がこの 9 個"});
}

// Table 11.2 is lost; what it must have said. The corners of the stickers of the cut solid have these projections, and
// no others.
Result<Finding> check_table_11_2(Context&) {
  ASOBI_TRY(const auto puzzle, twisty::make_named("dodeca-face1"));
  const auto found = projections(0);
  std::set<std::size_t> met;
  bool all_known = true;
  for (int sticker = 0; sticker < puzzle.sticker_count(); ++sticker) {
    for (const Vector& corner : puzzle.polygon(sticker)) {
      const double along = dot(corner, frame_dodecahedron().vectors[0]);
      const auto known = std::ranges::find_if(found, [&](double one) { return equal(one, along); });
      all_known = all_known && known != found.end();
      if (known != found.end()) met.insert(static_cast<std::size_t>(known - found.begin()));
    }
  }
  const auto text = fmt::format("{}: {}", found.size(), projections_text(0));
  return answered_if(all_known && met.size() == found.size(),
                     {text + " (times t)", fmt::format("{} 個: {}（t の倍数）", found.size(), projections_text(0))});
}

Check projection_count(std::string name, double cut) {
  return {std::move(name), [=](Context&) -> Result<Finding> {
            const std::size_t found = projections(cut).size();
            return computes(fmt::format("0~{}", found - 1), {fmt::format("{} different projections on an axis", found),
                                                             fmt::format("軸への射影は {} 種", found)});
          }};
}

// ---- Sections -------------------------------------------------------------------------------------------------------

std::string section_name(const std::vector<Vector>& polygon) {
  const Shape shape = shape_of(polygon);
  switch (shape.corners()) {
    case 6:
      return "hexagon";
    case 10:
      return "decagon";
    default:
      return shape.name() == "square" ? "rectangle" : shape.name();
  }
}

// A plane of the first axis: how far along the whole it is, and what its section is.
struct Section {
  double at;
  std::string name;
};

Result<std::vector<Section>> sections_of(const Family& of, Context& context) {
  std::vector<Section> out;
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle,
              twisty::make_named(of.has_n() ? fmt::format("{}-{}", of.name, n) : std::string(of.name)));
    const auto& line = puzzle.line_of(0);
    for (int layer = 0; layer + 1 < puzzle.axes()[0].layer_count(); ++layer) {
      const double offset = puzzle.axes()[0].offsets[static_cast<std::size_t>(layer)];
      out.push_back({(offset + line.back) / (line.reach + line.back), section_name(puzzle.section_above(layer))});
    }
  }
  return out;
}

// "hexagon", or "a to 1/3, b to 2/3, a" where it changes along the axis: the last place, in thirds, that has a section.
std::string sections_text(std::vector<Section> sections) {
  std::ranges::sort(sections, {}, &Section::at);
  std::vector<Section> parts;
  for (const Section& one : sections) {
    const bool goes_on = !parts.empty() && (parts.back().name == one.name || equal(parts.back().at, one.at));
    if (!goes_on) parts.push_back(one);
    if (goes_on && parts.back().name == one.name) parts.back().at = one.at;
  }
  if (parts.size() == 1) return parts.front().name;
  std::vector<std::string> out;
  for (const Section& part : parts) out.push_back(part.name);
  return fmt::format("{}; the first to {:.3g}/3", fmt::join(out, ", "), parts.front().at * 3);
}

Result<Finding> check_sections(const Json& with, Context& context) {
  const Family& of = family(text_of(with, "family"));

  ASOBI_TRY(const auto all, sections_of(of, context));
  return computes(sections_text(all), {fmt::format("seen in all {} planes across an axis", all.size()),
                                       fmt::format("軸に垂直な {} 枚の分割面すべてで確認", all.size())});
}

}  // namespace

std::vector<Check> points() {
  return {{"grid-cube", [](Context& context) { return check_grid("cube-face", std::sqrt(3), "(N√3)", context); }},
          {"grid-octahedron", [](Context& context) { return check_grid("octa-vertex", 1, "N", context); }},
          {"table-7.3", check_table_7_3},
          {"tetra-points", check_tetra_points},
          {"octa-points", check_octa_points},
          {"table-11.2", check_table_11_2},
          {"table-12.2", check_table_12_2},
          projection_count("points-vertices", std::sqrt(5) - 2),
          projection_count("points-centres", 1 / std::sqrt(5)),
          {"sections", check_sections}};
}

}  // namespace asobi::twisty_claims_by_part
