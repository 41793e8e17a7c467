// Which coordinates pieces and points have, and their numbers in an array: index formulas, and the conditions of
// chapters 3 to 10. Coordinates are read off the cut solid, by layers or by where polygons lie, and written as formulas
// of N; the paper's model, which is made from these conditions, is not asked.
#include <cmath>
#include <functional>
#include <set>

#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/formulas.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using SolidPuzzle = twisty::Puzzle;

// The cut solid for every N that the paper has of the family.
Result<void> for_every_solid(std::string_view name, Context& context,
                             const std::function<void(const SolidPuzzle&, int n)>& see) {
  const auto range = family(name).in_paper;
  for (int n = range.first; n <= range.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const auto puzzle, twisty::make_named(fmt::format("{}-{}", name, n)));
    see(puzzle, n);
  }
  return {};
}

// ---- Numbers in an array --------------------------------------------------------------------------------------------

// "x+N(y+Nz)", "i+N(j+N(k+Nl))".
std::string index_text(std::string_view letters, const std::string& base) {
  const std::string factor = base.size() == 1 ? base : "(" + base + ")";
  std::string out(1, letters.back());
  for (std::size_t i = letters.size() - 1; i-- > 0;) {
    const std::string rest = out.size() == 1 ? factor + out : fmt::format("{}({})", factor, out);
    out = fmt::format("{}+{}", letters[i], rest);
  }
  return out;
}

Claim index_formula(const std::string& section, std::string_view name, const std::string& printed) {
  const twisty::paper::Family& of = family(name);
  std::string letters;
  for (const char letter : of.coordinate_frame->letters) letters += static_cast<char>(letter - 'A' + 'a');
  return Claim{fmt::format("index-{}", name),
               same(section),
               {fmt::format("{}: the piece at ({}) has the index {}", of.title.en, fmt::join(letters, ", "), printed),
                fmt::format("{}: ({}) のピースの index は {}", of.title.ja, fmt::join(letters, ", "), printed)},
               [=](Context& context) -> Result<Finding> {
                 std::vector<Value> bases;
                 std::int64_t pieces = 0;
                 ASOBI_TRY(const bool unique, for_every_n(name, context, [&](const twisty::paper::Puzzle& puzzle) {
                             int greatest = 0;
                             for (const auto& piece : puzzle.pieces()) {
                               greatest = std::max(greatest, std::ranges::max(piece.at));
                             }
                             bases.push_back({puzzle.n(), 0, greatest + 1});
                             std::set<std::int64_t> numbers;
                             bool same_number = true;
                             for (const auto& piece : puzzle.pieces()) {
                               std::int64_t number = 0;
                               for (std::size_t i = piece.at.size(); i-- > 0;) {
                                 number = number * (greatest + 1) + piece.at[i];
                               }
                               numbers.insert(number);
                               same_number = same_number && number == piece.number;
                             }
                             pieces += static_cast<std::int64_t>(numbers.size());
                             return same_number && numbers.size() == puzzle.pieces().size();
                           }));
                 return computes(index_text(letters, formula_of(bases)),
                                 {fmt::format("one number for each of the {} pieces of all N", grouped(pieces)),
                                  fmt::format("すべての N の {} 個のピースと 1 対 1 に対応", grouped(pieces))},
                                 unique);
               },
               live_puzzle("pieces", fmt::format("{}-3", name), R"("all":true)")}
      .prints(printed);
}

// 3.2.2: as many points along an axis as there are planes, with both ends.
Result<Finding> check_grid_index(Context& context) {
  std::vector<Value> points;
  ASOBI_CHECK(for_every_solid("cube-face", context, [&](const SolidPuzzle& puzzle, int n) {
    points.push_back({n, 0, static_cast<int>(puzzle.axes()[0].offsets.size()) + 2});
  }));
  const std::string base = formula_of(points);
  return computes(fmt::format("({})^3 points, {}", base, index_text("xyz", base)),
                  {"counted along the axes of the cut solid", "立体の軸に沿って数えて一致"});
}

// ---- Equations of the sides -----------------------------------------------------------------------------------------

// Whether the sticker points another way than its side: no corner lies in the direction of a corner of the side.
bool is_reverse(const SolidPuzzle& puzzle, int sticker) {
  const auto corners = puzzle.polygon(sticker);
  Vector middle;
  for (const Vector& corner : corners) middle = middle + (1.0 / static_cast<double>(corners.size())) * corner;
  const auto& shape = puzzle.solid().shape();
  const auto& face = shape.faces()[static_cast<std::size_t>(puzzle.face_of(sticker))];
  const Vector centre = dot(face.normal, middle) * face.normal;
  const Vector to = unit(corners.front() - middle);
  return std::ranges::none_of(face.vertices, [&](int v) {
    return dot(unit(shape.vertices()[static_cast<std::size_t>(v)] - centre), to) > 1 - 1e-6;
  });
}

