#include "math/permutation.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_set>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi {
namespace {

Permutation perm(std::string_view text, int degree = 0) { return *parse_permutation(text, degree); }

Permutation shuffled(int degree, Random& random) {
  std::vector<Point> images(static_cast<std::size_t>(degree));
  std::iota(images.begin(), images.end(), Point{0});
  random.shuffle(images);
  return Permutation::from_images_unchecked(images);
}

TEST(Permutation, ProductIsFirstLeftThenRight) {
  const Permutation p = perm("(1 2)", 3), q = perm("(2 3)", 3);
  EXPECT_EQ(cycle_text(p * q), "(1 3 2)");
  EXPECT_EQ(image_text(p * q), "[3,1,2]");
  for (int x = 0; x < 3; ++x) EXPECT_EQ((p * q)[x], q[p[x]]);
}

TEST(Permutation, AllOfFivePointsObeyTheGroupLaws) {
  std::vector<Point> images = {0, 1, 2, 3, 4};
  const Permutation one = Permutation::identity(5);
  std::unordered_set<Permutation> seen;
  do {
    const Permutation p = Permutation::from_images_unchecked(images);
    seen.insert(p);
    EXPECT_TRUE((p * p.inverse()).is_identity());
    EXPECT_TRUE((p.inverse() * p).is_identity());
    EXPECT_EQ(p.is_identity(), p == one);
    Permutation power = one;
    int order = 0;
    for (int e = 0; e <= 12; ++e) {
      EXPECT_EQ(p.power(e), power);
      EXPECT_EQ(p.power(-e), power.inverse());
      if (e > 0 && order == 0 && power == one) order = e;
      power *= p;
    }
    EXPECT_EQ(p.order(), Natural(order));
    int inversions = 0;
    for (int i = 0; i < 5; ++i) {
      for (int j = 0; j < i; ++j) inversions += p[j] > p[i];
    }
    EXPECT_EQ(p.is_odd(), inversions % 2 == 1);
    EXPECT_EQ(perm(cycle_text(p), 5), p);
    EXPECT_EQ(perm(image_text(p)), p);
    Permutation square = p;
    square *= square;
    EXPECT_EQ(square, p.power(2));
  } while (std::ranges::next_permutation(images).found);
  EXPECT_EQ(seen.size(), 120u);
}

TEST(Permutation, CyclesBeginWithTheirLeastPoint) {
  const Permutation p = perm("(5 2 4)(1 6)");
  EXPECT_EQ(cycle_text(p), "(1 6)(2 4 5)");
  EXPECT_EQ(p.cycles().size(), 2u);
  EXPECT_EQ(p.cycles(true).size(), 3u);
  EXPECT_EQ(cycle_text(Permutation()), "()");
}

TEST(Permutation, TheOrderMayPassSixtyFourBits) {
  std::vector<Point> images;
  for (const int prime : {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53}) {
    const auto begin = static_cast<Point>(images.size());
    for (int i = 0; i < prime; ++i) images.push_back(static_cast<Point>(begin + (i + 1) % prime));
  }
  EXPECT_EQ(to_string(Permutation::from_images(images)->order()), "32589158477190044730");
}

TEST(Permutation, ImagesAreChecked) {
  EXPECT_TRUE(Permutation::from_images({1, 0}));
  EXPECT_FALSE(Permutation::from_images({1, 1}));
  EXPECT_FALSE(Permutation::from_images({2, 0}));
  EXPECT_FALSE(Permutation::from_images(std::vector<Point>(65536)));
}

// By counting inversions.
bool slowly_odd(std::span<const Point> images) {
  bool odd = false;
  for (std::size_t i = 0; i < images.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) odd ^= images[j] > images[i];
  }
  return odd;
}

TEST(Permutation, ParityOfTheWholeAndOfAPart) {
  Random random(11);
  for (int trial = 0; trial < 50; ++trial) {
    const Permutation a = shuffled(7, random), b = shuffled(5, random);
    std::vector<Point> images = a.images();
    for (const Point image : b.images()) images.push_back(static_cast<Point>(7 + image));
    const Permutation both = Permutation::from_images_unchecked(std::move(images));
    EXPECT_EQ(both.is_odd(), slowly_odd(both.images()));
    std::vector<bool> seen(12);
    EXPECT_EQ(is_odd_on(both, std::vector<int>{7, 8, 9, 10, 11}, seen), slowly_odd(b.images()));
    EXPECT_EQ(is_odd_on(both, std::vector<int>{0, 1, 2, 3, 4, 5, 6}, seen), slowly_odd(a.images()));
  }
}

