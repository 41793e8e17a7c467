// Turns of the grid are those of the puzzle itself.
#include "games/twisty/solve/big_cube/grid.hpp"

#include <gtest/gtest.h>

#include "games/twisty/model/models_for_tests.hpp"
#include "games/twisty/solve/big_cube/blocks_for_tests.hpp"

namespace asobi::twisty::big_cube {
namespace {

TEST(BigCubeGrid, TurnsAsThePuzzleDoes) {
  Random random(1);
  for (const int size : {2, 3, 4, 5, 7}) {
    const Model model = model_named(fmt::format("cube-face-{}", size));
    const Mover mover(model.puzzle);
    const GridReader reader(model);
    ASSERT_TRUE(GridReader::fits(model));
    Grid grid(size);
    State state = mover.solved();
    for (int i = 0; i < 100; ++i) {
      const Block block = random_block(size, random);
      // Colours keep their names if the middles, or the corner without middles, stay where they are.
      if (size % 2 == 1 ? block.first <= size / 2 && block.last >= size / 2 : block.first == 0) continue;
      grid.turn(block);
      mover.apply(state, reader.turns(std::span(&block, 1)));
      const auto read = reader.read(mover, state);
      ASSERT_TRUE(read) << size;
      ASSERT_EQ(*read, grid) << size << " after " << i;
    }
    EXPECT_NE(grid, Grid(size));
  }
}

TEST(BigCubeGrid, MergesNeighboursOfOneAxis) {
  const Block a = {0, 0, 0, 1}, b = {0, 2, 2, 3}, c = {1, 0, 1, 2};
  EXPECT_EQ(merged(std::vector{a, b, a}), (std::vector<Block>{{0, 0, 0, 2}, b}));
  EXPECT_EQ(merged(std::vector{c, a, b, inverse(a), inverse(b), c}), std::vector<Block>{});
  EXPECT_EQ(merged(std::vector{a, c, a}), (std::vector{a, c, a}));
  EXPECT_EQ(turns_of(std::vector<Block>{{0, 0, 3, 1}, {0, 2, 2, 1}, {0, 1, 2, 1}, {0, 3, 5, 1}}, 6), 5);
}

TEST(BigCubeGrid, IsForCubesCutAtFaces) {
  EXPECT_TRUE(GridReader::fits(model_named("rubik")));
  for (const char* other : {"pyraminx", "megaminx", "skewb"}) EXPECT_FALSE(GridReader::fits(model_named(other)));
}

}  // namespace
}  // namespace asobi::twisty::big_cube
