#include "games/sliding/board/parity.hpp"

#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {
namespace {

bool says(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

Position with_tiles(Shape shape, const std::vector<Tile>& tiles) {
  return {shape, tiles, static_cast<int>(std::ranges::find(tiles, Tile{0}) - tiles.begin())};
}

// Against the number of inversions of all things by goal cell, counted one by one.
TEST(Parity, AgreesWithInversionsAndTheRemedyHelps) {
  Random random(1);
  for (int trial = 0; trial < 400; ++trial) {
    const Shape shape{static_cast<int>(2 + random.below(9)), static_cast<int>(2 + random.below(9))};
    std::vector<Tile> tiles(shape.cells());
    std::iota(tiles.begin(), tiles.end(), Tile{0});
    random.shuffle(tiles);
    const Position goal = with_tiles(shape, tiles);
    random.shuffle(tiles);
    Position position = with_tiles(shape, tiles);

    int inversions = 0;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      for (std::size_t j = i + 1; j < tiles.size(); ++j) {
        const auto home = [&](Tile tile) { return std::ranges::find(goal.tiles, tile); };
        inversions += home(tiles[i]) > home(tiles[j]);
      }
    }
    const ParityArgument argument = parity_argument(position, goal);
    EXPECT_EQ(argument.exchanges % 2, inversions % 2);
    EXPECT_EQ(argument.solvable, solvable(position, goal));
    EXPECT_EQ(argument.solvable, !argument.remedy.has_value());
    if (!argument.remedy) continue;
    const auto [x, y] = *argument.remedy;
    EXPECT_TRUE(x > 0 && x < y && y < shape.cells());
    std::swap(*std::ranges::find(position.tiles, x), *std::ranges::find(position.tiles, y));
    EXPECT_TRUE(solvable(position, goal));
  }
}

TEST(Parity, LoydsPuzzleIsRefusedWithItsTwoTiles) {
  const Shape shape{4, 4};
  const auto loyd = *parse_position(shape, "1 2 3 4 5 6 7 8 9 10 11 12 13 15 14 0");
  const ParityArgument argument = parity_argument(loyd, Position::ordered(shape));
  EXPECT_FALSE(argument.solvable);
  EXPECT_EQ(argument.cycles, (std::vector<std::vector<Tile>>{{14, 15}}));
  EXPECT_EQ(argument.exchanges, 1);
  EXPECT_EQ(argument.blank_distance, 0);
  EXPECT_EQ(argument.remedy, (std::pair<Tile, Tile>(14, 15)));
  EXPECT_TRUE(says(argument.words.en, "(14 15)"));
  EXPECT_TRUE(says(argument.words.en, "cannot be solved. Exchange the tiles 14 and 15"));
  EXPECT_TRUE(says(argument.words.ja, "駒 14 と駒 15 を"));
  EXPECT_TRUE(says(argument.words.ja, "解けません"));
}

TEST(Parity, CyclesSayWhatStandsWhere) {
  const Shape shape{2, 3};
  // 1 stands where 2 belongs, 2 where 3 does, 3 where 1 does; 4 stands in the blank's place.
  const auto position = *parse_position(shape, "3 1 2 0 5 4");
  const ParityArgument argument = parity_argument(position, Position::ordered(shape));
  EXPECT_EQ(cycles_text(argument.cycles), "(0 4)(1 2 3)");
  EXPECT_EQ(argument.exchanges, 3);
  EXPECT_EQ(argument.blank_distance, 2);
  EXPECT_FALSE(argument.solvable);
  EXPECT_TRUE(says(argument.words.en, "in all 3 exchanges, so the permutation is odd"));
  EXPECT_TRUE(says(argument.words.en, "The blank is 2 steps from its place, so every solution has an even number"));
  EXPECT_EQ(argument.remedy, (std::pair<Tile, Tile>(1, 2)));
}

TEST(Parity, OneMoveIsOneExchangeAndOneStep) {
  const Shape shape{3, 3};
  Position position = Position::paper_ordered(shape);
  position.slide_unchecked(Slide::right);
  const ParityArgument argument = parity_argument(position, Position::paper_ordered(shape));
  EXPECT_TRUE(argument.solvable);
  EXPECT_TRUE(says(argument.words.en, "in all 1 exchange, "));
  EXPECT_TRUE(says(argument.words.en, "1 step from"));
  EXPECT_TRUE(says(argument.words.ja, "この配置は解けます"));
}

TEST(Parity, TheSolvedPositionIsTheIdentity) {
  const Position goal = Position::ordered({2, 2});
  const ParityArgument argument = parity_argument(goal, goal);
  EXPECT_TRUE(argument.solvable);
  EXPECT_EQ(cycles_text(argument.cycles), "()");
  EXPECT_TRUE(says(argument.words.en, "identity"));
  EXPECT_TRUE(says(argument.words.ja, "恒等置換"));
}

// Only the blank and one tile are out of place, two steps apart: no tile can come home by an exchange of tiles.
TEST(Parity, ARemedyExistsEvenWhenNoTileCanComeHomeByIt) {
  const auto position = *parse_position({2, 2}, "0 2 3 1");
  const ParityArgument argument = parity_argument(position, Position::ordered({2, 2}));
  EXPECT_FALSE(argument.solvable);
  EXPECT_EQ(argument.remedy, (std::pair<Tile, Tile>(1, 2)));
}

}  // namespace
}  // namespace asobi::sliding
