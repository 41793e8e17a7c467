#include "games/sliding/paper/generating_pairs.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/quiet_for_tests.hpp"
#include "games/sliding/paper/paper_group.hpp"

namespace asobi::sliding {
namespace {

using Orders = std::map<Natural, std::size_t>;

TEST(GeneratingPairs, TheThreeBoardsOfThePaper) {
  Quiet quiet;
  const auto five = survey_pairs({2, 3}, quiet.context);
  ASSERT_TRUE(five);
  EXPECT_EQ(five->pairs_of_order, (Orders{{60, 1}}));
  EXPECT_EQ(five->generating, 1u);
  const auto seven = survey_pairs({2, 4}, quiet.context);
  ASSERT_TRUE(seven);
  EXPECT_EQ(seven->pairs_of_order, (Orders{{60, 1}, {2520, 2}}));
  EXPECT_EQ(seven->generating, 2u);
  const auto eight = survey_pairs({3, 3}, quiet.context);
  ASSERT_TRUE(eight);
  EXPECT_EQ(eight->loops.size(), 7u);
  EXPECT_EQ(eight->pairs.size(), 21u);
  EXPECT_EQ(eight->pairs_of_order, (Orders{{60, 2}, {2520, 8}, {20160, 11}}));
  EXPECT_EQ(eight->generating, 11u);
}

TEST(GeneratingPairs, ThePairsOfTheEightGame) {
  Quiet quiet;
  const auto survey = survey_pairs({3, 3}, quiet.context);
  ASSERT_TRUE(survey);
  std::vector<std::string> found;
  for (const LoopPair& pair : survey->pairs) {
    if (pair.order == survey->everything)
      found.push_back(survey->loops[pair.first].name + ", " + survey->loops[pair.second].name);
  }
  EXPECT_EQ(found, (std::vector<std::string>{
                       "inner, outer",
                       "2x3, outer",
                       "2x3, 1-4-7-8-9-6-5-2-1",
                       "3x2, 1-4-5-8-9-6-3-2-1",
                       "3x2, outer",
                       "1-4-5-8-9-6-3-2-1, 1-4-7-8-5-6-3-2-1",
                       "1-4-5-8-9-6-3-2-1, outer",
                       "1-4-5-8-9-6-3-2-1, 1-4-7-8-9-6-5-2-1",
                       "1-4-7-8-5-6-3-2-1, outer",
                       "1-4-7-8-5-6-3-2-1, 1-4-7-8-9-6-5-2-1",
                       "outer, 1-4-7-8-9-6-5-2-1",
                   }));
}

TEST(GeneratingPairs, OrdersAreThoseOfTheGroupsCountedOut) {
  Quiet quiet;
  for (const Shape shape : {Shape{2, 3}, Shape{2, 4}, Shape{4, 2}, Shape{3, 3}}) {
    const auto survey = survey_pairs(shape, quiet.context);
    ASSERT_TRUE(survey);
    for (const LoopPair& pair : survey->pairs) {
      const auto words = ShortestWords::search({survey->loops[pair.first].images, survey->loops[pair.second].images},
                                               false, quiet.context);
      EXPECT_EQ(pair.order, words->order());
    }
  }
}

TEST(GeneratingPairs, APairGeneratesEverythingExactlyWhenItVisitsEverySeat) {
  Quiet quiet;
  quiet.context.threads = 2;
  for (const Shape shape : {Shape{2, 2}, Shape{2, 3}, Shape{2, 4}, Shape{2, 10}, Shape{3, 3}, Shape{3, 4}}) {
    const auto survey = survey_pairs(shape, quiet.context);
    ASSERT_TRUE(survey);
    for (const LoopPair& pair : survey->pairs) {
      EXPECT_EQ(pair.order == survey->everything, pair.idle.empty());
      EXPECT_TRUE(pair.alternating);
    }
  }
}

TEST(GeneratingPairsStandard, TheFifteenGame) {
  Quiet quiet;
  quiet.context.threads = 2;
  const auto survey = survey_pairs({4, 4}, quiet.context);
  ASSERT_TRUE(survey);
  EXPECT_EQ(survey->pairs.size(), 4656u);
  EXPECT_EQ(survey->generating, 1435u);
  for (const LoopPair& pair : survey->pairs) {
    EXPECT_EQ(pair.order == survey->everything, pair.idle.empty());
    EXPECT_TRUE(pair.alternating);
  }
}

// The 9-cycle and the 15-cycle permute five blocks of three seats: 3^5 * 60 elements instead of 15!/2.
constexpr std::string_view imprimitive = "3x4,1-6-11-16-17-12-13-14-15-10-9-4-3-8-7-2-1";

TEST(GeneratingPairs, APairThatKeepsBlocksTogether) {
  Quiet quiet;
  const auto loops = parse_loops({4, 5}, imprimitive);
  ASSERT_TRUE(loops);
  const Images a = (*loops)[0].images, b = (*loops)[1].images;
  EXPECT_EQ(group_order({a, b}), 14580u);
  EXPECT_EQ(list_elements({a, b}, quiet.context)->size(), 14580u);
  const auto parts = blocks(a, b);
  EXPECT_EQ(parts.size(), 5u);
  for (const auto& part : parts) {
    EXPECT_EQ(part.size(), 3u);
    for (const Images* g : {&a, &b}) {
      std::vector<int> moved;
      for (const int seat : part) moved.push_back((*g)[seat - 1]);
      std::ranges::sort(moved);
      EXPECT_EQ(std::ranges::count(parts, moved), 1);
    }
  }
  EXPECT_TRUE(blocks(outer_loop({3, 3}).images, inner_loop({3, 3}).images).empty());
}

TEST(GeneratingPairsExtreme, TheOnlyExceptionOnFourByFive) {
  Quiet quiet;
  quiet.context.threads = 2;
  const auto survey = survey_pairs({4, 5}, quiet.context);
  ASSERT_TRUE(survey);
  EXPECT_EQ(survey->generating, 27503u);
  for (const LoopPair& pair : survey->pairs) {
    EXPECT_EQ(pair.order == survey->everything, pair.idle.empty());
    const auto names = survey->loops[pair.first].name + "," + survey->loops[pair.second].name;
    EXPECT_EQ(pair.alternating, names != imprimitive);
  }
}

TEST(GeneratingPairs, ReasonsAreGiven) {
  Quiet quiet;
  const auto survey = survey_pairs({2, 4}, quiet.context);
  ASSERT_TRUE(survey);
  EXPECT_EQ(reason(survey->shape, survey->pairs[0]).en,
            "neither loop visits seats 4, 8; all even permutations of the 5 pieces on the loops arise");
  EXPECT_EQ(reason(survey->shape, survey->pairs[1]).en,
            "every seat is on one of the loops; all even permutations of the 7 pieces on the loops arise");
  const Shape shape = {4, 5};
  const auto loops = *parse_loops(shape, imprimitive);
  const LoopPair pair = {0, 1, 14580, {5, 18, 19, 20}, false, blocks(loops[0].images, loops[1].images)};
  EXPECT_NE(reason(shape, pair).en.find("blocks {2, "), std::string::npos) << reason(shape, pair).en;
  EXPECT_NE(reason(shape, pair).ja.find("{2, "), std::string::npos);
}

TEST(GeneratingPairs, LargeBoardsAreRefusedAndWorkStops) {
  Quiet quiet;
  EXPECT_EQ(code_of(survey_pairs({5, 5}, quiet.context)), Code::limit);
  EXPECT_EQ(code_of(survey_pairs({10, 10}, quiet.context)), Code::limit);
  std::stop_source source;
  source.request_stop();
  Progress progress(source.get_token());
  Context stopped{progress, quiet.shelf, 2};
  EXPECT_EQ(code_of(survey_pairs({3, 3}, stopped)), Code::cancelled);
}

}  // namespace
}  // namespace asobi::sliding
