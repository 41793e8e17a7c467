// Section 13, with the solids really cut: the puzzles that the paper only sketches, which pieces and shapes of stickers
// they have; and what chapters 9 and 11 say of other cuts.
#include <map>
#include <set>

#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/parts.hpp"
#include "papers/twisty/shapes.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using twisty::AxisKind;
using twisty::make_named;

// ---- What a puzzle is made of ---------------------------------------------------------------------------------------

// How many pieces show on one side, on two, …
std::map<int, int> pieces_by_sides(const twisty::Puzzle& puzzle) {
  std::map<int, int> out;
  for (int piece = 0; piece < puzzle.piece_count(); ++piece) ++out[static_cast<int>(puzzle.stickers_of(piece).size())];
  return out;
}

bool all_on_one_side(const twisty::Puzzle& puzzle) { return puzzle.piece_count() == puzzle.sticker_count(); }

// Pieces that can take each other's places are of one kind; their numbers, ascending.
std::vector<int> kinds_of(const twisty::Puzzle& puzzle) {
  std::vector<int> out;
  for (const twisty::Orbit& orbit : piece_orbits(puzzle)) out.push_back(static_cast<int>(orbit.pieces.size()));
  std::ranges::sort(out);
  return out;
}

// Of the first axis; all axes have as many, being alike.
std::vector<int> pieces_by_layer(const twisty::Puzzle& puzzle) {
  std::vector<int> out;
  for (int layer = 0; layer < puzzle.axes().front().layer_count(); ++layer) {
    out.push_back(static_cast<int>(puzzle.pieces_in(layer).size()));
  }
  return out;
}

Text made_of(const twisty::Puzzle& puzzle) {
  std::vector<std::string> en, ja;
  for (const auto& [sides, count] : pieces_by_sides(puzzle)) {
    en.push_back(fmt::format("{} on {}", count, sides == 1 ? "one side" : fmt::format("{} sides", sides)));
    ja.push_back(fmt::format("{} 面のもの {} 個", sides, count));
  }
  const Text shapes = shapes_text(shapes_of(puzzle));
  const auto layers = fmt::format("{}", fmt::join(pieces_by_layer(puzzle), ", "));
  return {fmt::format("{} pieces ({}), by layer {}; {} stickers, on a face {}", puzzle.piece_count(),
                      fmt::join(en, ", "), layers, puzzle.sticker_count(), shapes.en),
          fmt::format("ピース {} 個（{}）、層ごとに {}。ピース面 {} 個、1 面に {}", puzzle.piece_count(),
                      fmt::join(ja, "、"), layers, puzzle.sticker_count(), shapes.ja)};
}

// What the paper says of one puzzle; `remark` stands before what it is made of.
Claim of_puzzle(std::string id, const std::string& name, Text says, Verdict verdict,
                bool (*holds)(const twisty::Puzzle&), const Text& remark = {}) {
  const std::string live = live_puzzle("info", name);
  return {std::move(id), same("13"), std::move(says),
          [=](Context&) -> Result<Finding> {
            ASOBI_TRY(const twisty::Puzzle puzzle, make_named(name));
            const Text made = made_of(puzzle);
            return Finding{holds(puzzle) ? verdict : Verdict::failed, {remark.en + made.en, remark.ja + made.ja}};
          },
          live};
}

// ---- All combinations -----------------------------------------------------------------------------------------------

struct Combination {
  SolidKind solid;
  AxisKind axes;
  std::string_view puzzle;  // the smallest of its kind here that is a puzzle
  int pieces;
};

// The axes of the tetrahedron from a vertex to a face count as vertex axes.
constexpr Combination combinations[] = {
    {SolidKind::tetrahedron, AxisKind::vertex, "tetra-vertexface-3", 14},
    {SolidKind::tetrahedron, AxisKind::edge, "tetra-edge-2", 8},
    {SolidKind::cube, AxisKind::face, "cube-face-2", 8},
    {SolidKind::cube, AxisKind::vertex, "cube-vertex1-1", 12},
    {SolidKind::cube, AxisKind::edge, "cube-edge-1", 24},
    {SolidKind::octahedron, AxisKind::face, "octa-face-2", 14},
    {SolidKind::octahedron, AxisKind::vertex, "octa-vertex-2", 32},
    {SolidKind::octahedron, AxisKind::edge, "octa-edge-2", 24},
    {SolidKind::dodecahedron, AxisKind::face, "dodeca-face1", 32},
    {SolidKind::dodecahedron, AxisKind::vertex, "dodeca-vertex", 132},
    {SolidKind::dodecahedron, AxisKind::edge, "dodeca-edge", 120},
    {SolidKind::icosahedron, AxisKind::face, "icosa-face", 92},
    {SolidKind::icosahedron, AxisKind::vertex, "icosa-vertex-1", 20},
    {SolidKind::icosahedron, AxisKind::edge, "icosa-edge", 120},
};

