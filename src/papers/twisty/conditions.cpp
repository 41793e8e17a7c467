// Chapters 1 and 2: the axes of the solids, the five conditions, and which cuts make a puzzle. Cuts that a condition
// forbids are turned in the slow way (games/twisty/geometry/reference.hpp), which asks for no symmetry.
#include "games/twisty/geometry/conditions.hpp"

#include <cmath>
#include <map>

#include "games/twisty/geometry/reference.hpp"
#include "games/twisty/paper/group.hpp"
#include "games/twisty/puzzle/names.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using twisty::AxisKind;
using twisty::Solid;

// ---- Axes -----------------------------------------------------------------------------------------------------------

// How many axes of a kind there are, and how often each turns.
struct AxesOfKind {
  int count = 0, order = 0;

  friend bool operator==(const AxesOfKind&, const AxesOfKind&) = default;
};

std::map<AxisKind, AxesOfKind> axes_of_solid(SolidKind kind) {
  std::map<AxisKind, AxesOfKind> out;
  for (const twisty::Axis& axis : Solid::of(kind).axes()) {
    AxesOfKind& known = out[axis.kind];
    if (known.count > 0 && known.order != axis.order) return {};
    known = {known.count + 1, axis.order};
  }
  return out;
}

using AxisTable = std::map<SolidKind, std::map<AxisKind, AxesOfKind>>;

// Table 1.1; the first column (vertex to face) stands under vertex.
const AxisTable& table_1_1() {
  static const AxisTable table = {
      {SolidKind::tetrahedron, {{AxisKind::vertex, {4, 3}}, {AxisKind::edge, {3, 2}}}},
      {SolidKind::cube, {{AxisKind::face, {3, 4}}, {AxisKind::vertex, {4, 3}}, {AxisKind::edge, {6, 2}}}},
      {SolidKind::octahedron, {{AxisKind::face, {4, 3}}, {AxisKind::vertex, {3, 4}}, {AxisKind::edge, {6, 2}}}},
      {SolidKind::dodecahedron, {{AxisKind::face, {6, 5}}, {AxisKind::vertex, {10, 3}}, {AxisKind::edge, {15, 2}}}},
      {SolidKind::icosahedron, {{AxisKind::face, {10, 3}}, {AxisKind::vertex, {6, 5}}, {AxisKind::edge, {15, 2}}}}};
  return table;
}

// Every rotation but the identity is about exactly one axis, by one of its order - 1 angles.
Result<Finding> check_table_1_1(Context&) {
  bool holds = true;
  std::vector<std::string> parts;
  for (const auto& [kind, printed] : table_1_1()) {
    const auto found = axes_of_solid(kind);
    int rotations = 1;
    std::vector<std::string> row;
    for (const auto& [axis_kind, axes] : found) {
      rotations += axes.count * (axes.order - 1);
      row.push_back(fmt::format("{}×{}°", axes.count, 360 / axes.order));
    }
    holds = holds && found == printed && rotations == Solid::of(kind).shape().rotation_count();
    parts.push_back(fmt::format("{}: {}", name(Solid::of(kind).letter()), fmt::join(row, ", ")));
  }
  const auto list = fmt::format("{}", fmt::join(parts, "; "));
  return reproduced_if(holds, {"found from the solids (t, c, o, d, i), all rotations accounted for: " + list,
                               "立体 (t, c, o, d, i) から求めて一致。回転の総数とも合う: " + list});
}

Result<Finding> check_cube_rotations(Context&) {
  const auto axes = axes_of_solid(SolidKind::cube);
  const auto about = [&](AxisKind kind) { return axes.at(kind).count * (axes.at(kind).order - 1); };
  const int all = Solid::of(SolidKind::cube).shape().rotation_count();
  const std::size_t directions = twisty::paper::directions(family("cube-face")).size();
  const bool holds = about(AxisKind::face) == 9 && about(AxisKind::vertex) == 8 && about(AxisKind::edge) == 6 &&
                     all == 24 && directions == 24;
  return reproduced_if(holds, {fmt::format("{} rotations: 1 + 3·3 + 4·2 + 6·1", all),
                               fmt::format("{} 個の回転: 1 + 3·3 + 4·2 + 6·1", all)});
}

