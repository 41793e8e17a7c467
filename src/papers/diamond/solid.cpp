// Section 3: the solid board in three coordinates, its directions, rules and homes.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <numeric>

#include "games/diamond/puzzle/lessons.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims_by_part {

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
  return corrected_if(octahedra > 0 && tetrahedra + 4 * octahedra == volume,
                      {fmt::format("{} tetrahedra, but also {} octahedra; together they fill the star ({} + 4·{} = {})",
                                   tetrahedra, octahedra, tetrahedra, octahedra, volume),
                       fmt::format("正四面体 {} 個のほかに正八面体が {} 個あり、合わせて星形を埋める（{} + 4·{} = {}）",
                                   tetrahedra, octahedra, tetrahedra, octahedra, volume)});
}

Result<Finding> check_shape(Context&) {
  const auto board = the_board(3, solid_size);
  bool faces = true;
  for (const std::string& name : letters("ABCDEF")) {
    const Vector& x = printed_cube().at(name);
    faces = faces && std::ranges::count(x, 0) == 2 && squared_distance(x, {0, 0, 0}) == 9;
  }
  return reproduced_if(faces && board->corners() == 8,
                       {"A … F are the middles of the cube's six faces, and there are eight corners",
                        "A~F は立方体の 6 面の中心。出っ張りは 8 つ"});
}

Result<Finding> check_cube_corners(Context&) {
  const auto board = the_board(3, solid_size);
  bool holds = true;
  for (int i = 1; i <= 8; ++i) {
    const Vector& p = printed_cube().at(fmt::format("P{}", i));
    holds = holds && squared_distance(p, {0, 0, 0}) == 27;
  }
  Vectors tips;
  for (Point p = 0; p < board->points(); ++p) {
    if (board->neighbours(p).size() == 3) tips.insert(cube_of(*board, {board->at(p).begin(), board->at(p).end()}));
  }
  for (int i = 1; i <= 8; ++i) holds = holds && tips.contains(printed_cube().at(fmt::format("P{}", i)));
  return reproduced_if(holds && tips.size() == 8, {"the eight tips (±3, ±3, ±3), the only points with three neighbours",
                                                   "8 つの先端 (±3, ±3, ±3)。隣が 3 点だけの点はこれだけ"});
}

// Each vertex of a tetrahedron meets three of the four inequalities sharply; edges are diagonals of the cube's faces.
Result<Finding> check_tetrahedra(Context&) {
  bool holds = true;
  int diagonals = 0;
  for (const auto& [names, first] : {std::pair("P1P3P6P8", true), std::pair("P2P4P5P7", false)}) {
    const auto four = letters(names);
    for (const std::string& p : four) {
      const Vector& x = printed_cube().at(p);
      holds = holds && (first ? in_first(x, 3) && !in_second(x, 3) : in_second(x, 3) && !in_first(x, 3));
      for (const std::string& q : four) {
        if (p >= q) continue;
        const Vector& y = printed_cube().at(q);
        const int equal = (x[0] == y[0]) + (x[1] == y[1]) + (x[2] == y[2]);
        holds = holds && squared_distance(x, y) == 72 && equal == 1;
        ++diagonals;
      }
    }
  }
  return reproduced_if(
      holds && diagonals == 12,
      {"P1P3P6P8 is the first half of ※, P2P4P5P7 the second; the 12 edges of length √72 = 6√2 are the "
       "diagonals of the cube's faces",
       "P1P3P6P8 が※の前半、P2P4P5P7 が後半。長さ √72 = 6√2 の 12 本の辺は立方体の面の対角線"});
}

Result<Finding> check_pieces(Context&) {
  const auto solid_home = the_board(3, solid_size)->home({0, false}).size();
  const auto plane_home = the_board(2, 8)->home({0, false}).size();
  return reproduced_if(solid_home == 10 && plane_home == 10, {"10 in each corner, as on the usual plane board (m = 8)",
                                                              "10 個。普通の平面の盤（m = 8）と同じ"});
}

Result<Finding> check_condition(Context&) {
  const auto printed = printed_condition(solid_size);
  const auto parts = components(printed);
  const bool holds = printed.size() == 175 && true_points(solid_size) == cube_points_of(*the_board(3, solid_size)) &&
                     parts == std::vector<std::size_t>{124, 51};
  return corrected_if(
      holds,
      {fmt::format(
           "{} points, in two parts that no step joins: {} with an odd sum of coordinates and {} with an even one. The "
           "board is the {}: a + b + c must have the parity of m",
           printed.size(), parts[0], parts[1], parts[0]),
       fmt::format("{} 点になり、座標の和が奇数の {} 点と偶数の {} 点は一歩ではつながらない。盤は前者の {} "
                   "点で、a + b + c の偶奇が m と同じという条件が要る",
                   printed.size(), parts[0], parts[1], parts[0])});
}

Result<Finding> check_plane_points(Context&) {
  bool holds = true;
  for (const std::string& name : letters("BCDE")) holds = holds && printed_cube().at(name)[2] == 0;
  return reproduced_if(holds, {"z = 0 for all four", "4 点とも z = 0"});
}

Result<Finding> check_line(Context&) {
  const Vector &a = printed_cube().at("A"), &b = printed_cube().at("B");
  bool holds = true;
  for (int k = 0; k <= 3; ++k) {
    const Vector x = between(a, b, 3 - k, 3);
    holds = holds && x[1] == 0 && x[0] - x[2] == 3;
  }
  return reproduced_if(holds, {"true of A, B and the two points between", "A, B と間の 2 点でなりたつ"});
}

Result<Finding> check_directions(Context&) {
  const auto board = the_board(3, 2);
  const auto middle = board->neighbours(board->find(Vector{1, 1, 1, 1}).value());
  Vectors steps, printed;
  for (const Point p : middle) steps.insert(cube_of(*board, {board->at(p).begin(), board->at(p).end()}));
  std::array<int, 3> fixed = {};
  for (const Vector& step : solid_steps()) {
    printed.insert(step);
    printed.insert(sum({0, 0, 0}, step, -1));
    for (std::size_t i = 0; i < 3; ++i) fixed[i] += step[i] == 0 ? 1 : 0;
  }
  return reproduced_if(steps == printed && fixed == std::array{2, 2, 2},
                       {"two in each of three planes, six in all; the centre of the small board has 12 neighbours",
                        "三つの平面に 2 つずつ、全部で 6 方向。小さい盤の中心の隣は 12 点"});
}

Claim solid_direction_claim(const std::string& number, const Text& colour, const std::string& change) {
  return {"direction-solid-" + colour.en,
          same("3, " + number),
          {fmt::format("{}: a step changes by ±({})", colour.en, change),
           fmt::format("{}方向: 1 マス進むと ±({}) 動く", colour.ja, change)},
          [=](Context&) -> Result<Finding> {
            const auto board = the_board(3, 2);
            const Vector middle = {1, 1, 1, 1}, step = numbers(change);
            std::string edge;
            int matching = 0;
            for (const Direction& direction : directions(*board)) {
              Vector x = middle;
              ++x[static_cast<std::size_t>(direction.up)];
              --x[static_cast<std::size_t>(direction.down)];
              const Vector cube = cube_of(*board, x);
              const bool equal = cube == step || sum({0, 0, 0}, cube, -1) == step;
              if (equal != (direction.colour == colour)) return Finding{Verdict::failed, same(*direction.edge)};
              if (equal) edge = *direction.edge;
              matching += equal ? 1 : 0;
            }
            return reproduced_if(matching == 1,
                                 {"the same; in section 4 the edge " + edge, "同じ。4 節では辺 " + edge});
          },
          live_shape(3, solid_size)};
}

// Figures 9 to 11 are seen after a quarter turn about z, clockwise from above: what pointed to the viewer points left.
Result<Finding> check_figures(Context&) {
  const auto turned = [](const Vector& seen) { return Vector{-seen[1], seen[0], seen[2]}; };  // right, near, up
  const Vector x = {0, 1, 0}, y = {1, 0, 0}, z = {0, 0, 1};                                   // in figures 4 to 6
  const auto near = [&](const char* name) {
    const Vector& p = printed_cube().at(name);
    return turned({p[1], p[0], p[2]})[1];
  };
  return reproduced_if(
      turned(x) == Vector{-1, 0, 0} && turned(y) == Vector{0, 1, 0} && turned(z) == z && near("P6") > near("P7"),
      {"so x points left, y to the viewer, z up, and P6 is nearer than P7",
       "その通り x は左、y は手前、z は上を向き、P6 は P7 より手前"});
}

Result<Finding> check_solid_hop(Context&) {
  const HopCount hops = try_all_hops(*the_board(3, solid_size));
  // As printed, 2 asks only for ※; with 175 points nothing changes, since a hop keeps the parity.
  return reproduced_if(hops.holds,
                       {fmt::format("all {} hops of the board, over one's own and over another's piece; refused "
                                    "in all when the point behind is taken",
                                    hops.over_own),
                        fmt::format("盤の {} 通りのジャンプすべてが、自分の駒でも他の人の駒でも可能。先に駒が"
                                    "あればすべて不可",
                                    hops.over_own)});
}

Result<Finding> check_solid_not_two(Context&) {
  const HopCount hops = try_all_hops(*the_board(3, solid_size));
  return reproduced_if(
      hops.holds && hops.over_two > 0,
      {fmt::format("over two refused in all {} places; chains turn as they like (lesson 3)", hops.over_two),
       fmt::format("2 個は {} か所すべてで不可。続けて跳ぶ向きは自由（レッスン 3）", hops.over_two)});
}

// Home {f > 3} or {f < -3} for f = x + s y + t z.
Claim solid_home_claim(const std::string& number, const std::string& from, const std::string& to,
                       const std::string& formula, const Vector& signs, bool above) {
  const std::string start = formula + (above ? " > 3" : " < -3"), end = formula + (above ? " < -3" : " > 3");
  return {"home-solid-" + from,
          same("3, " + number),
          {fmt::format("near {} → near {}: from {} to {}", from, to, start, end),
           fmt::format("{} 付近 → {} 付近: {} から {} へ", from, to, start, end)},
          [=](Context&) -> Result<Finding> {
            const auto board = the_board(3, solid_size);
            Vectors high, low;
            for (const Vector& x : true_points(solid_size)) {
              const int value = std::inner_product(x.begin(), x.end(), signs.begin(), 0);
              if (value > 3) high.insert(x);
              if (value < -3) low.insert(x);
            }
            const Vectors& home = above ? high : low;
            const Vectors& goal = above ? low : high;
            for (int i = 0; i < board->corners(); ++i) {
              const Corner corner = {i / 2, i % 2 == 1};
              Vectors here, there;
              for (const Vector& x : home_of(*board, corner)) here.insert(cube_of(*board, x));
              for (const Vector& x : home_of(*board, corner.opposite())) there.insert(cube_of(*board, x));
              if (here != home) continue;
              const bool holds = there == goal && home.size() == 10 && home.contains(printed_cube().at(from)) &&
                                 goal.contains(printed_cube().at(to));
              return reproduced_if(
                  holds, {fmt::format("10 points each, the corners {} and {}", name(corner), name(corner.opposite())),
                          fmt::format("それぞれ 10 点。角 {} と {}", name(corner), name(corner.opposite()))});
            }
            return Finding{Verdict::failed, {"no such corner", "そのような角はない"}};
          },
          live_open("diamond", board_options(3, solid_size) + R"(,"players":4,"coordinates":"cube")")};
}

}  // namespace

