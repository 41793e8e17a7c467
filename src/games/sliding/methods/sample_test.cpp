#include "games/sliding/methods/sample.hpp"

#include <cmath>
#include <numeric>
#include <stop_token>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/sliding/methods/solver.hpp"
#include "games/sliding/table/distance_table.hpp"

namespace asobi::sliding {
namespace {

// One position after the other, by the solver that people use.
Sample by_solver(const Position& goal, std::uint64_t positions, std::uint64_t seed, bool fast, Context& context) {
  Random random(seed);
  Sample out;
  std::vector<int> lengths;
  for (std::uint64_t i = 0; i < positions; ++i) {
    const Position position = random_position(goal, random);
    const auto solution = solve(position, goal, fast ? Method::fast : Method::optimal, 0, context);
    if (!solution) return {};
    const std::size_t length = solution->slides.size();
    out.counts.resize(std::max(out.counts.size(), length + 1));
    out.examples.resize(out.counts.size());
    ++out.counts[length];
    if (out.examples[length].size() < examples_kept) out.examples[length].push_back(position);
    lengths.push_back(static_cast<int>(length));
  }
  for (const int length : lengths) out.mean += length / static_cast<double>(positions);
  for (const int length : lengths) out.deviation += (length - out.mean) * (length - out.mean);
  out.deviation = std::sqrt(out.deviation / static_cast<double>(positions - 1));
  return out;
}

void expect_same(const Sample& a, const Sample& b) {
  EXPECT_EQ(a.counts, b.counts);
  EXPECT_EQ(a.examples, b.examples);
  EXPECT_NEAR(a.mean, b.mean, 1e-9);
  EXPECT_NEAR(a.deviation, b.deviation, 1e-9);
}

TEST(SlidingSample, IsWhatTheSolverSaysOfEachPosition) {
  Quiet quiet;
  for (const bool fast : {false, true}) {
    for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{3, 2}, Shape{3, 3}}) {
      SCOPED_TRACE(shape.name() + (fast ? " fast" : ""));
      const Position goal = shape.rows == 3 ? Position::paper_ordered(shape) : Position::ordered(shape);
      const auto sample = draw_sample(goal, 60, 5, fast, 0, quiet.context);
      ASSERT_TRUE(sample);
      expect_same(*sample, by_solver(goal, 60, 5, fast, quiet.context));
    }
  }
}

TEST(SlidingSample, DoesNotDependOnThreadsButOnTheSeed) {
  Quiet quiet;
  Context team{quiet.progress, quiet.shelf, 3};
  const Position goal = Position::ordered({2, 3});
  const auto one = draw_sample(goal, 5'000, 9, false, 0, quiet.context);
  const auto many = draw_sample(goal, 5'000, 9, false, 0, team);
  const auto other = draw_sample(goal, 5'000, 10, false, 0, quiet.context);
  ASSERT_TRUE(one && many && other);
  expect_same(*one, *many);
  EXPECT_NE(one->counts, other->counts);
}

// Every count within five standard deviations of what the exact census promises: a sample that is not uniform fails.
TEST(SlidingSample, FollowsTheExactCensus) {
  Quiet quiet;
  constexpr std::uint64_t positions = 20'000;
  const Position goal = Position::ordered({2, 3});
  const auto sample = draw_sample(goal, positions, 3, false, 0, quiet.context);
  ASSERT_TRUE(sample);
  const auto table = distance_table({3, 2}, 5, quiet.context);
  ASSERT_TRUE(table);
  const auto& census = table->census();
  const auto states = static_cast<double>(std::accumulate(census.begin(), census.end(), std::uint64_t{0}));
  EXPECT_EQ(sample->greatest(), table->diameter());
  EXPECT_EQ(sample->least(), 0);
  for (std::size_t i = 0; i < census.size(); ++i) {
    const double share = static_cast<double>(census[i]) / states;
    const double expected = share * positions;
    EXPECT_NEAR(static_cast<double>(sample->counts[i]), expected, 5 * std::sqrt(expected * (1 - share))) << i;
  }
}

TEST(SlidingSampleStandard, SearchesBoardsBeyondTheTables) {
  Quiet quiet;
  const Position goal = Position::ordered({2, 7});
  const auto sample = draw_sample(goal, 3, 1, false, 0, quiet.context);
  ASSERT_TRUE(sample);
  expect_same(*sample, by_solver(goal, 3, 1, false, quiet.context));
}

// What is given up is told, and is in none of the counts; the budget decides, not the number of threads.
TEST(SlidingSampleStandard, TellsHowManyWereGivenUp) {
  Quiet quiet;
  Context team{quiet.progress, quiet.shelf, 2};
  const Position goal = Position::ordered({2, 7});
  const auto all = draw_sample(goal, 6, 1, false, 0, quiet.context);
  const auto some = draw_sample(goal, 6, 1, false, 20'000, quiet.context);
  const auto again = draw_sample(goal, 6, 1, false, 20'000, team);
  const auto none = draw_sample(goal, 6, 1, false, 1, quiet.context);
  ASSERT_TRUE(all && some && again && none);
  EXPECT_EQ(all->unsolved, 0u);
  EXPECT_EQ(some->unsolved, again->unsolved);
  EXPECT_EQ(some->counts, again->counts);
  EXPECT_EQ(std::accumulate(some->counts.begin(), some->counts.end(), some->unsolved), 6u);
  for (std::size_t length = 0; length < some->counts.size(); ++length) {
    EXPECT_LE(some->counts[length], all->counts[length]);
  }
  EXPECT_EQ(none->unsolved, 6u);
  EXPECT_EQ(none->least(), 0);
  EXPECT_EQ(none->greatest(), 0);
}

TEST(SlidingSample, RefusesWhatWouldTakeDaysAndStops) {
  Quiet quiet;
  EXPECT_EQ(code_of(draw_sample(Position::ordered({5, 5}), 1, 1, false, 0, quiet.context)), Code::limit);
  EXPECT_EQ(code_of(draw_sample(Position::ordered({5, 6}), 1, 1, false, 1, quiet.context)), Code::limit);
  EXPECT_TRUE(draw_sample(Position::ordered({5, 5}), 2, 1, true, 0, quiet.context));
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Context stopped{progress, quiet.shelf};
  EXPECT_EQ(code_of(draw_sample(Position::ordered({4, 4}), 100, 1, true, 0, stopped)), Code::cancelled);
}

}  // namespace
}  // namespace asobi::sliding
