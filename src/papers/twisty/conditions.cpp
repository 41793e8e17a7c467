// Chapters 1 and 2: the axes of the solids, the five conditions, and which cuts make a puzzle. Cuts that a condition
// forbids are turned in the slow way (games/twisty/geometry/reference.hpp), which asks for no symmetry.
#include "games/twisty/geometry/conditions.hpp"

#include <cmath>
#include <map>
#include <set>

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

// Every rotation but the identity is about exactly one axis, by one of its order - 1 angles.
Result<Finding> check_table_1_1(Context&) {
  bool all_accounted = true;
  std::vector<std::string> parts;
  for (const SolidKind kind : {SolidKind::tetrahedron, SolidKind::cube, SolidKind::octahedron, SolidKind::dodecahedron,
                               SolidKind::icosahedron}) {
    int rotations = 1;
    std::vector<std::string> row;
    for (const auto& [axis_kind, axes] : axes_of_solid(kind)) {
      rotations += axes.count * (axes.order - 1);
      row.push_back(fmt::format("{} {}×{}°", twisty::axis_letters[static_cast<std::size_t>(axis_kind)], axes.count,
                                360 / axes.order));
    }
    all_accounted = all_accounted && rotations == Solid::of(kind).shape().rotation_count();
    parts.push_back(fmt::format("{}: {}", name(Solid::of(kind).letter()), fmt::join(row, ", ")));
  }
  const auto list = fmt::format("{}", fmt::join(parts, "; "));
  return computes(list,
                  {"found from the solids (t, c, o, d, i; f, v, e: through faces, vertices, edges), all rotations "
                   "accounted for: " +
                       list,
                   "立体 (t, c, o, d, i) の面 (f)・頂点 (v)・辺 (e) の軸を求めて一致。回転の総数とも合う: " + list},
                  all_accounted);
}

Result<Finding> check_cube_rotations(Context&) {
  const auto axes = axes_of_solid(SolidKind::cube);
  const auto about = [&](AxisKind kind) { return axes.at(kind).count * (axes.at(kind).order - 1); };
  const int all = Solid::of(SolidKind::cube).shape().rotation_count();
  const std::size_t directions = twisty::paper::directions(family("cube-face")).size();
  const auto sum =
      fmt::format("1 + {} + {} + {} = {}", about(AxisKind::face), about(AxisKind::vertex), about(AxisKind::edge), all);
  return computes(sum,
                  {fmt::format("{}; the quarter turns make {} directions", sum, directions),
                   fmt::format("{}。90° 回転の積も {} 通り", sum, directions)},
                  directions == static_cast<std::size_t>(all));
}

bool same_lines(SolidKind a, AxisKind kind_of_a, SolidKind b, AxisKind kind_of_b) {
  const auto& others = Solid::of(b).axes();
  return std::ranges::all_of(Solid::of(a).axes(), [&](const twisty::Axis& axis) {
    return axis.kind != kind_of_a || std::ranges::any_of(others, [&](const twisty::Axis& other) {
             return other.kind == kind_of_b && std::abs(dot(axis.direction, other.direction)) > 1 - 1e-9;
           });
  });
}