bool same_lines(SolidKind a, AxisKind kind_of_a, SolidKind b, AxisKind kind_of_b) {
  const auto& others = Solid::of(b).axes();
  return std::ranges::all_of(Solid::of(a).axes(), [&](const twisty::Axis& axis) {
    return axis.kind != kind_of_a || std::ranges::any_of(others, [&](const twisty::Axis& other) {
             return other.kind == kind_of_b && std::abs(dot(axis.direction, other.direction)) > 1 - 1e-9;
           });
  });
}

Result<Finding> check_duals(Context&) {
  bool holds = true;
  for (const auto& [a, b] : {std::pair(SolidKind::cube, SolidKind::octahedron),
                             std::pair(SolidKind::dodecahedron, SolidKind::icosahedron)}) {
    holds = holds && same_lines(a, AxisKind::face, b, AxisKind::vertex) &&
            same_lines(a, AxisKind::vertex, b, AxisKind::face) && same_lines(a, AxisKind::edge, b, AxisKind::edge);
  }
  return reproduced_if(holds, {"true, line by line, of both pairs", "どちらの組でも軸 1 本ずつについて成立"});
}

// ---- Conditions -----------------------------------------------------------------------------------------------------

// By name of axis: whether every turn about it brings pieces upon pieces.
Result<std::map<std::string, bool>> partners(std::string_view text) {
  ASOBI_TRY(const auto description, twisty::parse_description(text));
  const Solid& solid = Solid::of(description.solid);
  const auto planes = planes_of(description);
  const auto puzzle = twisty::reference_puzzle(solid, planes);
  std::map<std::string, bool> out;
  for (std::size_t axis = 0; axis < planes.size(); ++axis) {
    if (planes[axis].empty()) continue;
    bool all = true;
    for (int layer = 0; all && layer <= static_cast<int>(planes[axis].size()); ++layer) {
      const auto images = twisty::reference_turn(puzzle, static_cast<int>(axis), layer, solid.axes()[axis].order);
      all = std::ranges::find(images, twisty::no_partner) == images.end();
    }
    out[solid.axes()[axis].name] = all;
  }
  return out;
}

Result<bool> every_axis(std::string_view text, bool has_partners) {
  ASOBI_TRY(const auto found, partners(text));
  return std::ranges::all_of(found, [&](const auto& axis) { return axis.second == has_partners; });
}

// Which condition forbids it; 0 if it is a puzzle, -1 if something else is wrong with it.
int forbidden_by(std::string_view text) {
  const auto puzzle = twisty::Puzzle::make(text);
  if (puzzle) return 0;
  for (int condition = 1; condition <= 5; ++condition) {
    if (puzzle.error().message.en.find(fmt::format("condition {}", condition)) != std::string::npos) return condition;
  }
  return -1;
}

Result<Finding> check_figure_2_1(Context&) {
  ASOBI_TRY(const auto found, partners("c f:X 0.3 f:Y,Z 0.2"));
  const std::map<std::string, bool> expected = {{"X", true}, {"Y", false}, {"Z", false}};
  return reproduced_if(found == expected && forbidden_by("c f:X 0.3 f:Y,Z 0.2") == 3,
                       {"planes at ±0.3 on X and ±0.2 on Y and Z: all pieces have partners in turns about X, not about "
                        "Y and Z; refused by condition 3",
                        "X 軸 ±0.3、Y・Z 軸 ±0.2 の分割: X 軸まわりでは全ピースに相手があり、Y・Z 軸まわりではない。"
                        "条件 3 により不可"});
}

Result<Finding> check_figure_2_2(Context&) {
  bool holds = true;
  for (const std::string_view distance : {"0.3", "0.55"}) {
    ASOBI_TRY(const bool never, every_axis(fmt::format("c f:X+,Y+,Z+ {}", distance), false));
    ASOBI_TRY(const bool always, every_axis(fmt::format("c f {}", distance), true));
    holds = holds && never && always && forbidden_by(fmt::format("c f:X+,Y+,Z+ {}", distance)) == 3;
  }
  return reproduced_if(holds, {"planes on one side only leave pieces without partners about every axis; with their "
                               "mirror images none is left",
                               "片側だけの分割ではどの軸でも相手のないピースが残り、鏡映を加えればなくなる"});
}

