#include "math/permutation_group.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_set>

#include <gtest/gtest.h>

#include "math/cube_stickers_for_tests.hpp"

namespace asobi {
namespace {

PermutationGroup group_of(std::vector<Permutation> generators) {
  Progress progress;
  return *PermutationGroup::generate(std::move(generators), progress);
}

PermutationGroup group_of(std::string_view text) { return group_of(*parse_generators(text)); }

Permutation cycle_on(int degree, int first, int length) {
  std::vector<Point> images = Permutation::identity(degree).images();
  for (int i = 0; i < length; ++i) images[first + i] = static_cast<Point>(first + (i + 1) % length);
  return Permutation::from_images_unchecked(std::move(images));
}

Permutation random_permutation(int degree, Random& random) {
  std::vector<Point> images = Permutation::identity(degree).images();
  random.shuffle(images);
  return Permutation::from_images_unchecked(std::move(images));
}

// The obvious way: multiply until nothing new appears.
std::set<std::vector<Point>> all_elements(const std::vector<Permutation>& generators) {
  std::vector<Permutation> list = {Permutation::identity(generators[0].degree())};
  std::set<std::vector<Point>> seen = {list[0].images()};
  for (std::size_t i = 0; i < list.size(); ++i) {
    for (const Permutation& g : generators) {
      Permutation p = list[i] * g;
      if (seen.insert(p.images()).second) list.push_back(std::move(p));
    }
  }
  return seen;
}

void expect_exact(const std::vector<Permutation>& generators) {
  const int degree = generators[0].degree();
  const auto elements = all_elements(generators);
  const PermutationGroup group = group_of(generators);
  ASSERT_EQ(group.order(), Natural(elements.size()));
  std::vector<Point> images = Permutation::identity(degree).images();
  do {
    ASSERT_EQ(group.contains(Permutation::from_images_unchecked(images)), elements.contains(images));
  } while (std::ranges::next_permutation(images).found);
  const auto base = group.base();
  for (const auto& element : elements) {
    if (std::ranges::all_of(base, [&element](Point b) { return element[b] == b; })) {
      ASSERT_EQ(element, Permutation::identity(degree).images());
    }
  }
}

TEST(PermutationGroup, RandomGroupsOfUpToFivePointsAreExact) {
  Random random(11);
  for (int trial = 0; trial < 1500; ++trial) {
    const int degree = 1 + static_cast<int>(random.below(5));
    std::vector<Permutation> generators;
    for (std::uint64_t k = 1 + random.below(3); k > 0; --k) {
      generators.push_back(random_permutation(degree, random).power(static_cast<int>(random.below(4))));
    }
    expect_exact(generators);
  }
}

TEST(PermutationGroupStandard, RandomGroupsOfSixAndSevenPointsAreExact) {
  Random random(12);
  for (int trial = 0; trial < 400; ++trial) {
    const int degree = 6 + static_cast<int>(random.below(2));
    std::vector<Permutation> generators;
    for (std::uint64_t k = 1 + random.below(3); k > 0; --k) {
      generators.push_back(random_permutation(degree, random).power(static_cast<int>(random.below(7))));
    }
    expect_exact(generators);
  }
}

TEST(PermutationGroupStandard, GroupsOfEightPointsWithAndWithoutGiantsAreExact) {
  Random random(13);
  for (int trial = 0; trial < 12; ++trial) {
    expect_exact({random_permutation(8, random).power(2), random_permutation(8, random).power(3)});
  }
  expect_exact(*parse_generators("(1 2 3 4 5 6 7)\n(7 8)"));
  expect_exact(*parse_generators("(1 2 3 4 5 6 7)\n(6 7 8)"));
}

TEST(PermutationGroup, TrivialGroups) {
  EXPECT_EQ(group_of(std::vector<Permutation>{}).order(), Natural(1));
  const PermutationGroup group = group_of("()\n(5)");
  EXPECT_EQ(group.order(), Natural(1));
  EXPECT_EQ(group.degree(), 5);
  EXPECT_EQ(group.orbits().size(), 5u);
  EXPECT_TRUE(group.base().empty());
  EXPECT_FALSE(group.contains(*parse_permutation("(1 2)", 5)));
  EXPECT_FALSE(group.contains(*parse_permutation("(1 2)", 4)));
}

TEST(PermutationGroup, DifferentDegreesAreRefused) {
  Progress progress;
  const auto group = PermutationGroup::generate({Permutation::identity(3), Permutation::identity(4)}, progress);
  ASSERT_FALSE(group);
  EXPECT_EQ(group.error().code, Code::invalid);
}

TEST(PermutationGroup, MathieuGroups) {
  EXPECT_EQ(group_of("(1 2 3 4 5 6 7 8 9 10 11)\n(3 7 11 8)(4 10 5 6)").order(), Natural(7920));
  EXPECT_EQ(group_of("(1 2 3 4 5 6 7 8 9 10 11)\n(3 7 11 8)(4 10 5 6)\n(1 12)(2 11)(3 6)(4 8)(5 9)(7 10)").order(),
            Natural(95040));
  const PermutationGroup m24 = group_of(
      "(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23)\n"
      "(3 17 10 7 9)(4 13 14 19 5)(8 18 11 12 23)(15 20 22 21 16)\n"
      "(1 24)(2 23)(3 12)(4 16)(5 18)(6 10)(7 20)(8 14)(9 21)(11 17)(13 22)(15 19)");
  EXPECT_EQ(m24.order(), Natural(244823040));
  EXPECT_TRUE(m24.is_transitive());
}

TEST(PermutationGroup, SymmetricAndAlternatingGroups) {
  for (const int n : {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 24, 48, 100, 500}) {
    const PermutationGroup s = group_of({cycle_on(n, 0, n), cycle_on(n, 0, 2)});
    ASSERT_EQ(s.order(), factorial(static_cast<unsigned>(n))) << n;
    if (n < 3) continue;
    const PermutationGroup a = group_of({cycle_on(n, 0, 3), cycle_on(n, n % 2 == 0, n - (n % 2 == 0))});
    ASSERT_EQ(a.order(), factorial(static_cast<unsigned>(n)) / 2) << n;
    EXPECT_FALSE(a.contains(cycle_on(n, 0, 2)));
    EXPECT_TRUE(s.contains(cycle_on(n, 0, 2)));
  }
}

// Generators that mix slowly: neighbours exchanged, and 3-cycles in a row.
TEST(PermutationGroup, GiantsFromManySmallGenerators) {
  for (const int n : {20, 100, 200, 401}) {
    std::vector<Permutation> swaps, triples;
    for (int i = 0; i + 1 < n; ++i) swaps.push_back(cycle_on(n, i, 2));
    for (int i = 0; i + 2 < n; ++i) triples.push_back(cycle_on(n, i, 3));
    Progress progress;
    EXPECT_EQ(find_giants(n, swaps, progress)->giants.size(), 1u);
    EXPECT_EQ(find_giants(n, triples, progress)->giants.size(), 1u);
    EXPECT_EQ(group_of(swaps).order(), factorial(static_cast<unsigned>(n)));
    EXPECT_EQ(group_of(triples).order(), factorial(static_cast<unsigned>(n)) / 2);
  }
}

TEST(PermutationGroup, DihedralAndCyclicGroups) {
  for (const int n : {3, 4, 7, 12, 100}) {
    std::vector<Point> mirror;
    for (int x = 0; x < n; ++x) mirror.push_back(static_cast<Point>(n - 1 - x));
    EXPECT_EQ(group_of({cycle_on(n, 0, n), Permutation::from_images_unchecked(mirror)}).order(), Natural(2 * n));
  }
  EXPECT_EQ(group_of({cycle_on(1000, 0, 1000)}).order(), Natural(1000));
}

TEST(PermutationGroup, ManySmallOrbits) {
  std::vector<Permutation> swaps;
  for (int i = 0; i < 40; ++i) swaps.push_back(cycle_on(80, 2 * i, 2));
  EXPECT_EQ(to_string(group_of(swaps).order()), "1099511627776");
  for (int i = 0; i + 1 < 40; ++i) swaps[i] *= swaps[i + 1];
  swaps.pop_back();
  const PermutationGroup even = group_of(swaps);
  EXPECT_EQ(to_string(even.order()), "549755813888");
  EXPECT_FALSE(even.contains(cycle_on(80, 0, 2)));
}

// S_9 on two orbits by the same action, by two actions that agree only in sign, and with nothing in common.
TEST(PermutationGroup, GiantsMayBeLinked) {
  const Natural nine = factorial(9);
  const auto both = [](const Permutation& a, const Permutation& b) {
    std::vector<Point> images = a.images();
    for (const Point x : b.images()) images.push_back(static_cast<Point>(a.degree() + x));
    return Permutation::from_images_unchecked(std::move(images));
  };
  const Permutation c = cycle_on(9, 0, 9), s = cycle_on(9, 0, 2), t = cycle_on(9, 3, 4), one = Permutation::identity(9);
  Random random(1);
  const Permutation twist = random_permutation(9, random);
  const PermutationGroup same = group_of({both(c, twist.inverse() * c * twist), both(s, twist.inverse() * s * twist)});
  EXPECT_EQ(same.order(), nine);
  EXPECT_TRUE(same.contains(both(t, twist.inverse() * t * twist)));
  EXPECT_FALSE(same.contains(both(t, one)));
  const PermutationGroup signs = group_of({both(c, c * c), both(s, t)});
  EXPECT_EQ(signs.order(), nine * nine / 2);
  EXPECT_TRUE(signs.contains(both(s, s)));
  EXPECT_FALSE(signs.contains(both(s, one)));
  EXPECT_EQ(group_of({both(c, one), both(s, one), both(one, c), both(one, s)}).order(), nine * nine);
}

// S_8 on points and on the 28 pairs of points: the pairs are no giant and know everything about the points.
TEST(PermutationGroup, GiantsMayBeLinkedToTheRest) {
  const auto on_pairs = [](const Permutation& p) {
    std::vector<Point> images = p.images();
    const auto number = [](int a, int b) { return 8 + std::max(a, b) * (std::max(a, b) - 1) / 2 + std::min(a, b); };
    for (int b = 1; b < 8; ++b) {
      for (int a = 0; a < b; ++a) images.push_back(static_cast<Point>(number(p[a], p[b])));
    }
    return *Permutation::from_images(std::move(images));
  };
  const PermutationGroup group = group_of({on_pairs(cycle_on(8, 0, 8)), on_pairs(cycle_on(8, 0, 2))});
  EXPECT_EQ(group.order(), factorial(8));
  EXPECT_TRUE(group.contains(on_pairs(cycle_on(8, 3, 5))));
  EXPECT_FALSE(group.contains(cycle_on(36, 0, 3)));
}

TEST(PermutationGroup, RubiksCube) {
  const PermutationGroup cube = group_of(rubik_face_turns());
  EXPECT_EQ(to_string(cube.order()), "43252003274489856000");
  EXPECT_EQ(cube.orbits().size(), 2u);
  Random random(2);
  for (int i = 0; i < 20; ++i) {
    const Permutation p = cube.random(random);
    EXPECT_TRUE(cube.contains(p));
    EXPECT_FALSE(cube.contains(p * cycle_on(48, 0, 2)));
  }
}

// Stickers of equal pieces are told apart. Corners 8! 3^7, middle edges 12! 2^11, and 24! for every orbit of wings or
// centres, with the signs that quarter turns allow, and 24 orientations where the middle layers turn. 2x2x2: 24 in all
// positions of space are counted, 3674160 * 24.
TEST(PermutationGroup, LargerCubes) {
  EXPECT_EQ(group_of(cube_layer_turns(2)).order(), Natural(3674160) * 24);
  EXPECT_EQ(group_of(cube_layer_turns(3)).order(), *Natural::parse("43252003274489856000") * 24);
  const Natural corners = factorial(8) * Natural(2187);
  const Natural f24 = factorial(24);
  EXPECT_EQ(group_of(cube_layer_turns(4)).order(), corners * f24 * f24 / 2);
  Random random(3);
  for (const int n : {5, 6}) {
    const PermutationGroup cube = group_of(cube_layer_turns(n));
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(cube.contains(cube.random(random)));
    EXPECT_FALSE(cube.contains(cycle_on(6 * n * n, 0, 3)));
  }
}

// The split into giants against the plain chain on all stickers.
TEST(PermutationGroupStandard, GiantsAgreeWithThePlainChain) {
  Progress progress;
  for (const int n : {2, 3, 4, 5, 6}) {
    const auto turns = cube_layer_turns(n);
    const auto chain = StabiliserChain::build(turns[0].degree(), turns, progress);
    const PermutationGroup group = group_of(turns);
    ASSERT_EQ(chain->order(), group.order()) << n;
    Random random(4);
    for (int i = 0; i < 10; ++i) {
      EXPECT_TRUE(group.contains(chain->random(random)));
      EXPECT_TRUE(chain->contains(group.random(random)));
    }
  }
}

// Random generators on several orbits at once; some blocks repeat an earlier one, seen through a fixed renaming.
TEST(PermutationGroupStandard, RandomLinkedOrbitsAgreeWithThePlainChain) {
  Progress progress;
  Random random(14);
  const std::vector<int> sizes = {8, 3, 9, 8, 2, 9, 5, 8};
  const int degree = std::accumulate(sizes.begin(), sizes.end(), 0);
  for (int trial = 0; trial < 60; ++trial) {
    std::vector<int> source(sizes.size());  // the block that this one repeats, or itself
    std::vector<Permutation> renaming;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
      source[i] = static_cast<int>(random.below(i + 1));
      if (sizes[source[i]] != sizes[i]) source[i] = static_cast<int>(i);
      renaming.push_back(random_permutation(sizes[i], random));
    }
    std::vector<Permutation> generators;
    for (int k = 0; k < 2; ++k) {
      std::vector<Permutation> blocks;
      std::vector<Point> images;
      for (std::size_t i = 0; i < sizes.size(); ++i) {
        Permutation p = random_permutation(sizes[i], random).power(1 + static_cast<int>(random.below(3)));
        if (source[i] < static_cast<int>(i)) p = renaming[i].inverse() * blocks[source[i]] * renaming[i];
        blocks.push_back(p);
        const auto first = static_cast<int>(images.size());
        for (const Point x : p.images()) images.push_back(static_cast<Point>(first + x));
      }
      generators.push_back(Permutation::from_images_unchecked(std::move(images)));
    }
    const auto chain = StabiliserChain::build(degree, generators, progress);
    const PermutationGroup group = group_of(generators);
    ASSERT_EQ(chain->order(), group.order()) << trial;
    for (int i = 0; i < 10; ++i) {
      const Permutation p = chain->random(random), q = group.random(random);
      ASSERT_TRUE(group.contains(p));
      ASSERT_TRUE(chain->contains(q));
      const int x = static_cast<int>(random.below(static_cast<std::uint64_t>(degree - 2)));
      const Permutation r = p * cycle_on(degree, x, 2 + static_cast<int>(random.below(2)));
      ASSERT_EQ(group.contains(r), chain->contains(r));
    }
  }
}

TEST(StabiliserChain, SchreierTreesGiveTheSameAsExplicitTransversals) {
  Progress progress;
  for (const std::size_t room : {std::size_t{0}, std::size_t{5'000}, StabiliserChain::default_room}) {
    const auto chain = StabiliserChain::build(48, rubik_face_turns(), progress, {}, room);
    EXPECT_EQ(to_string(chain->order()), "43252003274489856000");
    Random random(5);
    for (int i = 0; i < 10; ++i) EXPECT_TRUE(chain->contains(chain->random(random)));
    EXPECT_FALSE(chain->contains(cycle_on(48, 0, 2)));
  }
}

// Every element of S_3 x C_2 and of A_8 x signs should come up about equally often.
TEST(PermutationGroup, RandomElementsAreSpreadEvenly) {
  const PermutationGroup group = group_of("(1 2 3)\n(1 2)(4 5)\n(6 7)");
  const auto elements = all_elements(group.generators());
  ASSERT_EQ(elements.size(), 12u);
  std::map<std::vector<Point>, int> counts;
  Random random(6);
  for (int i = 0; i < 12'000; ++i) ++counts[group.random(random).images()];
  ASSERT_EQ(counts.size(), elements.size());
  for (const auto& [images, count] : counts) EXPECT_NEAR(count, 1000, 160);

  const PermutationGroup linked = group_of("(1 2 3 4 5 6 7 8)(9 10)\n(1 2)(9 10)");
  std::vector<int> places(8);
  int odd = 0;
  for (int i = 0; i < 8'000; ++i) {
    const Permutation p = linked.random(random);
    ASSERT_TRUE(linked.contains(p));
    ++places[p[0]];
    odd += p[8] != 8;
  }
  for (const int count : places) EXPECT_NEAR(count, 1000, 160);
  EXPECT_NEAR(odd, 4000, 400);
}

TEST(PermutationGroup, IsCancelled) {
  std::stop_source source;
  source.request_stop();
  Progress progress(source.get_token());
  const auto group = PermutationGroup::generate(cube_layer_turns(5), progress);
  ASSERT_FALSE(group);
  EXPECT_EQ(group.error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi
