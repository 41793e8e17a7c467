// Sections 1 and 2: the plane board in three coordinates.
#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "games/diamond/puzzle/lessons.hpp"
#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims {

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
  return computes(
      fmt::format("1~{}", board->corners() / 2),
      {fmt::format("{} corners in {} pairs of opposite ones, a player for each", board->corners(),
                   board->corners() / 2),
       fmt::format("{} つの角が {} 組向かい合い、1 組を 1 人が使う", board->corners(), board->corners() / 2)},
      opposite);
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
  // The triangle (1,0,0), (0,1,0), (0,0,1) in space: its height over its side, doubled so that all is whole.
  const int side = squared_distance({1, 0, 0}, {0, 1, 0});
  const int height = squared_distance({0, 0, 2}, {1, 1, 0});  // 4 times its square
  const int common = std::gcd(height, 4 * side);
  return computes(fmt::format("{}/{}", root(height / common), root(4 * side / common)),
                  {fmt::format("none with coordinates up to {}, and none at all: twice the area is whole, but "
                               "√3/2 times a whole square; in space (1,0,0), (0,1,0), (0,0,1) is one",
                               most),
                   fmt::format("座標 {} 以下に一つもない（面積の 2 倍は整数だが、正三角形では √3/2 "
                               "×整数になるので、一般にもない）。空間では (1,0,0), (0,1,0), (0,0,1) がある",
                               most)},
                  flat == 0);
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
  return computes(every_but(static_cast<std::uint64_t>(std::abs(area - triangles)), static_cast<std::uint64_t>(area)),
                  {fmt::format("{} equilateral triangles fill the star", triangles),
                   fmt::format("星形は {} 個の正三角形で埋まる", triangles)});
}

Result<Finding> check_three_lines(Context&) {
  const auto points = points_of(*the_board(2, small));
  std::size_t all = 0, two = 0;
  for (const Vector& x : points) {
    int lines = 0;
    for (const Vector& step : {Vector{0, 1, -1}, Vector{1, 0, -1}, Vector{1, -1, 0}}) {
      lines += points.contains(sum(x, step)) || points.contains(sum(x, step, -1)) ? 1 : 0;
    }
    all += lines == 3 ? 1 : 0;
    two += lines == 2 ? 1 : 0;
  }
  return computes(every_but(points.size() - all, points.size()),
                  {fmt::format("at {} of the points; at the {} tips only two meet", all, two),
                   fmt::format("{} 点ではその通り。先端の {} 点では 2 方向だけ", all, two)},
                  all + two == points.size());
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
  // Every corner has two nearest ones; the centre is the mean.
  Vector centre = {0, 0, 0};
  std::set<int> sides;
  int count = 0;
  for (const Vector& x : corners) {
    centre = sum(centre, x);
    int nearest = 1000;
    for (const Vector& y : corners) {
      if (x != y) nearest = std::min(nearest, squared_distance(x, y));
    }
    for (const Vector& y : corners) count += x < y && squared_distance(x, y) == nearest ? 1 : 0;
    sides.insert(nearest);
  }
  std::set<int> radii;
  const int n = static_cast<int>(corners.size());
  for (int& a : centre) a /= n;
  for (const Vector& x : corners) radii.insert(squared_distance(x, centre));
  return computes(fmt::format("{} × {}, {}", count, root(*sides.begin()), text_of(centre)),
                  {fmt::format("{} sides of length {}, and as many corners, all as far from {}", count,
                               root(*sides.begin()), text_of(centre)),
                   fmt::format("長さ {1} の辺 {0} 本、頂点も {0} 個で、中心 {2} からも等距離", count,
                               root(*sides.begin()), text_of(centre))},
                  sides.size() == 1 && radii == sides && count == n);
}

Result<Finding> check_star(Context&) {
  const auto points = star_points(small);
  return computes(condition_text(points_of(*the_board(2, small))),
                  {fmt::format("so; {} points satisfy it, those of the board", points.size()),
                   fmt::format("その通り。満たす {} 点は盤の点と一致", points.size())},
                  points == points_of(*the_board(2, small)));
}

Result<Finding> check_two_triangles(Context&) {
  const auto in_plane = [](const Vector& x) { return 2 * std::accumulate(x.begin(), x.end(), 0) == 3 * small; };
  const auto up =
      lattice(3, -small, 2 * small, [&](const Vector& x) { return in_plane(x) && std::ranges::min(x) >= 0; });
  const auto down =
      lattice(3, -small, 2 * small, [&](const Vector& x) { return in_plane(x) && std::ranges::max(x) <= small; });
  Vectors both = up;
  both.insert(down.begin(), down.end());
  const auto points = points_of(*the_board(2, small));
  return computes(every_but(differing(both, points), points.size()),
                  {fmt::format("{} + {} points, {} of them in both (the hexagon)", up.size(), down.size(),
                               up.size() + down.size() - both.size()),
                   fmt::format("{} 点と {} 点。共通の {} 点が正六角形", up.size(), down.size(),
                               up.size() + down.size() - both.size())});
}

