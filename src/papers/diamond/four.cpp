// Section 4: the solid board in four coordinates; sizes 2 and 3.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/diamond/puzzle/lessons.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims_by_part {

namespace {

using namespace diamond;

bool in_upper(const Vector& x) {
  return std::ranges::all_of(x, [](int a) { return a >= 0; });
}
bool in_lower(const Vector& x, int m) {
  return std::ranges::all_of(x, [&](int a) { return a <= m; });
}
int total(const Vector& x) { return std::accumulate(x.begin(), x.end(), 0); }

// ◎ for m = 2, (¥) for m = 3.
Vectors four_condition(int m) {
  return lattice(4, -m, 2 * m, [&](const Vector& x) { return total(x) == 2 * m && (in_upper(x) || in_lower(x, m)); });
}

const std::array<std::string, 4> axis_names = {"x", "y", "z", "w"};

Claim condition(const std::string& id, const std::string& section, int m, std::size_t points, const Text& says) {
  return {id, same(section), says,
          [=](Context&) -> Result<Finding> {
            const auto all = four_condition(m);
            return reproduced_if(
                all.size() == points && all == points_of(*the_board(3, m)),
                {fmt::format("{} points, those of the board", points), fmt::format("{} 点。盤の点と一致", points)});
          },
          live_ask("diamond", "board", board_options(3, m))};
}

Result<Finding> check_sizes(Context&) {
  const auto two = the_board(3, 2), three = the_board(3, 3);
  const bool centre = two->find(Vector{1, 1, 1, 1}).has_value();
  bool none = true;  // of the larger board is its own mirror image
  for (const Vector& x : points_of(*three)) none = none && Vector{3 - x[0], 3 - x[1], 3 - x[2], 3 - x[3]} != x;
  return reproduced_if(centre && none && two->home({0, false}).size() == 4 && three->home({0, false}).size() == 10,
                       {"4 pieces: (1, 1, 1, 1) is the centre; 10 pieces: no point is its own mirror image",
                        "駒数 4 では (1, 1, 1, 1) が中心。駒数 10 では中心に対して自分自身に写る点がない"});
}

// The section of [0,1]^4 by x + y + z + w = 2.
Result<Finding> check_section(Context&) {
  const auto corners = lattice(4, 0, 1, [](const Vector& x) { return total(x) == 2; });
  int edges = 0, diagonals = 0, opposite = 0;
  for (const Vector& x : corners) {
    for (const Vector& y : corners) {
      if (!(x < y)) continue;
      int fixed = 0;
      for (std::size_t i = 0; i < 4; ++i) fixed += x[i] == y[i] ? 1 : 0;
      edges += squared_distance(x, y) == 2 ? 1 : 0;
      diagonals += squared_distance(x, y) == 2 && fixed == 2 ? 1 : 0;
      opposite += squared_distance(x, y) == 4 ? 1 : 0;
    }
  }
  return reproduced_if(
      corners.size() == 6 && edges == 12 && diagonals == 12 && opposite == 3,
      {"6 corners, 12 edges of length √2, each the diagonal of a square face with two coordinates fixed",
       "頂点 6 個、長さ √2 の辺 12 本。どれも 2 成分が一定の 2 次元の面の対角線"});
}

Result<Finding> check_three_each(Context&) {
  int least = 99, most = 0;
  const auto points = four_condition(2);
  for (const auto& [from, to] :
       {std::pair("A", "B"), std::pair("B", "C"), std::pair("P1", "A"), std::pair("P6", "F")}) {
    int on = 0;
    for (int k = 0; k <= 2; ++k) on += points.contains(between(four_of(from, 2), four_of(to, 2), k, 2)) ? 1 : 0;
    least = std::min(least, on);
    most = std::max(most, on);
  }
  return reproduced_if(least == 3 && most == 3, {"three points on every edge", "どの辺にも 3 点"});
}

// "x = 0, y + z + w = 4": the face through the three points is this plane, and its points are a large triangle.
Claim face_claim(int m, const std::string& face, std::size_t axis, int value) {
  const int rest = 2 * m - value;
  std::vector<std::string> others;
  for (std::size_t i = 0; i < 4; ++i) {
    if (i != axis) others.push_back(axis_names[i]);
  }
  const auto equation = fmt::format("{} = {}, {} = {}", axis_names[axis], value, fmt::join(others, " + "), rest);
  return {fmt::format("face{}-{}", m, face),
          same("4"),
          {"face " + face + ": " + equation, "面 " + face + ": " + equation},
          [=](Context&) -> Result<Finding> {
            bool holds = true;
            for (const std::string& name : letters(face)) {
              const Vector x = four_of(name, m);
              holds = holds && x[axis] == value && total(x) - x[axis] == rest;
            }
            std::size_t points = 0;
            for (const Vector& x : four_condition(m)) points += x[axis] == value ? 1 : 0;
            const auto triangle = static_cast<std::size_t>((2 * m + 1) * (m + 1));
            return reproduced_if(holds && points == triangle,
                                 {fmt::format("true of {}; {} points, a triangle of side {}", face, points, 2 * m),
                                  fmt::format("{} でなりたつ。{} 点で、一辺 {} の正三角形", face, points, 2 * m)});
          },
          live_shape(3, m)};
}

// "A→B, D→F: y = -1, z = +1".
Claim change_claim(const std::string& first, const std::string& second, const std::string& change) {
  const auto step = numbers(change);
  return {"change-" + first, same("4"),
          same(fmt::format("{}→{}, {}→{}: {}", first[0], first[1], second[0], second[1], text_of(step))),
          [=](Context&) -> Result<Finding> {
            bool holds = true;
            for (const int m : {2, 3}) {
              for (const std::string& edge : {first, second}) {
                const auto ends = letters(edge);
                holds = holds && sum(four_of(ends[0], m), step, m) == four_of(ends[1], m);
              }
            }
            return reproduced_if(holds, {"the same, for both sizes", "どちらの大きさでも同じ"});
          },
          live_shape(3, 2)};
}

Claim edge_direction(const std::string& edge, std::size_t up, std::size_t down) {
  return {"direction-four-" + edge,
          same("4"),
          {fmt::format("edge {}: {} = ±1, {} = ∓1, the others stay", edge, axis_names[up], axis_names[down]),
           fmt::format("辺 {} 方向: {} = ±1, {} = ∓1、他は 0", edge, axis_names[up], axis_names[down])},
          [=](Context&) -> Result<Finding> {
            const auto all = directions(*the_board(3, 3));
            const auto row = std::ranges::find(all, edge, &Direction::edge);
            if (row == all.end()) return Finding{Verdict::failed, same(edge)};
            Vector step(4);
            step[up] = -1;
            step[down] = 1;
            const auto ends = letters(edge);
            const bool along = sum(four_of(ends[0], 3), step, 3) == four_of(ends[1], 3);
            const bool named = static_cast<std::size_t>(row->up) == up && static_cast<std::size_t>(row->down) == down;
            return reproduced_if(along && named && all.size() == 6, {"the same; in section 3 " + row->colour->en,
                                                                     "同じ。3 節の" + row->colour->ja + "方向"});
          },
          live_shape(3, 3)};
}

Claim inner_claim(int m) {
  const std::string planes = m == 2 ? "1" : "1, 2";
  return {fmt::format("inner{}", m),
          same("4"),
          {fmt::format("opposite faces keep the same coordinate, 0 and {}; the planes at {} cross inside", m, planes),
           fmt::format("向かい合う面は同じ成分が一定（0 と {}）で、内部には {} の面が交わる", m, planes)},
          [=](Context&) -> Result<Finding> {
            const auto points = four_condition(m);
            const auto inside = std::ranges::count_if(
                points, [&](const Vector& x) { return std::ranges::all_of(x, [&](int a) { return a > 0 && a < m; }); });
            const std::array<std::array<const char*, 2>, 4> opposite = {
                {{"FCD", "AEB"}, {"FEB", "ACD"}, {"ADE", "FBC"}, {"ABC", "FDE"}}};
            bool holds = true;
            for (std::size_t axis = 0; axis < 4; ++axis) {
              for (const std::size_t side : {0u, 1u}) {
                for (const std::string& name : letters(opposite[axis][side])) {
                  holds = holds && four_of(name, m)[axis] == (side == 0 ? 0 : m);
                }
              }
            }
            return reproduced_if(holds && inside == (m == 2 ? 1 : 6),
                                 {fmt::format("true; {} points with all coordinates strictly between", inside),
                                  fmt::format("その通り。全成分がその間にある点は {} 個", inside)});
          },
          live_shape(3, m)};
}

// One of the two tetrahedra: the points of the hyperplane with all x >= 0 (or all <= 3) are those it spans.
Claim tetrahedron(const std::string& id, const std::string& mark, const std::string& names, bool upper) {
  return {id,
          same("4, " + mark),
          {names + (upper ? ": all coordinates >= 0" : ": all coordinates <= 3"),
           "四面体 " + names + (upper ? ": 全成分 ≥ 0" : ": 全成分 ≤ 3")},
          [=](Context&) -> Result<Finding> {
            // The vertices are those where three of the four inequalities are sharp, so the bodies are equal.
            bool holds = true;
            for (const std::string& name : letters(names)) {
              const Vector x = four_of(name, 3);
              const auto sharp = std::ranges::count(x, upper ? 0 : 3);
              holds = holds && sharp == 3 && (upper ? in_upper(x) : in_lower(x, 3));
            }
            const auto points = std::ranges::count_if(
                four_condition(3), [&](const Vector& x) { return upper ? in_upper(x) : in_lower(x, 3); });
            return reproduced_if(holds && points == 84,
                                 {fmt::format("true; {} points", points), fmt::format("その通り。{} 点", points)});
          },
          live_shape(3, 3)};
}

Result<Finding> check_hyperplane(Context&) {
  bool holds = true;
  for (const std::string& name : letters("P2P4P5P7P1P3P6P8")) holds = holds && total(four_of(name, 3)) == 6;
  return reproduced_if(holds, {"true of all eight", "8 点すべてでなりたつ"});
}

Result<Finding> check_whole(Context&) {
  std::vector<std::size_t> sizes;
  bool holds = true;
  for (int m = 1; m <= 8; ++m) {
    const auto board = the_board(3, m);
    // The map to three coordinates: one to one, onto ※ with the parity, and steps to steps.
    const auto cube = cube_points_of(*board);
    holds = holds && cube.size() == board->points() && points_of(*board) == four_condition(m);
    for (Point p = 0; p < board->points(); ++p) {
      const Vector x = cube_of(*board, {board->at(p).begin(), board->at(p).end()});
      std::size_t near = 0;
      for (const Vector& y : cube) near += squared_distance(x, y) == 2 ? 1 : 0;
      holds = holds && near == board->neighbours(p).size();
      if (m > 4) break;
    }
    sizes.push_back(cube.size());
  }
  return reproduced_if(
      holds,
      {fmt::format("for m = 1 … 8 ({} points) the two systems give the same points and steps", fmt::join(sizes, ", ")),
       fmt::format("m = 1~8（{} 点）で、3 成分と 4 成分の座標は点も一歩も一致する", fmt::join(sizes, ", "))});
}

Result<Finding> check_four_hop(Context&) {
  const auto board = the_board(3, 3);
  const Reach own = reach(*board, {{{2, 2, 1, 1}, {2, 3, 0, 1}}}, {2, 2, 1, 1});
  const Reach other = reach(*board, {{{2, 2, 1, 1}}, {{2, 1, 2, 1}}}, {2, 2, 1, 1});
  const HopCount hops = try_all_hops(*board);
  // (2,2,1,1) over (2,3,0,1) would be (2,4,-1,1), which is off the board.
  return reproduced_if(
      own.agreed && other.agreed && hops.holds && own.to.size() == 11 && other.to.contains({2, 0, 3, 1}),
      {fmt::format("true of all {} hops of the board; off the board there is none", hops.over_own),
       fmt::format("盤の {} 通りのジャンプすべてで正しい。盤の外へは飛べない", hops.over_own)});
}

Result<Finding> check_four_chain(Context&) {
  const auto board = the_board(3, 3);
  ASOBI_TRY(const diamond::Puzzle puzzle, lesson_puzzle(*board, lessons()[2].puzzles[1]));
  const HopCount hops = try_all_hops(*board);
  return reproduced_if(hops.holds && puzzle.solution.points.size() == 6,
                       {fmt::format("over two refused in all {} places; a chain of {} hops through a foreign corner",
                                    hops.over_two, puzzle.solution.points.size() - 1),
                        fmt::format("2 個は {} か所すべてで不可。よその陣地を通る {} 回のジャンプの例", hops.over_two,
                                    puzzle.solution.points.size() - 1)});
}

Claim four_home(const std::string& number, const std::string& from, const std::string& to, std::size_t axis) {
  const std::string& letter = axis_names[axis];
  return {"home-four-" + from,
          same("4, " + number),
          {fmt::format("near {} → near {}: from {} < 0 to {} > 3", from, to, letter, letter),
           fmt::format("{} 付近 → {} 付近: {} < 0 から {} > 3 へ", from, to, letter, letter)},
          [=](Context&) -> Result<Finding> {
            const auto board = the_board(3, 3);
            Vectors home, goal;
            for (const Vector& x : four_condition(3)) {
              if (x[axis] < 0) home.insert(x);
              if (x[axis] > 3) goal.insert(x);
            }
            const int corner = static_cast<int>(axis);
            const bool holds = home == home_of(*board, {corner, false}) && goal == home_of(*board, {corner, true}) &&
                               home.size() == 10 && home.contains(four_of(from, 3)) && goal.contains(four_of(to, 3));
            return reproduced_if(holds, {fmt::format("10 points each, the corners {0}- and {0}+", axis + 1),
                                         fmt::format("それぞれ 10 点。角 {0}- と {0}+", axis + 1)});
          },
          live_open("diamond", board_options(3, 3) + R"(,"players":4)")};
}

}  // namespace

