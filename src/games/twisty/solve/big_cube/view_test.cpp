#include "games/twisty/solve/big_cube/view.hpp"

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi::twisty::big_cube {
namespace {

Block some_block(int size, Random& random) {
  const auto layers = static_cast<std::uint64_t>(size);
  const auto a = static_cast<std::uint8_t>(random.below(layers)), b = static_cast<std::uint8_t>(random.below(layers));
  return {static_cast<std::uint8_t>(random.below(3)), std::min(a, b), std::max(a, b),
          static_cast<std::uint8_t>(1 + random.below(3))};
}

TEST(BigCubeView, TurnsSeenFromThereDoWhatTheyDo) {
  Random random(1);
  for (const int size : {4, 5, 7}) {
    Grid mixed(size);
    for (int i = 0; i < 60; ++i) mixed.turn(some_block(size, random));
    for (int number = 0; number < View::count; ++number) {
      const View view(number, size);
      EXPECT_EQ(view.seen(Grid(size)), Grid(size));
      std::vector<Block> blocks;
      for (int i = 0; i < 20; ++i) blocks.push_back(some_block(size, random));
      Grid there = view.seen(mixed), here = mixed;
      there.turn(blocks);
      here.turn(view.as_usual(blocks));
      EXPECT_EQ(there, view.seen(here)) << size << " " << number;
    }
  }
}

TEST(BigCubeView, NoTwoAreAlike) {
  Random random(2);
  Grid mixed(4);
  for (int i = 0; i < 60; ++i) mixed.turn(some_block(4, random));
  std::set<std::vector<int>> seen;
  for (int number = 0; number < View::count; ++number) {
    const Grid grid = View(number, 4).seen(mixed);
    std::vector<int> colours;
    for (int i = 0; i < 96; ++i) colours.push_back(grid.colour(i / 16, i / 4 % 4, i % 4));
    seen.insert(colours);
  }
  EXPECT_EQ(seen.size(), std::size_t{View::count});
  EXPECT_EQ(View(0, 4).seen(mixed), mixed);
}

}  // namespace
}  // namespace asobi::twisty::big_cube
