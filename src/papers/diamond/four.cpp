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

Claim condition(const std::string& id, const std::string& section, int m, const Text& says) {
  return {id, same(section), says,
          [=](Context&) -> Result<Finding> {
            const auto all = four_condition(m), board = points_of(*the_board(3, m));
            return computes(condition_text(board),
                            {fmt::format("so; {} points satisfy it, those of the board", all.size()),
                             fmt::format("その通り。満たす {} 点は盤の点と一致", all.size())},
                            all == board);
          },
          live_ask("diamond", "board", board_options(3, m))};
}

// "3/2" for 6 of 4 points.
std::string quotient(int a, int n) {
  const int common = std::gcd(a, n);
  return n == common ? fmt::to_string(a / n) : fmt::format("{}/{}", a / common, n / common);
}

// The mean of all points, by the number of pieces, and whether it is a point.
Result<Finding> check_sizes(Context&) {
  std::vector<std::string> parts;
  for (const int m : {2, 3}) {
    const auto board = the_board(3, m);
    const auto points = points_of(*board);
    Vector all(4);
    for (const Vector& x : points) all = sum(all, x);
    std::vector<std::string> centre;
    for (const int a : all) centre.push_back(quotient(a, static_cast<int>(points.size())));
    // The centre is a point exactly if some point is its own mirror image.
    const bool own = std::ranges::any_of(points, [&](const Vector& x) { return sum(x, x) == Vector(4, m); });
    parts.push_back(fmt::format("{}: ({}) {}", board->home({0, false}).size(), fmt::join(centre, ", "), yes_no(own)));
  }
  const auto list = fmt::format("{}", fmt::join(parts, "; "));
  return computes(list, {"pieces: the mean of all points, and whether it is one of them: " + list,
                         "駒数: 全ての点の平均、それが格子点か: " + worded(list).ja});
}

// The section of [0,1]^4 by x + y + z + w = 2.
Result<Finding> check_section(Context&) {
  const auto corners = lattice(4, 0, 1, [](const Vector& x) { return total(x) == 2; });
  int edges = 0, opposite = 0;
  std::set<int> constant;
  for (const Vector& x : corners) {
    for (const Vector& y : corners) {
      if (!(x < y)) continue;
      int fixed = 0;
      for (std::size_t i = 0; i < 4; ++i) fixed += x[i] == y[i] ? 1 : 0;
      const bool edge = sum(x, y) != Vector(4, 1);  // else they are opposite
      ++(edge ? edges : opposite);
      if (edge) constant.insert(fixed);
    }
  }
  // Every corner but the opposite one is a neighbour, four of them: an octahedron.
  const bool octahedron =
      2 * opposite == static_cast<int>(corners.size()) && edges == 2 * static_cast<int>(corners.size());
  return computes(fmt::format("{}; {}", octahedron ? "正八面体" : "-", fmt::join(constant, ", ")),
                  {fmt::format("{} corners, {} edges, each the diagonal of a square face with {} coordinates fixed",
                               corners.size(), edges, fmt::join(constant, ", ")),
                   fmt::format("頂点 {} 個、辺 {} 本。どれも {} 成分が一定の 2 次元の面の対角線", corners.size(), edges,
                               fmt::join(constant, ", "))});
}

Result<Finding> check_three_each(Context&) {
  std::set<int> counts;
  const auto points = four_condition(2);
  for (const auto& [from, to] :
       {std::pair("A", "B"), std::pair("B", "C"), std::pair("P1", "A"), std::pair("P6", "F")}) {
    int on = 0;
    for (int k = 0; k <= 2; ++k) on += points.contains(between(four_of(from, 2), four_of(to, 2), k, 2)) ? 1 : 0;
    counts.insert(on);
  }
  const auto list = fmt::format("{}", fmt::join(counts, ", "));
  return computes(list, {list + " points on every edge looked at", "調べたどの辺にも " + list + " 点"});
}

// "x = 0, y + z + w = 4": the coordinate that the three points share, and the sum of the others.
struct FacePlane {
  std::size_t axis = 0;
  int value = 0, rest = 0;
  bool one = false;  // there is exactly one such coordinate

  std::string text() const {
    std::vector<std::string> others;
    for (std::size_t i = 0; i < 4; ++i) {
      if (i != axis) others.push_back(axis_names[i]);
    }
    return one ? fmt::format("{} = {}, {} = {}", axis_names[axis], value, fmt::join(others, " + "), rest) : "-";
  }
};