TEST(PermutationText, BothNotationsAreRead) {
  EXPECT_EQ(perm(" 1 3 6 2 4 5 "), perm("[1,3,6,2,4,5]"));
  EXPECT_EQ(perm("(1, 2 ,3)(5 4)"), perm("2 3 1 5 4"));
  EXPECT_EQ(perm("()").degree(), 0);
  EXPECT_EQ(perm("(7)"), Permutation::identity(7));
  EXPECT_EQ(perm("(65535 1)").degree(), 65535);
  EXPECT_EQ(perm("(1 2)", 5).degree(), 5);
}

TEST(PermutationText, EveryFaultIsNamedWithItsPlace) {
  const std::vector<std::pair<std::string, std::string>> faults = {
      {"", "no permutation"},
      {"(1 x)", "column 4: unexpected \"x\""},
      {"(1 2", "column 1: the bracket ( is never closed"},
      {"1 2)", "column 4: unexpected \")\""},
      {"(1 2))", "column 6: a bracket ) that was never opened"},
      {")", "column 1: a bracket ) that was never opened"},
      {"(1 (2 3))", "column 4: a bracket ( inside a cycle"},
      {"(1 2 1)", "column 6: point 1 appears twice"},
      {"(1 1)", "column 4: point 1 appears twice"},
      {"(1 2)(3 2)", "column 9: point 2 appears twice"},
      {"(2)(2)", "column 5: point 2 appears twice"},
      {"(1 2) 3", "column 7: a point outside the cycles"},
      {"(0 1)", "column 2: points are counted from 1"},
      {"(1 65536)", "column 4: point \"65536\" is too large"},
      {"(1 99999999999999999999999)", "is too large, the greatest allowed is 65535"},
      {"[1,2", "column 1: the bracket [ is never closed"},
      {"[1,2] 3", "column 7: unexpected \"3\""},
      {"[]", "no images"},
      {"1 2 2", "column 5: image 2 appears twice"},
      {"[1,4,2]", "column 4: image 4 does not belong among 3 images"},
      {"[1,-2]", "column 4: unexpected \"-\""},
      {"あ(1 2)", "column 1: unexpected \"あ\""},
      {"(1あ2)", "column 3: unexpected"},
  };
  for (const auto& [text, message] : faults) {
    const auto p = parse_permutation(text);
    ASSERT_FALSE(p) << text;
    EXPECT_NE(p.error().message.en.find(message), std::string::npos) << text << " -> " << p.error().message.en;
    EXPECT_FALSE(p.error().message.ja.empty());
    ASSERT_TRUE(p.error().place) << text;
    if (p.error().message.en.starts_with("column ")) {
      EXPECT_TRUE(p.error().message.en.starts_with(fmt::format("column {}:", p.error().place->column))) << text;
    }
  }
  EXPECT_FALSE(parse_permutation("(1 6)", 5));
  EXPECT_EQ(parse_permutation("(1 65536)").error().place, (Place{1, 4, 5}));
  EXPECT_EQ(parse_permutation("(1 2").error().place, (Place{1, 1, 1}));
  EXPECT_EQ(parse_permutation("  ").error().place, (Place{1, 3, 0}));
}

TEST(PermutationText, GeneratorsShareTheGreatestDegree) {
  const auto gens = parse_generators("# two generators\n(1 2)\n\n [2,3,4,1]  # a turn\r\n(6 5)");
  ASSERT_TRUE(gens);
  ASSERT_EQ(gens->size(), 3u);
  for (const auto& g : *gens) EXPECT_EQ(g.degree(), 6);
  EXPECT_EQ(cycle_text((*gens)[1]), "(1 2 3 4)");
}

TEST(PermutationText, FaultsInGeneratorsAreNamedWithTheirLine) {
  const auto why = [](std::string_view text) {
    const auto gens = parse_generators(text);
    return gens ? std::string() : gens.error().message.en;
  };
  EXPECT_NE(why("(1 2)\n\n(3 x)").find("line 3, column 4"), std::string::npos);
  EXPECT_EQ(parse_generators("(1 2)\n\n(3 x)").error().place, (Place{3, 4, 1}));
  EXPECT_EQ(parse_generators("(1 2)\n (3 4 3) # twice").error().place, (Place{2, 7, 1}));
  EXPECT_NE(why("(1 10001)").find("greatest allowed is 10000"), std::string::npos);
  EXPECT_NE(why("").find("no generators"), std::string::npos);
  EXPECT_NE(why("# nothing\n").find("no generators"), std::string::npos);
  std::string many;
  many += "(10000)\n";
  for (int i = 0; i < 10'000; ++i) many += "()\n";
  EXPECT_NE(why(many).find("too many generators"), std::string::npos);
}

TEST(PermutationText, RandomOnesComeBack) {
  Random random(5);
  for (const int degree : {1, 2, 10, 300, 5000}) {
    const Permutation p = shuffled(degree, random);
    EXPECT_EQ(perm(cycle_text(p), degree), p);
    EXPECT_EQ(perm(image_text(p)), p);
  }
}

}  // namespace
}  // namespace asobi
