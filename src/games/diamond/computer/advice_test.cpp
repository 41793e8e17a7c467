#include "games/diamond/computer/advice.hpp"

#include <gtest/gtest.h>

namespace asobi::diamond {
namespace {

// The plane board with 37 points, a duel; men are put by their coordinates.
struct Scene {
  std::shared_ptr<const Board> board = Board::make(2, 4).value();
  Mover<WideBits> mover{board, parse_seats(*board, "1-,1+").value(), {}};
  Position<WideBits> position = mover.empty(0);

  Point at(int x, int y, int z) const { return *board->find(std::array{x, y, z}); }
  void put(int player, int x, int y, int z) { mover.put(position, player, at(x, y, z)); }
  Reasons reasons(Point from, Point to) const { return reasons_for(mover, position, {.move = {from, to}}); }
};

TEST(DiamondAdvice, CountsLevelsAndHops) {
  Scene scene;
  scene.put(0, 0, 3, 3);
  scene.put(0, 1, 2, 3);
  scene.put(1, 3, 0, 3);
  scene.put(1, 4, 1, 1);
  const Reasons chain = scene.reasons(scene.at(0, 3, 3), scene.at(4, -1, 3));
  EXPECT_EQ(chain.hops, 2u);
  EXPECT_EQ(chain.gain, 4);
  EXPECT_TRUE(chain.straggler);
  const Reasons step = scene.reasons(scene.at(1, 2, 3), scene.at(2, 1, 3));
  EXPECT_EQ(step.hops, 0u);
  EXPECT_EQ(step.gain, 1);
  EXPECT_FALSE(step.straggler);
  EXPECT_EQ(in_words(step).en.find("one step, up 1 level"), 0u);
  EXPECT_EQ(in_words(chain).en.find("2 hops, up 4 levels; brings the straggler on"), 0u);
  EXPECT_EQ(in_words(chain).ja.find("2 回跳び、4 段進む。遅れた駒を進める"), 0u);
}

TEST(DiamondAdvice, SaysThatAPieceArrivesAndThatItWins) {
  Scene scene;
  const auto goal = scene.board->home({0, true});
  ASSERT_EQ(goal.size(), 3u);
  const Point outside = [&] {
    for (const Point p : scene.board->neighbours(goal[0])) {
      if (scene.board->height({0, false}, p) == 4) return p;
    }
    return nowhere;
  }();
  scene.mover.put(scene.position, 0, outside);
  scene.mover.put(scene.position, 0, goal[1]);
  scene.put(0, 0, 3, 3);
  scene.put(1, 2, 2, 2);
  const Reasons arrives = scene.reasons(outside, goal[0]);
  EXPECT_TRUE(arrives.arrives);
  EXPECT_FALSE(arrives.wins);
  EXPECT_EQ(arrives.home, 2u);
  EXPECT_NE(in_words(arrives).en.find("fills the goal: 2 of 3 pieces are there"), std::string::npos);
  scene.mover.put(scene.position, 1, goal[2]);
  const Reasons wins = scene.reasons(outside, goal[0]);
  EXPECT_TRUE(wins.wins);
  EXPECT_NE(in_words(wins).en.find("wins"), std::string::npos);
  EXPECT_NE(in_words(wins).ja.find("勝ち"), std::string::npos);
  scene.mover = Mover<WideBits>(scene.board, scene.mover.seats(), {.block_wins = false});
  const Reasons blocked = scene.reasons(outside, goal[0]);
  EXPECT_FALSE(blocked.wins) << "not all pieces are there";
  EXPECT_EQ(blocked.rule, WinRule::all);
  EXPECT_NE(in_words({.wins = true, .rule = WinRule::all}).en.find("all pieces are in the goal"), std::string::npos);
}

// The opponent would hop twice down a ladder; a piece on its second landing place shortens that.
TEST(DiamondAdvice, SaysThatAMoveBlocks) {
  Scene scene;
  scene.put(1, 4, 1, 1);
  scene.put(1, 3, 2, 1);
  scene.put(1, 1, 4, 1);
  scene.put(0, 1, 5, 0);
  const Reasons blocks = scene.reasons(scene.at(1, 5, 0), scene.at(0, 5, 1));
  EXPECT_EQ(blocks.denied, 2);
  EXPECT_NE(in_words(blocks).en.find("blocks: the next player's best move gains 2 levels less"), std::string::npos);
  const Reasons idle = scene.reasons(scene.at(1, 5, 0), scene.at(0, 6, 0));
  EXPECT_EQ(idle.denied, 0);
}

TEST(DiamondAdvice, APassAndALineHomeHaveTheirWords) {
  Scene scene;
  scene.put(0, 0, 3, 3);
  EXPECT_TRUE(reasons_for(scene.mover, scene.position, {}).pass);
  EXPECT_EQ(in_words({.pass = true}).en, "no piece can move: pass");
  EXPECT_NE(in_words({.home_in = 5}).en.find("full in 5 moves"), std::string::npos);
  EXPECT_NE(in_words({.home_in = 5, .rule = WinRule::all}).en.find("all pieces are in the goal in 5"),
            std::string::npos);
}

}  // namespace
}  // namespace asobi::diamond