Result<Finding> check_fourteen(Context&) {
  std::set<std::pair<SolidKind, AxisKind>> possible, programmed;
  for (const Combination& one : combinations) {
    for (const twisty::Axis& axis : twisty::Solid::of(one.solid).axes()) possible.insert({one.solid, axis.kind});
  }
  for (const twisty::paper::Family& one : twisty::paper::families()) {
    const std::string name = one.has_n() ? fmt::format("{}-{}", one.name, 3) : std::string(one.name);
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(name));
    programmed.insert({puzzle.solid().shape().kind(), puzzle.line_of(0).kind});
  }
  const std::size_t puzzles = twisty::paper::families().size();
  return reproduced_if(possible.size() == 14 && programmed.size() == 8,
                       {fmt::format("{} kinds of axes in the five solids; {} of them programmed, as {} puzzles",
                                    possible.size(), programmed.size(), puzzles),
                        fmt::format("5 つの正多面体の軸は {} 種。うち {} 種を {} のパズルとして再現", possible.size(),
                                    programmed.size(), puzzles)});
}

Result<Finding> check_all_made(Context&) {
  std::set<std::pair<SolidKind, AxisKind>> made;
  std::vector<std::string> list;
  bool as_expected = true;
  for (const Combination& one : combinations) {
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(one.puzzle));
    as_expected = as_expected && puzzle.solid().shape().kind() == one.solid && puzzle.piece_count() == one.pieces;
    for (std::size_t axis = 0; axis < puzzle.axes().size(); ++axis) {
      as_expected = as_expected && puzzle.line_of(static_cast<int>(axis)).kind == one.axes;
    }
    made.insert({one.solid, one.axes});
    list.push_back(fmt::format("{} {}", one.puzzle, puzzle.piece_count()));
  }
  const auto text = fmt::format("{}", fmt::join(list, ", "));
  return answered_if(as_expected && made.size() == 14,
                     {"all fourteen turn here, each for any cuts; pieces of the smallest: " + text,
                      "14 種すべてを任意の分割で再現。最小のもののピース数: " + text});
}

// ---- Families of section 13 -----------------------------------------------------------------------------------------

constexpr int most_n = 10;

// How many pieces show on two sides, and of how many stickers a layer consists, for even N.
Result<Finding> check_octa_edge_even(Context& context) {
  bool holds = true;
  for (int n = 2; n <= most_n; n += 2) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("octa-edge-{}", n)));
    const auto shapes = shapes_of(puzzle);
    holds = holds && shapes.size() == 1 && shapes[0].corners() == 3 && shapes[0].has_right_angle() &&
            puzzle.sticker_count() == 12 * n * n && pieces_by_sides(puzzle)[2] == 12 * n;
  }
  return reproduced_if(
      holds, {fmt::format("true for N = 2 to {}: 12N² triangles 30°, 60°, 90°; 12N pieces show on two "
                          "sides",
                          most_n),
              fmt::format("N = 2~{} で成立。30°, 60°, 90° の三角形 12N² 個、うち 2 面のピースは 12N 個", most_n)});
}

Result<Finding> check_octa_edge_odd(Context& context) {
  bool holds = true;
  Text example;
  for (int n = 3; n <= most_n; n += 2) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("octa-edge-{}", n)));
    int equilateral = 0, isosceles = 0, hexagons = 0, others = 0;
    for (const Shape& shape : shapes_of(puzzle)) {
      if (shape.corners() == 6 && shape.regular()) {
        ++hexagons;
      } else if (shape.corners() == 3) {
        ++(shape.regular() ? equilateral : isosceles);
        if (!shape.regular()) others += shape.text().ja != "二等辺三角形 30°, 30°, 120°";
      } else {
        ++others;
      }
    }
    holds = holds && equilateral == 2 && isosceles == 1 && hexagons == 1 && others == 0;
    if (n == 3) example = made_of(puzzle);
  }
  return reproduced_if(holds, {fmt::format("true for N = 3 to {}; equilateral triangles in two sizes, the isosceles "
                                           "30°, 30°, 120°. N = 3: {}",
                                           most_n - 1, example.en),
                               fmt::format("N = 3~{} で成立。正三角形は 2 種の大きさ、二等辺三角形は 30°, 30°, 120°。"
                                           "N = 3: {}",
                                           most_n - 1, example.ja)});
}