std::vector<Claim> solid() {
  const std::string shape = live_shape(3, solid_size);
  return {
      {"cells",
       same("1"),
       {"every cell of the solid board is a regular tetrahedron", "（立体の）各マスは正四面体"},
       check_cells,
       shape},
      {"octahedron",
       same("3"),
       {"an octahedron in the middles of the cube's faces, with eight tetrahedra",
        "正八面体の 6 頂点は立方体の面の中心に接し、8 つの正四面体がつく"},
       check_shape,
       shape},
      {"cube-corners",
       same("3"),
       {"the tips are the cube's corners", "正四面体の頂点の 1 つは立方体の頂点と重なる"},
       check_cube_corners,
       shape},
      {"tetrahedra",
       same("3"),
       {"the star is P1P3P6P8 with P2P4P5P7; edges on the cube's diagonals, 6√2 long",
        "四面体 P1P3P6P8 と逆四面体 P2P4P5P7 の和集合。辺は立方体の対角線と重なり長さ 6√2"},
       check_tetrahedra,
       shape},
      {"ten-pieces",
       same("3"),
       {"ten pieces each, near the usual game", "各プレイヤーの駒数 10 で、本来のゲームに近い"},
       check_pieces,
       live_ask("diamond", "board", board_options(3, solid_size))},
      {"condition-solid",
       same("3, 5, ※"),
       {"the points are all integer points of ※", "格子点は条件※をみたす整数の点全て"},
       check_condition,
       live_ask("diamond", "board", board_options(3, solid_size))},
      {"plane-points",
       same("3"),
       {"B, C, D, E lie in the xy plane", "B, C, D, E は xy 平面上の点"},
       check_plane_points,
       shape},
      {"line-AB", same("3"), {"the line AB is y = 0, x - z = 3", "直線 AB は y = 0, x - z = 3"}, check_line, shape},
      {"six-directions",
       same("3, 図9–11"),
       {"two directions parallel to each plane, six in all", "各平面に平行な方向が 2 つずつ、全部で 6 方向"},
       check_directions,
       shape},
      {"figures",
       same("3"),
       {"figures 9–11 are turned by 90° clockwise about z",
        "図9–11 は図4,5 と比べて z 軸まわりに上から見て時計回りに 90° 回転"},
       check_figures,
       shape},
      solid_direction_claim("①", {"blue", "青"}, "1,1,0"),
      solid_direction_claim("②", {"green", "緑"}, "1,-1,0"),
      solid_direction_claim("③", {"purple", "紫"}, "0,1,1"),
      solid_direction_claim("④", {"red", "赤"}, "0,1,-1"),
      solid_direction_claim("⑤", {"pink", "ピンク"}, "1,0,1"),
      solid_direction_claim("⑥", {"yellow", "黄"}, "1,0,-1"),
      {"hop-solid",
       same("3"),
       {"a hop needs a piece beside, and an empty point of the board behind it",
        "隣に他の駒があり、その先が条件※をみたしていて駒が無ければ飛び越えられる"},
       check_solid_hop,
       live_position(3, solid_size, "P6 / -2,2,3,3", "P6:-1,1,3,3")},
      {"not-two-solid",
       same("3"),
       {"not over two in a row; hops may follow each other in any directions",
        "2 個以上の並んだ駒は飛び越えられない。ジャンプは続けてよく、方向も自由"},
       check_solid_not_two,
       live_position(3, solid_size, lessons()[2].puzzles[2].position)},
      solid_home_claim("①", "P1", "P7", "x + y - z", {1, 1, -1}, true),
      solid_home_claim("②", "P3", "P5", "x + y + z", {1, 1, 1}, false),
      solid_home_claim("③", "P6", "P4", "x - y - z", {1, -1, -1}, false),
      solid_home_claim("④", "P8", "P2", "x - y + z", {1, -1, 1}, true),
  };
}

}  // namespace asobi::diamond_claims_by_part
