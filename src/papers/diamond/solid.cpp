// Section 3: the solid board in three coordinates, its directions, rules and homes.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <numeric>

#include "games/diamond/puzzle/lessons.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims {

namespace {

using namespace diamond;

constexpr int solid_size = 3;

// The two halves of ※ for any m.
bool in_first(const Vector& x, int m) {
  const int a = x[0], b = x[1], c = x[2];
  return a + b + c <= m && a - b - c <= m && -a + b - c <= m && -a - b + c <= m;
}
bool in_second(const Vector& x, int m) { return in_first({-x[0], -x[1], -x[2]}, m); }
Vectors printed_condition(int m) {
  return lattice(3, -m, m, [&](const Vector& x) { return in_first(x, m) || in_second(x, m); });
}
bool right_parity(const Vector& x, int m) { return (x[0] + x[1] + x[2] - m) % 2 == 0; }
Vectors true_points(int m) {
  return lattice(3, -m, m, [&](const Vector& x) { return (in_first(x, m) || in_second(x, m)) && right_parity(x, m); });
}

const std::array<Vector, 6>& solid_steps() {
  static const std::array<Vector, 6> steps = {{{1, 1, 0}, {1, -1, 0}, {0, 1, 1}, {0, 1, -1}, {1, 0, 1}, {1, 0, -1}}};
  return steps;
}

// The sizes of the parts that are joined by steps, the largest first.
std::vector<std::size_t> components(Vectors points) {
  std::vector<std::size_t> out;
  while (!points.empty()) {
    std::vector<Vector> queue = {*points.begin()};
    points.erase(points.begin());
    for (std::size_t i = 0; i < queue.size(); ++i) {
      for (const Vector& step : solid_steps()) {
        for (const int sign : {1, -1}) {
          const Vector next = sum(queue[i], step, sign);
          if (points.erase(next) > 0) queue.push_back(next);
        }
      }
    }
    out.push_back(queue.size());
  }
  std::ranges::sort(out, std::greater());
  return out;
}

// Tetrahedra {c + e_i}, {c - e_i} and octahedra {c + e_i + e_j} of neighbouring points, in four coordinates.
Result<Finding> check_cells(Context&) {
  const auto points = points_of(*the_board(3, solid_size));
  const auto all_in = [&](const Vector& c, int sign, bool pairs) {
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = pairs ? i + 1 : 3; j < 4; ++j) {
        Vector x = c;
        x[i] += sign;
        if (pairs) x[j] += sign;
        if (!points.contains(x)) return false;
      }
    }
    return true;
  };
  int tetrahedra = 0, octahedra = 0;
  for (const Vector& c : lattice(4, -solid_size - 1, 2 * solid_size + 1, [](const Vector& x) {
         return std::abs(std::accumulate(x.begin(), x.end(), 0) - 2 * solid_size) <= 2;
       })) {
    const int missing = 2 * solid_size - std::accumulate(c.begin(), c.end(), 0);
    if (missing == 1 || missing == -1) tetrahedra += all_in(c, missing, false) ? 1 : 0;
    if (missing == 2) octahedra += all_in(c, 1, true) ? 1 : 0;
  }
  // An octahedron is worth four tetrahedra of its edge; the star is one of edge m and eight tetrahedra of edge m.
  const int volume = 12 * solid_size * solid_size * solid_size;
  return computes(octahedra == 0 ? "正四面体" : fmt::format("正四面体 {}, 正八面体 {}", tetrahedra, octahedra),
                  {fmt::format("{} tetrahedra, but also {} octahedra; together they fill the star ({} + 4·{} = {})",
                               tetrahedra, octahedra, tetrahedra, octahedra, volume),
                   fmt::format("正四面体 {} 個のほかに正八面体が {} 個あり、合わせて星形を埋める（{} + 4·{} = {}）",
                               tetrahedra, octahedra, tetrahedra, octahedra, volume)},
                  tetrahedra + 4 * octahedra == volume);
}

Result<Finding> check_shape(Context&) {
  const auto board = the_board(3, solid_size);
  Vectors faces;
  for (const std::string& name : letters("ABCDEF")) {
    const Vector& x = named_cube().at(name);
    if (std::ranges::count(x, 0) == 2 && squared_distance(x, {0, 0, 0}) == solid_size * solid_size) faces.insert(x);
  }
  return computes(fmt::format("{}; {}", faces.size(), board->corners()),
                  {fmt::format("A … F are the middles of the cube's {} faces, and there are {} corners", faces.size(),
                               board->corners()),
                   fmt::format("A~F は立方体の {} 面の中心。出っ張りは {} つ", faces.size(), board->corners())});
}

