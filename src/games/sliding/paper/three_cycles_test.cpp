#include "games/sliding/paper/three_cycles.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"

namespace asobi::sliding {
namespace {

// "考察": both formulas hold when the rightmost factor acts first, as in the paper's program, and not the other way.
TEST(ThreeCycles, TheFormulasOfTheDiscussion) {
  const Images inner = inner_loop({2, 3}).images, outer = outer_loop({2, 3}).images;
  EXPECT_EQ(parse_cycle_product("(254)", 6), inner);
  EXPECT_EQ(parse_cycle_product("(235)^2 (274)", 6).error().place, (Place{1, 11, 1}));
  EXPECT_EQ(parse_cycle_product("(235)^x", 6).error().place, (Place{1, 6, 2}));
  EXPECT_EQ(parse_cycle_product("(23654)", 6), outer);
  EXPECT_EQ(parse_cycle_product("(235)^2 (234)^2 (235)", 6), inner);
  EXPECT_EQ(parse_cycle_product("(235)^2 (234)^2 (235) (236)", 6), outer);
  EXPECT_EQ(cycles_text(*parse_cycle_product("(235)^2 (234)^2 (235)", 6, ActsFirst::leftmost)), "(3 4 5)");
  EXPECT_EQ(cycles_text(*parse_cycle_product("(235)^2 (234)^2 (235) (236)", 6, ActsFirst::leftmost)), "(2 3 4 5 6)");
}

TEST(ThreeCycles, ThePapersThreeCyclesGenerateTheGames) {
  EXPECT_EQ(group_order(paper_three_cycles(6)), 60u);
  EXPECT_EQ(group_order(paper_three_cycles(8)), 2520u);
  EXPECT_EQ(group_order(paper_three_cycles(9)), 20160u);
}

// Shortest products for the paper's loops; a square counts as one factor, being a 3-cycle itself.
TEST(ThreeCycles, ShortestWordsForTheLoops) {
  Quiet quiet;
  struct Case {
    Shape shape;
    std::string_view loop, word;
  };
  for (const auto& [shape, loop, text] : {
           Case{{2, 3}, "inner", "(234) (235)^2"},
           Case{{2, 3}, "outer", "(234) (235)^2 (236)"},
           Case{{2, 4}, "inner", "(235) (236)^2"},
           Case{{2, 4}, "outer", "(235) (236)^2 (237) (238)^2 (234)"},
           Case{{3, 3}, "inner", "(234) (235)^2"},
           Case{{3, 3}, "outer", "(234) (237)^2 (238) (239)^2 (236)"},
           Case{{3, 3}, "2x3", "(234) (235)^2 (236)"},
       }) {
    const Images images = parse_loop(shape, loop)->images;
    const auto words = ShortestWords::search(paper_three_cycles(shape.cells()), true, quiet.context);
    ASSERT_TRUE(words);
    const auto word = words->word_of(images);
    ASSERT_TRUE(word);
    EXPECT_EQ(paper_three_cycles_text(*word), text);
    EXPECT_EQ(parse_cycle_product(text, shape.cells()), images);
  }
}

// With squares as single factors this is the alternating group graph, of diameter floor(3 (m - 2) / 2) for m pieces.
TEST(ThreeCycles, GreatestLengths) {
  Quiet quiet;
  const std::map<int, std::size_t> without = {{4, 2}, {5, 4}, {6, 5}, {7, 6}, {8, 8}, {9, 10}};
  for (const auto& [degree, greatest] : without) {
    EXPECT_EQ(ShortestWords::search(paper_three_cycles(degree), false, quiet.context)->greatest(), greatest);
    EXPECT_EQ(ShortestWords::search(paper_three_cycles(degree), true, quiet.context)->greatest(), 3 * (degree - 3) / 2);
  }
}

TEST(ThreeCycles, LeastNumberIsTheDistanceByArbitraryThreeCycles) {
  Quiet quiet;
  for (int degree = 3; degree <= 6; ++degree) {
    std::vector<Images> all;
    for (int a = 1; a <= degree; ++a) {
      for (int b = a + 1; b <= degree; ++b) {
        for (int c = b + 1; c <= degree; ++c) all.push_back(images_of({a, b, c}, degree));
      }
    }
    const auto words = ShortestWords::search(all, true, quiet.context);
    ASSERT_TRUE(words);
    for (std::size_t i = 0; i < words->order(); ++i)
      EXPECT_EQ(*least_three_cycles(words->images(i)), letters_in(*words->word(i)));
  }
}

TEST(ThreeCycles, EveryEvenPermutationOfSevenIsTakenApart) {
  Images images = identity_images(7);
  std::size_t even = 0;
  do {
    if (!is_even(images)) {
      EXPECT_EQ(code_of(as_three_cycles(images)), Code::invalid);
      continue;
    }
    ++even;
    const auto factors = as_three_cycles(images);
    ASSERT_TRUE(factors);
    EXPECT_EQ(factors->size(), *least_three_cycles(images));
    if (factors->empty()) continue;
    EXPECT_EQ(parse_cycle_product(three_cycles_text(*factors), 7), images);
  } while (std::ranges::next_permutation(images).found);
  EXPECT_EQ(even, 2520u);
}

// A loop over 2k seats is a (2k-1)-cycle: k-1 three-cycles.
TEST(ThreeCycles, LoopsNeedHalfTheirLength) {
  Quiet quiet;
  const auto loops = simple_loops({3, 4}, quiet.context);
  for (const Loop& loop : *loops) EXPECT_EQ(*least_three_cycles(loop.images), (loop.seats.size() - 3) / 2);
}

// The number of 3-cycles does not decide what a pair generates: both pairs here need 2 and 3.
TEST(ThreeCycles, EqualNumbersButDifferentGroups) {
  const Images x = parse_loop({3, 3}, "2x3")->images;
  const Images y = parse_loop({3, 3}, "outer")->images, z = parse_loop({3, 3}, "1-4-7-8-5-6-3-2-1")->images;
  EXPECT_EQ(*least_three_cycles(y), 3u);
  EXPECT_EQ(*least_three_cycles(z), 3u);
  EXPECT_EQ(group_order({x, y}), 20160u);
  EXPECT_EQ(group_order({x, z}), 2520u);
}

TEST(ThreeCycles, Texts) {
  EXPECT_EQ(paper_three_cycles_text({}), "()");
  EXPECT_EQ(paper_three_cycles_text({{0, -1}, {6, 1}, {1, 3}}), "(234)^2 (2 3 10)");
  EXPECT_EQ(*parse_cycle_product("(2 3 10)^-1(4,5)", 10), *parse_cycle_product("(2 10 3)(45)", 10));
  EXPECT_EQ(parse_cycle_product("()", 4), identity_images(4));
  for (const char* bad : {"", "235", "(235", "(23x)", "(235)^", "(235)^a", "(235)2", "(229)", "(2 3 12)", "(-1 2)"}) {
    const auto value = parse_cycle_product(bad, 9);
    ASSERT_FALSE(value) << bad;
    EXPECT_EQ(code_of(value), Code::invalid) << bad;
  }
  EXPECT_EQ(code_of(least_three_cycles({1, 1})), Code::invalid);
}

}  // namespace
}  // namespace asobi::sliding
