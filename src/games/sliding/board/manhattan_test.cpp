#include "games/sliding/board/manhattan.hpp"

#include <map>
#include <queue>
#include <string>

#include <gtest/gtest.h>

namespace asobi::sliding {
namespace {

Normal korf(const std::string& tiles) {
  const Position goal = *parse_position({4, 4}, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  return normalise(*parse_position({4, 4}, tiles), goal);
}

std::uint64_t nodes_of(const std::string& tiles, std::size_t length) {
  Progress progress;
  const auto answer = solve_by_manhattan(korf(tiles), 0, progress);
  EXPECT_EQ(answer->slides.size(), length);
  return answer->nodes;
}

// Korf (1985), table 1.
TEST(ManhattanStandard, SecondKorfPositionTakesTheKnownNumberOfNodes) {
  EXPECT_EQ(nodes_of("13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6", 55), 15'300'442u);
}

TEST(ManhattanExtreme, KorfPositionsTakeTheKnownNumbersOfNodes) {
  EXPECT_EQ(nodes_of("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3", 57), 276'361'933u);
  EXPECT_EQ(nodes_of("14 7 8 2 13 11 10 4 9 12 5 0 3 6 1 15", 59), 565'994'203u);
}

TEST(Manhattan, EveryPositionOf3x2HasTheLengthOfBreadthFirstSearch) {
  Progress progress;
  for (const int goal_blank : {5, 3}) {
    std::map<std::string, std::size_t> distance;  // by the homes
    const auto key = [](const Normal& normal) { return std::string(normal.home.begin(), normal.home.end()); };
    std::queue<Normal> queue;
    queue.push(solved_normal({3, 2}, goal_blank));
    distance[key(queue.front())] = 0;
    for (; !queue.empty(); queue.pop()) {
      const Normal at = queue.front();
      const auto answer = solve_by_manhattan(at, 0, progress);
      ASSERT_TRUE(answer);
      ASSERT_EQ(answer->slides.size(), distance[key(at)]);
      for (const Slide slide : all_slides) {
        if (!blank_after(at.shape, at.blank, slide)) continue;
        Normal next = at;
        next.slide_unchecked(slide);
        if (distance.emplace(key(next), distance[key(at)] + 1).second) queue.push(next);
      }
    }
    EXPECT_EQ(distance.size(), 360u);
  }
}

TEST(Manhattan, EasyPositionsOfLargeBoardsAreSolved) {
  Progress progress;
  Random random(5);
  for (const Shape shape : {Shape{10, 10}, Shape{9, 3}, Shape{6, 5}}) {
    Normal normal = solved_normal(shape, shape.cells() - 1);
    int moves = 0;
    while (moves < 20) {
      const Slide slide = all_slides[random.below(4)];
      if (!blank_after(shape, normal.blank, slide)) continue;
      normal.slide_unchecked(slide);
      ++moves;
    }
    const auto answer = solve_by_manhattan(normal, 0, progress);
    ASSERT_TRUE(answer);
    EXPECT_LE(answer->slides.size(), 20u);
    EXPECT_GE(static_cast<int>(answer->slides.size()), manhattan_distance(normal));
  }
}

TEST(Manhattan, UnsolvableStoppedAndLimitedSearchesSaySo) {
  Progress progress;
  Normal odd = solved_normal({4, 4}, 15);
  std::swap(odd.home[0], odd.home[1]);
  EXPECT_EQ(solve_by_manhattan(odd, 0, progress).error().code, Code::unsolvable);
  const Normal hard = korf("14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3");
  EXPECT_EQ(solve_by_manhattan(hard, 1000, progress).error().code, Code::limit);
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  EXPECT_EQ(solve_by_manhattan(hard, 0, stopped).error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::sliding