// The turns by 120° never reverse an axis (they make the rotations of the tetrahedron), so condition 3 is content.
Result<Finding> check_vertex_mirror(Context&) {
  bool holds = true;
  for (const std::string_view cuts : {"v:I+,J+,K+,L+ 0.3", "v:I+,J+,K+,L+ 0.4 v:I-,J-,K-,L- 0.2"}) {
    const std::string text = fmt::format("c {}", cuts);
    ASOBI_TRY(const bool always, every_axis(text, true));
    holds = holds && always && forbidden_by(text) == 5;
  }
  return corrected_if(holds,
                      {"no: lopsided cuts about the vertices, at 0.3 on one side or at 0.4 and 0.2, give every "
                       "piece a partner in every turn. Only condition 5 forbids them",
                       "否。頂点軸では片側 0.3 だけ、あるいは 0.4 と 0.2 の非対称な分割でも、どの回転でも全ピース"
                       "に相手がある。禁じるのは条件 5 だけ"});
}

Result<Finding> check_figure_2_3(Context&) {
  bool holds = forbidden_by("c e 0.3*m") == 0;
  for (const std::string_view distance : {"0", "0.3*m"}) {
    const std::string two = fmt::format("c e:I,L {}", distance);
    ASOBI_TRY(const auto description, twisty::parse_description(two));
    ASOBI_TRY(const bool closed, every_axis(two, true));
    holds = holds && closed && check_meeting(description, planes_of(description)) && forbidden_by(two) == 5;
  }
  return reproduced_if(holds,
                       {"I and L alone satisfy conditions 1 to 4 and are refused by 5; all six axes are a puzzle",
                        "I 軸と L 軸だけなら条件 1~4 を満たし、条件 5 で不可。6 軸すべてならパズルになる"});
}

Result<Finding> check_figure_2_4(Context& context) {
  int made = 0;
  bool holds = true;
  for (const std::string_view face : {"0", "0.2", "1/3", "0.6"}) {
    for (const std::string_view vertex : {"0", "0.3", "0.577", "1.1"}) {
      ASOBI_CHECK(context.progress.check());
      const std::string text = fmt::format("c f {} v {}", face, vertex);
      ASOBI_TRY(const bool partners_everywhere, every_axis(text, true));
      holds = holds && partners_everywhere && forbidden_by(text) == 0;
      ++made;
    }
  }
  ASOBI_TRY(const twisty::Puzzle example, twisty::Puzzle::make("c f 1/3 v 0.577"));
  return reproduced_if(holds,
                       {fmt::format("all {} tried pairs of widths are puzzles; c f 1/3 v 0.577 has {} pieces "
                                    "and {} stickers",
                                    made, example.piece_count(), example.sticker_count()),
                        fmt::format("試した {} 通りの幅の組はすべてパズルになる。c f 1/3 v 0.577 はピース {} 個、"
                                    "ピース面 {} 個",
                                    made, example.piece_count(), example.sticker_count())});
}

// Condition 2: a quarter turn about an edge axis does not bring the solid upon itself.
Claim quarter_turn(std::string id, const std::string& section, const std::string& quarter, const std::string& half,
                   Text says) {
  const std::string live = live_open("twisty", puzzle_option(half));
  return {std::move(id), same(section), std::move(says),
          [=](Context&) -> Result<Finding> {
            return reproduced_if(forbidden_by(quarter) == 2 && twisty::make_named(half).has_value(),
                                 {"refused by condition 2; with half turns it is a puzzle",
                                  "条件 2 により不可。半回転ならパズルになる"});
          },
          live};
}