FacePlane plane_through(const std::string& face, int m) {
  std::vector<Vector> corners;
  for (const std::string& name : letters(face)) corners.push_back(four_of(name, m));
  FacePlane out;
  int shared = 0;
  for (std::size_t axis = 0; axis < 4; ++axis) {
    const int value = corners[0][axis];
    if (!std::ranges::all_of(corners, [&](const Vector& x) { return x[axis] == value; })) continue;
    out = {axis, value, total(corners[0]) - value, ++shared == 1};
  }
  return out;
}

Claim face_claim(int m, const std::string& face, const std::string& printed) {
  return Claim{fmt::format("face{}-{}", m, face),
               same("4"),
               {"face " + face + ": " + printed, "面 " + face + ": " + printed},
               [=](Context&) -> Result<Finding> {
                 const FacePlane plane = plane_through(face, m);
                 std::size_t points = 0;
                 for (const Vector& x : four_condition(m)) points += x[plane.axis] == plane.value ? 1 : 0;
                 const auto triangle = static_cast<std::size_t>((2 * m + 1) * (m + 1));
                 return computes(plane.text(),
                                 {fmt::format("true of {}; {} points, a triangle of side {}", face, points, 2 * m),
                                  fmt::format("{} でなりたつ。{} 点で、一辺 {} の正三角形", face, points, 2 * m)},
                                 points == triangle);
               },
               live_points(3, m, fmt::format("{}", fmt::join(letters(face), " ")))}
      .prints(printed);
}

// "y = -1, z = +1"
std::string change_text(const Vector& step) {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < step.size(); ++i) {
    if (step[i] != 0) out.push_back(fmt::format("{} = {:+}", axis_names[i], step[i]));
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

// "A→B, D→F: y = -1, z = +1".
Claim change_claim(const std::string& first, const std::string& second, const std::string& printed) {
  return Claim{"change-" + first, same("4"),
               same(fmt::format("{}→{}, {}→{}: {}", first[0], first[1], second[0], second[1], printed)),
               [=](Context&) -> Result<Finding> {
                 std::set<std::string> changes;
                 for (const int m : {2, 3}) {
                   for (const std::string& edge : {first, second}) {
                     const auto ends = letters(edge);
                     const Vector whole = sum(four_of(ends[1], m), four_of(ends[0], m), -1);
                     changes.insert(change_text(between(whole, Vector(4), 1, m)));
                   }
                 }
                 return computes(fmt::format("{}", fmt::join(changes, "; ")),
                                 {"the same, for both sizes", "どちらの大きさでも同じ"});
               },
               live_shape(3, 2)}
      .prints(printed);
}

Claim edge_direction(const std::string& edge, const std::string& printed) {
  return Claim{"direction-four-" + edge,
               same("4"),
               {fmt::format("edge {}: {}", edge, printed), fmt::format("辺 {} 方向: {}", edge, printed)},
               [=](Context&) -> Result<Finding> {
                 const auto all = directions(*the_board(3, 3));
                 const auto row = std::ranges::find(all, edge, &Direction::edge);
                 if (row == all.end()) return computes("-", same(edge), false);
                 Vector step(4);
                 step[static_cast<std::size_t>(row->up)] = 1;
                 step[static_cast<std::size_t>(row->down)] = -1;
                 const auto ends = letters(edge);
                 const Vector way = sum(four_of(ends[1], 3), four_of(ends[0], 3), -1);
                 const bool along = way == sum(Vector(4), step, 3) || way == sum(Vector(4), step, -3);
                 return computes(
                     signed_change(step),
                     {"the same; in section 3 " + row->colour->en, "同じ。3 節の" + row->colour->ja + "方向"}, along);
               },
               live_shape(3, 3)}
      .prints(printed);
}

// Opposite faces, and the planes between them.
Claim inner_claim(int m, const std::string& printed) {
  return Claim{fmt::format("inner{}", m),
               same("4"),
               {"opposite faces keep the same coordinate; the planes between them cross inside",
                "向かい合う面は同じ成分が一定で、内部にはその間の面が交わる"},
               [=](Context&) -> Result<Finding> {
                 std::vector<std::string> parts;
                 bool opposite = true;
                 for (const auto& [one, other] : {std::pair("ABC", "FDE"), std::pair("ACD", "FEB"),
                                                  std::pair("ADE", "FBC"), std::pair("AEB", "FCD")}) {
                   const FacePlane a = plane_through(one, m), b = plane_through(other, m);
                   opposite = opposite && a.one && b.one && a.axis == b.axis;
                   parts.push_back(fmt::format("{} {} = {}, {} {} = {}", one, axis_names[a.axis], a.value, other,
                                               axis_names[b.axis], b.value));
                 }
                 std::set<int> between_them;
                 std::size_t inside = 0;
                 for (const Vector& x : points_of(*the_board(3, m))) {
                   if (std::ranges::min(x) <= 0 || std::ranges::max(x) >= m) continue;
                   ++inside;
                   between_them.insert(x.begin(), x.end());
                 }
                 return computes(fmt::format("{}; {}", fmt::join(parts, "; "), fmt::join(between_them, ", ")),
                                 {fmt::format("true; {} points with all coordinates strictly between", inside),
                                  fmt::format("その通り。全成分がその間にある点は {} 個", inside)},
                                 opposite);
               },
               live_shape(3, m)}
      .prints(printed);
}

// One of the two tetrahedra: the tips without a negative coordinate, or the others, and the bound that all have.
Claim tetrahedron(const std::string& id, const std::string& mark, bool upper, const std::string& printed) {
  return Claim{id,
               same("4, " + mark),
               {"the tetrahedron " + printed, "四面体 " + printed},
               [=](Context&) -> Result<Finding> {
                 std::string names;
                 std::set<int> bounds;
                 std::set<std::ptrdiff_t> sharp;  // how many of the four inequalities are equations in a vertex
                 for (int i = 1; i <= 8; ++i) {
                   const std::string name = fmt::format("P{}", i);
                   const Vector x = four_of(name, 3);
                   if (in_upper(x) != upper) continue;
                   names += name;
                   bounds.insert(upper ? std::ranges::min(x) : std::ranges::max(x));
                   sharp.insert(std::ranges::count(x, *bounds.begin()));
                 }
                 const int bound = *bounds.begin();
                 const auto points = std::ranges::count_if(points_of(*the_board(3, 3)), [&](const Vector& x) {
                   return upper ? std::ranges::min(x) >= bound : std::ranges::max(x) <= bound;
                 });
                 // The vertices are those where three of the inequalities are sharp, so the bodies are equal.
                 return computes(fmt::format("{}: {} {}", names, upper ? "≥" : "≤", fmt::join(bounds, ", ")),
                                 {fmt::format("true; {} points", points), fmt::format("その通り。{} 点", points)},
                                 sharp == std::set<std::ptrdiff_t>{3});
               },
               live_points(3, 3, upper ? "P2 P4 P5 P7" : "P1 P3 P6 P8")}
      .prints(printed);
}

Result<Finding> check_hyperplane(Context&) {
  std::set<int> totals;
  for (const std::string& name : letters("P2P4P5P7P1P3P6P8")) totals.insert(total(four_of(name, 3)));
  return computes(fmt::format("x + y + z + w = {}", fmt::join(totals, ", ")),
                  {"true of all eight tips", "8 つの先端すべてでなりたつ"});
}

Result<Finding> check_whole(Context&) {
  std::vector<std::size_t> sizes;
  bool holds = true;
  std::size_t wrong = 0, points = 0;
  for (int m = 1; m <= 8; ++m) {
    const auto board = the_board(3, m);
    // The map to three coordinates: one to one, onto ※ with the parity, and steps to steps.
    const auto cube = cube_points_of(*board);
    points += cube.size();
    wrong += differing(points_of(*board), four_condition(m));
    holds = holds && cube.size() == board->points();
    for (Point p = 0; p < board->points(); ++p) {
      const Vector x = cube_of(*board, {board->at(p).begin(), board->at(p).end()});
      std::size_t near = 0;
      for (const Vector& y : cube) near += squared_distance(x, y) == 2 ? 1 : 0;
      holds = holds && near == board->neighbours(p).size();
      if (m > 4) break;
    }
    sizes.push_back(cube.size());
  }
  return computes(
      every_but(wrong, points),
      {fmt::format("for m = 1 … 8 ({} points) the two systems give the same points and steps", fmt::join(sizes, ", ")),
       fmt::format("m = 1~8（{} 点）で、3 成分と 4 成分の座標は点も一歩も一致する", fmt::join(sizes, ", "))},
      holds);
}

Result<Finding> check_four_hop(Context&) {
  const auto board = the_board(3, 3);
  const HopCount hops = try_all_hops(*board);
  std::vector<std::string> ways;
  for (const Direction& direction : directions(*board)) {
    if (direction.edge != "AB") continue;
    for (const auto& [over, to] : hops_along(*board, direction)) {
      ways.push_back(seen_from(over) + " → " + seen_from(to));
    }
  }
  // (2,2,1,1) over (2,3,0,1) would be (2,4,-1,1), which is off the board: nothing but steps is left.
  const Reach off = reach(*board, {{{2, 2, 1, 1}, {2, 3, 0, 1}}}, {2, 2, 1, 1});
  const auto near = board->neighbours(board->find(Vector{2, 2, 1, 1}).value()).size();
  return computes(fmt::format("{}", fmt::join(ways, "; ")),
                  {fmt::format("true of all {} hops of the board; off the board there is none", hops.hops),
                   fmt::format("盤の {} 通りのジャンプすべてで正しい。盤の外へは飛べない", hops.hops)},
                  hops.holds() && off.agreed && off.to.size() + 1 == near);
}

Result<Finding> check_four_chain(Context&) {
  const auto board = the_board(3, 3);
  ASOBI_TRY(const diamond::Puzzle puzzle, lesson_puzzle(*board, lessons()[2].puzzles[1]));
  const HopCount hops = try_all_hops(*board);
  const auto chain = puzzle.solution.points.size() - 1;
  return computes(
      fmt::format("2 個以上: {}; 2 回以上: {}", yes_no(hops.over_two > 0), yes_no(chain >= 2)),
      {fmt::format("over two refused in all {} places; a chain of {} hops through a foreign corner", hops.doubles,
                   chain),
       fmt::format("2 個は {} か所すべてで不可。よその陣地を通る {} 回のジャンプの例", hops.doubles, chain)},
      hops.doubles > 0);
}

Claim four_home(const std::string& number, const std::string& from, const std::string& to, const std::string& printed) {
  return Claim{"home-four-" + from,
               same("4, " + number),
               {fmt::format("near {} → near {}: {}", from, to, printed),
                fmt::format("{} 付近 → {} 付近: {}", from, to, printed)},
               [=](Context&) -> Result<Finding> {
                 const auto board = the_board(3, 3);
                 for (int axis = 0; axis < 4; ++axis) {
                   const Vectors home = home_of(*board, {axis, false}), goal = home_of(*board, {axis, true});
                   if (!home.contains(four_of(from, 3))) continue;
                   return computes(home_text(points_of(*board), home, goal, static_cast<std::size_t>(axis)),
                                   {fmt::format("{0} points each, the corners {1}- and {1}+", home.size(), axis + 1),
                                    fmt::format("それぞれ {0} 点。角 {1}- と {1}+", home.size(), axis + 1)},
                                   goal.contains(four_of(to, 3)) && home.size() == goal.size());
                 }
                 return computes("-", {"no such corner", "そのような角はない"}, false);
               },
               live_open("diamond", board_options(3, 3) + R"(,"players":4)")}
      .prints(printed);
}

}  // namespace

