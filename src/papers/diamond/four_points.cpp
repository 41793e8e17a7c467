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

// In units of m; the paper prints them for m = 1 (A … F), 2 and 3.
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

// The tool knows the point by that name.
bool known_as(const std::string& name, const Vector& x, int m) {
  const auto board = the_board(3, m);
  const auto point = parse_point(*board, name);
  return point && std::ranges::equal(board->at(*point), x);
}

Claim corner_claim(const PrintedFour& row, int m) {
  const std::string name = row.name;
  const Vector x = sum({0, 0, 0, 0}, numbers(row.at), m);
  return {fmt::format("four{}-{}", m, name), same("4"), same(fmt::format("m = {}: {} = {}", m, name, text_of(x))),
          [=](Context&) -> Result<Finding> {
            return reproduced_if(x == four_of(name, m) && known_as(name, x, m),
                                 {"the same, from the three coordinates of section 3", "3 節の座標から計算して同じ"});
          },
          live_shape(3, m)};
}

Claim middle_claim(const PrintedOnEdge& row) {
  const std::string name = row.name, edge = row.edge;
  const Vector x = numbers(row.at);
  return {"middle-" + name,
          same("4, 図13"),
          {fmt::format("the middle of {} is {} = {}", edge, name, text_of(x)),
           fmt::format("{} の中点 {} = {}", edge, name, text_of(x))},
          [=](Context&) -> Result<Finding> {
            const auto on = edges_with(x, 2, 1, 2);
            const bool right = on == std::vector<std::string>{edge};
            const std::string list = fmt::format("{}", fmt::join(on, ", "));
            return found(
                right ? Verdict::reproduced : Verdict::corrected, on.size() == 1 && known_as(name, x, 2),
                right ? Text{"the same", "同じ"} : Text{"it is the middle of " + list, "実際は " + list + " の中点"});
          },
          live_shape(3, 2)};
}

Claim third_claim(const PrintedOnEdge& row, int k) {
  const std::string name = row.name, edge = row.edge;
  const Vector x = numbers(row.at);
  return {"third-" + name,
          same("4"),
          {fmt::format("on {}: {} = {}", edge, name, text_of(x)), fmt::format("{} 上 {} = {}", edge, name, text_of(x))},
          [=](Context&) -> Result<Finding> {
            return reproduced_if(edges_with(x, 3, k, 3) == std::vector<std::string>{edge} && known_as(name, x, 3),
                                 {fmt::format("the same, {} of 3 parts along the edge", k),
                                  fmt::format("同じ。辺の 3 等分の {} つ目", k)});
          },
          live_shape(3, 3)};
}

Vectors all_inside(int m) {
  return lattice(4, 1, m - 1, [&](const Vector& x) { return std::accumulate(x.begin(), x.end(), 0) == 2 * m; });
}

Result<Finding> check_centre(Context&) {
  return reproduced_if(all_inside(2) == Vectors{{1, 1, 1, 1}}, {"the only one", "これだけ"});
}

// What is printed and not inside, and what is inside and not printed.
Result<Finding> check_six(Context&) {
  Vectors missing = all_inside(3), wrong;
  const std::size_t count = missing.size();
  for (const char* text : {"1,2,1,1", "1,1,2,2", "1,2,2,1", "2,1,1,2", "2,2,1,1", "2,1,2,1"}) {
    const Vector x = numbers(text);
    if (missing.erase(x) == 0) wrong.insert(x);
  }
  const bool one = count == 6 && missing.size() == 1 && wrong.size() == 1;
  if (!one) return Finding{Verdict::failed, same(fmt::format("{} {}", missing.size(), wrong.size()))};
  const Vector &bad = *wrong.begin(), &good = *missing.begin();
  return corrected_if(squared_distance(bad, good) == 1,
                      {fmt::format("six, but {} has the sum {}: it must be {}", text_of(bad),
                                   std::accumulate(bad.begin(), bad.end(), 0), text_of(good)),
                       fmt::format("6 点だが、{} の和は {} なので、正しくは {}", text_of(bad),
                                   std::accumulate(bad.begin(), bad.end(), 0), text_of(good))});
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
  out.push_back({"centre",
                 same("4"),
                 {"inside there is the point (1, 1, 1, 1)", "内部には (1, 1, 1, 1) という格子点がある"},
                 check_centre,
                 live_shape(3, 2)});
  for (std::size_t i = 0; i < printed_thirds.size(); ++i) {
    out.push_back(third_claim(printed_thirds[i], static_cast<int>(i % 2) + 1));
  }
  out.push_back({"six-inside",
                 same("4"),
                 {"inside are (1,2,1,1), (1,1,2,2), (1,2,2,1), (2,1,1,2), (2,2,1,1), (2,1,2,1)",
                  "内部の点は (1,2,1,1), (1,1,2,2), (1,2,2,1), (2,1,1,2), (2,2,1,1), (2,1,2,1) の 6 点"},
                 check_six,
                 live_shape(3, 3)});
  return out;
}

}  // namespace asobi::diamond_claims_by_part
