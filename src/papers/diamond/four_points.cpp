// Section 4: the lists of points in four coordinates, as printed.
#include <algorithm>
#include <array>
#include <numeric>

#include "papers/diamond/parts.hpp"

namespace asobi::diamond_claims_by_part {

namespace {

using namespace diamond;

struct PrintedFour {
  const char* name;
  const char* at;
};

// In units of m; the paper prints them for m = 1 (A … F), 2 and 3, each m times these.
constexpr std::array<PrintedFour, 14> printed_corners = {{{"A", "1,1,0,0"},
                                                          {"B", "1,0,1,0"},
                                                          {"C", "0,1,1,0"},
                                                          {"D", "0,1,0,1"},
                                                          {"E", "1,0,0,1"},
                                                          {"F", "0,0,1,1"},
                                                          {"P1", "1,1,1,-1"},
                                                          {"P2", "0,2,0,0"},
                                                          {"P3", "1,1,-1,1"},
                                                          {"P4", "2,0,0,0"},
                                                          {"P5", "0,0,2,0"},
                                                          {"P6", "-1,1,1,1"},
                                                          {"P7", "0,0,0,2"},
                                                          {"P8", "1,-1,1,1"}}};

struct PrintedOnEdge {
  const char* name;
  const char* edge;
  const char* at;
};

constexpr std::array<PrintedOnEdge, 12> printed_middles = {{{"a", "AB", "2,1,1,0"},
                                                            {"b", "AC", "1,2,1,0"},
                                                            {"c", "AD", "1,2,0,1"},
                                                            {"d", "AE", "2,1,0,1"},
                                                            {"e", "BC", "1,1,2,0"},
                                                            {"f", "CD", "0,2,1,1"},
                                                            {"g", "DE", "1,1,0,2"},
                                                            {"h", "EB", "2,0,1,1"},
                                                            {"i", "BF", "1,0,2,1"},
                                                            {"j", "BF", "0,1,2,1"},
                                                            {"k", "BF", "0,1,1,2"},
                                                            {"l", "BF", "1,0,1,2"}}};

constexpr std::array<PrintedOnEdge, 24> printed_thirds = {
    {{"b1", "AB", "3,2,1,0"}, {"b2", "AB", "3,1,2,0"}, {"b3", "BF", "2,0,3,1"}, {"b4", "BF", "1,0,3,2"},
     {"c1", "AC", "2,3,1,0"}, {"c2", "AC", "1,3,2,0"}, {"c3", "CF", "0,2,3,1"}, {"c4", "CF", "0,1,3,2"},
     {"d1", "AD", "2,3,0,1"}, {"d2", "AD", "1,3,0,2"}, {"d3", "DF", "0,2,1,3"}, {"d4", "DF", "0,1,2,3"},
     {"e1", "AE", "3,2,0,1"}, {"e2", "AE", "3,1,0,2"}, {"e3", "EF", "2,0,1,3"}, {"e4", "EF", "1,0,2,3"},
     {"g", "BC", "2,1,3,0"},  {"h", "BC", "1,2,3,0"},  {"i", "CD", "0,3,2,1"},  {"j", "CD", "0,3,1,2"},
     {"k", "DE", "1,2,0,3"},  {"l", "DE", "2,1,0,3"},  {"m", "EB", "3,0,1,2"},  {"n", "EB", "3,0,2,1"}}};

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

Claim corner_claim(const PrintedFour& row, int m) {
  const std::string name = row.name, printed = text_of(sum({0, 0, 0, 0}, numbers(row.at), m));
  return Claim{fmt::format("four{}-{}", m, name), same("4"), same(fmt::format("m = {}: {} = {}", m, name, printed)),
               [=](Context&) -> Result<Finding> {
                 ASOBI_TRY(const Vector x, named_point(name, m));
                 return computes(text_of(four_of(name, m)),
                                 {"the same, from the three coordinates of section 3", "3 節の座標から計算して同じ"},
                                 x == four_of(name, m));
               },
               live_points(3, m, name)}
      .prints(printed);
}

// "AB: (2, 1, 1, 0)": the edges on which the point of that name lies at k parts of n, and where.
Result<Finding> check_on_edge(const std::string& name, int m, int k, int n) {
  ASOBI_TRY(const Vector x, named_point(name, m));
  const auto list = fmt::format("{}", fmt::join(edges_with(x, m, k, n), ", "));
  return computes(fmt::format("{}: {}", list, text_of(x)), {fmt::format("on {}, {} of {} parts along it", list, k, n),
                                                            fmt::format("{} 上、{} 等分の {} つ目", list, n, k)});
}

// i to l are all printed as on BF; only i is.
Claim middle_claim(const PrintedOnEdge& row) {
  const std::string name = row.name, edge = row.edge;
  const std::string at = text_of(numbers(row.at));
  const Claim claim = {
      "middle-" + name,
      {"4, figure 13", "4, 図13"},
      {fmt::format("the middle of {} is {} = {}", edge, name, at), fmt::format("{} の中点 {} = {}", edge, name, at)},
      [=](Context&) { return check_on_edge(name, 2, 1, 2); },
      live_points(3, 2, name)};
  const std::string printed = edge + ": " + at;
  if (name == "j") return claim.corrects(printed, "CF: " + at);
  if (name == "k") return claim.corrects(printed, "DF: " + at);
  if (name == "l") return claim.corrects(printed, "EF: " + at);
  return claim.prints(printed);
}

Claim third_claim(const PrintedOnEdge& row, int k) {
  const std::string name = row.name, edge = row.edge, at = text_of(numbers(row.at));
  return Claim{"third-" + name,
               same("4"),
               {fmt::format("on {}: {} = {}", edge, name, at), fmt::format("{} 上 {} = {}", edge, name, at)},
               [=](Context&) { return check_on_edge(name, 3, k, 3); },
               live_points(3, 3, name)}
      .prints(edge + ": " + at);
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

std::vector<Claim> four_points() {
  std::vector<Claim> out;
  for (const int m : {1, 2, 3}) {
    for (const PrintedFour& row : printed_corners) {
      if (m > 1 || row.name[0] != 'P') out.push_back(corner_claim(row, m));
    }
  }
  for (const PrintedOnEdge& row : printed_middles) out.push_back(middle_claim(row));
  out.push_back(Claim{"centre",
                      same("4"),
                      {"inside there is the point (1, 1, 1, 1)", "内部には (1, 1, 1, 1) という格子点がある"},
                      check_centre,
                      live_points(3, 2, "1,1,1,1")}
                    .prints("(1, 1, 1, 1)"));
  for (std::size_t i = 0; i < printed_thirds.size(); ++i) {
    out.push_back(third_claim(printed_thirds[i], static_cast<int>(i % 2) + 1));
  }
  // In the order of their coordinates.
  out.push_back(Claim{"six-inside",
                      same("4"),
                      {"inside are (1,2,1,1), (1,1,2,2), (1,2,2,1), (2,1,1,2), (2,2,1,1), (2,1,2,1)",
                       "内部の点は (1,2,1,1), (1,1,2,2), (1,2,2,1), (2,1,1,2), (2,2,1,1), (2,1,2,1) の 6 点"},
                      check_six,
                      live_points(3, 3, "1,1,2,2 1,2,1,2 1,2,2,1 2,1,1,2 2,1,2,1 2,2,1,1")}
                    .corrects("(1, 1, 2, 2), (1, 2, 1, 1), (1, 2, 2, 1), (2, 1, 1, 2), (2, 1, 2, 1), (2, 2, 1, 1)",
                              "(1, 1, 2, 2), (1, 2, 1, 2), (1, 2, 2, 1), (2, 1, 1, 2), (2, 1, 2, 1), (2, 2, 1, 1)"));
  return out;
}

}  // namespace asobi::diamond_claims_by_part
