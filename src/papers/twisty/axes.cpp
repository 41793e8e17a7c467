// Tables 6.1 and 11.1 of axes; position tables 3.2, 4.2, 6.3, 7.2, 8.2; matrices (2), (5), (6), (8), (9), (10); how
// many directions a piece can have. Rotations are checked as rotations of space.
#include <cmath>
#include <map>
#include <numbers>
#include <set>

#include "games/twisty/geometry/solid.hpp"
#include "games/twisty/paper/group.hpp"
#include "games/twisty/paper/notation.hpp"
#include "papers/twisty/formulas.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

// ---- Tables of axes -------------------------------------------------------------------------------------------------

// "0", "a", "-b": a is the least length of a component that is not 0, b the greatest.
std::string component(double value, double least) {
  if (std::abs(value) < 1e-9) return "0";
  const char letter = std::abs(std::abs(value) - least) < 1e-9 ? 'a' : 'b';
  return fmt::format("{}{}", value < 0 ? "-" : "", letter);
}

// The unit vectors of the solid's axes of one kind, in the order of their names.
Result<Finding> check_axes(SolidKind kind, twisty::AxisKind axes) {
  double least = 1, greatest = 0;
  std::map<std::string, Vector> by_name;
  for (const twisty::Axis& axis : twisty::Solid::of(kind).axes()) {
    if (axis.kind != axes) continue;
    by_name.emplace(axis.name, axis.direction);
    for (const double c : {axis.direction.x, axis.direction.y, axis.direction.z}) {
      if (std::abs(c) > 1e-9) least = std::min(least, std::abs(c));
      greatest = std::max(greatest, std::abs(c));
    }
  }
  std::vector<std::string> out = {fmt::format("a = {:.6f}", least)};
  if (greatest - least > 1e-9) out.push_back(fmt::format("b = {:.6f}", greatest));
  for (const auto& [name, v] : by_name) {
    out.push_back(
        fmt::format("{} ({}, {}, {})", name, component(v.x, least), component(v.y, least), component(v.z, least)));
  }
  return computes(fmt::format("{}", fmt::join(out, ", ")),
                  {fmt::format("the axes of the solid itself: {}", fmt::join(out, ", ")),
                   fmt::format("立体そのものの軸: {}", fmt::join(out, ", "))});
}

// ---- Rotations ------------------------------------------------------------------------------------------------------

// Where the rotation of space about the axis takes the axes of the frame; turns < 0 the other way round. Empty if it
// does not take axes to axes.
std::vector<Side> turned(const Frame& frame, const Vector& axis, int turns) {
  const Matrix rotation = rotation_about(axis, 2 * std::numbers::pi / turns);
  std::vector<Side> out;
  for (const Vector& v : frame.vectors) {
    for (int to = 0; to < frame.size(); ++to) {
      const double cosine = dot(rotation * v, frame.vectors[static_cast<std::size_t>(to)]);
      if (std::abs(std::abs(cosine) - 1) > 1e-9) continue;
      out.push_back({static_cast<std::int8_t>(to), static_cast<std::int8_t>(cosine < 0 ? -1 : 1)});
    }
  }
  return out;
}

bool axes_rotate(const Family& of) {
  for (std::size_t a = 0; a < of.axes.size(); ++a) {
    const Vector& axis = of.axis_frame->vectors[a];
    if (!rotates(*of.coordinate_frame, of.axes[a].source, axis, of.turns)) return false;
    if (!rotates(*of.side_frame, of.axes[a].matrix, axis, of.turns)) return false;
  }
  return true;
}

// The first layer of the first axis turned in a small puzzle of the family.
std::string live_first_turn(const Family& of) {
  const Puzzle puzzle(of, of.has_n() ? std::max(3, of.possible.first) : 0);
  return live_turns(puzzle.name(), turns_text(puzzle, {{0, puzzle.layers().back(), 1}}));
}

// "(x, z, N-1-y)": a piece at (x, y, z) comes from there, its coordinates being seen along the turned axes.
std::string source_text(const Frame& frame, const std::vector<Side>& axes, const std::string& greatest) {
  std::vector<std::string> out;
  for (const Side side : axes) {
    const char letter = static_cast<char>(frame.letters[static_cast<std::size_t>(side.axis)] - 'A' + 'a');
    out.push_back(side.sign > 0 ? std::string(1, letter) : fmt::format("{}-{}", greatest, letter));
  }
  return fmt::format("({})", fmt::join(out, ", "));
}