// What is added up on a side: a sign for each axis.
struct Sum {
  std::string_view side;
  std::vector<int> signs;

  std::string text(std::string_view letters) const {
    std::string out;
    for (std::size_t i = 0; i < signs.size(); ++i) {
      out += fmt::format("{}{}", signs[i] < 0 ? "-" : i > 0 ? "+" : "", letters[i]);
    }
    return out;
  }
};

// The sums as the paper writes them.
std::vector<Sum> tetrahedron_sums() {
  return {{"I", {1, 1, 1}}, {"J", {-1, 1, 1}}, {"K", {1, -1, 1}}, {"L", {1, 1, -1}}};
}
std::vector<Sum> octahedron_sums() {
  return {{"I+", {1, 1, 1}}, {"J+", {1, -1, -1}}, {"K+", {-1, 1, -1}}, {"L+", {-1, -1, 1}},
          {"I-", {1, 1, 1}}, {"J-", {-1, 1, 1}},  {"K-", {1, -1, 1}},  {"L-", {1, 1, -1}}};
}
// 10.2.1 has the sums of the negative sides for the positive ones, too.
std::vector<Sum> octahedron_point_sums() {
  return {{"I+", {1, 1, 1}},  {"I-", {1, 1, 1}},  {"J+", {-1, 1, 1}}, {"J-", {-1, 1, 1}},
          {"K+", {1, -1, 1}}, {"K-", {1, -1, 1}}, {"L+", {1, 1, -1}}, {"L-", {1, 1, -1}}};
}

const std::string& side_of(const SolidPuzzle& puzzle, int sticker) {
  return puzzle.solid().paper_name(puzzle.face_of(sticker));
}

// "I: x+y+z = N-1, N-2; …": forward and reverse pieces of each side, coordinates being layers.
Result<Finding> check_piece_sums(std::string_view name, const std::vector<Sum>& sums, Context& context) {
  std::vector<std::vector<Value>> forward(sums.size()), reverse(sums.size());
  ASOBI_CHECK(for_every_solid(name, context, [&](const SolidPuzzle& puzzle, int n) {
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      for (std::size_t k = 0; k < sums.size(); ++k) {
        if (sums[k].side != side_of(puzzle, s)) continue;
        int sum = 0;
        for (std::size_t a = 0; a < sums[k].signs.size(); ++a) {
          sum += sums[k].signs[a] * puzzle.layer_of_sticker(s, static_cast<int>(a));
        }
        (is_reverse(puzzle, s) ? reverse : forward)[k].push_back({n, 0, sum});
      }
    }
  }));
  std::vector<std::string> out;
  for (std::size_t k = 0; k < sums.size(); ++k) {
    out.push_back(fmt::format("{}: {} = {}, {}", sums[k].side, sums[k].text("xyz"), formula_of(forward[k]),
                              formula_of(reverse[k])));
  }
  return computes(fmt::format("{}", fmt::join(out, "; ")), {"seen in all stickers of the cut solid, for every N",
                                                            "切断した立体の全ピース面で、すべての N について確認"});
}

// i + j + k + l of forward pieces, and of reverse ones on the sides of either sign.
Result<Finding> check_four_sums(std::string_view name, const Text& got, Context& context) {
  std::vector<Value> forward, reverse_plus, reverse_minus;
  ASOBI_CHECK(for_every_solid(name, context, [&](const SolidPuzzle& puzzle, int n) {
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      int sum = 0;
      for (int axis = 0; axis < 4; ++axis) sum += puzzle.layer_of_sticker(s, axis);
      const bool minus = side_of(puzzle, s).ends_with('-');
      (!is_reverse(puzzle, s) ? forward : minus ? reverse_minus : reverse_plus).push_back({n, 0, sum});
    }
  }));
  const std::string plus = formula_of(reverse_plus), minus = formula_of(reverse_minus);
  const std::string reverse =
      minus.empty() || minus == plus ? plus : fmt::format("{} on I+ … L+, {} on I- … L-", plus, minus);
  return computes(fmt::format("forward {}, reverse {}", formula_of(forward), reverse), got);
}

// The coordinate of a point along an axis, 0 at the negative end and one more for each layer.
double coordinate(const SolidPuzzle& puzzle, int axis, const Vector& point) {
  const auto& line = puzzle.line_of(axis);
  return (dot(point, line.direction) + line.back) / (line.reach + line.back) *
         puzzle.axes()[static_cast<std::size_t>(axis)].layer_count();
}

