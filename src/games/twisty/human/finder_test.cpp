#include "games/twisty/human/finder.hpp"

#include <gtest/gtest.h>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/tsukuda_tables.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {
namespace {

struct Found {
  Puzzle puzzle;
  Mechanism mechanism;
  CubeParts parts;

  explicit Found(int n) : puzzle(*make_named(fmt::format("cube-face-{}", n))), mechanism(puzzle), parts(mechanism) {}
};

// For every case the search finds nothing cheaper than the written table has, and the same if it looks far enough.
void expect_shortest(const Table& written, const Search& search) {
  Table found(written.mechanism(), written.look(), written.guards());
  Progress progress;
  ASSERT_TRUE(find_procedures(found, search, progress));
  for (const auto& [key, procedures] : found.cases()) {
    const unsigned keep = written.possible(key);
    const Procedure* searched = found.find(key, keep);
    const Procedure* known = written.find(key, keep);
    ASSERT_NE(known, nullptr);
    if (searched != nullptr) {
      EXPECT_EQ(searched->cost, known->cost);
    }
  }
  for (const auto& [key, procedures] : written.cases()) {
    const Procedure* known = written.find(key, written.possible(key));
    if (known->cost <= search.most) {
      EXPECT_NE(found.find(key, written.possible(key)), nullptr);
    }
  }
}

TEST(HumanFinder, FindsNothingShorterForTheLowerCorner) {
  const Found cube(2);
  const auto corners = cube.parts.corners(0).places;
  const auto others = singles({corners.begin() + 1, corners.end()});
  Table written(cube.mechanism, {{corners[0]}}, others);
  written.add(read_words(cube.mechanism, tsukuda::lower_corner, Letters(2)));
  Table found(cube.mechanism, {{corners[0]}});
  Progress progress;
  const auto turns = read_word(cube.mechanism, "xn x0 yn y0 zn z0", Letters(2));
  ASSERT_TRUE(find_procedures(found, {turns, others, 6}, progress));
  EXPECT_EQ(found.cases().size(), 15u);  // the other three stay, so it is in one of five places
  for (const auto& [key, procedures] : found.cases()) {
    ASSERT_NE(written.find(key, ~0u), nullptr);
    EXPECT_EQ(written.find(key, ~0u)->cost, procedures[0].cost);
  }
}

TEST(HumanFinder, FindsNothingShorterForTheUpperCorners) {
  const Found cube(3);
  const Letters letters(3);
  const auto free_top = beginnings(cube.mechanism, letters, {"yn", "ynd", "yn'"});
  Table table(cube.mechanism, by_piece(cube.parts.corners(2)));
  table.add(read_words(cube.mechanism, tsukuda::upper_corners, letters), free_top);
  table.add(Word{}, -1, free_top);
  expect_shortest(
      table,
      {read_word(cube.mechanism, "xn x0 yn zn z0", letters), {cube.parts.corners(0), cube.parts.edges(0, 1)}, 8});
}

TEST(HumanFinderStandard, FindsNothingShorterForTwists) {
  const Found cube(3);
  const Letters letters(3);
  Table table(cube.mechanism, cube.parts.corners(2));
  table.add(read_words(cube.mechanism, tsukuda::upper_twists, letters), beginnings(cube.mechanism, letters));
  expect_shortest(table, {read_word(cube.mechanism, "xn x0 yn zn z0", letters),
                          {cube.parts.corners(0), cube.parts.edges(0, 1), by_piece(cube.parts.corners(2))},
                          12});
}

TEST(HumanFinder, StopsWhenTold) {
  const Found cube(3);
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  Table table(cube.mechanism, cube.parts.corners(2));
  const auto turns = read_word(cube.mechanism, "xn x0 yn zn z0", Letters(3));
  const auto found = find_procedures(table, {turns, {cube.parts.corners(0)}, 12}, progress);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::twisty::human
