// Fibred spaces against a plain search of pairs.
#include "solve/fibred_space.hpp"

#include <map>
#include <numeric>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "solve/fibred_census.hpp"

namespace asobi {
namespace {

// Distances of all pairs that can be reached, the obvious way.
std::map<std::pair<std::uint32_t, std::uint32_t>, int> pairs_by_search(const PartMoves& left, const PartMoves& right) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> out = {{{0, 0}, 0}};
  std::vector<std::pair<std::uint32_t, std::uint32_t>> queue = {{0, 0}};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const auto [l, r] = queue[i];
    for (std::size_t g = 0; g < left.size(); ++g) {
      const std::pair next{left[g][l], right[g][r]};
      if (out.try_emplace(next, out[queue[i]] + 1).second) queue.push_back(next);
    }
  }
  return out;
}

void add_with_inverse(PartMoves& moves, const std::vector<std::uint32_t>& move) {
  std::vector<std::uint32_t> inverse(move.size());
  for (std::uint32_t x = 0; x < move.size(); ++x) inverse[move[x]] = x;
  moves.push_back(move);
  moves.push_back(inverse);
}

void expect_same(const PartMoves& left, const PartMoves& right, bool perfect) {
  const auto slow = pairs_by_search(left, right);
  Progress progress;
  const FibredSpace space = FibredSpace::make(left, right, left.size(), progress).value();
  const std::vector<Processor> processors = processors_here();
  for (unsigned threads = 1; threads <= std::max<std::size_t>(2, processors.size()); ++threads) {
    const Processor processor = processors[threads % processors.size()];
    const FibredCount count = count_states(space, threads, progress, processor).value();
    EXPECT_EQ(std::accumulate(count.distribution.begin(), count.distribution.end(), std::uint64_t{0}), slow.size());
    EXPECT_EQ(space.size() == slow.size(), perfect);
    const auto words = count.distances.as<std::uint64_t>();
    std::vector<std::uint64_t> distribution(count.distribution.size(), 0);
    for (const auto& [pair, distance] : slow) {
      const auto [l, r] = pair;
      ASSERT_TRUE(space.tied(l, r));
      const std::uint64_t state = space.index(l, r);
      EXPECT_EQ(DistanceTable::value(words, state), static_cast<unsigned>(distance % 3));
      EXPECT_EQ(descend(space, words, state, slow.size())->size(), static_cast<std::size_t>(distance));
      ++distribution[distance];
      for (std::size_t g = 0; g < left.size(); ++g) {
        EXPECT_EQ(space.after(state, g), space.index(left[g][l], right[g][r]));
      }
    }
    EXPECT_EQ(distribution, count.distribution);
    EXPECT_TRUE(holds(space, count.distances.bytes(), distribution));
    EXPECT_FALSE(holds(space, std::vector<std::byte>(count.distances.size()), distribution));
    EXPECT_EQ(descend(space, words, count.farthest.front(), slow.size())->size() + 1, distribution.size());
    EXPECT_FALSE(descend(space, words, count.farthest.front(), distribution.size() - 2));
    const std::vector<std::uint64_t> foreign(words.size(), 0);
    EXPECT_FALSE(descend(space, foreign, count.farthest.front(), slow.size()));
  }
}

// Two circles whose lengths have 6 in common.
TEST(FibredSpace, TiesCirclesByTheirCommonPart) {
  PartMoves left, right;
  std::vector<std::uint32_t> a(12), b(18);
  for (std::uint32_t x = 0; x < 12; ++x) a[x] = (x + 1) % 12;
  for (std::uint32_t x = 0; x < 18; ++x) b[x] = (x + 1) % 18;
  add_with_inverse(left, a);
  add_with_inverse(right, b);
  expect_same(left, right, true);
  EXPECT_EQ(FibredSpace::make(left, right, left.size(), Progress()).value().classes(), 6u);
}

// All orders of five things; left the place of the first, right the orders of three others.
TEST(FibredSpace, TiesWhatCannotBeInOnePlace) {
  const std::vector<std::vector<std::uint32_t>> generators = {{1, 2, 3, 4, 0}, {1, 0, 2, 3, 4}};
  PartMoves left, right;
  std::vector<std::array<std::uint32_t, 4>> orders = {{1, 2, 3, 4}};
  std::map<std::array<std::uint32_t, 4>, std::uint32_t> number = {{orders[0], 0}};
  std::vector<std::vector<std::uint32_t>> images(generators.size());
  for (std::size_t i = 0; i < orders.size(); ++i) {
    for (std::size_t g = 0; g < generators.size(); ++g) {
      std::array<std::uint32_t, 4> next{};
      for (std::size_t k = 0; k < 4; ++k) next[k] = generators[g][orders[i][k]];
      const auto [found, fresh] = number.try_emplace(next, static_cast<std::uint32_t>(orders.size()));
      images[g].push_back(found->second);
      if (fresh) orders.push_back(next);
    }
  }
  for (std::size_t g = 0; g < generators.size(); ++g) {
    add_with_inverse(left, generators[g]);
    add_with_inverse(right, images[g]);
  }
  expect_same(left, right, true);
  EXPECT_EQ(FibredSpace::make(left, right, left.size(), Progress()).value().classes(), 5u);
}

// Rows of many words: a left part of one state.
TEST(FibredSpace, OneState) {
  PartMoves left, right;
  std::vector<std::uint32_t> circle(1000);
  for (std::uint32_t x = 0; x < 1000; ++x) circle[x] = (x + 7) % 1000;
  add_with_inverse(left, {0});
  add_with_inverse(right, circle);
  expect_same(left, right, true);
  expect_same(right, left, true);
}

// A circle of 12 with starts at 0, 4 and 8, on another of 6.
TEST(FibredSpace, DistancesBeginAtEveryStart) {
  PartMoves left, right;
  std::vector<std::uint32_t> a(12), b(6);
  for (std::uint32_t x = 0; x < 12; ++x) a[x] = (x + 1) % 12;
  for (std::uint32_t x = 0; x < 6; ++x) b[x] = (x + 1) % 6;
  add_with_inverse(left, a);
  add_with_inverse(right, b);
  Progress progress;
  FibredSpace space = FibredSpace::make(left, right, left.size(), progress).value();
  space.start_at({space.index(0, 0), space.index(4, 4), space.index(8, 2)});
  const FibredCount count = count_states(space, 2, progress).value();
  EXPECT_EQ(count.distribution, (std::vector<std::uint64_t>{3, 6, 3}));
  EXPECT_EQ(descend(space, count.distances.as<std::uint64_t>(), space.index(5, 5), 9)->size(), 1u);
  EXPECT_EQ(descend(space, count.distances.as<std::uint64_t>(), space.index(10, 4), 9)->size(), 2u);
}

TEST(FibredSpace, AsksForMemoryFirst) {
  PartMoves left = {{0}}, right = {{0}};
  Progress poor({}, {}, 0, 1);
  const auto count = count_states(FibredSpace::make(left, right, 1, poor).value(), 1, poor);
  ASSERT_FALSE(count);
  EXPECT_EQ(count.error().code, Code::limit);
}

TEST(FibredSpace, StopsWhenAsked) {
  std::stop_source stop;
  Progress progress(stop.get_token());
  const FibredSpace space = FibredSpace::make({{0}}, {{0}}, 1, progress).value();
  stop.request_stop();
  EXPECT_EQ(count_states(space, 2, progress).error().code, Code::cancelled);
  EXPECT_EQ(FibredSpace::make({{0}}, {{0}}, 1, progress).error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi
