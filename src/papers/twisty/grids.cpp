// The grids on the sides of cubes (4.1.1, 4.2.1, 5.1.1, 5.2.1, 6.1.1, 6.2.1): where the points that stand for pieces
// and the corners of their stickers lie, on the coarsest grid that has them, read off the cut solid.
#include <cmath>
#include <set>

#include "papers/twisty/cut_solids.hpp"
#include "papers/twisty/formulas.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

// ---- Grids on the sides of the cube ---------------------------------------------------------------------------------

struct Flat {
  double y, z;  // from 0 to 1
};

Flat flat(const Vector& point) { return {(point.y + 1) / 2, (point.z + 1) / 2}; }

// 4.1.1: the middle of the square of which the sticker is all, half (on two sides) or a quarter (on three).
Flat reference_point(const twisty::Puzzle& puzzle, int sticker) {
  const auto corners = puzzle.polygon(sticker);
  const std::size_t count = corners.size();
  if (count == 4) return flat(middle_of(corners));
  std::size_t longest = 0;
  const auto side = [&](std::size_t i) { return length(corners[(i + 1) % count] - corners[i]); };
  for (std::size_t i = 1; i < count; ++i) longest = side(i) > side(longest) + 1e-9 ? i : longest;
  const bool quarter = puzzle.stickers_of(puzzle.piece_of(sticker)).size() == 3;
  return flat(quarter ? corners[(longest + 2) % count] : 0.5 * (corners[longest] + corners[(longest + 1) % count]));
}

std::vector<Flat> corner_points(const twisty::Puzzle& puzzle, int sticker) {
  std::vector<Flat> out;
  for (const Vector& corner : puzzle.polygon(sticker)) out.push_back(flat(corner));
  return out;
}

bool is_whole(double value) { return std::abs(value - std::round(value)) < 1e-6; }

// The points of the side X+.
template <class PointsOf>
std::vector<Flat> points_on_x(const twisty::Puzzle& puzzle, const PointsOf& points_of) {
  std::vector<Flat> out;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    if (side_of(puzzle, s) != "X+") continue;
    const auto points = points_of(puzzle, s);
    out.insert(out.end(), points.begin(), points.end());
  }
  return out;
}

// The coarsest grid on which all reference points lie.
int grid_of(const twisty::Puzzle& puzzle) {
  const auto points =
      points_on_x(puzzle, [](const twisty::Puzzle& of, int s) { return std::vector{reference_point(of, s)}; });
  int grid = 1;
  while (!std::ranges::all_of(points, [&](Flat p) { return is_whole(p.y * grid) && is_whole(p.z * grid); })) ++grid;
  return grid;
}

// "0~2N; y+z odd": of reference points or of corners, on that grid. Corners of the cube itself are told apart.
Result<Finding> check_parity(std::string_view name, bool corners, const Text& got, Context& context) {
  std::vector<Value> grids;
  std::set<bool> odd, odd_at_vertices;
  ASOBI_CHECK(for_every_solid(name, context, [&](const twisty::Puzzle& puzzle, int n) {
    const int grid = grid_of(puzzle);
    grids.push_back({n, 0, grid});
    const auto points = points_on_x(puzzle, [&](const twisty::Puzzle& of, int s) {
      return corners ? corner_points(of, s) : std::vector{reference_point(of, s)};
    });
    for (const Flat& point : points) {
      const int y = static_cast<int>(std::lround(point.y * grid)), z = static_cast<int>(std::lround(point.z * grid));
      const bool vertex = (y == 0 || y == grid) && (z == 0 || z == grid);
      (vertex ? odd_at_vertices : odd).insert((y + z) % 2 != 0);
    }
  }));
  const auto text = [](const std::set<bool>& parities) {
    return parities.size() != 1 ? "any" : *parities.begin() ? "odd" : "even";
  };
  std::string out = fmt::format("0~{}; y+z {}", formula_of(grids), text(odd));
  if (!odd_at_vertices.empty() && odd_at_vertices != odd) {
    out += fmt::format(", {} at the vertices of the cube", text(odd_at_vertices));
  }
  return computes(out, got);
}

// ---- The grid of cube/edge ------------------------------------------------------------------------------------------