// "I: N; J: N; …" for the corners of all stickers.
Result<Finding> check_point_sums(std::string_view name, const std::vector<Sum>& sums, std::string_view letters,
                                 Context& context) {
  std::vector<std::vector<Value>> values(sums.size());
  bool whole = true;
  ASOBI_CHECK(for_every_solid(name, context, [&](const SolidPuzzle& puzzle, int n) {
    for (int s = 0; s < puzzle.sticker_count(); ++s) {
      for (std::size_t k = 0; k < sums.size(); ++k) {
        if (!sums[k].side.empty() && sums[k].side != side_of(puzzle, s)) continue;
        for (const Vector& corner : puzzle.polygon(s)) {
          double sum = 0;
          for (std::size_t a = 0; a < sums[k].signs.size(); ++a) {
            sum += sums[k].signs[a] * coordinate(puzzle, static_cast<int>(a), corner);
          }
          values[k].push_back({n, 0, static_cast<int>(std::lround(sum))});
          whole = whole && std::abs(sum - values[k].back().value) < 1e-6;
        }
      }
    }
  }));
  std::vector<std::string> out;
  for (std::size_t k = 0; k < sums.size(); ++k) {
    const std::string side = sums[k].side.empty() ? "" : fmt::format("{}: ", sums[k].side);
    out.push_back(fmt::format("{}{} = {}", side, sums[k].text(letters), formula_of(values[k])));
  }
  return computes(fmt::format("{}", fmt::join(out, "; ")),
                  {"seen in the corners of all stickers, for every N", "すべての N の全ピース面の頂点で確認"}, whole);
}

// ---- Grids on the sides of the cube ---------------------------------------------------------------------------------

struct Flat {
  double y, z;  // from 0 to 1
};

Flat flat(const Vector& point) { return {(point.y + 1) / 2, (point.z + 1) / 2}; }

// 4.1.1: the middle of the square of which the sticker is all, half (on two sides) or a quarter (on three).
Flat reference_point(const SolidPuzzle& puzzle, int sticker) {
  const auto corners = puzzle.polygon(sticker);
  const std::size_t count = corners.size();
  Vector middle;
  for (const Vector& corner : corners) middle = middle + (1.0 / static_cast<double>(count)) * corner;
  if (count == 4) return flat(middle);
  std::size_t longest = 0;
  const auto side = [&](std::size_t i) { return length(corners[(i + 1) % count] - corners[i]); };
  for (std::size_t i = 1; i < count; ++i) longest = side(i) > side(longest) + 1e-9 ? i : longest;
  const bool quarter = puzzle.stickers_of(puzzle.piece_of(sticker)).size() == 3;
  return flat(quarter ? corners[(longest + 2) % count] : 0.5 * (corners[longest] + corners[(longest + 1) % count]));
}

std::vector<Flat> corner_points(const SolidPuzzle& puzzle, int sticker) {
  std::vector<Flat> out;
  for (const Vector& corner : puzzle.polygon(sticker)) out.push_back(flat(corner));
  return out;
}

bool is_whole(double value) { return std::abs(value - std::round(value)) < 1e-6; }

// The points of the side X+.
template <class PointsOf>
std::vector<Flat> points_on_x(const SolidPuzzle& puzzle, const PointsOf& points_of) {
  std::vector<Flat> out;
  for (int s = 0; s < puzzle.sticker_count(); ++s) {
    if (side_of(puzzle, s) != "X+") continue;
    const auto points = points_of(puzzle, s);
    out.insert(out.end(), points.begin(), points.end());
  }
  return out;
}

// The coarsest grid on which all reference points lie.
int grid_of(const SolidPuzzle& puzzle) {
  const auto points =
      points_on_x(puzzle, [](const SolidPuzzle& of, int s) { return std::vector{reference_point(of, s)}; });
  int grid = 1;
  while (!std::ranges::all_of(points, [&](Flat p) { return is_whole(p.y * grid) && is_whole(p.z * grid); })) ++grid;
  return grid;
}

