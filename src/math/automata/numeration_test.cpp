#include "math/automata/numeration.hpp"

#include <gtest/gtest.h>

#include "math/automata/formula.hpp"
#include "math/automata/guess.hpp"

namespace asobi::automata {
namespace {

using Digits = std::vector<std::uint32_t>;

std::vector<Numeration> all() {
  std::vector<Numeration> out;
  for (std::uint32_t digits = 2; digits <= Numeration::most_digits; ++digits) {
    out.push_back(Numeration(digits));
    out.push_back(Numeration::metallic(digits - 1));
  }
  return out;
}

TEST(Numeration, DigitsOfSomeNumbers) {
  EXPECT_EQ(Numeration(2).written(6, 4), (Digits{0, 1, 1, 0}));
  EXPECT_EQ(Numeration(10).written(907, 3), (Digits{9, 0, 7}));
  EXPECT_EQ(Numeration::zeckendorf().written(11, 5), (Digits{1, 0, 1, 0, 0}));  // 8 + 3
  EXPECT_EQ(Numeration::zeckendorf().written(12, 6), (Digits{0, 1, 0, 1, 0, 1}));
  EXPECT_EQ(Numeration::metallic(2).written(16, 3), (Digits{2, 0, 2}));  // 1, 3, 7, 17
  EXPECT_EQ(Numeration::zeckendorf().weight(9), 89U);
  EXPECT_EQ(Numeration(3).length(26), 3U);
  EXPECT_EQ(Numeration(3).length(27), 4U);
  EXPECT_EQ(Numeration::zeckendorf().length(0), 0U);
}

// The words that are allowed, in order, are the numbers from 0 on.
TEST(Numeration, EveryNumberIsOneWordThatIsAllowed) {
  for (const Numeration numeration : all()) {
    SCOPED_TRACE(numeration.name());
    constexpr std::uint32_t length = 3;
    std::uint64_t number = 0;
    Digits word(length);
    for (std::uint32_t i = 0; i < 1'000 && i < numeration.digits() * numeration.digits() * numeration.digits(); ++i) {
      for (std::uint32_t j = length, rest = i; j-- > 0; rest /= numeration.digits())
        word[j] = rest % numeration.digits();
      bool allowed = true;
      Beginning begun;
      for (std::uint32_t j = 0; j < length; ++j) {
        allowed = allowed && !(begun.full && word[j] != 0);
        begun = begun.then(word[j], numeration);
      }
      if (!allowed) continue;
      EXPECT_EQ(numeration.written(number, length), word);
      EXPECT_EQ(begun.value, number);
      ++number;
    }
    EXPECT_EQ(number, numeration.weight(length));
  }
}

TEST(Numeration, NamesAreRead) {
  for (const Numeration numeration : all()) EXPECT_EQ(Numeration::named(numeration.name()), numeration);
  EXPECT_EQ(Numeration::named(" base 3 "), Numeration(3));
  EXPECT_EQ(Numeration::named("zeckendorf"), Numeration::metallic(1));
  for (const auto* text : {"", "base", "base 1", "base 11", "base 2 x", "metallic 10", "Zeckendorf's"}) {
    const auto found = Numeration::named(text);
    ASSERT_FALSE(found) << text;
    EXPECT_EQ(found.error().code, Code::invalid);
  }
}

// A set that is not linear in any base: where the sum of two is told by digits.
TEST(Numeration, SetsAreGuessedFromSmallNumbers) {
  const auto lower = [](std::uint64_t n) {
    return static_cast<std::uint64_t>((static_cast<double>(n) * 1.618033988749895));
  };
  const Member pairs = [&](std::span<const std::uint64_t> t) {
    const std::uint64_t n = t[1] >= t[0] ? t[1] - t[0] : 0;
    return t[1] >= t[0] && t[0] == lower(n);
  };
  Progress quiet;
  Work work(quiet);
  const std::vector<Track> tracks = {0, 1};
  const auto found = guessed(tracks, Numeration::zeckendorf(), 8, pairs, work);
  ASSERT_TRUE(found && found->automaton);
  for (std::uint64_t x = 0; x < 300; ++x) {
    for (std::uint64_t y = 0; y < 300; ++y) {
      const std::vector<std::uint64_t> tuple = {x, y};
      ASSERT_EQ(accepts(*found->automaton, tracks, tuple), pairs(tuple)) << x << ", " << y;
    }
  }
  // Not one of binary digits.
  EXPECT_FALSE(guessed(tracks, 2, 5, pairs, work)->automaton);
  // Multiples of 5 in every numeration.
  const Member fives = [](std::span<const std::uint64_t> t) { return t[0] % 5 == 0; };
  for (const Numeration numeration :
       {Numeration(2), Numeration(3), Numeration(7), Numeration::zeckendorf(), Numeration::metallic(2)}) {
    SCOPED_TRACE(numeration.name());
    const auto set = guessed({0}, numeration, numeration.length(30'000), fives, work);
    ASSERT_TRUE(set && set->automaton);
    for (std::uint64_t x = 0; x < 4'000; ++x) {
      ASSERT_EQ(accepts(*set->automaton, std::vector<Track>{0}, std::vector{x}), x % 5 == 0) << x;
    }
  }
}

// Cells with large constants and coefficients.
TEST(Numeration, LinearConditionsHoldWhereTheyShould) {
  Cell cell;
  cell.not_negative({{{0, 7}, {1, -11}}, 40});  // 11 y <= 7 x + 40
  cell.not_negative({{{0, -7}, {1, 13}}, 5});   // 7 x <= 13 y + 5
  cell.divisible({{{0, 2}, {1, 3}}, 1}, 4);
  Cell other;
  other.zero({{{0, 1}, {1, -3}}, -50});  // x = 3 y + 50
  Progress quiet;
  Work work(quiet);
  for (const Numeration numeration :
       {Numeration(2), Numeration(3), Numeration(10), Numeration::zeckendorf(), Numeration::metallic(3)}) {
    SCOPED_TRACE(numeration.name());
    const auto set = automaton_of({cell, other}, numeration, work);
    ASSERT_TRUE(set);
    for (std::int64_t x = 0; x < 90; ++x) {
      for (std::int64_t y = 0; y < 60; ++y) {
        const bool in =
            (11 * y <= 7 * x + 40 && 7 * x <= 13 * y + 5 && (2 * x + 3 * y + 1) % 4 == 0) || x == 3 * y + 50;
        ASSERT_EQ(accepts(*set, std::vector<Track>{0, 1},
                          std::vector{static_cast<std::uint64_t>(x), static_cast<std::uint64_t>(y)}),
                  in)
            << x << ", " << y;
      }
    }
  }
}

// n = x + 2 y: which n have so many pairs. A word more than there are numbers would be one too many.
TEST(Numeration, CompletionsAreCounted) {
  Cell sum, large;
  sum.zero({{{0, 1}, {1, -1}, {2, -2}}, 0});
  large.not_negative(*automata::sum(Sum::of(0), Sum::number(-5), 1));
  Progress quiet;
  Work work(quiet);
  const std::vector<Track> pair = {1, 2};
  for (const Numeration numeration : {Numeration(2), Numeration(3), Numeration::zeckendorf()}) {
    SCOPED_TRACE(numeration.name());
    const auto set = automaton_of({sum}, numeration, work);
    const auto endless_pairs = automaton_of({large}, numeration, work);
    ASSERT_TRUE(set && endless_pairs);
    for (std::uint32_t count = 1; count <= 4; ++count) {
      const auto often = projected_often(*set, pair, count, work);
      const auto always = projected_often(*endless_pairs, pair, count, work);
      ASSERT_TRUE(often && always);
      for (std::uint64_t n = 0; n < 60; ++n) {
        ASSERT_EQ(accepts(*often, std::vector<Track>{0}, std::vector{n}), n / 2 + 1 >= count) << n << ", " << count;
        ASSERT_EQ(accepts(*always, std::vector<Track>{0}, std::vector{n}), n >= 5) << n << ", " << count;
      }
    }
  }
}

TEST(Numeration, TooManyLettersAreRefused) {
  Sum sum;
  for (Track t = 0; t < 8; ++t) sum.terms.emplace_back(t, 1);
  sum.constant = -1;
  Progress quiet;
  Work work(quiet);
  const auto found = compiled(Formula::zero(sum), 10, work);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, Code::limit);
  EXPECT_TRUE(compiled(Formula::zero(sum), 2, work));
}

}  // namespace
}  // namespace asobi::automata