// The points of a grid strictly inside a polygon of the side X+.
std::vector<std::pair<int, int>> inside(const std::vector<Flat>& polygon, int grid) {
  std::vector<std::pair<int, int>> out;
  for (int y = 0; y <= grid; ++y) {
    for (int z = 0; z <= grid; ++z) {
      int left = 0;
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Flat &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
        left += (b.y - a.y) * (z - grid * a.z) - (b.z - a.z) * (y - grid * a.y) > 1e-6;
      }
      if (left == static_cast<int>(polygon.size())) out.emplace_back(y, z);
    }
  }
  return out;
}

using Residues = std::set<std::pair<int, int>>;

// Of the points of the coarsest grid that has exactly one point inside every sticker, modulo 4. grid 0: there is none.
struct EdgeGrid {
  int grid = 0;
  Residues pieces, corners;
};

EdgeGrid edge_grid(const twisty::Puzzle& puzzle, int n) {
  for (int grid = n; grid <= 8 * n; ++grid) {
    EdgeGrid out{grid, {}, {}};
    bool one_each = true;
    for (int s = 0; one_each && s < puzzle.sticker_count(); ++s) {
      if (side_of(puzzle, s) != "X+") continue;
      const auto corners = corner_points(puzzle, s);
      const auto points = inside(corners, grid);
      one_each = points.size() == 1;
      for (const auto& [y, z] : points) out.pieces.insert({y % 4, z % 4});
      for (const Flat& corner : corners) {
        out.corners.insert(
            {static_cast<int>(std::lround(corner.y * grid)) % 4, static_cast<int>(std::lround(corner.z * grid)) % 4});
      }
    }
    if (one_each) return out;
  }
  return {};
}

Result<Finding> check_edge_grid(bool corners, const Text& got, Context& context) {
  constexpr int largest = 5;  // the search takes n⁴ steps
  std::vector<Value> grids;
  Residues all;
  for (int n = 1; n <= largest; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("cube-edge-{}", n)));
    EdgeGrid found = edge_grid(puzzle, n);
    grids.push_back({n, 0, found.grid});
    all.merge(corners ? found.corners : found.pieces);
  }
  std::vector<std::string> residues;
  for (const auto& [y, z] : all) residues.push_back(fmt::format("({}, {})", y, z));
  return computes(fmt::format("0~{}; (y, z) mod 4: {}", formula_of(grids), fmt::join(residues, ", ")), got);
}

const Text seen_everywhere = {"seen in all stickers of the side X+, for every N",
                              "X+ 面の全ピース面で、すべての N について確認"};

}  // namespace

std::vector<Check> grids_of_cubes() {
  return {{"coordinates-cube-vertex1",
           [](Context& context) { return check_parity("cube-vertex1", false, seen_everywhere, context); }},
          {"points-cube-vertex1",
           [](Context& context) { return check_parity("cube-vertex1", true, seen_everywhere, context); }},
          {"coordinates-cube-vertex2",
           [](Context& context) { return check_parity("cube-vertex2", false, seen_everywhere, context); }},
          {"points-cube-vertex2",
           [](Context& context) {
             return check_parity(
                 "cube-vertex2", true,
                 {"and the vertices of the cube, where y + z is even: 5.2.2 itself draws corners with them",
                  "ほかに正六面体の頂点（y + z は偶数）も要る。5.2.2 自身がコーナーピースの表示に使う"},
                 context);
           }},
          {"edge-coordinates",
           [](Context& context) {
             return check_edge_grid(
                 false,
                 {"0~4N: the coarsest grid with one point inside every sticker (N = 1 to 5); 6.2.1 and Table 6.3 have "
                  "4N",
                  "0~4N。どのピース面の内部にも 1 点ずつある最も粗い格子（N = 1~5）で、6.2.1 と Table 6.3 も 4N"},
                 context);
           }},
          {"points-cube-edge", [](Context& context) {
             return check_edge_grid(true,
                                    {"seen in the corners of all stickers of the side X+, for N = 1 to 5",
                                     "X+ 面の全ピース面の頂点で、N = 1~5 について確認"},
                                    context);
           }}};
}

}  // namespace asobi::twisty_claims_by_part
