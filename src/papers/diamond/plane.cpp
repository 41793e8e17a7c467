// Sections 1 and 2: the plane board in three coordinates.
#include <algorithm>
#include <array>
#include <numeric>

#include "games/diamond/puzzle/lessons.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims_by_part {

namespace {

using namespace diamond;

constexpr int small = 4;  // the paper's m

// ☆, for any m.
bool star_condition(const Vector& x, int m) {
  return 2 * std::accumulate(x.begin(), x.end(), 0) == 3 * m && (std::ranges::all_of(x, [](int a) { return a >= 0; }) ||
                                                                 std::ranges::all_of(x, [&](int a) { return a <= m; }));
}
Vectors star_points(int m) {
  return lattice(3, -m, 2 * m, [&](const Vector& x) { return star_condition(x, m); });
}

Result<Finding> check_players(Context&) {
  const auto board = the_board(2, 8);
  bool opposite = true;
  for (int axis = 0; axis < 3; ++axis) {
    Vectors mirrored;
    for (const Vector& x : home_of(*board, {axis, false})) {
      mirrored.insert({8 - x[0], 8 - x[1], 8 - x[2]});
    }
    opposite = opposite && mirrored == home_of(*board, {axis, true});
  }
  return reproduced_if(opposite && board->axes() == 3 && board->corners() == 6,
                       {"six corners, three pairs of opposite ones, so 1 to 3 players",
                        "6 つの角が向かい合う 3 組になり、1 人から 3 人で遊べる"});
}

// u, v and u - v equally long: a triangle with whole coordinates in the plane.
Result<Finding> check_height(Context&) {
  constexpr int most = 40;
  int flat = 0;
  for (int a = 0; a <= most; ++a) {
    for (int b = a == 0 ? 1 : 0; b <= most; ++b) {
      for (int c = -most; c <= most; ++c) {
        for (int d = -most; d <= most; ++d) {
          const int u = a * a + b * b, v = c * c + d * d, w = (a - c) * (a - c) + (b - d) * (b - d);
          flat += u == v && v == w ? 1 : 0;
        }
      }
    }
  }
  const bool solid = squared_distance({1, 0, 0}, {0, 1, 0}) == 2 && squared_distance({1, 0, 0}, {0, 0, 1}) == 2 &&
                     squared_distance({0, 1, 0}, {0, 0, 1}) == 2;
  return reproduced_if(flat == 0 && solid,
                       {fmt::format("none with coordinates up to {}, and none at all: twice the area is whole, but "
                                    "√3/2 times a whole square; in space (1,0,0), (0,1,0), (0,0,1) is one",
                                    most),
                        fmt::format("座標 {} 以下に一つもない（面積の 2 倍は整数だが、正三角形では √3/2 "
                                    "×整数になるので、一般にもない）。空間では (1,0,0), (0,1,0), (0,0,1) がある",
                                    most)});
}

// Three points that are neighbours of each other.
Result<Finding> check_triangles(Context&) {
  const auto board = the_board(2, small);
  const auto points = points_of(*board);
  int triangles = 0;
  for (const Vector& x : points) {
    for (const auto& [up, side] :
         {std::pair(Vector{1, -1, 0}, Vector{1, 0, -1}), std::pair(Vector{1, -1, 0}, Vector{0, -1, 1})}) {
      triangles += points.contains(sum(x, up)) && points.contains(sum(x, side)) ? 1 : 0;
    }
  }
  const int area = 12 * (small / 2) * (small / 2);
  return reproduced_if(triangles == area, {fmt::format("{} equilateral triangles fill the star", triangles),
                                           fmt::format("星形は {} 個の正三角形で埋まる", triangles)});
}

Result<Finding> check_three_lines(Context&) {
  const auto points = points_of(*the_board(2, small));
  int all = 0, two = 0;
  for (const Vector& x : points) {
    int lines = 0;
    for (const Vector& step : {Vector{0, 1, -1}, Vector{1, 0, -1}, Vector{1, -1, 0}}) {
      lines += points.contains(sum(x, step)) || points.contains(sum(x, step, -1)) ? 1 : 0;
    }
    all += lines == 3 ? 1 : 0;
    two += lines == 2 ? 1 : 0;
  }
  return corrected_if(all == 31 && two == 6,
                      {fmt::format("at {} of the points; at the {} tips only two meet", all, two),
                       fmt::format("{} 点ではその通り。先端の {} 点では 2 方向だけ", all, two)});
}

// The points in which the edges of the cube meet the plane x + y + z = 6.
Result<Finding> check_hexagon(Context&) {
  Vectors corners;
  for (std::size_t along = 0; along < 3; ++along) {
    for (const int a : {0, small}) {
      for (const int b : {0, small}) {
        Vector x(3);
        x[(along + 1) % 3] = a;
        x[(along + 2) % 3] = b;
        x[along] = 3 * small / 2 - a - b;
        if (x[along] >= 0 && x[along] <= small) corners.insert(x);
      }
    }
  }
  int sides = 0, radii = 0;
  for (const Vector& x : corners) {
    radii += squared_distance(x, {2, 2, 2}) == 8 ? 1 : 0;
    for (const Vector& y : corners) sides += x < y && squared_distance(x, y) == 8 ? 1 : 0;
  }
  return reproduced_if(corners.size() == 6 && sides == 6 && radii == 6,
                       {"6 corners, 6 sides of length √8 = 2√2, all as far from (2, 2, 2)",
                        "頂点 6 個、長さ √8 = 2√2 の辺 6 本、中心 (2, 2, 2) からも等距離"});
}

Result<Finding> check_star(Context&) {
  const auto points = star_points(small);
  return reproduced_if(points == points_of(*the_board(2, small)) && points.size() == 37,
                       {"37 points, those of the board", "37 点。盤の点と一致"});
}

Result<Finding> check_two_triangles(Context&) {
  const auto up = lattice(3, -small, 2 * small, [](const Vector& x) {
    return x[0] + x[1] + x[2] == 6 && x[0] >= 0 && x[1] >= 0 && x[2] >= 0;
  });
  const auto down = lattice(3, -small, 2 * small, [](const Vector& x) {
    return x[0] + x[1] + x[2] == 6 && x[0] <= 4 && x[1] <= 4 && x[2] <= 4;
  });
  Vectors both = up;
  both.insert(down.begin(), down.end());
  return reproduced_if(both == star_points(small),
                       {fmt::format("{} + {} points, {} of them in both (the hexagon)", up.size(), down.size(),
                                    up.size() + down.size() - both.size()),
                        fmt::format("{} 点と {} 点。共通の {} 点が正六角形", up.size(), down.size(),
                                    up.size() + down.size() - both.size())});
}

const std::array<const char*, 6> printed_tips = {"0,0,6", "-2,4,4", "0,6,0", "4,4,-2", "6,0,0", "4,-2,4"};
const std::array<const char*, 6> printed_shifted = {"-2,-2,4", "-4,2,2", "-2,4,-2", "2,2,-4", "4,-2,-2", "2,-4,2"};

// The tips are the points with two neighbours.
Result<Finding> check_tips(Context&) {
  const auto board = the_board(2, small);
  Vectors tips, printed;
  for (Point p = 0; p < board->points(); ++p) {
    if (board->neighbours(p).size() == 2) tips.insert({board->at(p).begin(), board->at(p).end()});
  }
  for (const char* text : printed_tips) printed.insert(numbers(text));
  Vector middle = {0, 0, 0};
  for (const Vector& x : tips) middle = sum(middle, x);
  return reproduced_if(tips == printed && middle == Vector{12, 12, 12},
                       {"the same six; their mean is (2, 2, 2)", "同じ 6 点。その平均は (2, 2, 2)"});
}

Result<Finding> check_shifted(Context&) {
  bool holds = true;
  for (std::size_t i = 0; i < 6; ++i) {
    const Vector moved = sum(numbers(printed_tips[i]), {2, 2, 2}, -1);
    holds = holds && moved == numbers(printed_shifted[i]) && moved[0] + moved[1] + moved[2] == 0;
  }
  return reproduced_if(holds, {"the same, each with sum 0", "同じ。和はどれも 0"});
}

Claim plane_home(const std::string& who, std::size_t axis) {
  const std::string letter(1, static_cast<char>('x' + axis));
  const Text says = {fmt::format("{} starts on the three points with {} < 0 and goes to {} > 4", who, letter, letter),
                     fmt::format("{} さんは {} < 0 の 3 つの格子点から {} > 4 へ", who, letter, letter)};
  return {"home-" + who, same("2"), says,
          [=](Context&) -> Result<Finding> {
            const auto board = the_board(2, small);
            Vectors home, goal;
            for (const Vector& x : star_points(small)) {
              if (x[axis] < 0) home.insert(x);
              if (x[axis] > small) goal.insert(x);
            }
            const int number = static_cast<int>(axis);
            return reproduced_if(home.size() == 3 && goal.size() == 3 && home == home_of(*board, {number, false}) &&
                                     goal == home_of(*board, {number, true}),
                                 {fmt::format("3 points each, the corners {0}- and {0}+", axis + 1),
                                  fmt::format("それぞれ 3 点。角 {0}- と {0}+", axis + 1)});
          },
          live_open("diamond", board_options(2, small) + R"(,"players":3)")};
}

Result<Finding> check_lines(Context&) {
  const auto board = the_board(2, small);
  int moves = 0;
  bool holds = true;
  const auto fixed = [&](Point p, Point q) {
    int same_ones = 0;
    for (std::size_t i = 0; i < 3; ++i) same_ones += board->at(p)[i] == board->at(q)[i] ? 1 : 0;
    ++moves;
    holds = holds && same_ones == 1;
  };
  for (Point p = 0; p < board->points(); ++p) {
    for (const Point q : board->neighbours(p)) fixed(p, q);
    for (const Jump& jump : board->jumps(p)) fixed(p, jump.to);
  }
  return reproduced_if(holds, {fmt::format("in all {} steps and hops exactly one coordinate stays", moves),
                               fmt::format("{} 通りの移動とジャンプのすべてで、ちょうど一つの成分が一定", moves)});
}

Claim plane_direction_claim(const std::string& id, const Text& colour, std::size_t fixed, const std::string& change) {
  const char letter = static_cast<char>('x' + fixed);
  return {"direction-" + id,
          same("2"),
          {fmt::format("{}: {} stays, a step changes by ±({})", colour.en, letter, change),
           fmt::format("{}方向: {} 座標が一定、1 歩で ±({}) だけ変化", colour.ja, letter, change)},
          [=](Context&) -> Result<Finding> {
            const auto board = the_board(2, small);
            const Vector step = numbers(change);
            bool holds = step[fixed] == 0;
            for (const Direction& direction : directions(*board)) {
              Vector of(3);
              of[static_cast<std::size_t>(direction.up)] = 1;
              of[static_cast<std::size_t>(direction.down)] = -1;
              holds = holds && (of == step || sum({0, 0, 0}, of, -1) == step) == (direction.colour == colour);
            }
            int pairs = 0;
            const auto points = points_of(*board);
            for (const Vector& x : points) pairs += points.contains(sum(x, step)) ? 1 : 0;
            return reproduced_if(holds && pairs > 0, {fmt::format("the same; {} pairs of neighbours lie so", pairs),
                                                      fmt::format("同じ。この方向の隣どうしは {} 組", pairs)});
          },
          live_shape(2, small)};
}

Result<Finding> check_three_directions(Context&) {
  const auto board = the_board(2, small);
  const auto middle = board->neighbours(board->find(Vector{2, 2, 2}).value());
  return reproduced_if(directions(*board).size() == 3 && middle.size() == 6,
                       {"3 lines, 6 neighbours of the centre", "3 方向。中心の隣は 6 点"});
}

Result<Finding> check_taken(Context&) {
  const auto board = the_board(2, small);
  const Reach free = reach(*board, {{{2, 2, 2}}, {{0, 2, 4}}}, {2, 2, 2});
  const Reach taken = reach(*board, {{{2, 2, 2}, {2, 3, 1}}, {{3, 1, 2}, {2, 4, 0}, {4, 0, 2}}}, {2, 2, 2});
  return reproduced_if(
      free.agreed && taken.agreed && free.to.size() == 6 && taken.to.size() == 4,
      {"of six neighbours four are left when two are taken", "隣 6 点のうち 2 点に駒があれば残りは 4 点"});
}

Result<Finding> check_hop(Context&) {
  const auto board = the_board(2, small);
  const HopCount hops = try_all_hops(*board);
  const Reach green = reach(*board, {{{2, 2, 2}}, {{2, 3, 1}}}, {2, 2, 2});
  return reproduced_if(
      hops.holds && green.agreed && green.to.contains({2, 4, 0}),
      {fmt::format("all {} hops of the board, over one's own and over another's piece; {} times refused "
                   "when the point behind is taken",
                   hops.over_own, hops.blocked),
       fmt::format("盤の {} 通りのジャンプすべてが自分の駒でも他の人の駒でも可能で、先に駒があれば {} "
                   "通りとも不可",
                   hops.over_own, hops.blocked)});
}

Result<Finding> check_not_two(Context&) {
  const HopCount hops = try_all_hops(*the_board(2, small));
  return reproduced_if(hops.holds && hops.over_two > 0, {fmt::format("refused in all {} places", hops.over_two),
                                                         fmt::format("{} か所すべてで不可", hops.over_two)});
}

Result<Finding> check_chain(Context&) {
  const auto board = the_board(2, small);
  const LessonPuzzle& row = lessons()[0].puzzles[2];
  ASOBI_TRY(const diamond::Puzzle puzzle, lesson_puzzle(*board, row));
  std::vector<Vectors> armies;
  for (const auto& army : puzzle.placement.armies) {
    auto& to = armies.emplace_back();
    for (const Point p : army) to.insert({board->at(p).begin(), board->at(p).end()});
  }
  const Vector from(board->at(puzzle.target.from).begin(), board->at(puzzle.target.from).end());
  const Vector to(board->at(puzzle.target.to).begin(), board->at(puzzle.target.to).end());
  const Reach all = reach(*board, armies, from);
  return reproduced_if(
      all.agreed && all.to.contains(to) && puzzle.solution.points.size() == 4 && puzzle.solution.ways == 1,
      {"from (1, 4, 1) to (3, 2, 1) in one turn: back, across and forward, and not otherwise",
       "(1, 4, 1) から (3, 2, 1) へ一手で: 後ろ、横、前へ三回。ほかに道はない"});
}

Result<Finding> check_larger(Context&) {
  bool holds = true;
  std::vector<std::size_t> counts;
  for (int m = 2; m <= 20; m += 2) {
    const int k = m / 2;
    const auto points = star_points(m);
    holds = holds && points == points_of(*the_board(2, m)) && static_cast<int>(points.size()) == 6 * k * (k + 1) + 1;
    if (m <= 10) counts.push_back(points.size());
  }
  return reproduced_if(holds,
                       {fmt::format("for m = 2, 4, … 20 the same condition with m; {} … points, 6k(k+1)+1 for m = 2k",
                                    fmt::join(counts, ", ")),
                        fmt::format("m = 2, 4, … 20 でも同じ条件で書ける。点の数は {} …（m = 2k なら 6k(k+1)+1）",
                                    fmt::join(counts, ", "))});
}

}  // namespace