Result<Finding> check_icosa_vertex(Context& context) {
  bool holds = true;
  for (int n = 1; n <= most_n; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("icosa-vertex-{}", n)));
    const auto shapes = shapes_of(puzzle);
    holds = holds && shapes.size() == 1 && shapes[0].corners() == 3 && shapes[0].regular() && all_on_one_side(puzzle) &&
            puzzle.sticker_count() == 20 * n * n;
    const std::vector<int> layers = pieces_by_layer(puzzle);
    holds = holds && static_cast<int>(layers.size()) == 3 * n;
    for (int k = 0; holds && k < n; ++k) {
      const auto at = static_cast<std::size_t>(k);
      holds = layers[at] == 5 * (2 * k + 1) && layers[at + static_cast<std::size_t>(n)] == 10 * n &&
              layers[layers.size() - 1 - at] == layers[at];
    }
  }
  return reproduced_if(
      holds,
      {fmt::format("true for N = 1 to {}: 20N² pieces; 5(2L+1) in layer L < N, 10N in each of the middle N", most_n),
       fmt::format("N = 1~{} で成立。ピース 20N² 個。層 L < N に 5(2L+1) 個、中間の N 層に 10N 個ずつ", most_n)});
}

// Two shapes on every face: squares, and the triangles into which every second square is cut.
Result<Finding> check_cube_edge_odd(Context& context) {
  bool two_shapes = true;
  Text example;
  for (int m = 3; m <= most_n; m += 2) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("cube-edge-odd-{}", m)));
    const auto shapes = shapes_of(puzzle);
    two_shapes = two_shapes && shapes.size() == 2 && puzzle.sticker_count() == 3 * (5 * m * m - 3);
    if (m == 3) {
      example = made_of(puzzle);
      two_shapes = two_shapes && pieces_by_sides(puzzle) == std::map<int, int>{{1, 78}, {2, 12}, {3, 8}};
    }
  }
  return corrected_if(
      two_shapes,
      {"two shapes, squares and triangles (three kinds only if the squares of centres and corners are "
       "told apart). 3 layers: " +
           example.en,
       "形は正方形と直角二等辺三角形の 2 種（センターとコーナーの正方形を区別すれば 3 種）。3 層: " + example.ja});
}

// ---- Edges of the dodecahedron and the icosahedron ------------------------------------------------------------------

// How many shapes of which no two are similar.
int dissimilar(const std::vector<Shape>& shapes) {
  std::vector<Shape> kept;
  for (const Shape& shape : shapes) {
    if (std::ranges::none_of(kept, [&](const Shape& other) { return similar(shape, other); })) kept.push_back(shape);
  }
  return static_cast<int>(kept.size());
}

struct EdgeCut {
  std::string_view distance;  // as a part of the way to the middle of an edge
  Text where;
  int dodecahedron, icosahedron;  // dissimilar shapes on a face
};

Result<Finding> check_careful_edges(Context&) {
  const EdgeCut cuts[] = {{"0", {"planes through the centre", "中心を通る面"}, 1, 1},
                          {"1/phi", {"through vertices", "頂点を通る面"}, 3, 7},
                          {"phi/2", {"through middles of edges", "辺の中点を通る面"}, 3, 3},
                          {"0.3", {"at 0.3 of the way to an edge", "辺までの 0.3 の位置"}, 12, 12},
                          {"0.5", {"at 0.5", "0.5 の位置"}, 7, 9}};
  bool holds = true;
  std::vector<std::string> en, ja;
  for (const EdgeCut& cut : cuts) {
    ASOBI_TRY(const twisty::Puzzle twelve, make_named(fmt::format("d e {}*m", cut.distance)));
    ASOBI_TRY(const twisty::Puzzle twenty, make_named(fmt::format("i e {}*m", cut.distance)));
    const int in_twelve = dissimilar(shapes_of(twelve)), in_twenty = dissimilar(shapes_of(twenty));
    holds = holds && in_twelve == cut.dodecahedron && in_twenty == cut.icosahedron;
    en.push_back(fmt::format("{} {} and {}", cut.where.en, in_twelve, in_twenty));
    ja.push_back(fmt::format("{} {} 種と {} 種", cut.where.ja, in_twelve, in_twenty));
  }
  return reproduced_if(
      holds,
      {fmt::format("dissimilar shapes on a face of the dodecahedron and the icosahedron: {}", fmt::join(en, ", ")),
       fmt::format("1 面にある非相似なピース面の形（正十二面体と正二十面体）: {}", fmt::join(ja, "、"))});
}