std::vector<Claim> four() {
  const std::string shape = live_shape(3, 3);
  std::vector<Claim> out = {
      {"sizes",
       same("4"),
       {"with 4 pieces the centre is a point, with 10 it is not ((3/2, 3/2, 3/2, 3/2))",
        "駒数 4 では中心点が格子点、駒数 10 では (3/2, 3/2, 3/2, 3/2) で格子点でない"},
       check_sizes,
       live_shape(3, 2)},
      {"section",
       same("4, 図12"),
       {"x + y + z + w = 2 cuts the 4-cube in an octahedron, its edges diagonals of squares",
        "4 次元立方体の x + y + z + w = 2 による切り口は正八面体で、辺は 2 次元の面の対角線"},
       check_section,
       live_shape(3, 1)},
      {"three-each",
       same("4"),
       {"three points on each edge of the doubled octahedron", "2 倍すると一辺に 3 つずつ格子点"},
       check_three_each,
       live_shape(3, 2)},
      condition("condition-four", "4, ◎", 2, 51,
                {"◎ gives all points of the small board", "格子点は条件◎をみたす点全て"}),
  };
  for (const int m : {2, 3}) {
    for (const auto& [face, axis, value] :
         {std::tuple("ABC", 3u, 0), std::tuple("ACD", 1u, m), std::tuple("ADE", 2u, 0), std::tuple("AEB", 0u, m),
          std::tuple("FBC", 2u, m), std::tuple("FCD", 0u, 0), std::tuple("FDE", 3u, m), std::tuple("FEB", 1u, 0)}) {
      out.push_back(face_claim(m, face, axis, value));
    }
    out.push_back(inner_claim(m));
  }
  for (const auto& [first, second, change] :
       {std::tuple("AB", "DF", "0,-1,1,0"), std::tuple("AC", "EF", "-1,0,1,0"), std::tuple("AD", "BF", "-1,0,0,1"),
        std::tuple("AE", "CF", "0,-1,0,1"), std::tuple("BC", "ED", "-1,1,0,0"), std::tuple("CD", "BE", "0,0,-1,1")}) {
    out.push_back(change_claim(first, second, change));
  }
  const std::vector<Claim> rest = {
      {"whole",
       same("4"),
       {"all points have whole coordinates in four-space", "すべての点の成分が整数で表現できる"},
       check_whole,
       shape},
      {"hyperplane",
       same("4, (%)"),
       {"both tetrahedra lie in x + y + z + w = 6", "二つの四面体はどちらも x + y + z + w = 6 上にある"},
       check_hyperplane,
       shape},
      tetrahedron("upper", "(#)", "P2P4P5P7", true),
      tetrahedron("lower", "($)", "P1P3P6P8", false),
      condition(
          "condition-ten", "4, (¥)", 3, 124,
          {"(%) and ((#) or ($)) and (&) give all points", "格子点は (%) かつ「(#) または ($)」かつ (&) の点全て"}),
      edge_direction("AB", 1, 2),
      edge_direction("AC", 0, 2),
      edge_direction("AD", 0, 3),
      edge_direction("AE", 1, 3),
      edge_direction("BC", 0, 1),
      edge_direction("CD", 2, 3),
      {"hop-four",
       same("4"),
       {"a hop in the direction AB: (a, b±1, c∓1, d) taken, (a, b±2, c∓2, d) empty",
        "辺 AB 方向: (a, b±1, c∓1, d) に駒があり (a, b±2, c∓2, d) が空なら飛べる"},
       check_four_hop,
       live_position(3, 3, "2,2,1,1 / 2,1,2,1", "2,2,1,1:2,0,3,1")},
      {"chain-four",
       same("4"),
       {"not over two in a row; hops may follow each other in any directions",
        "2 個以上は飛び越えられない。ジャンプは続けてよく、方向も自由"},
       check_four_chain,
       live_position(3, 3, lessons()[2].puzzles[1].position, "0,3,3,0:2,-1,3,2")},
      four_home("⑤", "P1", "P7", 3),
      four_home("⑥", "P3", "P5", 2),
      four_home("⑦", "P6", "P4", 0),
      four_home("⑧", "P8", "P2", 1),
  };
  out.insert(out.end(), rest.begin(), rest.end());
  return out;
}

}  // namespace asobi::diamond_claims_by_part
