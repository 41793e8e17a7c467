#include "research/diamond/hop_groups.hpp"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

namespace asobi::diamond {
namespace {

// Every point to which hops lead from one.
PointSet flooded(const Board& board, PointSet standing, unsigned from) {
  PointSet seen = set_of(from), next = seen;
  while (next != 0) {
    PointSet found = 0;
    each_point(next, [&](unsigned p) {
      for (const Jump& jump : board.jumps(static_cast<Point>(p))) {
        if ((standing & set_of(jump.over)) != 0 && (standing & set_of(jump.to)) == 0) found |= set_of(jump.to);
      }
    });
    next = found & ~seen;
    seen |= found;
  }
  return seen;
}

// Rests in the order of their numbers, so that they differ in their lowest piece, and at random.
TEST(DiamondHopGroups, AreWhatHopsReach) {
  std::mt19937_64 random(1);
  for (const auto& [dim, size, rivals, pieces] : {std::tuple(2, 2, 1, 0), {2, 4, 3, 1}, {2, 4, 6, 2}, {3, 2, 4, 3}}) {
    const auto board = Board::make(dim, size).value();
    const auto points = static_cast<int>(board->points());
    HopGroups groups(*board);
    for (int i = 0; i < 200; ++i) {
      const PointSet rival = unrank_combination(random() % binomial(points, rivals), points, rivals);
      groups.enter(rival);
      const std::uint64_t rests = binomial(points, pieces), from = random() % rests;
      for (std::uint64_t j = 0; j < 40; ++j) {
        const std::uint64_t number = j < 30 ? (from + j) % rests : random() % rests;
        const PointSet rest = unrank_combination(number, points, pieces);
        if ((rest & rival) != 0) continue;
        std::vector<PointSet> plain;
        for (unsigned p = 0; p < board->points(); ++p) {
          if (((rest | rival) & set_of(p)) != 0) continue;
          const PointSet group = flooded(*board, rest | rival, p);
          if (group != set_of(p) && lowest_bit(group) == static_cast<int>(p)) plain.push_back(group);
        }
        const auto all = groups.of(rest);
        std::vector<PointSet> found(all.begin(), all.end());
        std::ranges::sort(found);
        std::ranges::sort(plain);
        ASSERT_EQ(found, plain);
      }
    }
  }
}

}  // namespace
}  // namespace asobi::diamond