Result<Finding> check_cube_corners(Context&) {
  const auto board = the_board(3, solid_size);
  Vectors tips, named;
  for (Point p = 0; p < board->points(); ++p) {
    if (board->neighbours(p).size() == 3) tips.insert(cube_of(*board, {board->at(p).begin(), board->at(p).end()}));
  }
  for (int i = 1; i <= board->corners(); ++i) named.insert(named_cube().at(fmt::format("P{}", i)));
  const auto corners = std::ranges::count_if(
      tips, [](const Vector& x) { return std::ranges::all_of(x, [](int a) { return std::abs(a) == solid_size; }); });
  return computes(every_but(tips.size() - static_cast<std::size_t>(corners), tips.size()),
                  {fmt::format("the {} tips (±3, ±3, ±3), P1 … P8, the only points with three neighbours", tips.size()),
                   fmt::format("{} つの先端 (±3, ±3, ±3)、P1~P8。隣が 3 点だけの点はこれだけ", tips.size())},
                  tips == named);
}

// Tips that are ends of a diagonal of a face of the cube belong together.
Result<Finding> check_tetrahedra(Context&) {
  std::set<std::string> bodies;
  std::set<int> lengths;
  bool halves = true;
  for (int i = 1; i <= 8; ++i) {
    const Vector& x = named_cube().at(fmt::format("P{}", i));
    std::string body;
    for (int j = 1; j <= 8; ++j) {
      const Vector& y = named_cube().at(fmt::format("P{}", j));
      const int equal = (x[0] == y[0]) + (x[1] == y[1]) + (x[2] == y[2]);
      if (equal != 1 && i != j) continue;
      body += fmt::format("P{}", j);
      if (i != j) lengths.insert(squared_distance(x, y));
      halves = halves && in_first(x, solid_size) == in_first(y, solid_size) &&
               in_first(x, solid_size) != in_second(x, solid_size);
    }
    bodies.insert(body);
  }
  std::vector<std::string> edges;
  for (const int length : lengths) edges.push_back(root(length));
  return computes(fmt::format("{}; {}", fmt::join(bodies, ", "), fmt::join(edges, ", ")),
                  {"each is one of the two halves of ※; the edges are the diagonals of the cube's faces",
                   "それぞれが※の前半と後半。辺は立方体の面の対角線"},
                  halves);
}

Result<Finding> check_pieces(Context&) {
  const auto solid_home = the_board(3, solid_size)->home({0, false}).size();
  const auto plane_home = the_board(2, 8)->home({0, false}).size();
  return computes(fmt::to_string(solid_home),
                  {fmt::format("{} in each corner, as on the usual plane board (m = 8)", solid_home),
                   fmt::format("{} 個。普通の平面の盤（m = 8）と同じ", solid_home)},
                  solid_home == plane_home);
}

Result<Finding> check_condition(Context&) {
  const auto printed = printed_condition(solid_size);
  const auto parts = components(printed);
  const auto board = cube_points_of(*the_board(3, solid_size));
  return computes(
      every_but(differing(printed, board), printed.size()),
      {fmt::format(
           "{} points, in two parts that no step joins: {} with an odd sum of coordinates and {} with an even one. The "
           "board is the {}: a + b + c must have the parity of m",
           printed.size(), parts[0], parts[1], parts[0]),
       fmt::format("{} 点になり、座標の和が奇数の {} 点と偶数の {} 点は一歩ではつながらない。盤は前者の {} "
                   "点で、a + b + c の偶奇が m と同じという条件が要る",
                   printed.size(), parts[0], parts[1], parts[0])},
      true_points(solid_size) == board && parts.size() == 2);
}

Result<Finding> check_plane_points(Context&) {
  std::vector<std::string> names;
  for (const std::string& name : letters("ABCDEF")) {
    if (named_cube().at(name)[2] == 0) names.push_back(name);
  }
  return computes(fmt::format("{}", fmt::join(names, ", ")),
                  {"z = 0 for these and no others", "z = 0 なのはこれらだけ"});
}

