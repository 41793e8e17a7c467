#include "games/diamond/board/board.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"

namespace asobi::diamond {
namespace {

struct Known {
  int dim, size, sum;
  std::size_t points, home;
  std::map<std::size_t, std::size_t> neighbours;
};

// Reckoned independently, by another program.
const std::vector<Known> known_boards = {
    {2, 2, 3, 13, 1, {{2, 6}, {5, 6}, {6, 1}}},
    {2, 4, 6, 37, 3, {{2, 6}, {4, 12}, {5, 6}, {6, 13}}},
    {2, 6, 9, 73, 6, {{2, 6}, {4, 24}, {5, 6}, {6, 37}}},
    {2, 8, 12, 121, 10, {{2, 6}, {4, 36}, {5, 6}, {6, 73}}},
    {2, 10, 15, 181, 15, {{2, 6}, {4, 48}, {5, 6}, {6, 121}}},
    {3, 1, 2, 14, 1, {{3, 8}, {8, 6}}},
    {3, 2, 4, 51, 4, {{3, 8}, {6, 24}, {8, 6}, {11, 12}, {12, 1}}},
    {3, 3, 6, 124, 10, {{3, 8}, {6, 48}, {8, 6}, {9, 24}, {11, 24}, {12, 14}}},
    {3, 4, 8, 245, 20, {{3, 8}, {6, 72}, {8, 6}, {9, 72}, {11, 36}, {12, 51}}},
    {3, 5, 10, 426, 35, {{3, 8}, {6, 96}, {8, 6}, {9, 144}, {11, 48}, {12, 124}}},
    {4, 2, 5, 201, 15, {{4, 10}, {8, 80}, {12, 60}, {16, 30}, {19, 20}, {20, 1}}},
    {5, 1, 3, 92, 6, {{5, 12}, {10, 60}, {21, 20}}},
};

TEST(DiamondBoard, CountsAreThoseOfAnotherProgram) {
  for (const Known& known : known_boards) {
    const auto board = Board::make(known.dim, known.size).value();
    EXPECT_EQ(board->sum(), known.sum);
    EXPECT_EQ(board->points(), known.points);
    EXPECT_EQ(board->degrees(), known.neighbours);
    std::set<Point> all;
    for (int axis = 0; axis < board->axes(); ++axis) {
      for (const bool plus : {false, true}) {
        EXPECT_EQ(board->home({axis, plus}).size(), known.home);
        all.insert(board->home({axis, plus}).begin(), board->home({axis, plus}).end());
      }
    }
    EXPECT_EQ(all.size(), known.home * static_cast<std::size_t>(board->corners())) << "homes overlap";
  }
}

// The criterion against the definition: the points with two negative (or two large) coordinates, looked for one by one.
TEST(DiamondBoard, ExactlyTheBoardsWhoseHomesAreApartAreMade) {
  for (int dim = 1; dim <= 6; ++dim) {
    for (int size = 0; size <= 6; ++size) {
      bool fits = dim >= 2 && size >= 1 && (dim + 1) * size % 2 == 0;
      if (fits) {
        const int sum = (dim + 1) * size / 2;
        // x_1, x_2 <= -1 and the others at most m reach the sum exactly when this many do.
        fits = -2 + (dim - 1) * size < sum;
      }
      EXPECT_EQ(Board::make(dim, size).has_value(), fits) << dim << " " << size;
    }
  }
}

TEST(DiamondBoard, RefusalsGiveTheReasonAndTheNearestBoards) {
  const auto said = [](int dim, int size) { return Board::make(dim, size).error().message; };
  EXPECT_NE(said(2, 3).en.find("9/2"), std::string::npos);
  EXPECT_NE(said(2, 3).en.find("2:2, 2:4, 3:3"), std::string::npos) << said(2, 3).en;
  EXPECT_NE(said(4, 4).en.find("-1,-1,4,4,4"), std::string::npos) << said(4, 4).en;
  EXPECT_NE(said(5, 2).ja.find("重なり"), std::string::npos);
  EXPECT_EQ(code_of(Board::make(2, 202)), Code::limit);
  for (const auto [dim, size] : {std::pair(1, 1),
                                 {0, 0},
                                 {-5, 2},
                                 {2, -2},
                                 {2147483647, 2147483647},
                                 {3, 2147483647},
                                 {2147483647, 2},
                                 {-2147483647 - 1, -2147483647 - 1},
                                 {6, 1},
                                 {7, 1},
                                 {4, 1}}) {
    EXPECT_FALSE(Board::make(dim, size)) << dim << " " << size;
  }
}

TEST(DiamondBoardStandard, TheLargestBoardsCanBeMade) {
  EXPECT_EQ(Board::make(2, 200).value()->points(), 60'601);
  EXPECT_EQ(Board::make(3, 30).value()->points(), 59'551);
}

TEST(DiamondBoard, JumpsGoStraightOverANeighbour) {
  for (const auto [dim, size] : {std::pair(2, 4), {3, 3}, {4, 2}, {5, 1}}) {
    const auto board = Board::make(dim, size).value();
    for (Point p = 0; p < board->points(); ++p) {
      for (const Jump& jump : board->jumps(p)) {
        EXPECT_NE(std::ranges::find(board->neighbours(p), jump.over), board->neighbours(p).end());
        for (std::size_t i = 0; i <= static_cast<std::size_t>(dim); ++i) {
          EXPECT_EQ(board->at(jump.over)[i] * 2, board->at(p)[i] + board->at(jump.to)[i]);
        }
      }
      const auto back = std::ranges::count_if(board->jumps(p), [&](const Jump& jump) {
        return std::ranges::any_of(board->jumps(jump.to), [&](const Jump& again) { return again.to == p; });
      });
      EXPECT_EQ(back, static_cast<std::ptrdiff_t>(board->jumps(p).size()));
    }
  }
}

TEST(DiamondBoard, SeatsAreRead) {
  const auto board = Board::make(3, 2).value();
  EXPECT_EQ(parse_seats(*board, "1-, 1+"), (std::vector<Corner>{{0, false}, {0, true}}));
  for (const char* bad : {"", "5-", "0-", "1", "-", "1-,1-", "1-,2-,3-,4-,1+", "x", "1--"}) {
    EXPECT_EQ(code_of(parse_seats(*board, bad)), Code::invalid) << bad;
  }
}

}  // namespace
}  // namespace asobi::diamond
