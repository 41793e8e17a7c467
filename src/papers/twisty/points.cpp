// Coordinates of the points that are drawn: (3), 7.2.1 with Table 7.3, 9.2.1, (11), Table 12.2, and the numbers of
// coordinates of section 13; and the sections that the cuts make. Solids in a sphere of radius 1; dodecahedra with the
// distance 1 of their sides.
#include <cmath>
#include <optional>
#include <set>

#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

bool equal(double a, double b) { return std::abs(a - b) < 1e-9; }

// (3) and (11): corners of the grid at distance 1.
Result<Finding> check_grids(Context&) {
  bool holds = true;
  for (int n = 2; n <= 10; ++n) {
    const auto cube = [n](int x) { return (2.0 * x - n) / n / std::sqrt(3); };
    const auto octahedron = [n](int x) { return static_cast<double>(x - n) / n; };
    holds = holds && equal(3 * cube(0) * cube(0), 1) && equal(cube(n), -cube(0));
    holds = holds && equal(octahedron(0), -1) && equal(octahedron(2 * n), 1) && equal(octahedron(n), 0);
  }
  return reproduced_if(holds, {"the vertices lie on the unit sphere for every N", "すべての N で頂点は単位球面上"});
}

// X, Y, Z of a point i, j, k, l, up to the factor and the offset of the puzzle.
Vector weighted(const std::array<double, 4>& p) {
  const auto [i, j, k, l] = p;
  return {2 * i + 2 * j - k - l, 2 * i + 2 * k - l - j, 2 * i + 2 * l - j - k};
}

// Table 7.3: one coordinate up, one down.
Result<Finding> check_table_7_3(Context&) {
  struct Step {
    int up, down;
    Vector printed;
  };
  const Step steps[] = {{0, 1, {0, 1, 1}},  {0, 2, {1, 1, 0}},  {0, 3, {1, 0, 1}},
                        {2, 3, {0, 1, -1}}, {3, 1, {-1, 0, 1}}, {1, 2, {1, -1, 0}}};
  int wrong = 0;
  for (const Step& step : steps) {
    const Vector &up = frame_ijkl().vectors[static_cast<std::size_t>(step.up)],
                 &down = frame_ijkl().vectors[static_cast<std::size_t>(step.down)];
    const Vector change = up - down;
    const Vector off = cross(change, step.printed);
    wrong += !(equal(dot(off, off), 0) && dot(change, step.printed) > 0);
  }
  const auto moved = [](std::size_t up, std::size_t down) {
    std::array<double, 4> p = {};
    p[up] = 1, p[down] = -1;
    return weighted(p);
  };
  const bool truth = moved(0, 2) == Vector{3, 0, 3} && moved(0, 3) == Vector{3, 3, 0};
  return corrected_if(
      wrong == 2 && truth,
      {"i up k down is 1, 0, 1 and i up l down 1, 1, 0, as the paper's own formulas give; the other four are right",
       "i 増 k 減は 1, 0, 1、i 増 l 減は 1, 1, 0（論文自身の式とも一致）。他の 4 つは正しい"});
}

// 7.2.1 and 9.2.1: where the formulas put the vertices.
Result<Finding> check_tetra_points(Context&) {
  bool holds = true;
  for (int n = 2; n <= 10; ++n) {
    const Vector v = weighted({static_cast<double>(n), 0, 0, 0});
    const double printed = (v.x - n / 2.0) / (3 * std::sqrt(3) / 2);
    holds = holds && equal(printed, n / std::sqrt(3)) && equal(v.x, v.y) && equal(v.y, v.z);
  }
  return corrected_if(holds, {"also to be divided by N: as printed the vertices are at the distance N, not 1",
                              "さらに N で割る。印刷の式では頂点までの距離が 1 でなく N になる"});
}

Result<Finding> check_octa_points(Context&) {
  bool holds = true;
  for (int n = 2; n <= 10; ++n) {  // the vertex between I+, J+, K- and L-
    const double d = n;
    const Vector v = weighted({d, d, 0, 0});
    holds = holds && equal((v.x - d) / (3 * d), 1) && equal((v.y - d) / (3 * d), 0) && equal((v.z - d) / (3 * d), 0);
  }
  return reproduced_if(holds,
                       {"the vertices come to lie on the axes at the distance 1", "頂点は軸上の距離 1 の点になる"});
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

bool all_equal(const std::vector<double>& a, const std::vector<double>& b) { return std::ranges::equal(a, b, equal); }

Result<Finding> check_table_12_2(Context&) {
  const double r = std::sqrt(5), outer = (r - 1) / 2, middle = (3 - r) / 2, inner = r - 2;
  const std::vector<double> printed = {-1, -outer, -middle, -inner, 0, inner, middle, outer, 1};
  return reproduced_if(
      all_equal(projections(outer), printed),
      {"the nine projections of all points where edges and cuts meet", "辺と分割線の交点すべての射影がこの 9 個"});
}

// Table 11.2 is lost; what it must have said.
Result<Finding> check_table_11_2(Context&) {
  const double r = std::sqrt(5), outer = (r - 1) / 2, inner = r - 2;
  return answered_if(all_equal(projections(0), {-1, -outer, -inner, 0, inner, outer, 1}),
                     {"seven: 0, ±(√5-2)t, ±(√5-1)t/2, ±t", "7 個: 0, ±(√5-2)t, ±(√5-1)t/2, ±t"});
}

Claim projection_count(std::string id, const std::string& puzzle, double cut, std::size_t count, Text says) {
  const std::string live = live_puzzle("shape", puzzle);
  return {std::move(id), same("13"), std::move(says),
          [=](Context&) -> Result<Finding> {
            const std::size_t found = projections(cut).size();
            return reproduced_if(found == count, {fmt::format("{} different projections on an axis", found),
                                                  fmt::format("軸への射影は {} 種", found)});
          },
          live};
}

// ---- Sections -------------------------------------------------------------------------------------------------------

// How many corners a section has, and whether its angles are equal; `at` is its distance as a part of the whole length.
using Section = bool (*)(double at, std::size_t corners, bool equal_angles);

bool equal_angles(const std::vector<Vector>& polygon) {
  const std::size_t n = polygon.size();
  const auto cosine = [&](std::size_t i) {
    return dot(unit(polygon[(i + 1) % n] - polygon[i]), unit(polygon[(i + 2) % n] - polygon[(i + 1) % n]));
  };
  for (std::size_t i = 1; i < n; ++i) {
    if (!equal(cosine(i), cosine(0))) return false;
  }
  return true;
}

Claim sections(const std::string& section, std::string_view of_family, Text says, Section holds) {
  const Family& of = family(of_family);
  const std::string name = of.has_n() ? fmt::format("{}-4", of_family) : std::string(of_family);
  return {fmt::format("sections-{}", of_family), same(section), std::move(says),
          [=, &of](Context& context) -> Result<Finding> {
            int planes = 0;
            for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
              ASOBI_CHECK(context.progress.check());
              ASOBI_TRY(const auto puzzle, twisty::make_named(of.has_n() ? fmt::format("{}-{}", of_family, n) : name));
              for (int layer = 0; layer + 1 < puzzle.axes()[0].layer_count(); ++layer) {
                const auto polygon = puzzle.section_above(layer);
                const auto& line = puzzle.line_of(0);
                const double at =
                    (puzzle.axes()[0].offsets[static_cast<std::size_t>(layer)] + line.back) / (line.reach + line.back);
                ++planes;
                if (!holds(at, polygon.size(), equal_angles(polygon))) {
                  return Finding{Verdict::failed, same(fmt::format("N = {}, {}", n, layer))};
                }
              }
            }
            return reproduced_if(planes > 0, {fmt::format("true of all {} planes across an axis", planes),
                                              fmt::format("軸に垂直な {} 枚の分割面すべてで成立", planes)});
          },
          live_puzzle("shape", name)};
}

}  // namespace

std::vector<Claim> points() {
  return {
      {"grids",
       same("(3), (11)"),
       {"X = (2x-N)/(N√3) for cubes, X = (x-N)/N for octahedra", "正六面体は X = (2x-N)/(N√3)、正八面体は X = (x-N)/N"},
       check_grids,
       live_puzzle("shape", "cube-face-3")},
      {"table-7.3",
       same("Table 7.3"),
       {"six directions of change, among them i up k down: 1, 1, 0 and i up l down: 1, 0, 1",
        "変化方向 6 つ。うち i 増 k 減: 1, 1, 0、i 増 l 減: 1, 0, 1"},
       check_table_7_3,
       live_puzzle("shape", "tetra-vertexface-3")},
      {"tetra-points",
       same("7.2.1"),
       {"X = (2i+2j-k-l-N/2)/(3√3/2), and so on", "X = (2i+2j-k-l-N/2)/(3√3/2) など"},
       check_tetra_points,
       live_puzzle("shape", "tetra-vertexface-3")},
      {"octa-points",
       same("9.2.1"),
       {"X = (2i+2j-k-l-N)/3N, and so on", "X = (2i+2j-k-l-N)/3N など"},
       check_octa_points,
       live_puzzle("shape", "octa-face-3")},
      {"table-11.2",
       same("Table 11.2"),
       {"coordinates of points of type I (lost in our copy)", "タイプ I の点の座標（手元の写しでは失われている）"},
       check_table_11_2,
       live_puzzle("shape", "dodeca-face1")},
      {"table-12.2",
       same("Table 12.2"),
       {"projections 0, ±(√5-2)t, ±(3-√5)t/2, ±(√5-1)t/2, ±t", "射影は 0, ±(√5-2)t, ±(3-√5)t/2, ±(√5-1)t/2, ±t"},
       check_table_12_2,
       live_puzzle("shape", "dodeca-face2")},
      projection_count(
          "points-vertices", "dodeca-face-vertices", std::sqrt(5) - 2, 8,
          {"dodecahedron cut through vertices: coordinates 0~7", "頂点を通る面で分割した正十二面体: 点の座標は 0~7"}),
      projection_count("points-centres", "dodeca-face-centres", 1 / std::sqrt(5), 10,
                       {"dodecahedron cut through the middles of sides: coordinates 0~9",
                        "面の中心を通る面で分割した正十二面体: 点の座標は 0~9"}),
      sections("4.2.4", "cube-vertex1",
               {"sections are equilateral triangles in the outer thirds of an axis, hexagons in the middle",
                "断面は軸の両端 1/3 では正三角形、中央では六角形"},
               [](double at, std::size_t corners, bool equal_corners) {
                 const bool outer = at < 1.0 / 3 + 1e-9 || at > 2.0 / 3 - 1e-9;
                 return outer ? corners == 3 && equal_corners : corners == 6;
               }),
      sections("7.2.2", "tetra-vertexface", {"sections are always equilateral triangles", "断面は常に正三角形"},
               [](double, std::size_t corners, bool equal_corners) { return corners == 3 && equal_corners; }),
      sections("8.2.2", "tetra-edge", {"sections are always rectangles", "断面は常に長方形"},
               [](double, std::size_t corners, bool equal_corners) { return corners == 4 && equal_corners; }),
      sections("9.2.2", "octa-face", {"sections are always hexagons", "断面は常に六角形"},
               [](double, std::size_t corners, bool) { return corners == 6; }),
      sections("11.2.2", "dodeca-face1", {"the section is a decagon", "断面は十角形"},
               [](double, std::size_t corners, bool) { return corners == 10; }),
  };
}

}  // namespace asobi::twisty_claims_by_part
