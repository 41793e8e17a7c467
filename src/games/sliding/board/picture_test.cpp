#include "games/sliding/board/picture.hpp"

#include <gtest/gtest.h>

#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {
namespace {

std::string fault(const Result<Position>& r) { return r ? "" : r.error().message.en; }

TEST(Picture, NumbersStandRightAlignedAndTheBlankIsEmpty) {
  EXPECT_EQ(picture(Position::ordered({2, 3})),
            "┌───┬───┬───┐\n"
            "│ 1 │ 2 │ 3 │\n"
            "├───┼───┼───┤\n"
            "│ 4 │ 5 │   │\n"
            "└───┴───┴───┘\n");
  const std::string large = picture(Position::ordered({4, 4}));
  EXPECT_NE(large.find("│  9 │ 10 │ 11 │ 12 │"), std::string::npos);
  EXPECT_NE(large.find("│ 13 │ 14 │ 15 │    │"), std::string::npos);
}

TEST(Picture, ThePapersBoardsStandBesideIt) {
  const Position goal = Position::paper_ordered({2, 3});
  EXPECT_EQ(paper_picture(goal, goal),
            "┌─────┬─────┬─────┐\n"
            "│ [3] │ [2] │ [1] │\n"
            "├─────┼─────┼─────┤\n"
            "│ [6] │ [5] │ [4] │\n"
            "└─────┴─────┴─────┘\n");
  EXPECT_EQ(side_by_side("ab\nc\n", "x\ny\nz\n"), "ab   x\nc    y\n     z\n");
  EXPECT_EQ(side_by_side("駒\n", "x\n"), "駒   x\n");
  EXPECT_EQ(side_by_side("a\nb\n", "x\n"), "a   x\nb\n");
  EXPECT_NE(seats_picture({2, 3}).find("│ 3\u0332 │ 2\u0332 │ 1\u0332 │"), std::string::npos);
}

TEST(Picture, WithTheUsualGoalThePapersBoardIsUpsideDown) {
  const Position goal = Position::ordered({3, 3});
  EXPECT_NE(paper_picture(goal, goal).find("│ [9] │ [8] │ [7] │"), std::string::npos);
  EXPECT_NE(paper_picture(goal, goal).find("│ [3] │ [2] │ [1] │"), std::string::npos);
  for (int t = 1; t < 9; ++t) {
    // Where tile t is, there is the piece [n+1-t].
    Position p = goal;
    std::swap(p.tiles[0], p.tiles[t - 1]);
    EXPECT_EQ(paper_pieces(p, goal)->back(), 9 + 1 - t);
  }
}

TEST(Paper, TileTIsThePieceAfterItWithThePapersGoal) {
  const Position goal = Position::paper_ordered({2, 3});
  EXPECT_EQ(paper_text(goal), "1 2 3 4 5 6");
  Random random(1);
  for (int i = 0; i < 50; ++i) {
    const Position p = random_position(goal, random);
    const auto pieces = *paper_pieces(p, goal);
    for (int cell = 0; cell < 6; ++cell) EXPECT_EQ(pieces[paper_seat(p.shape, cell) - 1], p.tiles[cell] + 1);
  }
}

TEST(Paper, EveryCornerGoalThereAndBack) {
  Random random(2);
  for (const Shape shape : {Shape{2, 2}, Shape{2, 4}, Shape{3, 3}, Shape{5, 4}, Shape{10, 10}}) {
    for (int blank = 0; blank < shape.cells(); ++blank) {
      Position goal = Position::ordered(shape);
      std::swap(goal.tiles[blank], goal.tiles.back());
      goal.blank = blank;
      const Position p = random_position(goal, random);
      const bool corner =
          blank == 0 || blank == shape.cols - 1 || blank == shape.cells() - shape.cols || blank == shape.cells() - 1;
      const auto pieces = paper_pieces(p, goal);
      ASSERT_EQ(pieces.has_value(), corner);
      EXPECT_EQ(paper_picture(p, goal).empty(), !corner);
      if (!corner) {
        EXPECT_FALSE(from_paper_pieces(std::vector<int>(shape.cells(), 1), goal));
        continue;
      }
      EXPECT_EQ(*from_paper_pieces(*pieces, goal), p);
      EXPECT_EQ(paper_pieces(goal, goal)->front(), 1);
      // In the paper's notation it is the same puzzle: solvable exactly when the original is.
      const Position paper_goal = Position::paper_ordered(shape);
      EXPECT_TRUE(solvable(*from_paper_pieces(*pieces, paper_goal), paper_goal));
    }
  }
}

// The paper's (v): the blank once around the board clockwise gives tau = [1,3,6,2,4,5]; 4, 5, 2 only, [1,5,3,2,4,6].
TEST(Paper, ItsTwoLoopsAreItsTwoPermutations) {
  const auto after = [](const char* slides) {
    Position p = Position::paper_ordered({2, 3});
    const auto walk = *parse_slides(slides);
    for (const Slide slide : walk) p.slide_unchecked(slide);
    return paper_permutation(*paper_pieces(p, Position::paper_ordered(p.shape)));
  };
  EXPECT_EQ(after("URRDLL"), (std::vector{1, 3, 6, 2, 4, 5}));
  EXPECT_EQ(after("URDL"), (std::vector{1, 5, 3, 2, 4, 6}));
}

TEST(Paper, PositionsAreParsedAndFaultsNamed) {
  const Shape shape{2, 3};
  EXPECT_EQ(*parse_paper_position(shape, "1 2 3 4 5 6"), Position::paper_ordered(shape));
  EXPECT_EQ(*parse_paper_position(shape, "[1],[2],[3],[4],[5],[6]"), Position::paper_ordered(shape));
  EXPECT_EQ(*parse_paper_position(shape, "[1, 2, 3, 4, 5, 6]"), Position::paper_ordered(shape));
  EXPECT_EQ(paper_text(*parse_paper_position(shape, "4 2 3 1 5 6")), "4 2 3 1 5 6");
  EXPECT_EQ(parse_paper_position(shape, "4 2 3 1 5 6")->blank, cell_of_paper_seat(shape, 4));
  EXPECT_NE(fault(parse_paper_position(shape, "1 2 x 4 5 6")).find("\"x\" for seat 3"), std::string::npos);
  EXPECT_NE(fault(parse_paper_position(shape, "0 2 3 4 5 6")).find("no piece [0]"), std::string::npos);
  EXPECT_NE(fault(parse_paper_position(shape, "1 2 3 4 5 7")).find("no piece [7]"), std::string::npos);
  EXPECT_NE(fault(parse_paper_position(shape, "1 2 3 4 5 5")).find("[5] appears twice"), std::string::npos);
  EXPECT_NE(fault(parse_paper_position(shape, "1 2 3 4 5")).find("but 5 pieces"), std::string::npos);
  EXPECT_NE(fault(parse_paper_position(shape, "1 2 3 4 5 6 1")).find("[1] appears twice"), std::string::npos);
  EXPECT_FALSE(parse_paper_position(shape, ""));
  EXPECT_FALSE(parse_paper_position(shape, "99999999999999999999 2 3 4 5 6"));
}

}  // namespace
}  // namespace asobi::sliding
