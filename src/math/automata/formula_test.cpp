// Automata against the slow, obvious way: formulas at random, looked at for all small values.
#include "math/automata/formula.hpp"

#include <algorithm>
#include <functional>

#include <gtest/gtest.h>

#include "base/random.hpp"

namespace asobi::automata {

namespace {

using Values = std::vector<std::uint64_t>;
using Truth = std::function<bool(Values&)>;

constexpr std::uint64_t bound = 6;  // of what quantifiers run through
constexpr Track free_tracks = 2;

struct Statement {
  Formula formula;
  Truth truth;
};

// The weights of the first places, and a number's digits there, the least first.
constexpr std::size_t places = 12;
Values weights(Numeration numeration) {
  Values out = {1, numeration.digits()};
  while (out.size() <= places) {
    out.push_back(numeration.is_metallic() ? (numeration.digits() - 1) * out.back() + out[out.size() - 2]
                                           : numeration.digits() * out.back());
  }
  return out;
}
Values digits_of(std::uint64_t number, Numeration numeration) {
  const Values weight = weights(numeration);
  Values out(places);
  for (std::size_t i = places; i-- > 0; number %= weight[i]) out[i] = number / weight[i];
  return out;
}

class Statements {
 public:
  Statements(std::uint64_t seed, Numeration numeration) : random_(seed), numeration_(numeration) {}

  // About the tracks 0 … known - 1.
  Statement next(int depth, Track known) {
    const auto kind = random_.below(depth == 0 ? 3 : 8);
    if (kind < 2) return linear(known);
    if (kind == 2) return numeration_ == Numeration(2) && random_.below(2) == 0 ? binary(known) : of_digits(known);
    if (kind == 3) return quantified(depth, known);
    const Statement a = next(depth - 1, known);
    if (kind == 4) return {a.formula.negation(), [=](Values& v) { return !a.truth(v); }};
    const Statement b = next(depth - 1, known);
    if (kind == 5) {
      return {Formula::all({a.formula, b.formula}), [=](Values& v) { return a.truth(v) && b.truth(v); }};
    }
    if (kind == 6) {
      return {Formula::any({a.formula, b.formula}), [=](Values& v) { return a.truth(v) || b.truth(v); }};
    }
    return {Formula::same(a.formula, b.formula), [=](Values& v) { return a.truth(v) == b.truth(v); }};
  }

 private:
  Random random_;
  Numeration numeration_;
  int names_ = 0;

  Integer small() { return static_cast<Integer>(random_.below(9)) - 4; }

  Sum linear_sum(Track known) {
    Sum out = Sum::number(small());
    for (Track t = 0; t < known; ++t) out = *sum(out, Sum::of(t), small());
    return out;
  }

  static Integer value(const Sum& sum, const Values& v) {
    Integer out = sum.constant;
    for (const auto& [track, coefficient] : sum.terms) out += coefficient * static_cast<Integer>(v[track]);
    return out;
  }

  Statement linear(Track known) {
    const Sum s = linear_sum(known);
    switch (random_.below(3)) {
      case 0:
        return {Formula::zero(s), [=](Values& v) { return value(s, v) == 0; }};
      case 1:
        return {Formula::not_negative(s), [=](Values& v) { return value(s, v) >= 0; }};
      default:
        const Integer modulus = 1 + static_cast<Integer>(random_.below(6));
        return {Formula::divisible(s, modulus), [=](Values& v) { return value(s, v) % modulus == 0; }};
    }
  }

  Formula named(Automaton automaton) {
    return Formula::of(fmt::format("a{}", names_++), std::make_shared<const Automaton>(std::move(automaton)));
  }

  Track any(Track known) { return static_cast<Track>(random_.below(known)); }

  Statement binary(Track known) {
    const Track a = any(known), b = any(known), c = any(known);
    switch (random_.below(3)) {
      case 0:
        return {named(digitwise(Digitwise::nim_sum, a, b, c)), [=](Values& v) { return v[c] == (v[a] ^ v[b]); }};
      case 1:
        return {named(digitwise(Digitwise::conjunction, a, b, c)), [=](Values& v) { return v[c] == (v[a] & v[b]); }};
      default:
        return {named(digitwise(Digitwise::disjunction, a, b, c)), [=](Values& v) { return v[c] == (v[a] | v[b]); }};
    }
  }

  Statement of_digits(Track known) {
    const Numeration numeration = numeration_;
    const Track a = any(known), b = any(known);
    const auto digit = static_cast<std::uint32_t>(random_.below(numeration.digits()));
    switch (random_.below(3)) {
      case 0:
        return {named(power_of_base(a, numeration)), [=](Values& v) {
                  const Values all = weights(numeration);
                  return std::ranges::find(all, v[a]) != all.end();
                }};
      case 1:
        return {named(digit_at(a, b, digit, numeration)), [=](Values& v) {
                  for (std::size_t i = 0; i < places; ++i) {
                    if (weights(numeration)[i] == v[b]) return digits_of(v[a], numeration)[i] == digit;
                  }
                  return false;
                }};
      default:
        return shift(a, a == b ? (a + 1) % known : b);
    }
  }

  Statement shift(Track a, Track b) {
    Progress quiet;
    Work work(quiet);
    return {named(*shifted(a, b, numeration_, work)), [=, numeration = numeration_](Values& v) {
              const Values weight = weights(numeration), digits = digits_of(v[a], numeration);
              std::uint64_t out = 0;
              for (std::size_t i = 0; i < places; ++i) out += digits[i] * weight[i + 1];
              return out == v[b];
            }};
  }

  Statement quantified(int depth, Track known) {
    const Statement inner = next(depth - 1, known + 1);
    const Formula within =
        Formula::not_negative(*sum(Sum::number(static_cast<Integer>(bound - 1)), Sum::of(known), -1));
    if (random_.below(2) == 0) {
      return {Formula::exists({known}, Formula::all({within, inner.formula})),
              [=](Values& v) { return found(v, inner.truth, true); }};
    }
    return {Formula::for_all({known}, Formula::implies(within, inner.formula)),
            [=](Values& v) { return !found(v, inner.truth, false); }};
  }

  static bool found(Values& v, const Truth& truth, bool wanted) {
    bool out = false;
    v.push_back(0);
    for (std::uint64_t value = 0; value < bound && !out; ++value) {
      v.back() = value;
      out = truth(v) == wanted;
    }
    v.pop_back();
    return out;
  }
};

constexpr std::uint64_t looked_at = 20;

void compare(std::uint64_t seed, Numeration numeration, int depth) {
  SCOPED_TRACE(numeration.name());
  const Statement statement = Statements(seed, numeration).next(depth, free_tracks);
  Progress quiet;
  Work work(quiet);
  const auto automaton = compiled(statement.formula, numeration, work);
  ASSERT_TRUE(automaton) << automaton.error().message.en;
  const std::vector<Track> tracks = {0, 1};
  std::optional<Values> least;
  for (std::uint64_t total = 0; total < looked_at; ++total) {
    for (std::uint64_t x = 0; x <= total; ++x) {
      Values values = {x, total - x};
      const bool truth = statement.truth(values);
      ASSERT_EQ(accepts(**automaton, tracks, values), truth) << "seed " << seed << " at " << x << ", " << total - x;
      if (truth && !least) least = values;
    }
  }
  if (least) EXPECT_EQ(*least_tuple(**automaton, tracks, work), least) << "seed " << seed;
}

TEST(Automata, FormulasAtRandomSayWhatTheySay) {
  for (std::uint64_t seed = 0; seed < 150; ++seed) compare(seed, 2, 3);
}

TEST(Automata, OtherBasesSayTheSame) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) compare(seed, 3, 3);
  for (std::uint64_t seed = 0; seed < 30; ++seed) compare(seed, 10, 2);
}

TEST(Automata, ZeckendorfsNumerationSaysTheSame) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) compare(seed, Numeration::zeckendorf(), 3);
  for (std::uint64_t seed = 0; seed < 40; ++seed) compare(seed, Numeration::metallic(2), 2);
  for (std::uint64_t seed = 0; seed < 20; ++seed) compare(seed, Numeration::metallic(3), 2);
}

TEST(Automata, TracksInAnotherOrderAreTheSameSet) {
  Progress quiet;
  Work work(quiet);
  // a < 2 b, c ≡ a (mod 3), on the tracks 1, 2, 3
  Cell cell;
  cell.not_negative({{{1, -1}, {2, 2}}, -1});
  cell.divisible({{{1, 1}, {3, -1}}, 0}, 3);
  const auto set = automaton_of({cell}, 2, work);
  ASSERT_TRUE(set);
  for (const std::vector<Track>& to : {std::vector<Track>{3, 2, 1}, {2, 3, 1}, {0, 5, 9}, {9, 0, 5}}) {
    const auto other = renamed(*set, std::vector<Track>{1, 2, 3}, to, work);
    ASSERT_TRUE(other);
    for (std::uint64_t number = 0; number < 512; ++number) {
      const std::uint64_t a = number % 8, b = number / 8 % 8, c = number / 64;
      EXPECT_EQ(accepts(*other, to, Values{a, b, c}), a < 2 * b && (a + 15 - c) % 3 == 0);
    }
  }
}

TEST(Automata, WhatIsStoppedEnds) {
  std::stop_source stop;
  stop.request_stop();
  const Progress progress(stop.get_token());
  Work work(progress);
  const auto found = compiled(Formula::zero({{{0, 3}, {1, -5}}, 1}), 2, work);
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().code, Code::cancelled);
  const Progress little(std::stop_token{}, {}, 0, 1'000);
  Work small(little);
  const auto large = compiled(Formula::zero({{{0, 1'003}, {1, -5'001}}, 1}), 2, small);
  ASSERT_FALSE(large);
  EXPECT_EQ(large.error().code, Code::limit);
}

TEST(AutomataStandard, ManyFormulasAtRandom) {
  for (std::uint64_t seed = 1'000; seed < 2'200; ++seed) compare(seed, 2 + seed % 4 / 3, 4);
  for (std::uint64_t seed = 3'000; seed < 3'300; ++seed) compare(seed, Numeration::metallic(1 + seed % 4 / 3), 4);
}

}  // namespace

}  // namespace asobi::automata
