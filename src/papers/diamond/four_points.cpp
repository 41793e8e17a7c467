// Section 4: the lists of points in four coordinates, as printed.
#include <algorithm>
#include <array>
#include <numeric>

#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims {

namespace {

using namespace diamond;

constexpr std::array<const char*, 12> twelve_edges = {"AB", "AC", "AD", "AE", "BC", "CD",
                                                      "DE", "EB", "BF", "CF", "DF", "EF"};

// The edges on which x lies at k parts of n from their end.
std::vector<std::string> edges_with(const Vector& x, int m, int k, int n) {
  std::vector<std::string> out;
  for (const char* edge : twelve_edges) {
    const auto ends = letters(edge);
    if (between(four_of(ends[0], m), four_of(ends[1], m), n - k, n) == x) out.emplace_back(edge);
  }
  return out;
}

// Where the game has the point of that name.
Result<Vector> named_point(const std::string& name, int m) {
  const auto board = the_board(3, m);
  ASOBI_TRY(const Point point, parse_point(*board, name));
  return Vector(board->at(point).begin(), board->at(point).end());
}

Result<Finding> check_corner(const Json& with, Context&) {
  const std::string name = text_of(with, "name");
  const int m = with.value("m", 0);

  ASOBI_TRY(const Vector x, named_point(name, m));
  return computes(text_of(four_of(name, m)),
                  {"the same, from the three coordinates of section 3", "3 節の座標から計算して同じ"},
                  x == four_of(name, m));
}

// "AB: (2, 1, 1, 0)": the edges on which the point of that name lies at k parts of n, and where.
Result<Finding> check_on_edge(const Json& with, Context&) {
  const std::string name = text_of(with, "name");
  const int m = with.value("m", 0);
  const int k = with.value("k", 0);
  const int n = with.value("n", 0);

  ASOBI_TRY(const Vector x, named_point(name, m));
  const auto list = fmt::format("{}", fmt::join(edges_with(x, m, k, n), ", "));
  return computes(fmt::format("{}: {}", list, text_of(x)), {fmt::format("on {}, {} of {} parts along it", list, k, n),
                                                            fmt::format("{} 上、{} 等分の {} つ目", list, n, k)});
}

// The points of the board with all coordinates strictly between 0 and m.
Vectors all_inside(int m) {
  Vectors out;
  for (const Vector& x : points_of(*the_board(3, m))) {
    if (std::ranges::min(x) > 0 && std::ranges::max(x) < m) out.insert(x);
  }
  return out;
}

Result<Finding> check_centre(Context&) { return computes(text_of(all_inside(2)), {"the only one", "これだけ"}); }

Result<Finding> check_six(Context&) {
  const auto inside = all_inside(3);
  std::set<int> totals;
  for (const Vector& x : inside) totals.insert(std::accumulate(x.begin(), x.end(), 0));
  return computes(text_of(inside),
                  {fmt::format("as many; but the coordinates of each have the sum {}, and those of (1, 2, 1, 1) have "
                               "not: a slip, or damage by scanning",
                               fmt::join(totals, ", ")),
                   fmt::format("個数は同じだが、成分の和はどれも {} で、(1, 2, 1, 1) はそうでない。書き誤りか、"
                               "スキャンで損なわれた可能性がある",
                               fmt::join(totals, ", "))});
}

}  // namespace

std::vector<Check> four_points() {
  return {{"centre", check_centre}, {"six-inside", check_six}, {"four-name", check_corner}, {"on-edge", check_on_edge}};
}

}  // namespace asobi::diamond_claims
