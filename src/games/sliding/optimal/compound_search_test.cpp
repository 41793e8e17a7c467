#include "games/sliding/optimal/compound_search.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/sliding/optimal/catalogue.hpp"
#include "games/sliding/table/distance_table.hpp"

namespace asobi::sliding {
namespace {

// Two partitions; on the 3x3 board the first is another when mirrored, the second is not.
const std::vector<Pattern> three_by_three = {{0, 1, 2, 3}, {4, 5, 6, 7}, {0, 1, 3, 4}, {2, 5, 6, 7}};
const std::vector<Pattern> four_by_three = {{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10}, {4, 5, 8, 9}, {6, 7, 10}};

Normal random_normal(Shape shape, Random& random) {
  const Position goal = Position::ordered(shape);
  return normalise(random_position(goal, random), goal);
}

// The bound is never too great and changes by one with every move; lengths are those of the table of all positions.
void expect_exact(Shape shape, const std::vector<Pattern>& tables, int positions, std::size_t packings) {
  Quiet quiet;
  const int blank = shape.cells() - 1;
  const auto search = CompoundSearch::prepare(shape, blank, tables, quiet.context);
  const auto table = distance_table(shape, blank, quiet.context);
  ASSERT_TRUE(search && table);
  EXPECT_EQ(search->packings(), packings);
  Random random(7);
  for (int i = 0; i < positions; ++i) {
    const Normal normal = random_normal(shape, random);
    const int distance = *table->distance(normal);
    const int bound = search->lower_bound(normal);
    ASSERT_LE(bound, distance);
    for (const Slide slide : all_slides) {
      if (!blank_after(shape, normal.blank, slide)) continue;
      Normal next = normal;
      next.slide_unchecked(slide);
      ASSERT_EQ(std::abs(search->lower_bound(next) - bound), 1);
    }
    const auto answer = search->solve(normal, 0, quiet.context);
    ASSERT_TRUE(answer);
    ASSERT_TRUE(solves(normal, answer->slides));
    ASSERT_EQ(answer->slides.size(), static_cast<std::size_t>(distance));
  }
}

TEST(CompoundSearch, LengthsAreThoseOfTheTableOfAllPositions) { expect_exact({3, 3}, three_by_three, 300, 3); }

TEST(CompoundSearchStandard, LengthsAreThoseOfTheTableOfAllPositions) { expect_exact({4, 3}, four_by_three, 40, 2); }

// Tables that leave tiles over, alone or with others, are bounds as well.
TEST(CompoundSearch, NeedNotCoverTheBoard) { expect_exact({3, 3}, {{0, 1, 2, 3}, {4, 5}, {3, 4, 7}}, 100, 6); }

// All pairs of tiles: of the 105 ways to cover the board by them not all are kept.
TEST(CompoundSearch, LeavesOutWhatThereIsNoRoomFor) {
  std::vector<Pattern> pairs;
  for (Cell a = 0; a < 8; ++a) {
    for (Cell b = a + 1; b < 8; ++b) pairs.push_back({a, b});
  }
  expect_exact({3, 3}, pairs, 100, most_packings);
}

// The bound of a catalogue is that of the packing which is greatest, whether it covers the board or not.
void expect_greatest(Shape shape, const std::vector<Pattern>& tables,
                     const std::vector<std::vector<Pattern>>& packings) {
  Quiet quiet;
  const auto all = CompoundSearch::prepare(shape, shape.cells() - 1, tables, quiet.context);
  ASSERT_TRUE(all);
  std::vector<CompoundSearch> each;
  for (const auto& packing : packings) {
    auto one = CompoundSearch::prepare(shape, shape.cells() - 1, packing, quiet.context);
    ASSERT_TRUE(one);
    each.push_back(std::move(*one));
  }
  Random random(5);
  std::set<std::size_t> decided;  // those that were greater than all others at least once
  for (int i = 0; i < 500; ++i) {
    const Normal normal = random_normal(shape, random);
    std::vector<int> bounds;
    for (const CompoundSearch& one : each) bounds.push_back(one.lower_bound(normal));
    const auto greatest = std::ranges::max_element(bounds);
    ASSERT_EQ(all->lower_bound(normal), *greatest);
    if (std::ranges::count(bounds, *greatest) == 1) decided.insert(static_cast<std::size_t>(greatest - bounds.begin()));
  }
  EXPECT_EQ(decided.size(), each.size());
}

TEST(CompoundSearch, IsTheGreatestOfItsPackings) {
  const auto& t = three_by_three;
  expect_greatest({3, 3}, t, {{t[0], t[1]}, {t[2], t[3]}});
  expect_greatest({4, 3}, {{0, 1, 2}, {4, 5, 6}, {1, 2, 6}, {8, 9}},
                  {{{0, 1, 2}, {4, 5, 6}, {8, 9}}, {{1, 2, 6}, {8, 9}}});
}

TEST(CompoundSearchStandard, MovesAndNodesDoNotDependOnThreads) {
  Quiet quiet;
  Context team{quiet.progress, quiet.shelf, 3};
  const auto search = CompoundSearch::prepare({4, 3}, 11, {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {9, 10}}, quiet.context);
  ASSERT_TRUE(search);
  Random random(3);
  std::uint64_t most = 0;
  for (int i = 0; i < 10; ++i) {
    const Normal normal = random_normal({4, 3}, random);
    const auto one = search->solve(normal, 0, quiet.context);
    const auto many = search->solve(normal, 0, team);
    ASSERT_TRUE(one && many);
    EXPECT_EQ(one->slides, many->slides);
    EXPECT_EQ(one->nodes, many->nodes);
    most = std::max(most, one->nodes);
  }
  EXPECT_GT(most, 40'000u) << most;  // else nothing was divided among threads
}

TEST(CompoundSearch, RefusesAndStops) {
  Quiet quiet;
  EXPECT_EQ(code_of(CompoundSearch::prepare({3, 3}, 8, {}, quiet.context)), Code::invalid);
  const auto search = CompoundSearch::prepare({3, 3}, 8, three_by_three, quiet.context);
  ASSERT_TRUE(search);
  Random random(1);
  Normal normal = random_normal({3, 3}, random);
  EXPECT_EQ(code_of(search->solve(normal, 1, quiet.context)), Code::limit);
  EXPECT_EQ(code_of(search->solve(random_normal({4, 3}, random), 0, quiet.context)), Code::invalid);
  std::size_t a = 0;
  while (static_cast<int>(a) == normal.blank || static_cast<int>(a) + 1 == normal.blank) ++a;
  std::swap(normal.home[a], normal.home[a + 1]);
  EXPECT_EQ(code_of(search->solve(normal, 0, quiet.context)), Code::unsolvable);
}

TEST(Catalogue, CoversTheBoardBySixes) {
  const auto tables = catalogue({5, 5}, 24);
  EXPECT_EQ(std::set(tables.begin(), tables.end()).size(), 14u);
  for (const Pattern& cells : tables) {
    EXPECT_EQ(cells.size(), 6u);
    EXPECT_TRUE(std::ranges::is_sorted(cells));
  }
  EXPECT_TRUE(catalogue({5, 5}, 12).empty());
  EXPECT_TRUE(catalogue({4, 4}, 15).empty());
  EXPECT_LT(catalogue_bytes({5, 5}, tables), std::uint64_t{4} << 30);
}

}  // namespace
}  // namespace asobi::sliding
