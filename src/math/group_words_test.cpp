#include "math/group_words.hpp"

#include <map>

#include <gtest/gtest.h>

#include "math/cube_stickers_for_tests.hpp"

namespace asobi {
namespace {

PermutationGroup group_read(std::string_view text) {
  Progress progress;
  return *PermutationGroup::generate(*parse_generators(text), progress);
}

// Tables only, with a modest effort.
constexpr WordEffort modest{.short_products = 300, .rounds = 5};

void expect_words(const PermutationGroup& group, const WordEffort& effort, int trials) {
  Progress progress;
  const auto words = GroupWords::build(group, progress, effort);
  ASSERT_TRUE(words) << words.error().message.en;
  Random random(1);
  for (int i = 0; i < trials; ++i) {
    const Permutation p = group.random(random);
    const auto word = words->word(p);
    ASSERT_TRUE(word);
    Permutation product = Permutation::identity(group.degree());  // by powers, not by the library's own replay
    for (const int k : *word) product *= group.generators()[std::abs(k) - 1].power(k > 0 ? 1 : -1);
    ASSERT_EQ(product, p);
    ASSERT_LE(word->size(), words->longest_possible());
  }
}

TEST(GroupWords, WordsMultiplyOutToTheirElements) {
  expect_words(group_read("(1 2 3 4 5)\n(1 2)"), modest, 50);
  expect_words(group_read("(1 2 3 4 5 6 7 8 9 10)\n(1 2)"), modest, 50);
  expect_words(group_read("(1 2 3)(4 5 6)\n(1 4)(7 8)\n(9 10)"), modest, 50);
  expect_words(group_read("(1 2 3 4 5 6 7 8 9 10 11)\n(3 7 11 8)(4 10 5 6)\n(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)"), modest,
               50);
  expect_words(group_read("()\n(4)"), modest, 3);
}

TEST(GroupWords, SmallGroupsHaveShortestWords) {
  const PermutationGroup group = group_read("(1 2 3 4 5 6 7)\n(1 2)");
  Progress progress;
  const auto words = GroupWords::build(group, progress);
  ASSERT_TRUE(words->shortest());
  // Distances by the obvious search over all elements.
  std::map<std::vector<Point>, std::size_t> distance;
  std::vector<Permutation> list = {Permutation::identity(7)};
  distance[list[0].images()] = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Permutation& g : group.generators()) {
      for (const int sign : {1, -1}) {
        const Permutation p = list[i] * g.power(sign);
        if (distance.emplace(p.images(), distance[list[i].images()] + 1).second) list.push_back(p);
      }
    }
  }
  ASSERT_EQ(list.size(), 5040u);
  for (const Permutation& p : list) ASSERT_EQ(words->word(p)->size(), distance[p.images()]);
}

TEST(GroupWords, WhatIsNotInTheGroupIsRefused) {
  const PermutationGroup even = group_read("(1 2 3)\n(2 3 4)\n(5 6)(7 8)");
  Progress progress;
  for (const WordEffort& effort : {WordEffort{}, WordEffort{.short_products = 4}}) {
    const auto words = GroupWords::build(even, progress, effort);
    ASSERT_TRUE(words);
    for (const char* foreign : {"(1 2)", "(5 6)", "(1 5)"}) {
      const auto word = words->word(*parse_permutation(foreign, 8));
      ASSERT_FALSE(word) << foreign;
      EXPECT_EQ(word.error().code, Code::unsolvable);
    }
    EXPECT_FALSE(words->word(*parse_permutation("(1 2 3)")));
    EXPECT_TRUE(words->word(*parse_permutation("(1 2)(3 4)", 8)));
  }
  EXPECT_EQ(word_for(even, *parse_permutation("(1 2)", 8), progress).error().code, Code::unsolvable);
  EXPECT_EQ(*word_for(even, *parse_permutation("(2 4 3)", 8), progress), std::vector<int>{-2});
}

TEST(GroupWords, LimitsAreKept) {
  const PermutationGroup group = group_read("(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20)\n(1 2)");
  Progress progress;
  const auto words = GroupWords::build(group, progress, {.short_products = 100, .longest_entry = 15});
  ASSERT_FALSE(words);
  EXPECT_EQ(words.error().code, Code::limit);
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  EXPECT_EQ(GroupWords::build(group, stopped).error().code, Code::cancelled);
}

TEST(GroupWordsStandard, RubiksCubeInFewLetters) {
  Progress progress;
  const PermutationGroup cube = *PermutationGroup::generate(rubik_face_turns(), progress);
  const auto words = GroupWords::build(cube, progress);
  ASSERT_TRUE(words);
  Random random(2);
  for (int i = 0; i < 20; ++i) {
    const Permutation p = cube.random(random);
    const auto word = words->word(p);
    ASSERT_TRUE(word);
    EXPECT_EQ(multiplied_out(*word, cube.generators(), 48), p);
    EXPECT_LE(word->size(), 100u);
  }
}

}  // namespace
}  // namespace asobi
