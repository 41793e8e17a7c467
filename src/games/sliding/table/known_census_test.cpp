#include "games/sliding/table/known_census.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/sliding/board/parity.hpp"
#include "games/sliding/methods/solver.hpp"
#include "games/sliding/table/distance_search.hpp"
#include "games/sliding/table/distance_table.hpp"

namespace asobi::sliding {
namespace {

using Counts = std::vector<std::uint64_t>;

TEST(KnownCensus, HasEveryHomeThatIsNoMirrorImageOnce) {
  std::map<std::string, std::set<int>> homes;
  for (const KnownCensus& known : known_censuses()) {
    const Normal normal = normalise(known.goal(), known.goal());
    EXPECT_TRUE(homes[normal.shape.name()].insert(normal.goal_blank).second);
    EXPECT_EQ(known_census(normal.shape, normal.goal_blank), &known);
  }
  for (const Shape shape : {Shape{2, 7}, Shape{3, 5}}) {
    std::set<int> normal_homes;
    for (int cell = 0; cell < shape.cells(); ++cell) {
      const KnownCensus at{shape, cell, "", ""};
      normal_homes.insert(normalise(at.goal(), at.goal()).goal_blank);
    }
    const Shape turned{shape.cols, shape.rows};
    EXPECT_EQ(homes[turned.name()], normal_homes) << shape.name();
  }
}

// A move takes the blank to the other colour, so the levels of one parity are the positions with the blank on one
// colour.
TEST(KnownCensus, CountsEveryPositionOnce) {
  for (const KnownCensus& known : known_censuses()) {
    const Counts counts = known.by_distance();
    std::array<std::uint64_t, 2> sums{}, cells{};
    for (std::size_t d = 0; d < counts.size(); ++d) sums[d % 2] += counts[d];
    for (int cell = 0; cell < known.shape.cells(); ++cell) {
      ++cells[odd_cell(known.shape, cell) != odd_cell(known.shape, known.blank) ? 1 : 0];
    }
    const std::uint64_t of_a_cell = positions(known.shape) / static_cast<std::uint64_t>(known.shape.cells());
    EXPECT_EQ(sums[0], cells[0] * of_a_cell) << known.shape.name() << " " << known.blank;
    EXPECT_EQ(sums[1], cells[1] * of_a_cell) << known.shape.name() << " " << known.blank;
    EXPECT_TRUE(std::ranges::none_of(counts, [](std::uint64_t count) { return count == 0; }));
  }
}

// The first levels of a plain search, as long as they are small.
Counts first_levels(const Position& goal, std::size_t most) {
  std::set<std::vector<Tile>> before, here = {goal.tiles};
  Counts out = {1};
  while (here.size() < most) {
    std::set<std::vector<Tile>> next;
    for (const auto& tiles : here) {
      Position position{goal.shape, tiles, static_cast<int>(std::ranges::find(tiles, Tile{0}) - tiles.begin())};
      for (const Slide slide : all_slides) {
        if (!position.can(slide)) continue;
        Position after = position;
        after.slide_unchecked(slide);
        if (!before.contains(after.tiles)) next.insert(after.tiles);
      }
    }
    before = std::exchange(here, std::move(next));
    out.push_back(here.size());
  }
  return out;
}

void expect_first_levels(std::size_t most) {
  for (const KnownCensus& known : known_censuses()) {
    const Counts first = first_levels(known.goal(), most), all = known.by_distance();
    EXPECT_TRUE(std::ranges::equal(first, std::span(all).first(first.size())))
        << known.shape.name() << " " << known.blank;
  }
}

TEST(KnownCensus, BeginsAsAPlainSearch) { expect_first_levels(500); }
TEST(KnownCensusStandard, BeginsAsAPlainSearch) { expect_first_levels(20'000); }
TEST(KnownCensusExtreme, BeginsAsAPlainSearch) { expect_first_levels(1'000'000); }

// OEIS A346736 and A346737: the blank at home in a corner (R. Korf, T. Rokicki; entered by B. Whitmore in 2021).
TEST(KnownCensus, OfACornerIsThatOfTheEncyclopedia) {
  const Counts a346736 = {1,       2,       3,       6,       11,      20,       37,       67,       117,     198,
                          329,     557,     942,     1575,    2597,    4241,     6724,     10535,    16396,   25515,
                          39362,   60532,   92089,   138969,  207274,  307725,   453000,   664240,   964874,  1392975,
                          1992353, 2832063, 3988528, 5586275, 7756511, 10698721, 14621717, 19840724, 26676629};
  const Counts a346737 = {1,        2,        4,        9,         21,        42,        89,        164,      349,
                          644,      1349,     2473,     5109,      9110,      18489,     32321,     64962,    112445,
                          223153,   378761,   740095,   1231589,   2364342,   3847629,   7246578,   11506172, 21233764,
                          32854049, 59293970, 89146163, 157015152, 228894783, 392648931, 553489877, 922382155};
  const auto begins = [](Shape shape, int home, const Counts& with) {
    const Counts all = known_census(shape, home)->by_distance();
    return std::ranges::equal(with, std::span(all).first(with.size()));
  };
  EXPECT_TRUE(begins({7, 2}, 13, a346736));
  EXPECT_TRUE(begins({5, 3}, 14, a346737));
  EXPECT_EQ(known_census({7, 2}, 13)->farthest, "7 6 12 4 3 9 1 0 13 5 11 10 2 8");
  EXPECT_EQ(known_census({5, 3}, 14)->farthest, "5 4 3 2 1 10 9 8 7 6 0 14 13 12 11");
}

// The farthest of 3x5 is the only one, so every symmetry of the board that keeps the home of the blank keeps it, too;
// it is the mirror image of the goal, row by row.
TEST(KnownCensus, TheFarthestOfThreeByFiveIsTheMirrorImage) {
  for (const KnownCensus& known : known_censuses()) {
    const Position goal = known.goal();
    const auto far = parse_position(known.shape, known.farthest);
    ASSERT_TRUE(far);
    EXPECT_TRUE(solvable(*far, goal));
    if (known.shape.rows != 3) continue;
    EXPECT_EQ(known.by_distance().size(), 85u);
    EXPECT_EQ(known.by_distance().back(), 1u);
    for (int row = 0; row < 3; ++row) {
      const auto begin = goal.tiles.begin() + 5 * row;
      EXPECT_TRUE(std::equal(begin, begin + 5, std::make_reverse_iterator(far->tiles.begin() + 5 * row + 5)));
    }
  }
}

// No count that differs in one position is believed.
TEST(KnownCensus, AnotherCountIsRefused) {
  for (const KnownCensus& known : known_censuses()) {
    const Normal normal = normalise(known.goal(), known.goal());
    Counts counts = known.by_distance();
    EXPECT_TRUE(possible_census(normal.shape, normal.goal_blank, counts));
    // Diameter, farthest, sum and sum of distances stay.
    ++counts[40];
    counts[41] -= 2;
    ++counts[42];
    EXPECT_FALSE(possible_census(normal.shape, normal.goal_blank, counts));
  }
}

// From another program of ours, which searches by pattern databases: nothing is shorter than 84 moves.
TEST(KnownCensusExtreme, TheFarthestOfThreeByFiveTake84Moves) {
  for (const KnownCensus& known : known_censuses()) {
    if (known.shape.rows != 3) continue;
    Quiet quiet;
    const auto far = parse_position(known.shape, known.farthest);
    const auto answer = solve(*far, known.goal(), Method::optimal, 0, quiet.context);
    ASSERT_TRUE(answer) << answer.error().message.en;
    EXPECT_EQ(answer->slides.size(), 84u) << known.blank;
  }
}

}  // namespace
}  // namespace asobi::sliding
