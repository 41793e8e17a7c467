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
Result<Finding> check_position_table(const Json& with, Context&) {
  const std::string list_of_families = text_of(with, "families"), greatest = text_of(with, "greatest");
  const auto of_families = words(list_of_families);
  const Family& first = family(of_families.front());

  const std::string last = greatest.empty() ? greatest_of(first) : greatest;
  const bool turn_so =
      std::ranges::all_of(of_families, [](std::string_view name) { return axes_rotate(family(name)); });
  const auto list = fmt::format("{}", fmt::join(of_families, ", "));
  return computes(position_table_text(first, last),
                  {"every column is the rotation of space about its axis, for " + list,
                   "どの列も軸のまわりの空間回転と一致（" + list + "）"},
                  turn_so);
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
Result<Finding> check_matrices(const Json& with, Context&) {
  const Family& of = family(text_of(with, "family"));

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

Result<Finding> check_direction_count(const Json& with, Context&) {
  const std::string of_family = text_of(with, "family");

  const std::size_t found = directions(family(of_family)).size();
  return computes(std::to_string(found), {fmt::format("{}, by multiplying the matrices", found),
                                          fmt::format("行列の積を尽くして {} 通り", found)});
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

std::vector<Check> axes_and_rotations() {
  return {{"colour-example", check_colour_example},
          {"table-6.1", [](Context&) { return check_axes(SolidKind::cube, twisty::AxisKind::edge); }},
          {"table-11.1", [](Context&) { return check_axes(SolidKind::dodecahedron, twisty::AxisKind::face); }},
          {"matrices-10", check_minus_ones},
          {"squares", check_squares},
          {"klein", check_klein},
          {"octa-signs", check_octa_signs},
          {"reference", check_reference},
          {"positions", check_position_table},
          {"matrices", check_matrices},
          {"directions", check_direction_count}};
}

}  // namespace asobi::twisty_claims_by_part