// "N-1", "4N"; several families have one table with the letter that the paper has for it.
std::string greatest_of(const Family& of) {
  std::vector<Value> values;
  for (int n = of.in_paper.first; n <= of.in_paper.last; ++n) values.push_back({n, 0, of.greatest(n)});
  return formula_of(values);
}

std::string position_table_text(const Family& of, const std::string& greatest) {
  std::vector<std::string> out;
  const bool half_turns = of.turns == 2;
  for (const int way : {1, -1}) {
    if (half_turns && way < 0) continue;
    for (std::size_t a = 0; a < of.axes.size(); ++a) {
      const auto axes = turned(*of.coordinate_frame, of.axis_frame->vectors[a], way * of.turns);
      out.push_back(fmt::format("{}{} {}", of.axis_frame->letters[a],
                                half_turns ? ""
                                : way > 0  ? "+"
                                           : "-",
                                source_text(*of.coordinate_frame, axes, greatest)));
    }
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

// A position table, forward and backward, from rotations of space; the model must turn as they do.
Claim position_table(const std::string& id, std::vector<std::string_view> of_families, const std::string& printed,
                     const std::string& greatest = {}) {
  const Family& first = family(of_families.front());
  std::string at;
  for (const char letter : first.coordinate_frame->letters) {
    at += fmt::format("{}{}", at.empty() ? "" : ", ", static_cast<char>(letter - 'A' + 'a'));
  }
  return Claim{"table-" + id,
               same("Table " + id),
               {fmt::format("{}: which piece comes to ({}) in a turn about each axis", first.title.en, at),
                fmt::format("{}: 各軸まわりの回転で ({}) に移動するピース", first.title.ja, at)},
               [=, &first](Context&) -> Result<Finding> {
                 const std::string last = greatest.empty() ? greatest_of(first) : greatest;
                 const bool turn_so =
                     std::ranges::all_of(of_families, [](std::string_view name) { return axes_rotate(family(name)); });
                 const auto list = fmt::format("{}", fmt::join(of_families, ", "));
                 return computes(position_table_text(first, last),
                                 {"every column is the rotation of space about its axis, for " + list,
                                  "どの列も軸のまわりの空間回転と一致（" + list + "）"},
                                 turn_so);
               },
               live_first_turn(first)}
      .prints(printed);
}

// "X Z -Y": where the matrix sends the axes.
std::string matrix_text(const Family& of, const SignedPermutation& matrix) {
  std::vector<std::string> out;
  for (int a = 0; a < matrix.size(); ++a) {
    const Side to = matrix[static_cast<std::size_t>(a)];
    out.push_back(
        fmt::format("{}{}", to.sign < 0 ? "-" : "", of.side_frame->letters[static_cast<std::size_t>(to.axis)]));
  }
  return fmt::format("{}", fmt::join(out, " "));
}

// The entries of each row that are not 0, from rotations of space: "X+: 1, 1, -1; …".
std::string entries_text(const Family& of) {
  std::vector<std::string> out;
  for (std::size_t a = 0; a < of.axes.size(); ++a) {
    std::vector<int> signs;
    for (const Side side : turned(*of.side_frame, of.axis_frame->vectors[a], of.turns)) signs.push_back(side.sign);
    out.push_back(fmt::format("{}{}: {}", of.axis_frame->letters[a], of.turns == 2 ? "" : "+", fmt::join(signs, ", ")));
  }
  return fmt::format("{}", fmt::join(out, "; "));
}

// In our copy the columns of the matrices are lost, but the entries of their rows stand.
Claim matrices(const std::string& id, std::string_view of_family, const std::string& printed) {
  const Family& of = family(of_family);
  return Claim{
      "matrices-" + id,
      same("(" + id + ")"),
      {fmt::format("{}: the matrices of the turns have the entries {}", of.title.en, printed),
       fmt::format("{}: 回転行列の各行の成分は {}", of.title.ja, printed)},
      [&of](Context&) -> Result<Finding> {
        std::vector<std::string> parts;
        for (std::size_t a = 0; a < of.axes.size(); ++a) {
          parts.push_back(fmt::format("{}: {}", of.axis_frame->letters[a], matrix_text(of, of.axes[a].matrix)));
        }
        const auto list = fmt::format("{}", fmt::join(parts, "; "));
        return computes(entries_text(of),
                        {fmt::format("rotations of space; the columns are lost in our copy (scanning). {} go "
                                     "to {}",
                                     of.side_frame->letters, list),
                         fmt::format("空間回転。手元の写しでは列の位置が失われている（読み取り）。{} の行き先 {}",
                                     of.side_frame->letters, list)},
                        axes_rotate(of));
      },
      live_first_turn(of)}
      .prints(printed);
}

// Of (10) a row is lost in our copy, but the paper says what all entries are.
Result<Finding> check_minus_ones(Context&) {
  const Family& of = family("octa-vertex");
  std::set<int> entries;
  for (const Vector& axis : of.axis_frame->vectors) {
    for (const Side side : turned(*of.side_frame, axis, of.turns)) entries.insert(side.sign);
  }
  std::vector<std::string> parts;
  for (std::size_t a = 0; a < of.axes.size(); ++a) {
    parts.push_back(fmt::format("{}: {}", of.axis_frame->letters[a], matrix_text(of, of.axes[a].matrix)));
  }
  const auto list = fmt::format("{}", fmt::join(parts, "; "));
  return computes(fmt::format("{}", fmt::join(entries, ", ")),
                  {fmt::format("true of all rotations; {} go to {} (a row of each is lost by scanning)",
                               of.side_frame->letters, list),
                   fmt::format("すべての回転で成立。{} の行き先 {}（各行列の 1 行は読み取りで失われている）",
                               of.side_frame->letters, list)},
                  axes_rotate(of));
}

// "X" where the product is the matrix of axis X, "" where it is of none.
std::string name_among(const Family& of, const SignedPermutation& product) {
  for (std::size_t a = 0; a < of.axes.size(); ++a) {
    if (of.axes[a].matrix == product) return std::string(1, of.axis_frame->letters[a]);
  }
  return "";
}

Result<Finding> check_squares(Context&) {
  const Family &octahedron = family("octa-vertex"), &tetrahedron = family("tetra-edge");
  std::vector<std::string> out;
  for (std::size_t a = 0; a < 3; ++a) {
    const SignedPermutation& quarter = octahedron.axes[a].matrix;
    out.push_back(
        fmt::format("{}+² = {}", octahedron.axis_frame->letters[a], name_among(tetrahedron, quarter * quarter)));
  }
  const auto list = fmt::format("{}", fmt::join(out, ", "));
  return computes(list, {"multiplied: " + list, "積を求めて " + list},
                  axes_rotate(octahedron) && axes_rotate(tetrahedron));
}

Claim direction_count(const std::string& section, std::string_view of_family, const std::string& count) {
  return Claim{fmt::format("directions-{}", of_family),
               same(section),
               {fmt::format("{}: a piece can have {} directions", family(of_family).title.en, count),
                fmt::format("{}: ピースの取り得る方向は {} 通り", family(of_family).title.ja, count)},
               [=](Context&) -> Result<Finding> {
                 const std::size_t found = directions(family(of_family)).size();
                 return computes(std::to_string(found), {fmt::format("{}, by multiplying the matrices", found),
                                                         fmt::format("行列の積を尽くして {} 通り", found)});
               },
               live_first_turn(family(of_family))}
      .prints(count);
}

// 8.1.3: YZ = ZY = X, and so on.
Result<Finding> check_klein(Context&) {
  const Family& of = family("tetra-edge");
  std::vector<std::string> out;
  for (std::size_t a = 0; a < 3; ++a) {
    const std::size_t b = (a + 1) % 3, c = (a + 2) % 3;
    const char y = of.axis_frame->letters[b], z = of.axis_frame->letters[c];
    const std::string one = name_among(of, of.axes[b].matrix * of.axes[c].matrix),
                      other = name_among(of, of.axes[c].matrix * of.axes[b].matrix);
    out.push_back(one == other ? fmt::format("{0}{1} = {1}{0} = {2}", y, z, one)
                               : fmt::format("{0}{1} = {2}, {1}{0} = {3}", y, z, one, other));
  }
  return computes(fmt::format("{}", fmt::join(out, ", ")), {"by multiplying; with the identity a Klein four-group",
                                                            "積を求めて成立。単位行列と合わせてクラインの四元群"});
}

// 9.1.3: all entries of the matrices are 0 or 1.
Result<Finding> check_octa_signs(Context&) {
  const auto all = directions(family("octa-face"));
  std::set<int> entries = {0};
  for (const SignedPermutation& direction : all) {
    for (std::size_t a = 0; a < 4; ++a) entries.insert(direction[a].sign);
  }
  return computes(fmt::format("{}", fmt::join(entries, ", ")),
                  {fmt::format("so it is in all {} directions, and no side changes its sign", all.size()),
                   fmt::format("{} 通りの方向すべてで成立。面の正負は変わらない", all.size())});
}

// 9.1.3 refers to the matrices of another puzzle: which are those of the octahedron's sides?
Result<Finding> check_reference(Context&) {
  const std::pair<std::string_view, std::string_view> numbered[] = {{"(2)", "cube-face"},  {"(5)", "cube-vertex1"},
                                                                    {"(6)", "cube-edge"},  {"(8)", "tetra-vertexface"},
                                                                    {"(9)", "tetra-edge"}, {"(10)", "octa-vertex"}};
  const Family& octahedron = family("octa-face");
  std::vector<std::string_view> found;
  for (const auto& [number, name] : numbered) {
    const Family& of = family(name);
    bool is_same = of.axes.size() == octahedron.axes.size();
    for (std::size_t a = 0; is_same && a < of.axes.size(); ++a) {
      is_same = of.axes[a].matrix == octahedron.axes[a].matrix;
    }
    if (is_same) found.push_back(number);
  }
  return computes(fmt::format("{}", fmt::join(found, ", ")),
                  {"by (8): (6) are the 3×3 matrices of cube/edge", "(8) による。(6) は正六面体・辺型の 3×3 行列"},
                  axes_rotate(octahedron));
}

// 3.1.2: what a piece shows on X+ whose D_y is (-1, 0, 0).
Result<Finding> check_colour_example(Context&) {
  const Family& of = family("cube-face");
  const Side x_plus{0, 1};
  std::set<std::string> shown;
  int cases = 0;
  for (const SignedPermutation& direction : directions(of)) {
    if (direction[1] != x_plus.opposite()) continue;
    ++cases;
    shown.insert(of.side_name(direction.preimage(x_plus)));
  }
  return computes(fmt::format("{}", fmt::join(shown, ", ")),
                  {fmt::format("so it is in all {} directions of that kind", cases),
                   fmt::format("そのような {} 通りの方向すべてで成立", cases)});
}

}  // namespace

std::vector<Claim> axes_and_rotations() {
  return {
      Claim{"colour-example",
            same("3.1.2"),
            {"a piece whose D_y is (-1, 0, 0) shows on X+ the colour of Y-",
             "D_y が (-1, 0, 0) のピースは X+ 面に Y- 側の色を見せる"},
            check_colour_example,
            live_turns("cube-face-3", "Z2+")}
          .prints("Y-"),
      Claim{"table-6.1",
            same("Table 6.1"),
            {"cube/edge: unit vectors of the axes, a = 1/√2", "正六面体・辺型: 回転軸の方向ベクトル、a = 1/√2"},
            [](Context&) { return check_axes(SolidKind::cube, twisty::AxisKind::edge); },
            live_first_turn(family("cube-edge"))}
          .prints("a = 0.707107, I (0, a, a), J (a, 0, a), K (a, a, 0), L (0, a, -a), M (-a, 0, a), N (a, -a, 0)"),
      Claim{"table-11.1",
            same("Table 11.1"),
            {"unit vectors of the dodecahedron's axes, a = (1+√5)/(2√(5+2√5)), b = (3+√5)/(2√(5+2√5))",
             "正十二面体の軸の単位ベクトル、a = (1+√5)/(2√(5+2√5))、b = (3+√5)/(2√(5+2√5))"},
            [](Context&) { return check_axes(SolidKind::dodecahedron, twisty::AxisKind::face); },
            live_first_turn(family("dodeca-face1"))}
          .prints("a = 0.525731, b = 0.850651, I (0, a, b), J (b, 0, a), K (a, b, 0), L (0, a, -b), M (-b, 0, a), "
                  "N (a, -b, 0)"),
      position_table("3.2", {"cube-face", "octa-vertex"},
                     "X+ (x, z, N-1-y), Y+ (N-1-z, y, x), Z+ (y, N-1-x, z), X- (x, N-1-z, y), Y- (z, y, N-1-x), "
                     "Z- (N-1-y, x, z)"),
      position_table("4.2", {"cube-vertex1", "cube-vertex2"},
                     "I+ (y, z, x), J+ (Nmax-y, z, Nmax-x), K+ (Nmax-y, Nmax-z, x), L+ (y, Nmax-z, Nmax-x), "
                     "I- (z, x, y), J- (Nmax-z, Nmax-x, y), K- (z, Nmax-x, Nmax-y), L- (Nmax-z, x, Nmax-y)",
                     "Nmax"),
      position_table("6.3", {"cube-edge"},
                     "I (4N-x, z, y), J (z, 4N-y, x), K (y, x, 4N-z), L (4N-x, 4N-z, 4N-y), M (4N-z, 4N-y, 4N-x), "
                     "N (4N-y, 4N-x, 4N-z)"),
      position_table("7.2", {"tetra-vertexface", "octa-face"},
                     "I+ (i, k, l, j), J+ (l, j, i, k), K+ (j, l, k, i), L+ (k, i, j, l), I- (i, l, j, k), "
                     "J- (k, j, l, i), K- (l, i, k, j), L- (j, k, i, l)"),
      position_table("8.2", {"tetra-edge"}, "X (x, N-1-y, N-1-z), Y (N-1-x, y, N-1-z), Z (N-1-x, N-1-y, z)"),
      matrices("2", "cube-face", "X+: 1, 1, -1; Y+: -1, 1, 1; Z+: 1, -1, 1"),
      matrices("5", "cube-vertex1", "I+: 1, 1, 1; J+: -1, 1, -1; K+: -1, -1, 1; L+: 1, -1, -1"),
      matrices("6", "cube-edge", "I: -1, 1, 1; J: 1, -1, 1; K: 1, 1, -1; L: -1, -1, -1; M: -1, -1, -1; N: -1, -1, -1"),
      matrices("8", "tetra-vertexface", "I+: 1, 1, 1, 1; J+: 1, 1, 1, 1; K+: 1, 1, 1, 1; L+: 1, 1, 1, 1"),
      matrices("9", "tetra-edge", "X: 1, 1, 1, 1; Y: 1, 1, 1, 1; Z: 1, 1, 1, 1"),
      Claim{"matrices-10",
            same("10.1.3, (10)"),
            {"octahedron/vertex: all entries of the matrices that are not 0 are -1",
             "正八面体・頂点型: 非 0 の行列要素は全て -1 になる"},
            check_minus_ones,
            live_first_turn(family("octa-vertex"))}
          .prints("-1"),
      Claim{"squares",
            same("10.1.3"),
            {"the squares of (10) are (9)", "(10) の 2 乗は (9) になる"},
            check_squares,
            live_turns("octa-vertex-2", "X3+ X3+")}
          .prints("X+² = X, Y+² = Y, Z+² = Z"),
      Claim{"klein",
            same("8.1.3"),
            {"YZ = ZY = X, ZX = XZ = Y, XY = YX = Z", "YZ = ZY = X、ZX = XZ = Y、XY = YX = Z"},
            check_klein,
            live_turns("tetra-edge-3", "Y0+ Y1+ Y2+ Z0+ Z1+ Z2+")}
          .prints("YZ = ZY = X, ZX = XZ = Y, XY = YX = Z"),
      Claim{"octa-signs",
            same("9.1.3"),
            {"octahedron/face: all entries are 0 or 1, and no side ever comes to a side of the other sign",
             "正八面体・面型: 行列要素は全て 0 か 1 で、ある面が正負の異なる面を向くことはない"},
            check_octa_signs,
            live_turns("octa-face-3", "I2+ J0- K1+ L2-")}
          .prints("0, 1"),
      Claim{"reference",
            same("9.1.3"),
            {"directions change as in (6)", "方向は (6) に従い変化する"},
            check_reference,
            live_turns("octa-face-2", "I1+")}
          .corrects("(6)", "(8)"),
      direction_count("3.1.2", "cube-face", "24"),
      direction_count("7.1.1", "tetra-vertexface", "12"),
      direction_count("8.1.3", "tetra-edge", "4"),
      direction_count("9.1.1", "octa-face", "12"),
      direction_count("10.1.1", "octa-vertex", "24"),
      direction_count("11.1.1", "dodeca-face1", "60"),
  };
}

}  // namespace asobi::twisty_claims_by_part