// The tips are the points with two neighbours; round the star from the one with the greatest z, first to smaller x.
std::vector<Vector> tips_round() {
  const auto board = the_board(2, small);
  std::vector<Vector> left, out;
  for (Point p = 0; p < board->points(); ++p) {
    if (board->neighbours(p).size() == 2) left.emplace_back(board->at(p).begin(), board->at(p).end());
  }
  Vector here = *std::ranges::max_element(left, {}, [](const Vector& x) { return x[2]; });
  for (;;) {
    out.push_back(here);
    std::erase(left, here);
    if (left.empty()) return out;
    here =
        *std::ranges::min_element(left, {}, [&](const Vector& x) { return std::pair(squared_distance(here, x), x); });
  }
}

Vector centre_of(const std::vector<Vector>& points) {
  Vector out(3);
  for (const Vector& x : points) out = sum(out, x);
  for (int& a : out) a /= static_cast<int>(points.size());
  return out;
}

std::string joined(const std::vector<Vector>& points) {
  std::vector<std::string> out;
  for (const Vector& x : points) out.push_back(text_of(x));
  return fmt::format("{}", fmt::join(out, ", "));
}

Result<Finding> check_tips(Context&) {
  const auto tips = tips_round();
  return computes(joined(tips) + "; " + text_of(centre_of(tips)),
                  {"the same, the points with two neighbours, and their mean", "隣が 2 点だけの点とその平均で、同じ"});
}

Result<Finding> check_shifted(Context&) {
  auto tips = tips_round();
  const Vector centre = centre_of(tips);
  std::set<int> totals;
  for (Vector& x : tips) {
    x = sum(x, centre, -1);
    totals.insert(x[0] + x[1] + x[2]);
  }
  return computes(fmt::format("{}; x + y + z = {}", joined(tips), fmt::join(totals, ", ")), {"the same", "同じ"});
}

Result<Finding> check_plane_home(const Json& with, Context&) {
  const auto axis = with.value("axis", std::size_t{0});

  const auto board = the_board(2, small);
  const int number = static_cast<int>(axis);
  const Vectors home = home_of(*board, {number, false}), goal = home_of(*board, {number, true});
  return computes(fmt::format("{}: {}", home.size(), home_text(points_of(*board), home, goal, axis)),
                  {fmt::format("the corners {0}- and {0}+", axis + 1), fmt::format("角 {0}- と {0}+", axis + 1)},
                  home.size() == goal.size());
}

Result<Finding> check_lines(Context&) {
  const auto board = the_board(2, small);
  std::uint64_t moves = 0, wrong = 0;
  const auto fixed = [&](Point p, Point q) {
    int same_ones = 0;
    for (std::size_t i = 0; i < 3; ++i) same_ones += board->at(p)[i] == board->at(q)[i] ? 1 : 0;
    ++moves;
    wrong += same_ones == 1 ? 0 : 1;
  };
  for (Point p = 0; p < board->points(); ++p) {
    for (const Point q : board->neighbours(p)) fixed(p, q);
    for (const Jump& jump : board->jumps(p)) fixed(p, jump.to);
  }
  return computes(every_but(wrong, moves),
                  {fmt::format("in all {} steps and hops exactly one coordinate stays", moves),
                   fmt::format("{} 通りの移動とジャンプのすべてで、ちょうど一つの成分が一定", moves)});
}

Result<Finding> check_plane_direction(const Json& with, Context&) {
  const std::string colour = text_of(with, "colour");

  const auto board = the_board(2, small);
  const auto points = points_of(*board);
  std::vector<std::string> changes;
  int pairs = 0;
  for (const Direction& direction : directions(*board)) {
    if (!direction.colour || direction.colour->en != colour) continue;
    Vector step(3);
    step[static_cast<std::size_t>(direction.up)] = 1;
    step[static_cast<std::size_t>(direction.down)] = -1;
    changes.push_back(signed_change(step));
    for (const Vector& x : points) pairs += points.contains(sum(x, step)) ? 1 : 0;
  }
  return computes(fmt::format("{}", fmt::join(changes, "; ")),
                  {fmt::format("the same; {} pairs of neighbours lie so", pairs),
                   fmt::format("同じ。この方向の隣どうしは {} 組", pairs)},
                  pairs > 0);
}

Result<Finding> check_three_directions(Context&) {
  const auto board = the_board(2, small);
  const auto middle = board->neighbours(board->find(Vector{2, 2, 2}).value());
  const auto lines = directions(*board).size();
  return computes(fmt::to_string(lines),
                  {fmt::format("{} lines, {} neighbours of the centre", lines, middle.size()),
                   fmt::format("{} 方向。中心の隣は {} 点", lines, middle.size())},
                  middle.size() == 2 * lines);
}

