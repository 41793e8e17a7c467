// Tables 6.1 and 11.1 of axes; position tables 3.2, 4.2, 6.3, 7.2, 8.2; matrices (2), (5), (6), (8), (9), (10); how
// many directions a piece can have. Rotations are checked as rotations of space.
#include <cmath>

#include "games/twisty/paper/group.hpp"
#include "games/twisty/paper/notation.hpp"
#include "papers/twisty/parts.hpp"

namespace asobi::twisty_claims_by_part {

namespace {

using namespace twisty::paper;
using twisty::paper::Puzzle;

Result<Finding> check_table_11_1(Context&) {
  const double root = 2 * std::sqrt(5 + 2 * std::sqrt(5)), a = (1 + std::sqrt(5)) / root, b = (3 + std::sqrt(5)) / root;
  const bool unit = std::abs(a * a + b * b - 1) < 1e-12, golden = std::abs(b / a - (1 + std::sqrt(5)) / 2) < 1e-12;
  bool even = true;  // any two axes of a dodecahedron's sides meet at the same angle
  const auto& axes = frame_dodecahedron().vectors;
  for (std::size_t i = 0; i < axes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      even = even && std::abs(std::abs(dot(axes[i], axes[j])) - 1 / std::sqrt(5)) < 1e-12;
    }
  }
  return reproduced_if(unit && golden && even,
                       {"unit vectors; b/a is the golden ratio; every two axes have the cosine ±1/√5",
                        "単位ベクトルで、b/a は黄金比。どの 2 軸の余弦も ±1/√5"});
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

// A position table: its forward columns are the data of the families; the backward ones are printed, too.
Claim position_table(const std::string& id, std::vector<std::string_view> of_families,
                     const std::vector<std::string_view>& backward) {
  const Family& first = family(of_families.front());
  std::string at;
  for (const char letter : first.coordinate_frame->letters) {
    at += fmt::format("{}{}", at.empty() ? "" : ", ", static_cast<char>(letter - 'A' + 'a'));
  }
  const std::string live = live_first_turn(first);
  return {"table-" + id,
          same("Table " + id),
          {fmt::format("{}: which piece comes to ({}) in a turn about each axis", first.title.en, at),
           fmt::format("{}: 各軸まわりの回転で ({}) に移動するピース", first.title.ja, at)},
          [=](Context&) -> Result<Finding> {
            bool holds = true;
            for (const std::string_view name : of_families) {
              const Family& of = family(name);
              holds = holds && axes_rotate(of);
              for (std::size_t a = 0; a < backward.size(); ++a) {
                const auto printed = SignedPermutation::read(of.coordinate_frame->letters, backward[a]);
                holds = holds && printed == of.axes[a].source.inverse();
              }
            }
            const auto list = fmt::format("{}", fmt::join(of_families, ", "));
            return reproduced_if(holds, {"every column is the rotation of space about its axis, for " + list,
                                         "どの列も軸のまわりの空間回転と一致（" + list + "）"});
          },
          live};
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

// In our copy the columns of the matrices are lost, but the signs of their rows stand.
Claim matrices(const std::string& id, std::string_view of_family, std::vector<std::string_view> signs) {
  const Family& of = family(of_family);
  return {
      "matrices-" + id,
      same("(" + id + ")"),
      {fmt::format("{}: the matrices of the turns, their rows with the signs {}", of.title.en, fmt::join(signs, ", ")),
       fmt::format("{}: 回転行列。各行の符号は {}", of.title.ja, fmt::join(signs, ", "))},
      [=, &of](Context&) -> Result<Finding> {
        bool holds = axes_rotate(of) && signs.size() == of.axes.size();
        std::vector<std::string> parts;
        for (std::size_t a = 0; holds && a < of.axes.size(); ++a) {
          const SignedPermutation& matrix = of.axes[a].matrix;
          for (std::size_t row = 0; row < signs[a].size(); ++row) {
            holds = holds && (matrix[row].sign > 0) == (signs[a][row] == '+');
          }
          parts.push_back(fmt::format("{}: {}", of.axis_frame->letters[a], matrix_text(of, matrix)));
        }
        const auto list = fmt::format("{}", fmt::join(parts, "; "));
        return reproduced_if(
            holds, {fmt::format("rotations of space with these signs; {} go to {}", of.side_frame->letters, list),
                    fmt::format("符号の合う空間回転。{} の行き先 {}", of.side_frame->letters, list)});
      },
      live_first_turn(of)};
}

Result<Finding> check_squares(Context&) {
  const Family &octahedron = family("octa-vertex"), &tetrahedron = family("tetra-edge");
  bool holds = true;
  for (std::size_t a = 0; a < 3; ++a) {
    const SignedPermutation& quarter = octahedron.axes[a].matrix;
    holds = holds && quarter * quarter == tetrahedron.axes[a].matrix;
    for (std::size_t side = 0; side < 4; ++side) holds = holds && quarter[side].sign == -1;
  }
  return reproduced_if(holds, {"they are, and all entries of (10) are 0 or -1", "一致し、(10) の成分は 0 か -1 だけ"});
}

Claim direction_count(const std::string& section, std::string_view of_family, std::size_t count) {
  return {fmt::format("directions-{}", of_family),
          same(section),
          {fmt::format("{}: a piece can have {} directions", family(of_family).title.en, count),
           fmt::format("{}: ピースの取り得る方向は {} 通り", family(of_family).title.ja, count)},
          [=](Context&) -> Result<Finding> {
            const std::size_t found = directions(family(of_family)).size();
            return reproduced_if(found == count, {fmt::format("{}, by multiplying the matrices", found),
                                                  fmt::format("行列の積を尽くして {} 通り", found)});
          },
          live_first_turn(family(of_family))};
}

// 8.1.3: YZ = ZY = X, and so on.
Result<Finding> check_klein(Context&) {
  const Family& of = family("tetra-edge");
  bool holds = true;
  for (std::size_t a = 0; a < 3; ++a) {
    const SignedPermutation &x = of.axes[a].matrix, &y = of.axes[(a + 1) % 3].matrix, &z = of.axes[(a + 2) % 3].matrix;
    holds = holds && y * z == x && z * y == x && (x * x).is_identity();
  }
  return reproduced_if(holds,
                       {"true; with the identity a Klein four-group", "成立。単位行列と合わせてクラインの四元群"});
}

// 9.1.3: all entries of the matrices are 0 or 1.
Result<Finding> check_octa_signs(Context&) {
  const auto all = directions(family("octa-face"));
  const bool holds = std::ranges::all_of(all, [](const SignedPermutation& direction) {
    for (std::size_t a = 0; a < 4; ++a) {
      if (direction[a].sign < 0) return false;
    }
    return true;
  });
  return reproduced_if(holds, {fmt::format("true of all {} directions", all.size()),
                               fmt::format("{} 通りの方向すべてで成立", all.size())});
}

// 9.1.3 refers to (6), matrices of three rows; the turns of the octahedron's sides are those of (8).
Result<Finding> check_reference(Context&) {
  return corrected_if(family("cube-edge").side_frame->size() == 3 && axes_rotate(family("octa-face")),
                      {"by (8): (6) are the 3×3 matrices of cube/edge", "(8) による。(6) は正六面体・辺型の 3×3 行列"});
}

}  // namespace

std::vector<Claim> axes_and_rotations() {
  return {
      {"table-11.1",
       same("Table 11.1"),
       {"unit vectors of the dodecahedron's axes", "正十二面体の軸の単位ベクトル"},
       check_table_11_1,
       live_first_turn(family("dodeca-face1"))},
      position_table("3.2", {"cube-face", "octa-vertex"}, {"x -z y", "z y -x", "-y x z"}),
      position_table("4.2", {"cube-vertex1", "cube-vertex2"}, {"z x y", "-z -x y", "z -x -y", "-z x -y"}),
      position_table("6.3", {"cube-edge"}, {}),
      position_table("7.2", {"tetra-vertexface", "octa-face"}, {"i l j k", "k j l i", "l i k j", "j k i l"}),
      position_table("8.2", {"tetra-edge"}, {}),
      matrices("2", "cube-face", {"++-", "-++", "+-+"}),
      matrices("5", "cube-vertex1", {"+++", "-+-", "--+", "+--"}),
      matrices("6", "cube-edge", {"-++", "+-+", "++-", "---", "---", "---"}),
      matrices("8", "tetra-vertexface", {"++++", "++++", "++++", "++++"}),
      matrices("9", "tetra-edge", {"++++", "++++", "++++"}),
      matrices("10", "octa-vertex", {"---", "---", "---"}),
      {"squares",
       same("10.1.3"),
       {"the squares of (10) are (9)", "(10) の 2 乗は (9) になる"},
       check_squares,
       live_turns("octa-vertex-2", "X3+ X3+")},
      {"klein",
       same("8.1.3"),
       {"YZ = ZY = X, ZX = XZ = Y, XY = YX = Z", "YZ = ZY = X、ZX = XZ = Y、XY = YX = Z"},
       check_klein,
       live_turns("tetra-edge-3", "Y0+ Y1+ Y2+ Z0+ Z1+ Z2+")},
      {"octa-signs",
       same("9.1.3"),
       {"octahedron/face: no side ever comes to a side of the other sign",
        "正八面体・面型: ある面が正負の異なる面を向くことはない"},
       check_octa_signs,
       live_turns("octa-face-3", "I2+ J0- K1+ L2-")},
      {"reference",
       same("9.1.3"),
       {"directions change as in (6)", "方向は (6) に従い変化する"},
       check_reference,
       live_turns("octa-face-2", "I1+")},
      direction_count("3.1.2", "cube-face", 24),
      direction_count("7.1.1", "tetra-vertexface", 12),
      direction_count("8.1.3", "tetra-edge", 4),
      direction_count("9.1.1", "octa-face", 12),
      direction_count("10.1.1", "octa-vertex", 24),
      direction_count("11.1.1", "dodeca-face1", 60),
  };
}

}  // namespace asobi::twisty_claims_by_part
