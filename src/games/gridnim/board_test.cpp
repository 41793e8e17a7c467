#include "games/gridnim/board.hpp"

#include <set>

#include <gtest/gtest.h>

namespace asobi::gridnim {
namespace {

TEST(GridNimBoard, TextIsReadAndWritten) {
  const auto position = parse_position("110/011/111");
  ASSERT_TRUE(position);
  EXPECT_EQ(position->size, (Size{3, 3}));
  EXPECT_TRUE(position->has(0, 0) && position->has(0, 1) && !position->has(0, 2) && !position->has(1, 0));
  EXPECT_EQ(position_text(*position), "110/011/111");
  EXPECT_EQ(*parse_position(" 110 011\n111 "), *position);
  EXPECT_EQ(position_text(*parse_position("2x3")), "111/111");
  EXPECT_EQ(position_text(*parse_position("2×3")), "111/111");
  EXPECT_EQ(parse_position("8x8")->stones, ~Mask{0});
  EXPECT_EQ(parse_position("1x64")->count(), 64);
  EXPECT_EQ(parse_position("000")->count(), 0);
}

TEST(GridNimBoard, BadTextIsRefusedInWords) {
  for (const char* bad : {"",
                          " ",
                          "///",
                          "abc",
                          "11/1",
                          "1102",
                          "1-1",
                          "0x3",
                          "3x0",
                          "-1x3",
                          "3x",
                          "x",
                          "axb",
                          "9x8",
                          "65x1",
                          "4294967297x4294967297",
                          "99999999999999999999x1",
                          "3x3x3",
                          "\xff",
                          "●●"}) {
    const auto refused = parse_position(bad);
    ASSERT_FALSE(refused) << bad;
    EXPECT_EQ(refused.error().code, Code::invalid) << bad;
    EXPECT_FALSE(refused.error().message.ja.empty());
  }
  EXPECT_FALSE(parse_position(std::string(65, '1')));
  EXPECT_TRUE(parse_position(std::string(64, '1')));
  EXPECT_EQ(parse_position("110/01a/111").error().place, (Place{1, 5, 3}));
  EXPECT_EQ(parse_position("110\n011\n11").error().place, (Place{3, 1, 2}));
}

// Slow and obvious: the sets of stones in one line between two stones, without a gap.
std::set<Mask> sets_of_stones(const Position& position) {
  std::set<Mask> out;
  const Size size = position.size;
  for (int a = 0; a < size.cells(); ++a) {
    for (int b = a; b < size.cells(); ++b) {
      const bool level = size.row(a) == size.row(b), upright = size.col(a) == size.col(b);
      if (!level && !upright) continue;
      Mask between = 0;
      for (int cell = a; cell <= b; cell += level ? 1 : size.cols) between |= Mask{1} << cell;
      if ((position.stones & between) == between) out.insert(between);
    }
  }
  return out;
}

TEST(GridNimBoard, RunsAreTheSetsWithoutAGapEachOnceWithOneName) {
  for (const Size size : {Size{3, 3}, {2, 4}, {1, 5}, {5, 1}, {1, 1}}) {
    for (Mask stones = 0; stones <= size.full(); ++stones) {
      const Position position = {size, stones};
      std::set<Mask> cells;
      std::set<std::string> names;
      const auto runs = runs_of(position);
      for (const gridnim::Run& run : runs) {
        cells.insert(run.cells(size));
        names.insert(run_name(run));
        EXPECT_EQ(*parse_run(position, run_name(run)), run);
        EXPECT_EQ(without(position, run).count(), position.count() - run.length);
      }
      EXPECT_EQ(cells, sets_of_stones(position));
      EXPECT_EQ(cells.size(), runs.size());
      EXPECT_EQ(names.size(), runs.size());
    }
  }
}

// Slow and obvious: all sets of at most so many stones of one line whose ends have no gap between them.
std::set<Mask> sets_of_a_stretch(const Position& position, int most) {
  std::set<Mask> out;
  for (const Mask whole : sets_of_stones(position)) {
    for (Mask set = whole; set != 0; set = (set - 1) & whole) {
      if (std::popcount(set) <= most) out.insert(set);
    }
  }
  return out;
}

TEST(GridNimBoard, AnyStonesOfAStretchEachSetOnceWithOneName) {
  for (const Size size : {Size{3, 3}, {2, 4}, {1, 6}, {6, 1}, {1, 1}}) {
    for (const Turn turn : {Turn{.any = true}, Turn{2, true}, Turn{1, true}}) {
      for (Mask stones = 0; stones <= size.full(); ++stones) {
        const Position position = {size, stones};
        std::set<Mask> cells;
        std::set<std::string> names;
        const auto runs = runs_of(position, turn);
        for (const gridnim::Run& run : runs) {
          cells.insert(run.cells(size));
          names.insert(run_name(run));
          EXPECT_EQ(*parse_run(position, run_name(run), turn), run);
          EXPECT_EQ(without(position, run).count(), position.count() - run.count());
        }
        EXPECT_EQ(cells, sets_of_a_stretch(position, turn.most)) << position_text(position);
        EXPECT_EQ(cells.size(), runs.size());
        EXPECT_EQ(names.size(), runs.size());
      }
    }
  }
}

TEST(GridNimBoard, NamesOfMoves) {
  const Position full = *parse_position("3x3");
  EXPECT_EQ(run_name({0, 1, 1, false}), "r1:2");
  EXPECT_EQ(run_name({0, 1, 2, false}), "r1:2-3");
  EXPECT_EQ(run_name({0, 1, 3, true}), "c2:1-3");
  EXPECT_EQ(run_name({0, 0, 6, false, 0b10110}), "r1:1,4,6");
  EXPECT_EQ(run_name({1, 0, 5, true, 0b00100}), "c1:2-3,5-6");
  EXPECT_EQ(run_name({0, 0, 64, false}), "r1:1-64");
  EXPECT_FALSE(parse_run(full, "c2:1,3"));
  EXPECT_EQ(*parse_run(full, "C2:1,3", {.any = true}), (gridnim::Run{0, 1, 3, true, 0b010}));
  EXPECT_EQ(*parse_run(full, "c2:1"), (gridnim::Run{0, 1, 1, false}));
  EXPECT_EQ(*parse_run(full, " R1:2-3"), (gridnim::Run{0, 1, 2, false}));
  for (const char* bad : {"", "c", "c:", "r1", "r0:1", "r1:4", "r1:3-2", "c2:1-4", "x", "c1:x", "\xff"}) {
    const auto refused = parse_run(full, bad);
    ASSERT_FALSE(refused) << bad;
    EXPECT_EQ(refused.error().code, Code::illegal_move);
  }
}

TEST(GridNimBoard, Picture) {
  EXPECT_EQ(picture(*parse_position("110/011")), "    1 2 3\n 1  ● ● ·\n 2  · ● ●\n");
  EXPECT_EQ(picture(*parse_position("1x10")).substr(0, 34), "     1  2  3  4  5  6  7  8  9 10\n");
}

TEST(GridNimBoard, RandomPlacementsAreThoseOfTheSeed) {
  Random one(7), same(7), other(8);
  const Position position = random_position({8, 8}, one);
  EXPECT_EQ(random_position({8, 8}, same), position);
  EXPECT_NE(random_position({8, 8}, other), position);
}

}  // namespace
}  // namespace asobi::gridnim
