#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/twisty/notation/grip.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/notation/notation_for_tests.hpp"

namespace asobi::twisty::notation_tests {
namespace {

std::string simple(std::string_view puzzle, std::string_view text) {
  const Model model = model_named(puzzle);
  return turns_text(model, simplified(model.puzzle, read(model, text), model.named.turning));
}

// Few axes, so that much can be merged; only what can be turned by hand.
std::vector<Turn> random_turns(const Model& model, Random& random, int length) {
  std::vector<Turn> all = all_turns(model.puzzle), out;
  std::erase_if(all, [&](const Turn& t) {
    return (t.axis > 1 && t.axis != 3) || !notation::turns_by_hand(model.puzzle, model.named.turning, t);
  });
  for (int i = 0; i < length; ++i) out.push_back(all[random.below(all.size())]);
  return out;
}

TEST(TwistyNotationAlgebraStandard, SimplifyingAndInvertingKeepTheElement) {
  Random random(7);
  for (const std::string_view name : some_puzzles()) {
    const Model model = model_named(name);
    const Puzzle& puzzle = model.puzzle;
    for (int round = 0; round < 12; ++round) {
      const auto turns = random_turns(model, random, static_cast<int>(random.below(14)));
      const auto short_ones = simplified(puzzle, turns, model.named.turning);
      EXPECT_EQ(moved(puzzle, short_ones), moved(puzzle, turns)) << turns_text(model, turns);
      EXPECT_EQ(moved(puzzle, inverse(puzzle, turns)), moved(puzzle, turns).inverse());
      EXPECT_EQ(simplified(puzzle, short_ones, model.named.turning), short_ones) << turns_text(model, turns);
      EXPECT_LE(count(puzzle, short_ones).half, count(puzzle, turns).half) << turns_text(model, turns);
      for (const Turn& turn : short_ones) {
        EXPECT_TRUE(notation::turns_by_hand(puzzle, model.named.turning, turn)) << turns_text(model, turns);
      }
      auto there_and_back = turns;
      const auto back = inverse(puzzle, turns);
      there_and_back.insert(there_and_back.end(), back.begin(), back.end());
      EXPECT_TRUE(simplified(puzzle, there_and_back, model.named.turning).empty()) << turns_text(model, turns);
    }
  }
}

TEST(TwistyNotationAlgebra, Simplifying) {
  EXPECT_EQ(simple("rubik", "R R"), "R2");
  EXPECT_EQ(simple("rubik", "R L R' U U'  L'"), "");
  EXPECT_EQ(simple("rubik", "R L R"), "L R2");
  EXPECT_EQ(simple("rubik", "R M' L'"), "x");
  EXPECT_EQ(simple("rubik", "R M'"), "Rw");
  EXPECT_EQ(simple("rubik", "Rw R'"), "M'");
  EXPECT_EQ(simple("rubik", "R L'"), "L' R");
  EXPECT_EQ(simple("rubik", "R x U U3 x R"), "x2 R2");
  EXPECT_EQ(simple("cube-face-6", "2-3Rw 3-4Rw"), "2-3Rw 3-4Rw");
  EXPECT_EQ(simple("dodeca-face2", "Uw U'"), "2U");
  EXPECT_EQ(simple("megaminx", "Uw U'"), "Uw U'");
  EXPECT_EQ(simple("megaminx", "Uw U' D'"), "Dw'");
  EXPECT_EQ(simple("helicopter", "UF UF"), "");
}

TEST(TwistyNotationAlgebra, Counting) {
  const auto counted = [](std::string_view puzzle, std::string_view text) {
    const Model model = model_named(puzzle);
    return count(model.puzzle, read(model, text));
  };
  EXPECT_EQ(counted("rubik", "R U2 x Rw' M2 y2"), (TurnCount{1 + 2 + 2 + 2, 4, 5}));
  EXPECT_EQ(counted("megaminx", "U U2' Uv"), (TurnCount{3, 2, 2}));
  EXPECT_EQ(counted("cube-face-5", "xn' ynd Xn zm"), (TurnCount{4, 3, 3}));
  EXPECT_EQ(counted("rubik", ""), TurnCount{});
}

}  // namespace
}  // namespace asobi::twisty::notation_tests