// ---- Other cuts in chapters 9 and 11 --------------------------------------------------------------------------------

Result<Finding> check_equal_dodecahedron(Context&) {
  std::vector<int> counts;
  for (const std::string_view cuts : {"d f 0", "d f 1/3", "d f 1/2 f 0", "d f 3/5 f 1/5"}) {
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(cuts));
    counts.push_back(dissimilar(shapes_of(puzzle)));
  }
  const auto list = fmt::format("{}", fmt::join(counts, ", "));
  return reproduced_if(counts[0] == 2 && std::ranges::is_sorted(counts) && counts[1] > 3,
                       {"stickers of so many dissimilar shapes with 2, 3, 4, 5 equal layers: " + list,
                        "2, 3, 4, 5 層に等分したときの非相似なピース面の種類: " + list});
}

Result<Finding> check_dino_octa(Context&) {
  ASOBI_TRY(const twisty::Puzzle equal, make_named("octa-face-3"));
  ASOBI_TRY(const twisty::Puzzle thick, make_named("o f 0.4"));
  const auto has_middle = [](const twisty::Puzzle& puzzle) {
    for (int s = 0; s < puzzle.stickers_per_face(); ++s) {
      if (puzzle.is_middle(s)) return true;
    }
    return false;
  };
  const auto trapezoids = [](const twisty::Puzzle& puzzle) {
    return std::ranges::any_of(shapes_of(puzzle), [](const Shape& shape) { return shape.is_trapezoid(); });
  };
  return reproduced_if(has_middle(thick) && trapezoids(thick) && !has_middle(equal) && !trapezoids(equal),
                       {"with the planes at 0.4 instead of 1/3 a face has " + shapes_text(shapes_of(thick)).en,
                        "分割面を 1/3 でなく 0.4 に置くと 1 面は " + shapes_text(shapes_of(thick)).ja});
}

Result<Finding> check_now_real(Context&) {
  ASOBI_TRY(const auto pentultimate, twisty::find_named("pentultimate"));
  ASOBI_TRY(const auto little_chop, twisty::find_named("little-chop"));
  return answered_if(
      pentultimate.member == "dodeca-face1" && little_chop.member == "cube-edge-1",
      {"today both are known: dodecahedron/face I is the Pentultimate, cube/edge N = 1 the Little Chop",
       "いまはどちらも知られている。正十二面体・面型 I は Pentultimate、正六面体・辺型 N = 1 は Little Chop"});
}

std::vector<Claim> all_kinds() {
  return {
      {"fourteen",
       same("13"),
       {"8 of the 14 kinds of puzzles were programmed", "14 種のうち 8 種を再現した"},
       check_fourteen,
       live_puzzle("info", "dodeca-face2")},
      {"all-fourteen",
       same("13"),
       {"the other six kinds are sketched", "残り 6 種は可能性として図示"},
       check_all_made,
       live_open("twisty", puzzle_option("icosa-edge"))},
      {"octa-edge-even",
       same("13"),
       {"octahedron/edge, N even: all stickers are congruent right triangles",
        "正八面体・辺型、N が偶数: 全てのピース面が合同な直角三角形"},
       check_octa_edge_even,
       live_puzzle("info", "octa-edge-4")},
      {"octa-edge-odd",
       same("13"),
       {"octahedron/edge, N odd: equilateral and isosceles triangles and regular hexagons",
        "正八面体・辺型、N が奇数: 正三角形、二等辺三角形、正六角形のピース面"},
       check_octa_edge_odd,
       live_puzzle("info", "octa-edge-3")},
      {"icosa-vertex",
       same("13"),
       {"icosahedron/vertex: any N, 3N layers, all stickers equilateral triangles, all pieces on one side",
        "正二十面体・頂点型: 任意の N、3N 層、ピース面は全て正三角形で、どのピースも 1 面だけに属する"},
       check_icosa_vertex,
       live_puzzle("info", "icosa-vertex-3")},
      {"cube-edge-odd",
       same("13"),
       {"cube/edge with an odd number of layers has 3 kinds of stickers",
        "正六面体・辺型を奇数個に分けると 3 種類のピース面ができる"},
       check_cube_edge_odd,
       live_puzzle("info", "cube-edge-odd-3")},
      {"careful-edges",
       same("13"),
       {"dodecahedron/edge and icosahedron/edge: planes through vertices or middles of edges give few shapes, others "
        "many",
        "正十二・二十面体の辺型: "
        "分割面が頂点や辺の中点を通れば扱いやすいピースだけになり、そうでないと非相似な面が多い"},
       check_careful_edges,
       live_puzzle("info", "dodeca-edge")},
      {"equal-dodecahedron",
       same("11"),
       {"cut into equal layers the dodecahedron has many dissimilar stickers",
        "正十二面体を等間隔で分割すると非相似な面が沢山できる"},
       check_equal_dodecahedron,
       live_puzzle("info", "d f 1/3")},
      {"dino-octa",
       same("9"),
       {"the Dino Octa (octahedron/face N = 3 with a thicker middle layer) has trapezoids and centres",
        "Dino Octa（N = 3 で中央の層が厚いもの）には台形のピース面とセンターピースがある"},
       check_dino_octa,
       live_open("twisty", puzzle_option("o f 0.4"))},
      {"now-real",
       same("6, 11"),
       {"no real puzzle is known for cube/edge and dodecahedron/face I",
        "正六面体・辺型と正十二面体・面型 I にあたる実物は未確認"},
       check_now_real,
       live_open("twisty", puzzle_option("pentultimate"))},
  };
}

}  // namespace

