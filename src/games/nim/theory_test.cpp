#include "games/nim/theory.hpp"

#include <gtest/gtest.h>

#include "solve/grundy.hpp"

namespace asobi::nim {
namespace {

// Calls visit(numbers) for all lists of `count` numbers from `least` to `greatest`.
template <class Visit>
void for_all(std::size_t count, Stones least, Stones greatest, const Visit& visit) {
  std::vector<Stones> numbers(count, least);
  for (;;) {
    visit(numbers);
    std::size_t i = 0;
    while (i < count && numbers[i] == greatest) numbers[i++] = least;
    if (i == count) return;
    ++numbers[i];
  }
}

// Everything the closed forms say about heaps up to `greatest`, against plain search.
void expect_as_searched(const std::vector<Stones>& limits, Stones greatest) {
  Progress progress;
  const Rules rules(Heaps(limits.size()), limits);
  GrundySearch values(rules);
  OutcomeSearch normal(rules), misere(rules, true);
  for_all(limits.size(), 0, greatest, [&](const Heaps& heaps) {
    ASSERT_EQ(grundy(rules, heaps), values.grundy(heaps, progress));
    ASSERT_EQ(wins(rules, heaps, false), normal.wins(heaps, progress));
    ASSERT_EQ(wins(rules, heaps, true), misere.wins(heaps, progress));
    ASSERT_EQ(winning_takes(rules, heaps, false), normal.winning_moves(heaps, progress));
    ASSERT_EQ(winning_takes(rules, heaps, false), values.moves_to(heaps, 0, progress));
    ASSERT_EQ(winning_takes(rules, heaps, true), misere.winning_moves(heaps, progress));
  });
}

TEST(NimTheory, WithoutLimitsAsSearched) {
  expect_as_searched({unlimited}, 40);
  expect_as_searched({unlimited, unlimited}, 12);
  expect_as_searched({unlimited, unlimited, unlimited}, 8);
}

TEST(NimTheory, LimitsAsSearched) {
  for (Stones n = 1; n <= 6; ++n) {
    expect_as_searched({n}, 40);
    expect_as_searched({n, n}, 15);
    expect_as_searched({n, n, n}, 7);
  }
}

TEST(NimTheory, MixedLimitsAsSearched) {
  for_all(2, 1, 6, [](const std::vector<Stones>& limits) { expect_as_searched(limits, 9); });
  expect_as_searched({2, unlimited, 3}, 8);
  expect_as_searched({1, 4, unlimited}, 8);
  expect_as_searched({5, 1, 2}, 8);
}

TEST(NimTheoryStandard, ThreeHeapsWithAnyLimitsAsSearched) {
  for_all(3, 1, 6, [](const std::vector<Stones>& limits) { expect_as_searched(limits, 7); });
}

TEST(NimTheoryStandard, FourHeapsAsSearched) {
  expect_as_searched({unlimited, unlimited, unlimited, unlimited}, 8);
  for (Stones n = 1; n <= 6; ++n) expect_as_searched({n, n, n, n}, 7);
  expect_as_searched({2, 3, unlimited, 1}, 7);
}

TEST(NimTheory, TheLargestHeaps) {
  const Stones huge = most_stones;
  const Rules plain(Heaps(2), {unlimited, unlimited});
  EXPECT_EQ(grundy(plain, {huge, huge - 1}), ~Stones{0});
  EXPECT_EQ(winning_takes(plain, {huge, huge - 1}, false), (std::vector<Take>{{0, 1}}));
  EXPECT_EQ(winning_takes(plain, {huge, 0}, false), (std::vector<Take>{{0, huge}}));
  EXPECT_EQ(winning_takes(plain, {huge, 0}, true), (std::vector<Take>{{0, huge - 1}}));
  // A limit as large as the heaps is no limit; 2^63 = 2 mod 3 and 0 mod 2^63.
  const Rules wide(Heaps(2), {huge, huge});
  EXPECT_EQ(grundy(wide, {huge, huge - 1}), ~Stones{0});
  EXPECT_EQ(winning_takes(wide, {huge, huge}, false), (std::vector<Take>{}));
  const Rules narrow(Heaps(2), {2, huge - 1});
  EXPECT_EQ(remainders(narrow, {huge, huge}), (std::vector<Stones>{2, 0}));
  EXPECT_EQ(winning_takes(narrow, {huge, huge}, false), (std::vector<Take>{{0, 2}, {1, huge - 2}}));
}

}  // namespace
}  // namespace asobi::nim