// "c and o: f = v, v = f, e = e": axes of which kind of the one are axes of which kind of the other.
Result<Finding> check_duals(Context&) {
  std::vector<std::string> pairs;
  for (const auto& [a, b] : {std::pair(SolidKind::cube, SolidKind::octahedron),
                             std::pair(SolidKind::dodecahedron, SolidKind::icosahedron)}) {
    std::vector<std::string> kinds;
    for (const AxisKind of_a : {AxisKind::face, AxisKind::vertex, AxisKind::edge}) {
      for (const AxisKind of_b : {AxisKind::face, AxisKind::vertex, AxisKind::edge}) {
        if (!same_lines(a, of_a, b, of_b) || !same_lines(b, of_b, a, of_a)) continue;
        kinds.push_back(fmt::format("{} = {}", twisty::axis_letters[static_cast<std::size_t>(of_a)],
                                    twisty::axis_letters[static_cast<std::size_t>(of_b)]));
      }
    }
    pairs.push_back(
        fmt::format("{} and {}: {}", name(Solid::of(a).letter()), name(Solid::of(b).letter()), fmt::join(kinds, ", ")));
  }
  return computes(fmt::format("{}", fmt::join(pairs, "; ")),
                  {"line by line, of both pairs (f, v, e: axes through faces, vertices, edges)",
                   "どちらの組でも軸 1 本ずつについて成立（f, v, e: 面、頂点、辺の軸）"});
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

// How many of the five conditions it satisfies before one forbids it.
std::string allowed_up_to(std::string_view text) {
  const int condition = forbidden_by(text);
  return condition == 0 ? "a puzzle" : fmt::format("not {}", condition);
}

Result<Finding> check_figure_2_1(Context&) {
  constexpr std::string_view cuts = "c f:X 0.3 f:Y,Z 0.2";
  ASOBI_TRY(const auto found, partners(cuts));
  const auto with = std::ranges::count_if(found, [](const auto& axis) { return axis.second; });
  return computes(fmt::format("partners about {} axis, none about {}; condition {}", with,
                              static_cast<std::ptrdiff_t>(found.size()) - with, forbidden_by(cuts)),
                  {"planes at ±0.3 on X and ±0.2 on Y and Z: all pieces have partners in turns about X, not about "
                   "Y and Z; refused by condition 3",
                   "X 軸 ±0.3、Y・Z 軸 ±0.2 の分割: X 軸まわりでは全ピースに相手があり、Y・Z 軸まわりではない。"
                   "条件 3 により不可"});
}

// What becomes of cuts on one side only, and of the same with their mirror images, for several distances.
Result<Finding> check_mirror(const std::vector<std::pair<std::string, std::string>>& cuts, const Text& got) {
  std::set<std::string> lopsided, symmetric;
  for (const auto& [one_side, both_sides] : cuts) {
    ASOBI_TRY(const bool has_partners, every_axis(one_side, true));
    ASOBI_TRY(const bool always, every_axis(both_sides, true));
    lopsided.insert(has_partners ? "allowed by 3" : fmt::format("forbidden by {}", forbidden_by(one_side)));
    symmetric.insert(always ? "allowed by 3" : fmt::format("forbidden by {}", forbidden_by(both_sides)));
  }
  return computes(fmt::format("lopsided: {}; symmetric: {}", fmt::join(lopsided, ", "), fmt::join(symmetric, ", ")),
                  got);
}

Result<Finding> check_figure_2_2(Context&) {
  return check_mirror({{"c f:X+,Y+,Z+ 0.3", "c f 0.3"}, {"c f:X+,Y+,Z+ 0.55", "c f 0.55"}},
                      {"planes on one side only leave pieces without partners about every axis; with their "
                       "mirror images none is left",
                       "片側だけの分割ではどの軸でも相手のないピースが残り、鏡映を加えればなくなる"});
}

// The turns by 120° never reverse an axis (they make the rotations of the tetrahedron), so condition 3 is content.
Result<Finding> check_vertex_mirror(Context&) {
  return check_mirror({{"c v:I+,J+,K+,L+ 0.3", "c v 0.3"}, {"c v:I+,J+,K+,L+ 0.4 v:I-,J-,K-,L- 0.2", "c v 0.4 v 0.2"}},
                      {"no: lopsided cuts about the vertices, at 0.3 on one side or at 0.4 and 0.2, give every "
                       "piece a partner in every turn. Only condition 5 forbids them",
                       "否。頂点軸では片側 0.3 だけ、あるいは 0.4 と 0.2 の非対称な分割でも、どの回転でも全ピース"
                       "に相手がある。禁じるのは条件 5 だけ"});
}

Result<Finding> check_figure_2_3(Context&) {
  std::set<std::string> two_axes;
  bool closed = true;
  for (const std::string_view distance : {"0", "0.3*m"}) {
    const std::string two = fmt::format("c e:I,L {}", distance);
    ASOBI_TRY(const auto description, twisty::parse_description(two));
    ASOBI_TRY(const bool has_partners, every_axis(two, true));
    closed = closed && has_partners && check_meeting(description, planes_of(description)).has_value();
    two_axes.insert(allowed_up_to(two));
  }
  return computes(fmt::format("2 axes: {}; 6 axes: {}", fmt::join(two_axes, ", "), allowed_up_to("c e 0.3*m")),
                  {"I and L alone satisfy conditions 1 to 4 and are refused by 5; all six axes are a puzzle",
                   "I 軸と L 軸だけなら条件 1~4 を満たし、条件 5 で不可。6 軸すべてならパズルになる"},
                  closed);
}

Result<Finding> check_figure_2_4(Context& context) {
  std::size_t made = 0, refused = 0;
  for (const std::string_view face : {"0", "0.2", "1/3", "0.6"}) {
    for (const std::string_view vertex : {"0", "0.3", "0.577", "1.1"}) {
      ASOBI_CHECK(context.progress.check());
      const std::string text = fmt::format("c f {} v {}", face, vertex);
      ASOBI_TRY(const bool partners_everywhere, every_axis(text, true));
      refused += !partners_everywhere || forbidden_by(text) != 0;
      ++made;
    }
  }
  ASOBI_TRY(const twisty::Puzzle example, twisty::Puzzle::make("c f 1/3 v 0.577"));
  return computes(every_but(refused, made),
                  {fmt::format("all {} tried pairs of widths are puzzles; c f 1/3 v 0.577 has {} pieces "
                               "and {} stickers",
                               made, example.piece_count(), example.sticker_count()),
                   fmt::format("試した {} 通りの幅の組はすべてパズルになる。c f 1/3 v 0.577 はピース {} 個、"
                               "ピース面 {} 個",
                               made, example.piece_count(), example.sticker_count())});
}

// Condition 2: a quarter turn about an edge axis does not bring the solid upon itself.
Result<Finding> check_quarter_turn(const Json& with, Context&) {
  const std::string quarter = text_of(with, "quarter");
  const std::string half = text_of(with, "half");

  return computes(
      fmt::format("condition {}", forbidden_by(quarter)),
      {"refused by condition 2; with half turns it is a puzzle", "条件 2 により不可。半回転ならパズルになる"},
      twisty::make_named(half).has_value());
}

// 8: from which N on a quarter turn of a layer takes pieces to cells where the tetrahedron has none. Cells are those of
// the cube around it.
Result<Finding> check_falls_apart(Context& context) {
  const twisty::paper::Family& of = family("tetra-edge");
  int first = 0;
  std::size_t kept = 0;
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) {
    ASOBI_CHECK(context.progress.check());
    const twisty::paper::Puzzle puzzle(of, n);
    std::set<twisty::paper::Coordinates> cells, reached;
    for (const auto& piece : puzzle.pieces()) {
      cells.insert(piece.at);
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const std::size_t a = (axis + 1) % 3, b = (axis + 2) % 3;
        twisty::paper::Coordinates to = piece.at;
        to[a] = n - 1 - piece.at[b];
        to[b] = piece.at[a];
        reached.insert(std::move(to));
      }
    }
    if (std::ranges::includes(cells, reached)) kept = cells.size();
    if (!std::ranges::includes(cells, reached) && first == 0) first = n;
  }
  return computes(
      fmt::format("N >= {}", first),
      {fmt::format("quarter turns keep the pieces of N = 2 in their {} cells; from N = {} on they take pieces to cells "
                   "where the tetrahedron has none, and leave others empty",
                   kept, first),
       fmt::format(
           "90° 回転で N = 2 のピースは {} 個の区画に収まる。N = {} からはピースのない区画に出て、元の区画が空く", kept,
           first)});
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
  return computes(fmt::format("{}", fmt::join(without, ", ")),
                  {fmt::format("of all {} puzzles only this one has no planes that meet inside", puzzles),
                   fmt::format("全 {} パズルのうち、内部で交わる分割面がないのはこれだけ", puzzles)});
}

}  // namespace

std::vector<Check> conditions() {
  return {{"cube-rotations", check_cube_rotations},
          {"table-1.1", check_table_1_1},
          {"duals", check_duals},
          {"figure-2.1", check_figure_2_1},
          {"figure-2.2", check_figure_2_2},
          {"vertex-mirror", check_vertex_mirror},
          {"figure-2.3", check_figure_2_3},
          {"figure-2.4", check_figure_2_4},
          {"falls-apart", check_falls_apart},
          {"condition-4", check_meetings},
          {"quarter-turn", check_quarter_turn}};
}

}  // namespace asobi::twisty_claims_by_part
