// Section 4: the solid board in four coordinates; sizes 2 and 3.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/diamond/puzzle/lessons.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims {

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

Result<Finding> check_four_condition(const Json& with, Context&) {
  const int m = with.value("m", 0);

  const auto all = four_condition(m), board = points_of(*the_board(3, m));
  return computes(condition_text(board),
                  {fmt::format("so; {} points satisfy it, those of the board", all.size()),
                   fmt::format("その通り。満たす {} 点は盤の点と一致", all.size())},
                  all == board);
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

Result<Finding> check_face(const Json& with, Context&) {
  const int m = with.value("m", 0);
  const std::string face = text_of(with, "face");

  const FacePlane plane = plane_through(face, m);
  std::size_t points = 0;
  for (const Vector& x : four_condition(m)) points += x[plane.axis] == plane.value ? 1 : 0;
  const auto triangle = static_cast<std::size_t>((2 * m + 1) * (m + 1));
  return computes(plane.text(),
                  {fmt::format("true of {}; {} points, a triangle of side {}", face, points, 2 * m),
                   fmt::format("{} でなりたつ。{} 点で、一辺 {} の正三角形", face, points, 2 * m)},
                  points == triangle);
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
Result<Finding> check_change(const Json& with, Context&) {
  const std::string first = text_of(with, "first");
  const std::string second = text_of(with, "second");

  std::set<std::string> changes;
  for (const int m : {2, 3}) {
    for (const std::string& edge : {first, second}) {
      const auto ends = letters(edge);
      const Vector whole = sum(four_of(ends[1], m), four_of(ends[0], m), -1);
      changes.insert(change_text(between(whole, Vector(4), 1, m)));
    }
  }
  return computes(fmt::format("{}", fmt::join(changes, "; ")), {"the same, for both sizes", "どちらの大きさでも同じ"});
}

Result<Finding> check_edge_direction(const Json& with, Context&) {
  const std::string edge = text_of(with, "edge");

  const auto all = directions(*the_board(3, 3));
  const auto row = std::ranges::find(all, edge, &Direction::edge);
  if (row == all.end()) return computes("-", same(edge), false);
  Vector step(4);
  step[static_cast<std::size_t>(row->up)] = 1;
  step[static_cast<std::size_t>(row->down)] = -1;
  const auto ends = letters(edge);
  const Vector way = sum(four_of(ends[1], 3), four_of(ends[0], 3), -1);
  const bool along = way == sum(Vector(4), step, 3) || way == sum(Vector(4), step, -3);
  return computes(signed_change(step),
                  {"the same; in section 3 " + row->colour->en, "同じ。3 節の" + row->colour->ja + "方向"}, along);
}

// Opposite faces, and the planes between them.
Result<Finding> check_inner(const Json& with, Context&) {
  const int m = with.value("m", 0);

  std::vector<std::string> parts;
  bool opposite = true;
  for (const auto& [one, other] :
       {std::pair("ABC", "FDE"), std::pair("ACD", "FEB"), std::pair("ADE", "FBC"), std::pair("AEB", "FCD")}) {
    const FacePlane a = plane_through(one, m), b = plane_through(other, m);
    opposite = opposite && a.one && b.one && a.axis == b.axis;
    parts.push_back(
        fmt::format("{} {} = {}, {} {} = {}", one, axis_names[a.axis], a.value, other, axis_names[b.axis], b.value));
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
}

// One of the two tetrahedra: the tips without a negative coordinate, or the others, and the bound that all have.
Result<Finding> check_tetrahedron(const Json& with, Context&) {
  const bool upper = with.value("upper", false);

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

Result<Finding> check_four_home(const Json& with, Context&) {
  const std::string from = text_of(with, "from");
  const std::string to = text_of(with, "to");

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
}

}  // namespace

std::vector<Check> four() {
  return {{"sizes", check_sizes},
          {"section", check_section},
          {"three-each", check_three_each},
          {"whole", check_whole},
          {"hyperplane", check_hyperplane},
          {"hop-four", check_four_hop},
          {"chain-four", check_four_chain},
          {"condition-four", check_four_condition},
          {"face", check_face},
          {"change", check_change},
          {"direction-four", check_edge_direction},
          {"inner", check_inner},
          {"tetrahedron", check_tetrahedron},
          {"home-four", check_four_home}};
}

}  // namespace asobi::diamond_claims