std::vector<Claim> four() {
  const std::string shape = live_shape(3, 3);
  std::vector<Claim> out = {
      Claim{"sizes",
            same("4"),
            {"with 4 pieces the centre is a point, with 10 it is not ((3/2, 3/2, 3/2, 3/2))",
             "駒数 4 では中心点が格子点、駒数 10 では (3/2, 3/2, 3/2, 3/2) で格子点でない"},
            check_sizes,
            live_shape(3, 2)}
          .prints("4: (1, 1, 1, 1) yes; 10: (3/2, 3/2, 3/2, 3/2) no"),
      Claim{"section",
            {"4, figure 12", "4, 図12"},
            {"x + y + z + w = 2 cuts the 4-cube in an octahedron, its edges diagonals of squares",
             "4 次元立方体の x + y + z + w = 2 による切り口は正八面体で、辺は 2 次元の面の対角線"},
            check_section,
            live_shape(3, 1)}
          .prints("正八面体; 2"),
      Claim{"three-each",
            same("4"),
            {"three points on each edge of the doubled octahedron", "2 倍すると一辺に 3 つずつ格子点"},
            check_three_each,
            live_shape(3, 2)}
          .prints("3"),
      condition("condition-four", "4, ◎", 2, {"◎ gives all points of the small board", "格子点は条件◎をみたす点全て"})
          .prints("a + b + c + d = 4; ≥ 0 または ≤ 2"),
  };
  // As the paper prints them for m = 2 and for m = 3.
  for (const auto& [face, two, three] : {std::tuple("ABC", "w = 0, x + y + z = 4", "w = 0, x + y + z = 6"),
                                         std::tuple("ACD", "y = 2, x + z + w = 2", "y = 3, x + z + w = 3"),
                                         std::tuple("ADE", "z = 0, x + y + w = 4", "z = 0, x + y + w = 6"),
                                         std::tuple("AEB", "x = 2, y + z + w = 2", "x = 3, y + z + w = 3"),
                                         std::tuple("FBC", "z = 2, x + y + w = 2", "z = 3, x + y + w = 3"),
                                         std::tuple("FCD", "x = 0, y + z + w = 4", "x = 0, y + z + w = 6"),
                                         std::tuple("FDE", "w = 2, x + y + z = 2", "w = 3, x + y + z = 3"),
                                         std::tuple("FEB", "y = 0, x + z + w = 4", "y = 0, x + z + w = 6")}) {
    out.push_back(face_claim(2, face, two));
    out.push_back(face_claim(3, face, three));
  }
  out.push_back(
      inner_claim(2, "ABC w = 0, FDE w = 2; ACD y = 2, FEB y = 0; ADE z = 0, FBC z = 2; AEB x = 2, FCD x = 0; 1"));
  out.push_back(
      inner_claim(3, "ABC w = 0, FDE w = 3; ACD y = 3, FEB y = 0; ADE z = 0, FBC z = 3; AEB x = 3, FCD x = 0; 1, 2"));
  for (const auto& [first, second, change] :
       {std::tuple("AB", "DF", "y = -1, z = +1"), std::tuple("AC", "EF", "x = -1, z = +1"),
        std::tuple("AD", "BF", "x = -1, w = +1"), std::tuple("AE", "CF", "y = -1, w = +1"),
        std::tuple("BC", "ED", "x = -1, y = +1"), std::tuple("CD", "BE", "z = -1, w = +1")}) {
    out.push_back(change_claim(first, second, change));
  }
  const std::vector<Claim> rest = {
      Claim{"whole",
            same("4"),
            {"all points have whole coordinates in four-space", "すべての点の成分が整数で表現できる"},
            check_whole,
            shape}
          .prints("every"),
      Claim{"hyperplane",
            same("4, (%)"),
            {"both tetrahedra lie in x + y + z + w = 6", "二つの四面体はどちらも x + y + z + w = 6 上にある"},
            check_hyperplane,
            shape}
          .prints("x + y + z + w = 6"),
      tetrahedron("upper", "(#)", true, "P2P4P5P7: ≥ 0"),
      tetrahedron("lower", "($)", false, "P1P3P6P8: ≤ 3"),
      condition(
          "condition-ten", "4, (¥)", 3,
          {"(%) and ((#) or ($)) and (&) give all points", "格子点は (%) かつ「(#) または ($)」かつ (&) の点全て"})
          .prints("a + b + c + d = 6; ≥ 0 または ≤ 3"),
      edge_direction("AB", "x = 0, y = ±1, z = ∓1, w = 0"),
      edge_direction("AC", "x = ±1, y = 0, z = ∓1, w = 0"),
      edge_direction("AD", "x = ±1, y = 0, z = 0, w = ∓1"),
      edge_direction("AE", "x = 0, y = ±1, z = 0, w = ∓1"),
      edge_direction("BC", "x = ±1, y = ∓1, z = 0, w = 0"),
      edge_direction("CD", "x = 0, y = 0, z = ±1, w = ∓1"),
      Claim{"hop-four",
            same("4"),
            {"a hop in the direction AB: (a, b±1, c∓1, d) taken, (a, b±2, c∓2, d) empty",
             "辺 AB 方向: (a, b±1, c∓1, d) に駒があり (a, b±2, c∓2, d) が空なら飛べる"},
            check_four_hop,
            live_position(3, 3, "2,2,1,1 / 2,1,2,1", "2,2,1,1:2,0,3,1")}
          .prints("(a, b±1, c∓1, d) → (a, b±2, c∓2, d)"),
      Claim{"chain-four",
            same("4"),
            {"not over two in a row; hops may follow each other in any directions",
             "2 個以上は飛び越えられない。ジャンプは続けてよく、方向も自由"},
            check_four_chain,
            live_position(3, 3, lessons()[2].puzzles[1].position, "0,3,3,0:2,-1,3,2")}
          .prints("2 個以上: no; 2 回以上: yes"),
      four_home("⑤", "P1", "P7", "w < 0 → w > 3"),
      four_home("⑥", "P3", "P5", "z < 0 → z > 3"),
      four_home("⑦", "P6", "P4", "x < 0 → x > 3"),
      four_home("⑧", "P8", "P2", "y < 0 → y > 3"),
  };
  out.insert(out.end(), rest.begin(), rest.end());
  return out;
}

}  // namespace asobi::diamond_claims_by_part
