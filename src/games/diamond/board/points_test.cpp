#include "games/diamond/board/points.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"

namespace asobi::diamond {
namespace {

// Condition ※ of section 3 for size m, as printed.
bool in_the_star(int a, int b, int c, int m) {
  return (a + b + c <= m && a - b - c <= m && -a + b - c <= m && -a - b + c <= m) ||
         (-a - b - c <= m && -a + b + c <= m && a - b + c <= m && a + b - c <= m);
}

TEST(DiamondPoints, TheCubesPointsAreThePapersWithTheParityItForgot) {
  for (int m = 1; m <= 5; ++m) {
    const auto board = Board::make(3, m).value();
    int printed = 0, real = 0;
    for (int a = -m; a <= m; ++a) {
      for (int b = -m; b <= m; ++b) {
        for (int c = -m; c <= m; ++c) {
          const bool star = in_the_star(a, b, c, m);
          const bool parity = (a + b + c - m) % 2 == 0;
          printed += star ? 1 : 0;
          real += star && parity ? 1 : 0;
          const auto point = from_cube(*board, {a, b, c});
          EXPECT_EQ(point.has_value(), star && parity);
          if (point) EXPECT_EQ(to_cube(*board, *point), (std::array{a, b, c}));
        }
      }
    }
    EXPECT_EQ(real, board->points());
    if (m == 3) EXPECT_EQ(printed, 175);
  }
}

TEST(DiamondPoints, HomesOfTheTwoSystemsAgree) {
  const auto board = Board::make(3, 3).value();
  for (Point p = 0; p < board->points(); ++p) {
    const auto [x, y, z] = to_cube(*board, p);
    const auto at = board->at(p);
    EXPECT_EQ(at[3] < 0, x + y - z > 3);
    EXPECT_EQ(at[3] > 3, x + y - z < -3);
    EXPECT_EQ(at[2] < 0, x + y + z < -3);
    EXPECT_EQ(at[2] > 3, x + y + z > 3);
    EXPECT_EQ(at[0] < 0, x - y - z < -3);
    EXPECT_EQ(at[0] > 3, x - y - z > 3);
    EXPECT_EQ(at[1] < 0, x - y + z > 3);
    EXPECT_EQ(at[1] > 3, x - y + z < -3);
  }
}

TEST(DiamondPoints, TheNamesOfBothSectionsAreTheSamePoints) {
  const auto board = Board::make(3, 3).value();
  const std::vector<std::pair<std::string, std::array<int, 3>>> section3 = {
      {"P1", {3, 3, -3}}, {"P2", {-3, 3, -3}}, {"P3", {-3, -3, -3}}, {"P4", {3, -3, -3}}, {"P5", {3, 3, 3}},
      {"P6", {-3, 3, 3}}, {"P7", {-3, -3, 3}}, {"P8", {3, -3, 3}},   {"A", {0, 0, -3}},   {"B", {3, 0, 0}},
      {"C", {0, 3, 0}},   {"D", {-3, 0, 0}},   {"E", {0, -3, 0}},    {"F", {0, 0, 3}}};
  for (const auto& [name, cube] : section3) {
    EXPECT_EQ(parse_point(*board, name), from_cube(*board, cube).value()) << name;
  }
  EXPECT_EQ(point_text(*board, parse_point(*board, "P1").value()), "3,3,3,-3");
  EXPECT_EQ(point_text(*board, parse_point(*board, "b1").value()), "3,2,1,0");
  EXPECT_EQ(point_text(*board, parse_point(*board, "b1").value(), System::cube), "1,0,-2");
}

// A point of an edge lies between the edge's ends.
TEST(DiamondPoints, PointsOfEdgesLieOnThem) {
  for (const auto& [size, edges] :
       {std::pair(2, std::vector<std::string>{"AaB", "AbC", "AcD", "AdE", "BeC", "CfD", "DgE", "EhB", "BiF", "CjF",
                                              "DkF", "ElF"}),
        std::pair(3, std::vector<std::string>{"BgC", "ChB", "CiD", "DjC", "DkE", "ElD", "EmB", "BnE"})}) {
    const auto board = Board::make(3, size).value();
    for (const std::string& edge : edges) {
      const auto p = board->at(parse_point(*board, edge.substr(0, 1)).value());
      const auto q = board->at(parse_point(*board, edge.substr(1, 1)).value());
      const auto r = board->at(parse_point(*board, edge.substr(2, 1)).value());
      for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(size * (q[i] - p[i]), r[i] - p[i]) << edge;
    }
    std::set<Point> different;
    for (const NamedPoint& named : named_points(*board)) different.insert(named.point);
    EXPECT_EQ(different.size(), size == 2 ? 26u : 38u);
  }
}

TEST(DiamondPoints, ColoursOfTheSolidsDirectionsAreThePapers) {
  const auto board = Board::make(3, 3).value();
  // Section 3: which coordinate of the cube stays, and the slope in the other two.
  const std::vector<std::tuple<std::string, std::size_t, int>> paper = {
      {"blue", 2, 1}, {"green", 2, -1}, {"purple", 0, 1}, {"red", 0, -1}, {"pink", 1, 1}, {"yellow", 1, -1}};
  for (const auto& [colour, fixed, slope] : paper) {
    const auto all = directions(*board);
    const auto direction = std::ranges::find(all, colour, [](const Direction& d) { return d.colour->en; });
    ASSERT_NE(direction, all.end());
    std::array<int, 4> x = {2, 2, 1, 1};
    const auto before = to_cube(*board, board->find(x).value());
    ++x[static_cast<std::size_t>(direction->up)];
    --x[static_cast<std::size_t>(direction->down)];
    const auto after = to_cube(*board, board->find(x).value());
    EXPECT_EQ(before[fixed], after[fixed]) << colour;
    int product = 1;
    for (std::size_t i = 0; i < 3; ++i) product *= i == fixed ? 1 : after[i] - before[i];
    EXPECT_EQ(product, slope) << colour;
  }
}

TEST(DiamondPoints, EveryPointIsReadAsItIsWritten) {
  for (const auto [dim, size] : {std::pair(2, 4), {3, 2}, {3, 3}, {4, 2}, {5, 1}}) {
    const auto board = Board::make(dim, size).value();
    for (Point p = 0; p < board->points(); ++p) {
      EXPECT_EQ(parse_point(*board, point_text(*board, p)), p);
      if (dim == 3) EXPECT_EQ(parse_point(*board, point_text(*board, p, System::cube)), p);
    }
  }
}

TEST(DiamondPoints, FaultsAreNamed) {
  const auto board = Board::make(3, 3).value();
  for (const char* bad : {"", "x", "1,1,2,1", "1,2,1,1", "9,-1,-1,-1", "1,1", "0,0,0", "4,0,0", "1,2,3,4,5", "P9",
                          "99999999999999999999,1,1,1", "-9999,3,3,3", "1;2", "\xff"}) {
    EXPECT_EQ(code_of(parse_point(*board, bad)), Code::invalid) << bad;
  }
}

}  // namespace
}  // namespace asobi::diamond
