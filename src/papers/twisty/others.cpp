// Section 13, with the solids really cut: the puzzles that the paper only sketches, which pieces and shapes of stickers
// they have; and what chapters 9 and 11 say of other cuts.
#include <cmath>
#include <iterator>
#include <map>
#include <set>

#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/formulas.hpp"
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

std::set<std::string> shape_names(const twisty::Puzzle& puzzle) {
  std::set<std::string> out;
  for (const Shape& shape : shapes_of(puzzle)) out.insert(shape.name());
  return out;
}

// On how many sides pieces show.
std::set<int> sides_of_pieces(const twisty::Puzzle& puzzle) {
  std::set<int> out;
  for (const auto& [sides, count] : pieces_by_sides(puzzle)) out.insert(sides);
  return out;
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
  return computes(fmt::format("{} of {}", programmed.size(), possible.size()),
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

Result<Finding> check_octa_edge_even(Context& context) {
  std::set<std::string> names;
  std::size_t most_shapes = 0;
  std::vector<Value> stickers, edges;
  for (int n = 2; n <= most_n; n += 2) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("octa-edge-{}", n)));
    most_shapes = std::max(most_shapes, shapes_of(puzzle).size());
    names.merge(shape_names(puzzle));
    stickers.push_back({n, 0, puzzle.sticker_count() / 12});
    edges.push_back({n, 0, pieces_by_sides(puzzle)[2]});
  }
  return computes(fmt::format("{} shape: {}", most_shapes, fmt::join(names, ", ")),
                  {fmt::format("true for N = 2 to {}: 12·{} triangles 30°, 60°, 90°; {} pieces show on two sides",
                               most_n, formula_of(stickers), formula_of(edges)),
                   fmt::format("N = 2~{} で成立。30°, 60°, 90° の三角形 12·{} 個、うち 2 面のピースは {} 個", most_n,
                               formula_of(stickers), formula_of(edges))});
}

Result<Finding> check_octa_edge_odd(Context& context) {
  std::set<std::string> names;
  bool always = true;
  Text example;
  for (int n = 3; n <= most_n; n += 2) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("octa-edge-{}", n)));
    if (n == 3) example = made_of(puzzle);
    if (n == 3) names = shape_names(puzzle);
    always = always && shape_names(puzzle) == names;
  }
  return computes(fmt::format("{}", fmt::join(names, ", ")),
                  {fmt::format("true for N = 3 to {}; equilateral triangles in two sizes, the isosceles "
                               "30°, 30°, 120°. N = 3: {}",
                               most_n - 1, example.en),
                   fmt::format("N = 3~{} で成立。正三角形は 2 種の大きさ、二等辺三角形は 30°, 30°, 120°。"
                               "N = 3: {}",
                               most_n - 1, example.ja)},
                  always);
}

Result<Finding> check_icosa_vertex(Context& context) {
  std::set<std::string> names;
  std::set<int> sides;
  std::vector<Value> layers;
  std::vector<LayerCounts> counts;
  for (int n = 1; n <= most_n; ++n) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const twisty::Puzzle puzzle, make_named(fmt::format("icosa-vertex-{}", n)));
    names.merge(shape_names(puzzle));
    sides.merge(sides_of_pieces(puzzle));
    const std::vector<int> in_layers = pieces_by_layer(puzzle);
    layers.push_back({n, 0, static_cast<int>(in_layers.size())});
    for (const int count : in_layers) {
      const int layer = counts.empty() || counts.back().n != n ? 0 : counts.back().layer + 1;
      counts.push_back({n, layer, {count}});
    }
  }
  const auto rows = fmt::format("{}", fmt::join(rows_of(counts), "; "));
  return computes(
      fmt::format("{} layers; {}; {} side", formula_of(layers), fmt::join(names, ", "), fmt::join(sides, ", ")),
      {fmt::format("true for N = 1 to {}; pieces of layer L: {}", most_n, rows),
       fmt::format("N = 1~{} で成立。層 L のピース数: {}", most_n, rows)});
}

