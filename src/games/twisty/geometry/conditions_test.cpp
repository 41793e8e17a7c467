#include "games/twisty/geometry/conditions.hpp"

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/twisty/puzzle/puzzle.hpp"

namespace asobi::twisty {
namespace {

void expect_refused(const char* text, const char* condition, const char* japanese) {
  const auto puzzle = Puzzle::make(text);
  ASSERT_FALSE(puzzle) << text;
  EXPECT_NE(puzzle.error().message.en.find(condition), std::string::npos) << puzzle.error().message.en;
  EXPECT_NE(puzzle.error().message.ja.find(japanese), std::string::npos) << puzzle.error().message.ja;
}

TEST(TwistyConditions, EachIsCheckedAndNamed) {
  expect_refused("x f 1/3", "condition 1", "条件 1");
  expect_refused("c e/4 1/3", "condition 2", "条件 2");            // the Bevel Cube (section 6)
  expect_refused("t e/4 0", "condition 2", "条件 2");              // the Pyramorphix (section 8)
  expect_refused("c f:X 0.3 f:Y,Z 0.2", "condition 3", "条件 3");  // figure 2.1
  expect_refused("c f:X+,Y+,Z+ 0.3", "condition 3", "条件 3");
  expect_refused("c", "condition 4", "条件 4");
  expect_refused("c v 1.4", "condition 4", "条件 4");
  expect_refused("c e:I,L 0", "condition 5", "条件 5");            // figure 2.3, left
  expect_refused("c v:I+,J+,K+,L+ 0.3", "condition 5", "条件 5");  // passes 3, whatever section 2 says
}

TEST(TwistyConditions, ThePieceWithoutAPartnerIsNamed) {
  const auto puzzle = Puzzle::make("c f:X 0.3 f:Y,Z 0.2");
  ASSERT_FALSE(puzzle);
  EXPECT_NE(puzzle.error().message.en.find("the piece X"), std::string::npos) << puzzle.error().message.en;
  EXPECT_NE(puzzle.error().message.en.find("axis Y"), std::string::npos) << puzzle.error().message.en;
}

TEST(TwistyConditions, AxesOneByOneAreTheSameAsAllTogether) {
  const auto together = Puzzle::make("c f 1/3"), apart = Puzzle::make("c f:X 1/3 f:Y+ 1/3 f:D 1/3 f:Z -1/3");
  ASSERT_TRUE(together && apart);
  EXPECT_EQ(together->piece_count(), apart->piece_count());
  for (int l = 0; l < 9; ++l) EXPECT_EQ(together->turn(l), apart->turn(l));
}

TEST(TwistyConditions, AHalfTurnPuzzleIsAllowed) {
  const auto puzzle = Puzzle::make("c f/2 1/3");
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->axes()[0].order, 2);
  EXPECT_EQ(puzzle->turn(0).order(), Natural(2));
}

TEST(TwistyConditions, ManyLopsidedCutsAreRefusedQuickly) {
  std::string text = "c";
  for (int i = 0; i < 50; ++i) text += fmt::format(" f:X+ 0.{:02}", i + 1);
  EXPECT_EQ(code_of(Puzzle::make(text)), Code::invalid);
}

TEST(TwistyDescription, IsReadAndWritten) {
  for (const char* text :
       {"c f 1/3", "c f 0.333 v 0.577", "d e phi/2*m", "t v -0.2 v 0.6", "o", "c f:X,Y+ 1/3", "c f/2 1/3"}) {
    const auto description = parse_description(text);
    ASSERT_TRUE(description) << text;
    EXPECT_EQ(description->text(), text);
  }
  EXPECT_EQ(parse_description("  c   f  1 / 3  ")->text(), "c f 1/3");
}

TEST(TwistyDescription, FaultsAreNamed) {
  for (const char* text :
       {"", "c f", "c 1/3", "c f x", "c g 1/3", "cube f 1/3", "c f:X", "c f: 1/3", "c f/1 0", "c f/x 0", "c f 1",
        "c v 1.8", "t v -1", "t v 3", "c f/2 1/3 f/4 0", "c f 1/3 f 0.33333339"}) {
    EXPECT_EQ(code_of(Puzzle::make(text)), Code::invalid) << text;
  }
  EXPECT_EQ(code_of(Puzzle::make("c f:Q 1/3")), Code::unknown_name);
  std::string many = "c";
  for (int i = 0; i < 61; ++i) many += fmt::format(" f 0.{:02}", i + 1);
  EXPECT_EQ(code_of(Puzzle::make(many)), Code::limit);
  std::string fine = "i";
  for (int i = 0; i < 30; ++i) fine += fmt::format(" e 0.{:02}", i + 1);
  EXPECT_EQ(code_of(Puzzle::make(fine)), Code::limit);
}

TEST(TwistyDescription, EqualDistancesAreOnePlane) {
  EXPECT_EQ(Puzzle::make("c f 1/3 f 2/6 f -1/3")->piece_count(), 26);
  EXPECT_EQ(Puzzle::make("t v 1/3 f -1/3")->piece_count(), Puzzle::make("t v 1/3")->piece_count());
}

}  // namespace
}  // namespace asobi::twisty
