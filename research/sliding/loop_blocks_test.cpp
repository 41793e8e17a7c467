#include "research/sliding/loop_blocks.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/sliding/paper/generating_pairs.hpp"
#include "games/sliding/paper/paper_group.hpp"

namespace asobi::sliding {
namespace {

bool visit_every_seat(Shape shape, const Loop& a, const Loop& b) {
  std::vector<int> seats = a.seats;
  seats.insert(seats.end(), b.seats.begin(), b.seats.end());
  std::ranges::sort(seats);
  return std::ranges::distance(seats.begin(), std::ranges::unique(seats).begin()) == shape.rows * shape.cols;
}

TEST(LoopBlocks, SmallBoardsHaveNone) {
  Quiet quiet;
  for (const Shape shape : {Shape{2, 8}, Shape{3, 3}, Shape{3, 7}, Shape{4, 4}, Shape{4, 5}}) {
    const auto found = loops_with_blocks(shape, quiet.context);
    ASSERT_TRUE(found);
    EXPECT_TRUE(found->empty()) << shape.rows << "x" << shape.cols;
  }
}

// The smallest board where two loops visit every seat and do not generate everything. What is found has the parts that
// it is said to have; and of pairs taken at random, those that are not found have none.
TEST(LoopBlocksStandard, FourBySeven) {
  Quiet quiet;
  const Shape shape{4, 7};
  const auto found = loops_with_blocks(shape, quiet.context);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->size(), 44u);
  for (const auto& [first, second, size] : *found) {
    const auto a = loop_of_seats(shape, first), b = loop_of_seats(shape, second);
    ASSERT_TRUE(a && b);
    EXPECT_TRUE(visit_every_seat(shape, *a, *b));
    const auto parts = blocks(a->images, b->images);
    ASSERT_FALSE(parts.empty());
    EXPECT_EQ(size % parts[0].size(), 0u);  // the finest are named
  }
  const auto loops = simple_loops(shape, quiet.context);
  Random random(1);
  std::size_t tried = 0;
  while (tried < 2'000) {
    const Loop& a = (*loops)[random.below(loops->size())];
    const Loop& b = (*loops)[random.below(loops->size())];
    if (a.seats == b.seats || !visit_every_seat(shape, a, b)) continue;
    ++tried;
    const bool is_found = std::ranges::any_of(*found, [&](const LoopsWithBlocks& pair) {
      return pair.first == std::min(a.seats, b.seats) && pair.second == std::max(a.seats, b.seats);
    });
    EXPECT_EQ(is_found, !blocks(a.images, b.images).empty()) << a.name << ", " << b.name;
  }
}

TEST(LoopBlocks, TheSmallestCounterExample) {
  const auto loops = parse_loops({4, 7},
                                 "1-8-15-22-23-16-9-10-17-24-25-18-11-12-19-26-27-28-21-20-13-14-7-6-5-4-3-2-1,"
                                 "1-8-15-16-9-10-17-24-25-18-19-26-27-28-21-20-13-6-5-4-3-2-1");
  ASSERT_TRUE(loops) << loops.error().message.en;
  const Images a = (*loops)[0].images, b = (*loops)[1].images;
  EXPECT_TRUE(visit_every_seat({4, 7}, (*loops)[0], (*loops)[1]));
  const auto parts = blocks(a, b);
  EXPECT_EQ(parts.size(), 9u);
  EXPECT_EQ(group_order({a, b}), 3571283520u);  // 3^9 * 9!/2
}

}  // namespace
}  // namespace asobi::sliding