Result<Finding> check_meetings(Context& context) {
  std::vector<std::string> without;
  std::size_t puzzles = 0;
  for (const twisty::paper::Family& one : twisty::paper::families()) {
    for (int n = one.in_paper.first; n <= one.in_paper.last; ++n) {
      ASOBI_CHECK(context.progress.check());
      const std::string name = one.has_n() ? fmt::format("{}-{}", one.name, n) : std::string(one.name);
      ASOBI_TRY(const auto named, twisty::find_named(name));
      ++puzzles;
      if (!check_meeting(named.description, planes_of(named.description))) without.push_back(name);
    }
  }
  return reproduced_if(without == std::vector<std::string>{"tetra-vertexface-2"},
                       {fmt::format("of all {} puzzles only this one has no planes that meet inside", puzzles),
                        fmt::format("全 {} パズルのうち、内部で交わる分割面がないのはこれだけ", puzzles)});
}

}  // namespace

std::vector<Claim> conditions() {
  return {
      {"cube-rotations",
       same("1"),
       {"24 rotations of the cube: 1 + 9 + 8 + 6", "正六面体の回転は 1 + 9 + 8 + 6 = 24 個"},
       check_cube_rotations,
       live_open("twisty", puzzle_option("cube-face-3"))},
      {"table-1.1",
       same("Table 1.1"),
       {"axes and unit angles of the five solids", "5 つの正多面体の回転軸と単位回転角"},
       check_table_1_1,
       live_puzzle("info", "dodeca-edge")},
      {"duals",
       same("1"),
       {"dual solids: axes through faces of one are those through vertices of the other, axes through edges are the "
        "same",
        "双対な正多面体では面の軸と頂点の軸が互いに同じで、辺の軸は一致する"},
       check_duals,
       live_open("twisty", puzzle_option("octa-vertex-2"))},
      {"figure-2.1",
       same("2, Fig. 2.1"),
       {"a lopsided cut gives pieces partners about one axis, but not about the other two",
        "非対称な分割では一方の軸ではピースに相手があるが、残り 2 軸ではない"},
       check_figure_2_1,
       live_open("twisty", puzzle_option("c f 0.3"))},
      {"figure-2.2",
       same("2, Fig. 2.2"),
       {"condition 3 forces cuts that are the same on both sides of the axes through faces",
        "条件 3 により、面の軸では分割が鏡映に対して対称でなければならない"},
       check_figure_2_2,
       live_open("twisty", puzzle_option("c f 0.55"))},
      {"vertex-mirror",
       same("2"),
       {"and the same is true of the four axes through vertices", "これは頂点を結んだ 4 軸同士でも同様"},
       check_vertex_mirror,
       live_open("twisty", puzzle_option("c v 0.3"))},
      {"figure-2.3",
       same("2, Fig. 2.3"),
       {"two edge axes of the cube in one plane satisfy conditions 1 to 4, but not 5",
        "同一平面上の 2 本の辺の軸は条件 4 までを満たすが、条件 5 は満たさない"},
       check_figure_2_3,
       live_open("twisty", puzzle_option("c e 0.3*m"))},
      {"figure-2.4",
       same("2, Fig. 2.4"),
       {"cuts about vertices and about faces combine, with widths that have nothing to do with each other",
        "頂点の軸と面の軸の分割は、幅を無関係にとって組み合わせられる"},
       check_figure_2_4,
       live_open("twisty", puzzle_option("c f 1/3 v 0.577"))},
      quarter_turn("bevel-cube", "6", "c e/4 1/3*m", "cube-edge-odd-3",
                   {"the Bevel Cube (2N = 3, quarter turns) breaks condition 2",
                    "Bevel Cube（2N = 3、90° 回転）は条件 2 を満たさない"}),
      quarter_turn("pyramorphix-quarter", "8", "t e/4 0", "tetra-edge-2",
                   {"the Pyramorphix (N = 2, quarter turns) breaks condition 2",
                    "Pyramorphix（N = 2、90° 回転）は条件 2 を満たさない"}),
      {"condition-4",
       same("7"),
       {"tetrahedron/vertex-face N = 2 breaks condition 4", "正四面体・頂点-面型 N = 2 は条件 4 を満たさない"},
       check_meetings,
       live_open("twisty", puzzle_option("tetra-vertexface-2"))},
  };
}

}  // namespace asobi::twisty_claims_by_part