// The coordinate that stays, and the sum or difference of the others that does.
Result<Finding> check_line(Context&) {
  const Vector &a = named_cube().at("A"), &b = named_cube().at("B");
  std::vector<std::string> equations;
  constexpr std::string_view names = "xyz";
  for (std::size_t i = 0; i < 3; ++i) {
    if (a[i] == b[i]) equations.push_back(fmt::format("{} = {}", names[i], a[i]));
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = i + 1; j < 3; ++j) {
      if (a[i] == b[i] || a[j] == b[j]) continue;
      if (a[i] - a[j] == b[i] - b[j]) equations.push_back(fmt::format("{} - {} = {}", names[i], names[j], a[i] - a[j]));
      if (a[i] + a[j] == b[i] + b[j]) equations.push_back(fmt::format("{} + {} = {}", names[i], names[j], a[i] + a[j]));
    }
  }
  return computes(fmt::format("{}", fmt::join(equations, ", ")),
                  {"true of A, B and so of the points between", "A, B で、したがって間の点でもなりたつ"});
}

// The step of a direction in three coordinates.
Vector cube_step(const Board& board, const Direction& direction) {
  Vector x(4, 1);
  const Vector middle = cube_of(board, x);
  ++x[static_cast<std::size_t>(direction.up)];
  --x[static_cast<std::size_t>(direction.down)];
  return sum(cube_of(board, x), middle, -1);
}

Result<Finding> check_directions(Context&) {
  const auto board = the_board(3, 2);
  const auto middle = board->neighbours(board->find(Vector{1, 1, 1, 1}).value());
  const auto all = directions(*board);
  std::array<int, 3> fixed = {};  // by the coordinate that stays
  for (const Direction& direction : all) {
    const Vector step = cube_step(*board, direction);
    for (std::size_t i = 0; i < 3; ++i) fixed[i] += step[i] == 0 ? 1 : 0;
  }
  return computes(fmt::format("xy: {}, yz: {}, zx: {}; {}", fixed[2], fixed[0], fixed[1], all.size()),
                  {fmt::format("the centre of the small board has {} neighbours", middle.size()),
                   fmt::format("小さい盤の中心の隣は {} 点", middle.size())},
                  middle.size() == 2 * all.size());
}

Result<Finding> check_solid_direction(const Json& with, Context&) {
  const std::string colour = text_of(with, "colour");

  const auto board = the_board(3, 2);
  std::vector<std::string> changes;
  std::string edge;
  for (const Direction& direction : directions(*board)) {
    if (!direction.colour || direction.colour->en != colour) continue;
    changes.push_back(signed_change(cube_step(*board, direction)));
    edge = *direction.edge;
  }
  return computes(fmt::format("{}", fmt::join(changes, "; ")),
                  {"the same; in section 4 the edge " + edge, "同じ。4 節では辺 " + edge});
}

// Figures 9 to 11 are seen after a quarter turn about z, clockwise from above: what pointed to the viewer points left.
Result<Finding> check_figures(Context&) {
  const auto turned = [](const Vector& seen) { return Vector{-seen[1], seen[0], seen[2]}; };  // right, near, up
  const Vector x = {0, 1, 0}, y = {1, 0, 0}, z = {0, 0, 1};                                   // in figures 4 to 6
  const auto near = [&](const char* name) {
    const Vector& p = named_cube().at(name);
    return turned({p[1], p[0], p[2]})[1];
  };
  const auto word = [](const Vector& seen) {
    if (seen[0] != 0) return seen[0] > 0 ? "右" : "左";
    if (seen[1] != 0) return seen[1] > 0 ? "手前" : "奥";
    return seen[2] > 0 ? "上" : "下";
  };
  return computes(fmt::format("x: {}, y: {}, z: {}; 手前: {}", word(turned(x)), word(turned(y)), word(turned(z)),
                              near("P6") > near("P7") ? "P6" : "P7"),
                  {"so x points left, y to the viewer, z up, and P6 is nearer than P7", "回すとその通りになる"});
}

