#include "games/sliding/optimal/optimal_search.hpp"

#include <algorithm>
#include <fstream>
#include <queue>
#include <string>
#include <unordered_map>

#include <gtest/gtest.h>

#include "base/source_dir_for_tests.hpp"
namespace asobi::sliding {
namespace {

using Distances = std::unordered_map<std::uint64_t, std::uint8_t>;  // by `packed`

std::uint64_t packed(const Normal& normal) {
  std::uint64_t out = 0;
  for (const Cell home : normal.home) out = out * 16 + home;
  return out;
}

// Slow and obvious: breadth-first search from the goal. Calls use(position, distance) for every position.
template <class Use>
void for_each_distance(Shape shape, int goal_blank, const Use& use) {
  Distances seen;
  std::queue<Normal> queue;
  queue.push(solved_normal(shape, goal_blank));
  seen[packed(queue.front())] = 0;
  for (; !queue.empty(); queue.pop()) {
    const Normal& at = queue.front();
    const std::uint8_t distance = seen[packed(at)];
    use(at, static_cast<int>(distance));
    for (const Slide slide : all_slides) {
      if (!blank_after(shape, at.blank, slide)) continue;
      Normal next = at;
      next.slide_unchecked(slide);
      if (seen.emplace(packed(next), static_cast<std::uint8_t>(distance + 1)).second) queue.push(std::move(next));
    }
  }
}

Normal scrambled(Shape shape, int goal_blank, int moves, Random& random) {
  Normal out = solved_normal(shape, goal_blank);
  while (moves > 0) {
    const Slide slide = all_slides[random.below(4)];
    if (!blank_after(shape, out.blank, slide)) continue;
    out.slide_unchecked(slide);
    --moves;
  }
  return out;
}

struct Desk {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
};

// The bound is checked for every position, the length for every `step`-th.
void expect_true_lengths(Shape shape, int goal_blank, std::uint64_t most, int step) {
  Desk desk;
  const auto search = OptimalSearch::prepare(shape, goal_blank, desk.context, most);
  ASSERT_TRUE(search);
  int i = 0;
  for_each_distance(shape, goal_blank, [&](const Normal& normal, int distance) {
    ASSERT_LE(search->lower_bound(normal), distance);
    ASSERT_EQ((search->lower_bound(normal) - distance) % 2, 0);
    if (i++ % step != 0) return;
    const auto answer = search->solve(normal, 0, desk.context);
    ASSERT_TRUE(answer);
    ASSERT_EQ(static_cast<int>(answer->slides.size()), distance);
  });
}

TEST(OptimalSearch, LengthsAreThoseOfBreadthFirstSearch) {
  for (int blank = 0; blank < 6; ++blank) expect_true_lengths({3, 2}, blank, 30, 19);
  expect_true_lengths({4, 2}, 7, 400, 1601);
}

TEST(OptimalSearchStandard, TheBoundHoldsForAllOf3x3WithTheBlankInTheCorner) {
  expect_true_lengths({3, 3}, 8, 4000, 301);
}

TEST(OptimalSearchStandard, TheBoundHoldsForAllOf3x3WithTheBlankInTheMiddle) {
  expect_true_lengths({3, 3}, 4, 4000, 301);
}

TEST(OptimalSearchStandard, TheBoundHoldsForAllOf3x3WithTheBlankAtASide) { expect_true_lengths({3, 3}, 7, 4000, 301); }

TEST(OptimalSearchExtreme, LengthsOf5x2AreThoseOfBreadthFirstSearch) {
  expect_true_lengths({5, 2}, 9, 6000, 9001);
  expect_true_lengths({5, 2}, 4, 6000, 9001);
}

// Manhattan search as the judge where breadth-first search is too large.
TEST(OptimalSearchStandard, LengthsAreThoseOfManhattanSearch) {
  Random random(11);
  for (const auto& [shape, goal_blank] : {std::pair{Shape{4, 3}, 11},
                                          {Shape{4, 3}, 7},
                                          {Shape{4, 4}, 15},
                                          {Shape{4, 4}, 10},
                                          {Shape{4, 4}, 14},
                                          {Shape{5, 5}, 24},
                                          {Shape{7, 2}, 13},
                                          {Shape{8, 3}, 23},
                                          {Shape{5, 4}, 13}}) {
    Desk desk;
    const auto search = OptimalSearch::prepare(shape, goal_blank, desk.context, 60'000);
    ASSERT_TRUE(search);
    for (int trial = 0; trial < 10; ++trial) {
      const Normal normal = scrambled(shape, goal_blank, 40, random);
      const auto answer = search->solve(normal, 0, desk.context);
      ASSERT_TRUE(answer);
      const auto judge = solve_by_manhattan(normal, 0, desk.progress);
      ASSERT_EQ(answer->slides.size(), judge->slides.size()) << shape.name();
    }
  }
}

TEST(OptimalSearchStandard, AnswersDoNotDependOnTheNumberOfThreads) {
  Desk desk;
  const auto search = OptimalSearch::prepare({4, 4}, 15, desk.context, 600'000);
  const Position goal = *parse_position({4, 4}, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  for (const char* tiles : {"13 5 4 10 9 12 8 14 2 3 7 1 0 15 11 6", "5 12 10 7 15 11 14 0 8 2 1 13 3 4 9 6"}) {
    const Normal normal = normalise(*parse_position({4, 4}, tiles), goal);
    desk.context.threads = 1;
    const auto one = search->solve(normal, 0, desk.context);
    desk.context.threads = 3;
    const auto three = search->solve(normal, 0, desk.context);
    ASSERT_TRUE(one && three);
    EXPECT_EQ(one->slides, three->slides);
    EXPECT_EQ(one->nodes, three->nodes);
  }
}

TEST(OptimalSearch, UnsolvableStoppedLimitedAndForeignPositionsAreRefused) {
  Desk desk;
  const auto search = OptimalSearch::prepare({4, 4}, 15, desk.context, 4000);
  Normal odd = solved_normal({4, 4}, 15);
  EXPECT_EQ(search->solve(odd, 0, desk.context)->slides.size(), 0u);
  std::swap(odd.home[0], odd.home[1]);
  EXPECT_EQ(search->solve(odd, 0, desk.context).error().code, Code::unsolvable);
  EXPECT_EQ(search->solve(solved_normal({4, 4}, 10), 0, desk.context).error().code, Code::invalid);
  const Position goal = *parse_position({4, 4}, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  const Normal hard = normalise(*parse_position({4, 4}, "14 13 15 7 11 12 9 5 6 0 2 1 4 8 10 3"), goal);
  EXPECT_EQ(search->solve(hard, 100'000, desk.context).error().code, Code::limit);
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  Context context{stopped, desk.shelf};
  EXPECT_EQ(search->solve(hard, 0, context).error().code, Code::cancelled);
}

TEST(OptimalSearch, SmallAndLargeBoardsNeedNoTables) {
  Desk desk;
  Random random(3);
  for (const Shape shape : {Shape{4, 3}, Shape{9, 3}}) {
    const Normal normal = scrambled(shape, shape.cells() - 1, 15, random);
    const auto answer = solve_optimal_by_search(normal, 0, desk.context);
    ASSERT_TRUE(answer);
    EXPECT_LE(answer->slides.size(), 15u);
  }
}

TEST(OptimalSearchExtreme, KorfsHundredPositionsHaveTheKnownLengths) {
  Desk desk;
  desk.context.threads = 2;
  const auto search = OptimalSearch::prepare({4, 4}, 15, desk.context);
  ASSERT_TRUE(search);
  std::ifstream file(source_dir() / "bench/sliding_korf/instances/korf100.txt");
  const Position goal = *parse_position({4, 4}, "0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15");
  int count = 0;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with('#')) continue;
    const auto cut = line.find_last_of(' ');
    const Position start = *parse_position({4, 4}, line.substr(0, cut));
    const Normal normal = normalise(start, goal);
    const auto answer = search->solve(normal, 0, desk.context);
    ASSERT_TRUE(answer);
    EXPECT_EQ(answer->slides.size(), std::stoul(line.substr(cut))) << line;
    EXPECT_TRUE(leads_to(start, restored(normal, answer->slides), goal));
    ++count;
  }
  EXPECT_EQ(count, 100);
}

}  // namespace
}  // namespace asobi::sliding