Result<Finding> check_taken(Context&) {
  const auto board = the_board(2, small);
  const Vectors stones = {{2, 3, 1}, {3, 1, 2}};  // two neighbours of (2, 2, 2), and behind them no free point
  const Reach free = reach(*board, {{{2, 2, 2}}, {{0, 2, 4}}}, {2, 2, 2});
  const Reach taken = reach(*board, {{{2, 2, 2}, {2, 3, 1}}, {{3, 1, 2}, {2, 4, 0}, {4, 0, 2}}}, {2, 2, 2});
  const bool onto = std::ranges::any_of(stones, [&](const Vector& x) { return taken.to.contains(x); });
  return computes(
      yes_no(onto),
      {fmt::format("of {} neighbours {} are left when {} are taken", free.to.size(), taken.to.size(), stones.size()),
       fmt::format("隣 {0} 点のうち {2} 点に駒があれば残りは {1} 点", free.to.size(), taken.to.size(), stones.size())},
      free.agreed && taken.agreed && free.to.size() == taken.to.size() + stones.size());
}

Result<Finding> check_hop(Context&) {
  const auto board = the_board(2, small);
  const HopCount hops = try_all_hops(*board);
  std::vector<std::string> ways;
  for (const Direction& direction : directions(*board)) {
    if (direction.colour->en != "green") continue;
    for (const auto& [over, to] : hops_along(*board, direction)) {
      ways.push_back(signed_change(over) + " → " + signed_change(to));
    }
  }
  return computes(
      fmt::format("{}", fmt::join(ways, "; ")),
      {fmt::format("all {} hops of the board, over one's own and over another's piece; refused whenever "
                   "the point behind is taken",
                   hops.hops),
       fmt::format("盤の {} 通りのジャンプすべてが自分の駒でも他の人の駒でも可能で、先に駒があればどれも不可",
                   hops.hops)},
      hops.holds());
}

Result<Finding> check_not_two(Context&) {
  const HopCount hops = try_all_hops(*the_board(2, small));
  return computes(
      yes_no(hops.over_two > 0),
      {fmt::format("refused in all {} places", hops.doubles), fmt::format("{} か所すべてで不可", hops.doubles)},
      hops.doubles > 0);
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
  std::set<Vector> ways;
  const auto& way = puzzle.solution.points;
  const auto at = [&](Point p) { return Vector(board->at(p).begin(), board->at(p).end()); };
  for (std::size_t i = 0; i + 1 < way.size(); ++i) ways.insert(sum(at(way[i + 1]), at(way[i]), -1));
  const bool chained = all.agreed && all.to.contains(to) && puzzle.solution.ways == 1;
  return computes(fmt::format("2 回以上: {}; 方向を変える: {}", yes_no(chained && way.size() > 2),
                              yes_no(chained && ways.size() > 1)),
                  {"from (1, 4, 1) to (3, 2, 1) in one turn: back, across and forward, and not otherwise",
                   "(1, 4, 1) から (3, 2, 1) へ一手で: 後ろ、横、前へ三回。ほかに道はない"});
}

Result<Finding> check_larger(Context&) {
  std::uint64_t wrong = 0, sizes = 0;
  std::vector<std::size_t> counts;
  for (int m = 2; m <= 20; m += 2) {
    const int k = m / 2;
    const auto points = star_points(m);
    ++sizes;
    wrong += points == points_of(*the_board(2, m)) && static_cast<int>(points.size()) == 6 * k * (k + 1) + 1 ? 0 : 1;
    if (m <= 10) counts.push_back(points.size());
  }
  return computes(every_but(wrong, sizes),
                  {fmt::format("for m = 2, 4, … 20 the same condition with m; {} … points, 6k(k+1)+1 for m = 2k",
                               fmt::join(counts, ", ")),
                   fmt::format("m = 2, 4, … 20 でも同じ条件で書ける。点の数は {} …（m = 2k なら 6k(k+1)+1）",
                               fmt::join(counts, ", "))});
}

}  // namespace

std::vector<Check> plane() {
  return {{"players", check_players},     {"height", check_height},
          {"triangles", check_triangles}, {"three-lines", check_three_lines},
          {"larger", check_larger},       {"hexagon", check_hexagon},
          {"star", check_star},           {"two-triangles", check_two_triangles},
          {"tips", check_tips},           {"shifted", check_shifted},
          {"lines", check_lines},         {"three-directions", check_three_directions},
          {"taken", check_taken},         {"hop", check_hop},
          {"not-two", check_not_two},     {"chain", check_chain},
          {"home", check_plane_home},     {"direction", check_plane_direction}};
}

}  // namespace asobi::diamond_claims