Result<Finding> check_solid_hop(Context&) {
  const auto board = the_board(3, solid_size);
  const HopCount hops = try_all_hops(*board);
  std::vector<std::string> ways;
  for (const Direction& direction : directions(*board)) {
    if (direction.colour->en != "blue") continue;
    for (const auto& [over, to] : hops_along(*board, direction, true)) {
      ways.push_back(seen_from(over) + " → " + seen_from(to));
    }
  }
  // As printed, 2 asks only for ※; with its even points nothing changes, since a hop keeps the parity.
  return computes(fmt::format("{}", fmt::join(ways, "; ")),
                  {fmt::format("all {} hops of the board, over one's own and over another's piece; refused "
                               "in all when the point behind is taken",
                               hops.hops),
                   fmt::format("盤の {} 通りのジャンプすべてが、自分の駒でも他の人の駒でも可能。先に駒が"
                               "あればすべて不可",
                               hops.hops)},
                  hops.holds());
}

Result<Finding> check_solid_not_two(Context&) {
  const auto board = the_board(3, solid_size);
  const HopCount hops = try_all_hops(*board);
  ASOBI_TRY(const diamond::Puzzle puzzle, lesson_puzzle(*board, lessons()[2].puzzles[1]));
  return computes(
      fmt::format("2 個以上: {}; 2 回以上: {}", yes_no(hops.over_two > 0), yes_no(puzzle.solution.points.size() > 2)),
      {fmt::format("over two refused in all {} places; chains turn as they like (lesson 3)", hops.doubles),
       fmt::format("2 個は {} か所すべてで不可。続けて跳ぶ向きは自由（レッスン 3）", hops.doubles)},
      hops.doubles > 0);
}

// The form ±x ± y ± z that grows towards the tip, written with x first: "x - y - z".
std::string form_text(const Vector& signs) {
  return fmt::format("x {} y {} z", signs[1] > 0 ? '+' : '-', signs[2] > 0 ? '+' : '-');
}

// Home and goal as half-spaces: which points of the board lie beyond all others, seen along the tip.
Result<Finding> check_solid_home(const Json& with, Context&) {
  const std::string from = text_of(with, "from");
  const std::string to = text_of(with, "to");

  const auto board = the_board(3, solid_size);
  const auto points = cube_points_of(*board);
  for (int i = 0; i < board->corners(); ++i) {
    const Corner corner = {i / 2, i % 2 == 1};
    Vectors home, goal;
    for (const Vector& x : home_of(*board, corner)) home.insert(cube_of(*board, x));
    for (const Vector& x : home_of(*board, corner.opposite())) goal.insert(cube_of(*board, x));
    const Vector& tip = named_cube().at(from);
    if (!home.contains(tip)) continue;
    Vector signs = tip;
    for (int& a : signs) a = (a > 0) == (tip[0] > 0) ? 1 : -1;
    const bool above = tip[0] > 0;
    const auto value = [&](const Vector& x) { return std::inner_product(x.begin(), x.end(), signs.begin(), 0); };
    const Vectors &high = above ? home : goal, &low = above ? goal : home;
    int most = -100, least = 100;
    for (const Vector& x : points) {
      if (!high.contains(x)) most = std::max(most, value(x));
      if (!low.contains(x)) least = std::min(least, value(x));
    }
    const bool apart = std::ranges::all_of(high, [&](const Vector& x) { return value(x) > most; }) &&
                       std::ranges::all_of(low, [&](const Vector& x) { return value(x) < least; });
    const std::string over = fmt::format("{} > {}", form_text(signs), most),
                      under = fmt::format("{} < {}", form_text(signs), least);
    return computes(
        above ? over + " → " + under : under + " → " + over,
        {fmt::format("{} points each, the corners {} and {}", home.size(), name(corner), name(corner.opposite())),
         fmt::format("それぞれ {} 点。角 {} と {}", home.size(), name(corner), name(corner.opposite()))},
        apart && goal.contains(named_cube().at(to)));
  }
  return computes("-", {"no such corner", "そのような角はない"}, false);
}

}  // namespace

std::vector<Check> solid() {
  return {{"cells", check_cells},
          {"octahedron", check_shape},
          {"cube-corners", check_cube_corners},
          {"tetrahedra", check_tetrahedra},
          {"ten-pieces", check_pieces},
          {"condition-solid", check_condition},
          {"plane-points", check_plane_points},
          {"line-AB", check_line},
          {"six-directions", check_directions},
          {"figures", check_figures},
          {"hop-solid", check_solid_hop},
          {"not-two-solid", check_solid_not_two},
          {"direction-solid", check_solid_direction},
          {"home-solid", check_solid_home}};
}

}  // namespace asobi::diamond_claims