std::vector<Claim> other_puzzles() {
  std::vector<Claim> out = all_kinds();
  out.push_back(of_puzzle("dodeca-face-vertices", "dodeca-face-vertices",
                          {"dodecahedron/face cut in three through vertices: 2 or 3 kinds of pieces",
                           "正十二面体・面型を頂点を通る面で 3 分割: 2~3 種類のピース"},
                          Verdict::reproduced,
                          [](const twisty::Puzzle& puzzle) { return kinds_of(puzzle) == std::vector{12, 30, 60}; },
                          {"3 kinds: ", "3 種類。"}));
  out.push_back(of_puzzle("dodeca-face-centres", "dodeca-face-centres",
                          {"dodecahedron/face cut in three through the middles of faces: 2 or 3 kinds of pieces",
                           "正十二面体・面型を面の中心を通る面で 3 分割: 2~3 種類のピース"},
                          Verdict::reproduced,
                          [](const twisty::Puzzle& puzzle) { return kinds_of(puzzle) == std::vector{20, 30}; },
                          {"2 kinds (this is the Pyraminx Crystal): ", "2 種類（Pyraminx Crystal）。"}));
  out.push_back(
      of_puzzle("dodeca-vertex", "dodeca-vertex",
                {"dodecahedron/vertex with planes through vertices: 5 layers, 3 kinds of pieces, all on one side",
                 "正十二面体・頂点型、頂点を通る分割面: 5 層、3 種類のピースがどれも 1 つの面だけに属する"},
                Verdict::reproduced, [](const twisty::Puzzle& puzzle) {
                  return kinds_of(puzzle) == std::vector{12, 60, 60} && all_on_one_side(puzzle) &&
                         pieces_by_layer(puzzle) == std::vector{9, 33, 48, 33, 9};
                }));
  out.push_back(of_puzzle(
      "icosa-face", "icosa-face",
      {"icosahedron/face: corners on 5 sides, edges with right triangles on 2, regular hexagons in the centres",
       "正二十面体・面型: 5 面のコーナー、直角三角形 2 つのエッジ、正六角形のセンター"},
      Verdict::corrected,
      [](const twisty::Puzzle& puzzle) {
        const auto shapes = shapes_of(puzzle);
        return pieces_by_sides(puzzle) == std::map<int, int>{{1, 20}, {2, 60}, {5, 12}} && shapes.size() == 3 &&
               std::ranges::none_of(shapes, [](const Shape& s) { return s.regular() || s.has_right_angle(); }) &&
               std::ranges::any_of(shapes, [](const Shape& s) { return s.corners() == 6 && s.equilateral(); });
      },
      {"the pieces are right, but the hexagon is only equilateral and no triangle has a right angle: ",
       "ピースは正しいが、六角形は等辺なだけで正六角形でなく、三角形も直角三角形ではない。"}));
  return out;
}

}  // namespace asobi::twisty_claims_by_part