// Fig. 13.1 shows three layers: two shapes, and the square in the middle of a side told apart from those of the
// corners.
Result<Finding> check_cube_edge_odd(Context&) {
  ASOBI_TRY(const twisty::Puzzle puzzle, make_named("cube-edge-odd-3"));
  const auto shapes = shapes_of(puzzle);
  std::set<std::pair<std::size_t, bool>> kinds;
  for (int cell = 0; cell < puzzle.stickers_per_face(); ++cell) {
    const Shape shape = shape_of(puzzle.polygon(cell));
    const auto known = std::ranges::find_if(shapes, [&](const Shape& other) { return congruent(shape, other); });
    kinds.insert({static_cast<std::size_t>(known - shapes.begin()), puzzle.is_middle(cell)});
  }
  const Text made = made_of(puzzle);
  return computes(std::to_string(kinds.size()),
                  {"triangles, and squares of two kinds: in the middle of a side and in its corners (by shape alone "
                   "two). 3 layers: " +
                       made.en,
                   "三角形と、面の中央・コーナーの 2 種の正方形（形だけなら 2 種）。3 層: " + made.ja});
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
  bool careful;  // chosen as the paper says
};

Result<Finding> check_careful_edges(Context&) {
  const EdgeCut cuts[] = {{"0", {"planes through the centre", "中心を通る面"}, true},
                          {"1/phi", {"through vertices", "頂点を通る面"}, true},
                          {"phi/2", {"through middles of edges", "辺の中点を通る面"}, true},
                          {"0.3", {"at 0.3 of the way to an edge", "辺までの 0.3 の位置"}, false},
                          {"0.5", {"at 0.5", "0.5 の位置"}, false}};
  std::map<bool, std::vector<int>> twelve_by_care, twenty_by_care;
  std::vector<std::string> en, ja;
  for (const EdgeCut& cut : cuts) {
    ASOBI_TRY(const twisty::Puzzle twelve, make_named(fmt::format("d e {}*m", cut.distance)));
    ASOBI_TRY(const twisty::Puzzle twenty, make_named(fmt::format("i e {}*m", cut.distance)));
    const int in_twelve = dissimilar(shapes_of(twelve)), in_twenty = dissimilar(shapes_of(twenty));
    twelve_by_care[cut.careful].push_back(in_twelve);
    twenty_by_care[cut.careful].push_back(in_twenty);
    en.push_back(fmt::format("{} {} and {}", cut.where.en, in_twelve, in_twenty));
    ja.push_back(fmt::format("{} {} 種と {} 種", cut.where.ja, in_twelve, in_twenty));
  }
  const auto fewer = [](std::map<bool, std::vector<int>>& of) {
    return std::ranges::max(of[true]) < std::ranges::min(of[false]);
  };
  return answered_if(
      fewer(twelve_by_care) && fewer(twenty_by_care),
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
  return answered_if(std::ranges::is_sorted(counts) && counts.front() < counts.back(),
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
  std::vector<std::string> added;  // what the thick middle layer brings
  std::ranges::set_difference(shape_names(thick), shape_names(equal), std::back_inserter(added));
  if (has_middle(thick) && !has_middle(equal)) added.emplace_back("centre");
  return computes(fmt::format("{}", fmt::join(added, ", ")),
                  {"with the planes at 0.4 instead of 1/3 a face has " + shapes_text(shapes_of(thick)).en,
                   "分割面を 1/3 でなく 0.4 に置くと 1 面は " + shapes_text(shapes_of(thick)).ja});
}

// "20 on 3 sides, 12 on 1 side": what a puzzle consists of whose planes all go through the centre; else empty.
std::string halves(const twisty::Named& named) {
  const auto puzzle = twisty::Puzzle::make(named.description, named.meeting);
  if (!puzzle) return "";
  std::vector<std::string> out;
  for (const auto& [sides, count] : pieces_by_sides(*puzzle)) {
    out.push_back(fmt::format("{} on {}", count, sides == 1 ? "1 side" : fmt::format("{} sides", sides)));
  }
  const bool through_centre = std::ranges::all_of(
      puzzle->axes(), [](const auto& axis) { return axis.offsets.size() == 1 && std::abs(axis.offsets[0]) < 1e-9; });
  return through_centre ? fmt::format("{} planes, {}", puzzle->axes().size(), fmt::join(out, ", ")) : "";
}

// The puzzles of today, by how they are cut.
Result<Finding> check_now_real(Context&) {
  ASOBI_TRY(const auto pentultimate, twisty::find_named("pentultimate"));
  ASOBI_TRY(const auto little_chop, twisty::find_named("little-chop"));
  const std::string first = halves(pentultimate), second = halves(little_chop);
  return answered_if(
      pentultimate.member == "dodeca-face1" && little_chop.member == "cube-edge-1" &&
          first == "6 planes, 12 on 1 side, 20 on 3 sides" && second == "6 planes, 24 on 1 side",
      {fmt::format(
           "today both are known: dodecahedron/face I is the Pentultimate ({}), cube/edge N = 1 the Little Chop "
           "({})",
           first, second),
       "いまはどちらも知られている。正十二面体・面型 I は Pentultimate、正六面体・辺型 N = 1 は Little Chop"});
}

// Through vertices and through the middles of sides.
Result<Finding> check_thirds(Context&) {
  ASOBI_TRY(const twisty::Puzzle vertices, make_named("dodeca-face-vertices"));
  ASOBI_TRY(const twisty::Puzzle centres, make_named("dodeca-face-centres"));
  const std::size_t of_vertices = kinds_of(vertices).size(), of_centres = kinds_of(centres).size();
  const auto [fewer, more] = std::minmax(of_vertices, of_centres);
  const Text first = made_of(vertices), second = made_of(centres);
  return computes(fmt::format("{}~{}", fewer, more),
                  {fmt::format("through vertices {} kinds: {}. Through the middles of sides (the Pyraminx Crystal) {} "
                               "kinds: {}",
                               of_vertices, first.en, of_centres, second.en),
                   fmt::format("頂点を通る面では {} 種類: {}。面の中心を通る面（Pyraminx Crystal）では {} 種類: {}",
                               of_vertices, first.ja, of_centres, second.ja)});
}

Result<Finding> check_dodeca_vertex(Context&) {
  ASOBI_TRY(const twisty::Puzzle puzzle, make_named("dodeca-vertex"));
  return computes(fmt::format("{} layers, {} kinds, {} side", pieces_by_layer(puzzle).size(), kinds_of(puzzle).size(),
                              fmt::join(sides_of_pieces(puzzle), ", ")),
                  made_of(puzzle));
}

// What edges (two sides) and centres (one side) show, and on how many sides corners do.
Result<Finding> check_icosa_face(Context&) {
  ASOBI_TRY(const twisty::Puzzle puzzle, make_named("icosa-face"));
  std::map<std::size_t, std::set<std::string>> shapes;  // by sides of the piece
  for (int cell = 0; cell < puzzle.stickers_per_face(); ++cell) {
    const Shape shape = shape_of(puzzle.polygon(cell));
    const bool plain = shape.regular() || shape.has_right_angle();
    shapes[puzzle.stickers_of(puzzle.piece_of(cell)).size()].insert(plain ? shape.name() : shape.text().en);
  }
  const Text made = made_of(puzzle);
  return computes(
      fmt::format("corner {} sides; edge 2 sides, {}; centre {}", shapes.rbegin()->first, fmt::join(shapes[2], " or "),
                  fmt::join(shapes[1], " or ")),
      {"the pieces are right, but the hexagon is only equilateral and no triangle has a right angle: " + made.en,
       "ピースは正しいが、六角形は等辺なだけで正六角形でなく、三角形も直角三角形ではない。" + made.ja});
}

}  // namespace

std::vector<Check> other_puzzles() {
  return {{"dodeca-face-thirds", check_thirds},
          {"dodeca-vertex", check_dodeca_vertex},
          {"icosa-face", check_icosa_face},
          {"fourteen", check_fourteen},
          {"all-fourteen", check_all_made},
          {"octa-edge-even", check_octa_edge_even},
          {"octa-edge-odd", check_octa_edge_odd},
          {"icosa-vertex", check_icosa_vertex},
          {"cube-edge-odd", check_cube_edge_odd},
          {"careful-edges", check_careful_edges},
          {"equal-dodecahedron", check_equal_dodecahedron},
          {"dino-octa", check_dino_octa},
          {"now-real", check_now_real}};
}

}  // namespace asobi::twisty_claims_by_part
