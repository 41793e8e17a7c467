#include "games/sliding/board/board.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {
namespace {

std::string why(const Result<Shape>& r) { return r ? "" : r.error().message.en; }
std::string why(const Result<Position>& r) { return r ? "" : r.error().message.en; }

TEST(Board, ShapesAreParsedAndBadOnesNamed) {
  EXPECT_EQ(*parse_shape("3x4"), (Shape{3, 4}));
  EXPECT_EQ(*parse_shape(" 2×10 "), (Shape{2, 10}));
  EXPECT_NE(why(parse_shape("0x3")).find("0x3"), std::string::npos);
  EXPECT_NE(why(parse_shape("99x99")).find("99x99"), std::string::npos);
  for (const char* bad : {"", "x", "3", "3x", "x3", "3x4x5", "-2x3", "a", "99999999999999999999x2"}) {
    EXPECT_FALSE(parse_shape(bad)) << bad;
  }
}

TEST(Board, PositionsAreParsedAndFaultsNamed) {
  const Shape shape{2, 3};
  EXPECT_EQ(*parse_position(shape, "1 2 3 4 5 0"), Position::ordered(shape));
  EXPECT_EQ(*parse_position(shape, "1,2,3/4,5,0"), Position::ordered(shape));
  EXPECT_NE(why(parse_position(shape, "1 2 3 4 x 0")).find("\"x\" at place 5"), std::string::npos);
  EXPECT_NE(why(parse_position(shape, "1 2 3 4 4 0")).find("tile 4 appears twice"), std::string::npos);
  EXPECT_NE(why(parse_position(shape, "1 2 3 4 0")).find("but 5 tiles"), std::string::npos);
  EXPECT_NE(why(parse_position(shape, "1 2 3 4 6 0")).find("tile 6 does not belong"), std::string::npos);
  EXPECT_NE(why(parse_position(shape, "1 2 3 4 5 0 0")).find("tile 0 appears twice"), std::string::npos);
  EXPECT_FALSE(parse_position(shape, ""));
}

TEST(Board, PaperSeatsRunFromTheTopRight) {
  const Shape shape{2, 3};  // the paper's figure 1:  3 2 1 / 6 5 4
  const std::array seats = {3, 2, 1, 6, 5, 4};
  for (int cell = 0; cell < 6; ++cell) {
    EXPECT_EQ(paper_seat(shape, cell), seats[cell]);
    EXPECT_EQ(cell_of_paper_seat(shape, seats[cell]), cell);
  }
}

TEST(Board, ASlideIsUndoneByItsOpposite) {
  Random random(1);
  for (const Shape shape : {Shape{2, 2}, Shape{3, 5}, Shape{10, 10}}) {
    const Position start = random_position(Position::ordered(shape), random);
    for (const Slide slide : all_slides) {
      Position p = start;
      if (!p.can(slide)) continue;
      p.slide_unchecked(slide);
      EXPECT_NE(p, start);
      p.slide_unchecked(opposite(slide));
      EXPECT_EQ(p, start);
    }
  }
}

TEST(Normal, EveryMoveCommutesWithTheSymmetry) {
  Random random(2);
  for (const Shape shape : {Shape{2, 3}, Shape{3, 2}, Shape{3, 3}, Shape{4, 6}}) {
    for (int trial = 0; trial < 50; ++trial) {
      Position goal = Position::ordered(shape);
      goal = random_position(goal, random);
      Position p = random_position(goal, random);
      ASSERT_TRUE(solvable(p, goal));
      const Normal before = normalise(p, goal);
      EXPECT_GE(before.shape.rows, before.shape.cols);
      for (const Slide slide : all_slides) {
        if (!p.can(slide)) continue;
        Position q = p;
        q.slide_unchecked(slide);
        Normal after = before;
        after.slide_unchecked(before.symmetry.slide(slide));
        EXPECT_EQ(after, normalise(q, goal));
        EXPECT_EQ(restored(before, {before.symmetry.slide(slide)}), std::vector{slide});
      }
      EXPECT_TRUE(normalise(goal, goal).solved());
      EXPECT_EQ(original(before, goal), p);
    }
  }
}

TEST(Normal, CornersShareOneForm) {
  const Shape shape{4, 4};
  Position top_left = Position::ordered(shape);
  std::rotate(top_left.tiles.begin(), top_left.tiles.end() - 1, top_left.tiles.end());
  top_left.blank = 0;
  EXPECT_EQ(normalise(top_left, top_left), solved_normal(shape, 15));
}

TEST(Board, RandomPositionsAreSolvableAndRepeatable) {
  const Position goal = Position::ordered({3, 3});
  Random a(7), b(7);
  for (int i = 0; i < 100; ++i) {
    const Position p = random_position(goal, a);
    EXPECT_TRUE(solvable(p, goal));
    EXPECT_EQ(p, random_position(goal, b));
  }
}

TEST(SlidingBoard, FaultsKnowTheirPlace) {
  EXPECT_EQ(parse_slides("LR あ U").error().place, (Place{1, 4, 1}));
  EXPECT_NE(parse_slides("LR あ U").error().message.en.find("\"あ\" at place 4"), std::string::npos);
  EXPECT_EQ(parse_position({2, 2}, "1 2 / x 0").error().place, (Place{1, 7, 1}));
  EXPECT_EQ(parse_position({2, 2}, "1 2\n3 12").error().place, (Place{2, 3, 2}));
  EXPECT_EQ(parse_position({2, 2}, "1 2\n2 0").error().place, (Place{2, 1, 1}));
}

}  // namespace
}  // namespace asobi::sliding