std::vector<Claim> plane() {
  const std::string shape = live_shape(2, small);
  return {
      {"players",
       same("1"),
       {"a star with six points, for 1 to 3 players, each to the opposite corner",
        "星形六角形のボードで、1~3 人。駒を対角線上の陣地に移動させる"},
       check_players,
       live_open("diamond", board_options(2, 8) + R"(,"players":3)")},
      {"height",
       same("2"),
       {"in the plane the points cannot all have whole coordinates (√3/2)",
        "高さが √3/2 なので、2 次元平面内では格子点の座標を全て整数で表せない"},
       check_height,
       shape},
      {"triangles", same("2"), {"a cell is an equilateral triangle", "1 マスは正三角形"}, check_triangles, shape},
      {"three-lines",
       same("2"),
       {"lines of three directions meet in every point", "各格子点で 3 方向の直線分が交わる"},
       check_three_lines,
       live_ask("diamond", "board", board_options(2, small))},
      {"larger",
       same("2"),
       {"larger boards get coordinates in the same way", "もっと大きくても同様に座標を入れられる"},
       check_larger,
       live_shape(2, 8)},
      {"hexagon",
       same("2"),
       {"the cube of side 4 is cut by x + y + z = 6 in a regular hexagon of side 2√2",
        "一辺 4 の立方体の切り口は一辺 2√2 の正六角形"},
       check_hexagon,
       shape},
      {"star", same("2, ☆"), {"☆ gives all points", "格子点は条件☆をみたす点全て"}, check_star, shape},
      {"two-triangles",
       same("2"),
       {"the star is a triangle and an inverted one together", "三角形と逆三角形の和集合"},
       check_two_triangles,
       shape},
      {"tips",
       same("2"),
       {"the six tips (0,0,6), (-2,4,4), … and the centre (2,2,2)", "先端の 6 点 (0,0,6), (-2,4,4), … と中心 (2,2,2)"},
       check_tips,
       shape},
      {"shifted",
       same("2"),
       {"moved so that the centre is the origin: (-2,-2,4), … in x + y + z = 0",
        "中心を原点に移すと (-2,-2,4), … で、x + y + z = 0 上"},
       check_shifted,
       shape},
      plane_home("X", 0),
      plane_home("Y", 1),
      plane_home("Z", 2),
      {"lines",
       same("2"),
       {"a step or a hop keeps one coordinate", "移動は 1 つの座標成分が一定となる直線上"},
       check_lines,
       shape},
      {"three-directions", same("2, 図2"), {"three directions", "進める方向は 3 つ"}, check_three_directions, shape},
      plane_direction_claim("green", {"green", "緑"}, 0, "0,1,-1"),
      plane_direction_claim("red", {"red", "赤"}, 1, "1,0,-1"),
      plane_direction_claim("yellow", {"yellow", "黄"}, 2, "1,-1,0"),
      {"taken",
       same("2"),
       {"no move to a point that is taken", "移動先にすでに駒があるときは動かせない"},
       check_taken,
       live_position(2, small, "2,2,2 2,3,1 / 3,1,2 2,4,0 4,0,2")},
      {"hop",
       same("2"),
       {"over a neighbour, own or another's, to the empty point behind it",
        "先にいる駒（自分の駒でも他の人の駒でもよい）を飛び越える"},
       check_hop,
       live_position(2, small, "2,2,2 / 2,3,1", "2,2,2:2,4,0")},
      {"not-two",
       same("2"),
       {"not over two or more in a row", "隣り合う 2 駒以上をまとめて飛び越えることはできない"},
       check_not_two,
       live_position(2, small, "2,0,4 2,1,3 / 2,2,2")},
      {"chain",
       same("2"),
       {"several hops in one turn, in any directions", "一手でジャンプを 2 回以上続けてよく、方向は一定でなくてよい"},
       check_chain,
       live_position(2, small, lessons()[0].puzzles[2].position, "1,4,1:-1,4,3:1,2,3:3,2,1")},
  };
}

}  // namespace asobi::diamond_claims_by_part
