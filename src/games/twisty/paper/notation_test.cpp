#include "games/twisty/paper/notation.hpp"

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/paper/puzzles_for_tests.hpp"

namespace asobi::twisty::paper {
namespace {

std::vector<Turn> parsed(const Puzzle& puzzle, std::string_view text, int l = 1) {
  const auto turns = parse_turns(puzzle, text, l);
  EXPECT_TRUE(turns) << text;
  return turns.value_or(std::vector<Turn>{});
}

State after(const Puzzle& puzzle, const std::vector<Turn>& turns) {
  State state = puzzle.solved();
  puzzle.apply(state, turns);
  return state;
}

std::string fault(std::string_view puzzle, std::string_view text, int l = 1) {
  const auto turns = parse_turns(named(puzzle), text, l);
  return turns ? "no fault" : turns.error().message.en;
}

TEST(TwistyPaperNotation, LayersByNumber) {
  EXPECT_EQ(parsed(named("cube-face-3"), "X2+ Y0-"), (std::vector<Turn>{{0, 2, 1}, {1, 0, -1}}));
  EXPECT_EQ(parsed(named("cube-vertex2-2"), " I6-\tL0+ "), (std::vector<Turn>{{0, 6, -1}, {3, 0, 1}}));
  EXPECT_EQ(parsed(named("cube-edge-10"), "N78+"), (std::vector<Turn>{{5, 78, 1}}));
  EXPECT_EQ(parsed(named("octa-vertex-2"), "Z+"), (std::vector<Turn>{{2, Turn::whole, 1}}));
  EXPECT_TRUE(parsed(named("dodeca-face1"), "").empty());
}

TEST(TwistyPaperNotation, CommandsOfTheSolvers) {
  const Puzzle five = named("cube-face-5"), eight = named("cube-face-8");
  EXPECT_EQ(parsed(five, "xn' ynd zm y0 Xn Yn' Znd"), (std::vector<Turn>{{0, 4, -1},
                                                                         {1, 4, 2},
                                                                         {2, 2, 1},
                                                                         {1, 0, 1},
                                                                         {0, Turn::whole, 1},
                                                                         {1, Turn::whole, -1},
                                                                         {2, Turn::whole, 2}}));
  EXPECT_EQ(parsed(eight, "xl yr'", 3), (std::vector<Turn>{{0, 3, 1}, {1, 4, -1}}));
  EXPECT_EQ(parsed(eight, "xl2 yr3' zl1d yr"), (std::vector<Turn>{{0, 2, 1}, {1, 4, -1}, {2, 1, 2}, {1, 6, 1}}));
  EXPECT_EQ(parsed(eight, "xl X7+ yr'", 2), (std::vector<Turn>{{0, 2, 1}, {0, 7, 1}, {1, 5, -1}}));
}

TEST(TwistyPaperNotation, FaultsPointAtTheCharacter) {
  EXPECT_EQ(fault("cube-face-3", "X2+ W1+"), "column 5: one of the axes X, Y, Z is expected, not \"W\"");
  EXPECT_EQ(fault("cube-face-3", "X2+ Y1"), "column 7: the text ends where the sense + or - is expected");
  EXPECT_EQ(fault("cube-face-3", "X2+ Y3-"),
            "column 6: there is no layer \"3\"; the layers of cube-face-3 are 0, 1, 2");
  EXPECT_EQ(fault("cube-vertex1-1", "I2+"),
            "column 2: there is no layer \"2\"; the layers of cube-vertex1-1 are 1, 3, 5");
  EXPECT_EQ(fault("cube-face-3", "X2+Y1+"), "column 4: a blank is expected, not \"Y\"");
  EXPECT_EQ(fault("cube-face-3", "xn 　 yn"), "column 4: one of the axes X, Y, Z is expected, not \"　\"");
  EXPECT_EQ(fault("cube-face-3", "xq"), "column 2: one of the layers 0, l, m, r, n is expected, not \"q\"");
  EXPECT_EQ(fault("cube-face-4", "xn xm"), "column 5: m is the middle layer, and cube-face-4 has none");
  EXPECT_EQ(fault("cube-face-3", "xl"), "column 2: l needs an L with 0 < L < (N-1)/2, and L is 1 on cube-face-3");
  EXPECT_EQ(fault("cube-face-6", "xn xr3'"), "column 5: r needs an L with 0 < L < (N-1)/2, and L is 3 on cube-face-6");
  EXPECT_EQ(fault("octa-vertex-2", "xn"), "column 1: one of the axes X, Y, Z is expected, not \"x\"");
  EXPECT_EQ(fault("cube-face-3", "X99999999999999999999+"),
            "column 2: there is no layer \"99999999999999999999\"; the layers of cube-face-3 are 0, 1, 2");
  EXPECT_EQ(fault("cube-edge-3", "I3+"),
            "column 2: there is no layer \"3\"; the layers of cube-edge-3 are 2, 6, 10, …, 22");
  const auto turns = parse_turns(named("cube-face-3"), "X2");
  EXPECT_EQ(turns.error().message.ja, "3 文字目: 回転方向 + または - が来るべきところで終わっています");
}

TEST(TwistyPaperNotation, WhatIsWrittenIsReadBack) {
  for (const char* name : {"cube-face-4", "cube-edge-2", "tetra-vertexface-3", "dodeca-face2"}) {
    const Puzzle puzzle = named(name);
    Random random(11);
    const auto units = puzzle.unit_turns();
    for (int trial = 0; trial < 50; ++trial) {
      std::vector<Turn> turns;
      for (int i = 0; i < 12; ++i) {
        Turn turn = units[random.below(units.size())];
        turn.times = static_cast<int>(random.below(9)) - 4;
        if (random.below(6) == 0) turn.layer = Turn::whole;
        turns.push_back(turn);
      }
      const State state = after(puzzle, turns);
      EXPECT_EQ(after(puzzle, parsed(puzzle, turns_text(puzzle, turns))), state);
      if (puzzle.family().name == "cube-face") {
        const auto commands = commands_text(puzzle, turns);
        ASSERT_TRUE(commands);
        EXPECT_EQ(after(puzzle, parsed(puzzle, *commands)), state) << *commands;
      }
      const auto shorter = simplified(puzzle, turns);
      EXPECT_EQ(after(puzzle, shorter), state);
      EXPECT_LE(count(puzzle, shorter), count(puzzle, turns));
      EXPECT_EQ(simplified(puzzle, shorter), shorter);
      auto there_and_back = turns;
      for (const Turn& turn : inverse(turns)) there_and_back.push_back(turn);
      EXPECT_TRUE(simplified(puzzle, there_and_back).empty());
    }
  }
}

TEST(TwistyPaperNotation, Simplification) {
  const Puzzle puzzle = named("cube-face-3");
  const auto text = [&](std::string_view turns) {
    return turns_text(puzzle, simplified(puzzle, parsed(puzzle, turns)));
  };
  EXPECT_EQ(text("X2+ X0- X2+ X2+ X0+"), "X2-");
  EXPECT_EQ(text("X2+ Y0+ Y0- X2-"), "");
  EXPECT_EQ(text("X2- X2-"), "X2+ X2+");
  EXPECT_EQ(text("X2+ Y0+ X2-"), "X2+ Y0+ X2-");
  EXPECT_EQ(text("xnd xn X+"), "X+ X2-");
}

TEST(TwistyPaperNotation, WhatThePaperCounts) {
  const Puzzle puzzle = named("cube-face-3");
  EXPECT_EQ(count(puzzle, parsed(puzzle, "xn' yn' xn ynd zn yn' zn'")), 8);  // No. 1 of Fig. 14.1
  EXPECT_EQ(count(puzzle, parsed(puzzle, "Xn ynd Yn'")), 2);
}

TEST(TwistyPaperNotation, CommandsExistForCubesOnly) {
  EXPECT_FALSE(commands_text(named("octa-vertex-2"), {{0, 0, 1}}));
  EXPECT_FALSE(commands_text(named("cube-face-6"), {{0, 2, 1}}, 1));
  EXPECT_EQ(commands_text(named("cube-face-6"), {{0, 2, 1}, {1, 3, 2}}, 2), "xl yrd");
}

// Fig. 14.1: No. 1 and No. 23 put the piece of (N-1, 0, N-1) home, from where and however the row says it is.
TEST(TwistyPaperNotation, TheRowsOfFigure141) {
  struct Row {
    int x, y, z;     // 0 or 1 for 0 or N-1
    Side points_to;  // where its D_y points
    std::string_view commands;
  };
  const Row rows[] = {{1, 0, 1, {0, -1}, "xn' yn' xn ynd zn yn' zn'"}, {0, 1, 1, {2, -1}, "ynd zn yn' zn'"}};
  for (int n = 2; n <= 10; ++n) {
    const Puzzle puzzle = named(fmt::format("cube-face-{}", n));
    const int home = puzzle.place_at({n - 1, 0, n - 1}).value();
    for (const Row& row : rows) {
      const auto turns = parsed(puzzle, row.commands);
      State state = after(puzzle, inverse(turns));  // the case that the commands solve
      const int place = puzzle.place_at({row.x * (n - 1), row.y * (n - 1), row.z * (n - 1)}).value();
      EXPECT_EQ(state[place].piece, home);
      EXPECT_EQ(state[place].direction[1], row.points_to);
      for (const Piece& piece : puzzle.pieces()) {  // what else belongs to Y- stays as it is
        const int at = puzzle.place_at(piece.at).value();
        if (piece.at[1] != 0 || at == home) continue;
        EXPECT_EQ(state[at], (Placed{at, SignedPermutation::identity(3)}));
      }
    }
  }
}

// 14.2: U F' U2 F U2 F' U F in official signs; U is about Y, layer 2, the other way, and F the same about Z.
TEST(TwistyPaperNotation, TheExampleInOfficialSigns) {
  const Puzzle puzzle = named("cube-face-3");
  const Turn u{1, 2, -1}, u2{1, 2, 2}, f{2, 2, -1}, f_back{2, 2, 1};
  EXPECT_EQ(parsed(puzzle, "yn' zn ynd zn' ynd zn yn' zn'"), (std::vector{u, f_back, u2, f, u2, f_back, u, f}));
}

}  // namespace
}  // namespace asobi::twisty::paper