// "0~2N; y+z odd": of reference points or of corners, on that grid. Corners of the cube itself are told apart.
Result<Finding> check_parity(std::string_view name, bool corners, const Text& got, Context& context) {
  std::vector<Value> grids;
  std::set<bool> odd, odd_at_vertices;
  ASOBI_CHECK(for_every_solid(name, context, [&](const SolidPuzzle& puzzle, int n) {
    const int grid = grid_of(puzzle);
    grids.push_back({n, 0, grid});
    const auto points = points_on_x(puzzle, [&](const SolidPuzzle& of, int s) {
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

EdgeGrid edge_grid(const SolidPuzzle& puzzle, int n) {
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

std::vector<Claim> of_cubes() {
  return {
      Claim{"grid-index",
            same("3.2.2"),
            {"Grid has (N+1)^3 points with the index x+(N+1)(y+(N+1)z)",
             "Grid の要素は (N+1)^3 個、index は x+(N+1)(y+(N+1)z)"},
            check_grid_index,
            live_puzzle("shape", "cube-face-3")}
          .prints("(N+1)^3 points, x+(N+1)(y+(N+1)z)"),
      Claim{"coordinates-cube-vertex1",
            same("4.1.1"),
            {"coordinates 0~2N; on X+ and X- one of y, z is even and one odd",
             "座標は 0~2N。x = 0, 2N の面では y, z は必ず偶数と奇数の組合せ"},
            [](Context& context) { return check_parity("cube-vertex1", false, seen_everywhere, context); },
            live_puzzle("pieces", "cube-vertex1-2", R"("all":true)")}
          .prints("0~2N; y+z odd"),
      Claim{"points-cube-vertex1",
            same("4.2.1"),
            {"points needed on X+: y, z both even or both odd, 0~2N",
             "X+ 面で必要な点は y, z が共に偶数か共に奇数、0~2N"},
            [](Context& context) { return check_parity("cube-vertex1", true, seen_everywhere, context); },
            live_puzzle("shape", "cube-vertex1-2")}
          .prints("0~2N; y+z even"),
      Claim{"coordinates-cube-vertex2",
            same("5.1.1"),
            {"coordinates up to 2N-2; on X+ and X- y and z are both even or both odd",
             "座標の最大値は 2N-2。X の正負の面では y, z はともに偶数かともに奇数"},
            [](Context& context) { return check_parity("cube-vertex2", false, seen_everywhere, context); },
            live_puzzle("pieces", "cube-vertex2-3", R"("all":true)")}
          .prints("0~2(N-1); y+z even"),
      Claim{"points-cube-vertex2",
            same("5.2.1"),
            {"points needed on X+: only those with one of y, z even and one odd, up to 2N-2",
             "X+ 面で必要な点は y, z が偶数と奇数の組合せになる点のみ、最大 2N-2"},
            [](Context& context) {
              return check_parity(
                  "cube-vertex2", true,
                  {"and the vertices of the cube, where y + z is even: 5.2.2 itself draws corners with them",
                   "ほかに正六面体の頂点（y + z は偶数）も要る。5.2.2 自身がコーナーピースの表示に使う"},
                  context);
            },
            live_puzzle("shape", "cube-vertex2-3")}
          .corrects("0~2(N-1); y+z odd", "0~2(N-1); y+z odd, even at the vertices of the cube"),
      Claim{"edge-coordinates",
            same("6.1.1"),
            {"coordinates 0~2N; on X+ (y, z) is (4m+2, 4n+1), (4m+2, 4n+3), (4m+1, 4n+2) or (4m+3, 4n+2)",
             "座標は 0~2N。X+ 面では (y, z) = (4m+2, 4n+1), (4m+2, 4n+3), (4m+1, 4n+2), (4m+3, 4n+2)"},
            [](Context& context) {
              return check_edge_grid(
                  false,
                  {"0~4N: the coarsest grid with one point inside every sticker; 6.2.1 and Table 6.3 have 4N",
                   "0~4N。どのピース面の内部にも 1 点ずつある最も粗い格子で、6.2.1 と Table 6.3 も 4N"},
                  context);
            },
            live_puzzle("pieces", "cube-edge-2", R"("all":true)")}
          .corrects("0~2N; (y, z) mod 4: (1, 2), (2, 1), (2, 3), (3, 2)",
                    "0~4N; (y, z) mod 4: (1, 2), (2, 1), (2, 3), (3, 2)"),
      Claim{"points-cube-edge",
            same("6.2.1"),
            {"points on X+: x = 4N, (y, z) = (4m, 4n), (4m+2, 4n+2)",
             "X+ 面の点は x = 4N、(y, z) = (4m, 4n), (4m+2, 4n+2)"},
            [](Context& context) { return check_edge_grid(true, seen_everywhere, context); },
            live_puzzle("shape", "cube-edge-2")}
          .prints("0~4N; (y, z) mod 4: (0, 0), (2, 2)"),
  };
}

}  // namespace

std::vector<Claim> coordinates() {
  std::vector<Claim> out = {
      index_formula("3.1.1", "cube-face", "x+N(y+Nz)"),
      index_formula("4.1.1", "cube-vertex1", "x+(2N+1)(y+(2N+1)z)"),
      index_formula("5.1.1", "cube-vertex2", "x+(2N-1)(y+(2N-1)z)"),
      index_formula("7.1.1", "tetra-vertexface", "i+N(j+N(k+Nl))"),
  };
  for (const Claim& claim : of_cubes()) out.push_back(claim);
  out.push_back(Claim{
      "coordinates-tetra-vertexface",
      same("7.1.1"),
      {"i+j+k+l = N-1 for forward pieces, N-2 for reverse ones", "順方向ピースは i+j+k+l = N-1、逆方向ピースは N-2"},
      [](Context& context) { return check_four_sums("tetra-vertexface", seen_everywhere, context); },
      live_puzzle("pieces", "tetra-vertexface-3", R"("all":true)")}
                    .prints("forward N-1, reverse N-2"));
  out.push_back(Claim{
      "points-tetra-vertexface",
      same("7.2.1"),
      {"points of the surface have i+j+k+l = N", "表面の点では i+j+k+l = N が常に成り立つ"},
      [](Context& context) { return check_point_sums("tetra-vertexface", {{"", {1, 1, 1, 1}}}, "ijkl", context); },
      live_puzzle("shape", "tetra-vertexface-3")}
                    .prints("i+j+k+l = N"));
  out.push_back(
      Claim{"coordinates-tetra-edge",
            same("8.1.1"),
            {"equations of the sides, forward and reverse pieces", "各面のピースの座標の式（順方向、逆方向）"},
            [](Context& context) { return check_piece_sums("tetra-edge", tetrahedron_sums(), context); },
            live_puzzle("pieces", "tetra-edge-3", R"("all":true)")}
          .prints("I: x+y+z = N-1, N-2; J: -x+y+z = N-1, N; K: x-y+z = N-1, N; L: x+y-z = N-1, N"));
  out.push_back(
      Claim{"points-tetra-edge",
            same("8.2.1"),
            {"points of the sides", "各面の点の座標の式"},
            [](Context& context) { return check_point_sums("tetra-edge", tetrahedron_sums(), "xyz", context); },
            live_puzzle("shape", "tetra-edge-3")}
          .prints("I: x+y+z = N; J: -x+y+z = N; K: x-y+z = N; L: x+y-z = N"));
  out.push_back(
      Claim{"reverse-equation",
            same("9.1.1"),
            {"i+j+k+l = 2N-2 for forward pieces, 2N-3 for reverse ones",
             "順方向ピースは i+j+k+l = 2N-2、逆方向ピースは 2N-3"},
            [](Context& context) {
              return check_four_sums("octa-face",
                                     {"2N-3 on the sides I+ … L+ and 2N-1 on I- … L-; the first alone is half of them",
                                      "I+ … L+ 面では 2N-3、I- … L- 面では 2N-1。前者だけでは半分になる"},
                                     context);
            },
            live_puzzle("pieces", "octa-face-2", R"("all":true)")}
          .corrects("forward 2(N-1), reverse 2N-3", "forward 2(N-1), reverse 2N-3 on I+ … L+, 2N-1 on I- … L-"));
  out.push_back(
      Claim{"coordinates-octa-vertex",
            same("10.1.1"),
            {"equations of the sides, forward and reverse pieces", "各面のピースの座標の式（順方向、逆方向）"},
            [](Context& context) { return check_piece_sums("octa-vertex", octahedron_sums(), context); },
            live_puzzle("pieces", "octa-vertex-2", R"("all":true)")}
          .prints("I+: x+y+z = 4N-1, 2(2N-1); J+: x-y-z = 1, 0; K+: -x+y-z = 1, 0; L+: -x-y+z = 1, 0; "
                  "I-: x+y+z = 2(N-1), 2N-1; J-: -x+y+z = 2N, 2N-1; K-: x-y+z = 2N, 2N-1; "
                  "L-: x+y-z = 2N, 2N-1"));
  out.push_back(
      Claim{"points-octa-vertex",
            same("10.2.1"),
            {"points of the sides", "各面の点の座標の式"},
            [](Context& context) { return check_point_sums("octa-vertex", octahedron_point_sums(), "xyz", context); },
            live_puzzle("shape", "octa-vertex-2")}
          .prints("I+: x+y+z = 4N; I-: x+y+z = 2N; J+: -x+y+z = 0; J-: -x+y+z = 2N; K+: x-y+z = 0; "
                  "K-: x-y+z = 2N; L+: x+y-z = 0; L-: x+y-z = 2N"));
  return out;
}

}  // namespace asobi::twisty_claims_by_part
