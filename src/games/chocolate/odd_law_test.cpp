// The formula for odd k (docs/theorems.md), against the table of Grundy numbers and by automata, and every step of its
// proof: so that no step says what is not so.
#include <array>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "games/chocolate/law_check.hpp"
#include "games/chocolate/proof/law_proof.hpp"
#include "games/chocolate/shipped_laws.hpp"

namespace asobi::chocolate {
namespace {

// The formula, and all that the proof speaks of, for one k. E: d = y - z is even; O: it is odd.
struct OddBar {
  Integer k;

  Integer edge(Integer y) const { return y / k; }
  static Integer half_up(Integer z) { return (z + 1) / 2; }
  static bool is_even(Integer y, Integer z) { return (y - z) % 2 == 0; }
  // d + ⌊d/(2k)⌋: the numbers with an odd remainder by 2k + 1 in their order.
  Integer rising(Integer d) const { return d + d / (2 * k); }
  Integer value(Integer y, Integer z) const {
    return is_even(y, z) ? y + half_up(z) : std::min(y - half_up(z), rising(y - z));
  }
  bool even_remainder(Integer value) const { return value % (2 * k + 1) % 2 == 0; }
};

constexpr std::array<Integer, 7> some_k = {1, 3, 5, 7, 9, 13, 21};
constexpr Integer most = 260;

Result<Law> named(const std::string& name, Integer k) {
  const Edge bar = Edge::quotient(k);
  return law_named_or_written(name, &bar);
}

TEST(OddLaw, IsTheTableOfGrundyNumbers) {
  Progress progress;
  for (const Integer k : {1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 31, 51, 101}) {
    const OddBar bar{k};
    const auto plane = plane_up_to(Edge::quotient(k), 600, progress);
    for (std::uint32_t y = 0; y < plane->rows(); ++y) {
      for (std::uint32_t z = 0; z <= plane->height(y); ++z) {
        const Integer d = Integer{y} - z;
        const Integer printed = d % 2 == 0 ? y + (z + 1) / 2 : d + std::min<Integer>(z / 2, d / (2 * k));
        ASSERT_EQ((*plane)(y, z), printed) << k << ": " << y << ", " << z;
        ASSERT_EQ(bar.value(y, z), printed);  // the form of the proof
      }
    }
  }
}

TEST(OddLaw, ItsTextIsTheFormula) {
  Progress progress;
  for (const Integer k : some_k) {
    const auto plane = plane_up_to(Edge::quotient(k), 200, progress);
    const auto law = named("odd", k);
    ASSERT_TRUE(law) << law.error().message.en;
    EXPECT_TRUE(compare(*law, *plane, 200, 1, progress)->holds()) << k;
  }
  EXPECT_FALSE(named("odd", 4));
  EXPECT_FALSE(law_named_or_written("odd"));
  for (const Integer k : {2, 4, 10}) {
    const auto plane = plane_up_to(Edge::quotient(k), 200, progress);
    EXPECT_TRUE(compare(*named("even", k), *plane, 200, 1, progress)->holds()) << k;
  }
}

void expect_proved(Integer k) {
  Progress progress;
  const auto proof = prove_law(*named(formula_law(k).name, k), Edge::quotient(k), false, progress);
  ASSERT_TRUE(proof) << proof.error().message.en;
  EXPECT_TRUE(proof->proved()) << k;
}

TEST(OddLaw, IsProvedByAutomata) {
  for (const Integer k : {1, 2, 3, 4, 5}) expect_proved(k);
}
TEST(OddLawStandard, IsProvedByAutomata) {
  for (const Integer k : {6, 7, 8, 9, 11}) expect_proved(k);
}
TEST(OddLawExtreme, IsProvedByAutomata) {
  for (const Integer k : {13, 15, 17, 19, 21}) expect_proved(k);
}

TEST(OddLaw, ASpoiledOneIsRefuted) {
  Progress progress;
  for (const auto& [right, wrong] : {std::pair{"(z + 1)/2", "z/2"}, std::pair{"/10", "/9"}, std::pair{"Min", "Max"}}) {
    std::string text = formula_law(5).text.substr(formula_law(5).text.find("*)") + 2);
    text.replace(text.find(right), std::string_view(right).size(), wrong);
    const auto proof = prove_law(*Law::parse(text), Edge::quotient(5), false, progress);
    ASSERT_TRUE(proof);
    EXPECT_FALSE(proof->proved()) << text;
  }
}

// (a) The boundary (u, ⌊u/k⌋): the values of E are the numbers with an even remainder, rising with u, and the next one
// at u = k z is k z + ⌈z/2⌉; those of O are d + ⌊d/2k⌋ of every odd d < (k - 1) z, each once, while u < k z.
TEST(OddLawProof, BoundaryA) {
  for (const Integer k : some_k) {
    const OddBar bar{k};
    Integer last = -1;
    std::set<Integer> odd;
    for (Integer u = 0; u <= most; ++u) {
      const Integer q = bar.edge(u);
      if (u % k == 0) {  // u = k z with z = q: where row z begins
        Integer next = last + 1;
        while (!bar.even_remainder(next)) ++next;
        ASSERT_EQ(next, u + OddBar::half_up(q)) << k;
        std::set<Integer> differences;
        for (Integer d = 1; d < (k - 1) * q; d += 2) differences.insert(bar.rising(d));
        ASSERT_EQ(odd, differences) << k << ", " << q;
      }
      const Integer value = bar.value(u, q);
      if (OddBar::is_even(u, q)) {
        ASSERT_TRUE(bar.even_remainder(value));
        for (Integer between = last + 1; between < value; ++between) ASSERT_FALSE(bar.even_remainder(between)) << k;
        ASSERT_GT(value, last);
        last = value;
      } else {
        ASSERT_LT(u - q, 2 * k * (q / 2 + 1));
        ASSERT_EQ(value, bar.rising(u - q));
        ASSERT_FALSE(bar.even_remainder(value));
        ASSERT_TRUE(odd.insert(value).second);
      }
    }
  }
}

// (b) Boundary (u < k z) and row z (u ≥ k z) together take every number exactly once.
TEST(OddLawProof, BoundaryAndRowB) {
  for (const Integer k : some_k) {
    const OddBar bar{k};
    for (Integer z = 0; z <= 12; ++z) {
      std::map<Integer, int> taken;
      for (Integer u = 0; u <= k * z + 2 * most; ++u) ++taken[bar.value(u, std::min(z, bar.edge(u)))];
      for (Integer value = 0; value <= most; ++value) ASSERT_EQ(taken[value], 1) << k << ", " << z << ": " << value;
    }
  }
}

// (c) No option has the position's own value: boundary and row by (b), and the column (y, t), t < z.
TEST(OddLawProof, ColumnC) {
  for (const Integer k : some_k) {
    const OddBar bar{k};
    for (Integer y = 0; y <= most; ++y) {
      std::set<Integer> values;
      for (Integer t = 0; t <= bar.edge(y); ++t) {
        const Integer value = bar.value(y, t);
        ASSERT_TRUE(values.insert(value).second) << k << ": " << y << ", " << t;
        if (OddBar::is_even(y, t)) {
          ASSERT_GE(value, y);
        } else {
          ASSERT_LE(value, y);
        }
      }
    }
  }
}

// (d) Every smaller value is an option, and of the options that the proof names.
TEST(OddLawProof, SmallerValuesD) {
  for (const Integer k : some_k) {
    const OddBar bar{k};
    for (Integer y = 0; y <= most / 2; ++y) {
      for (Integer z = 0; z <= bar.edge(y); ++z) {
        std::set<Integer> row, column;  // the row with the boundary before it
        for (Integer u = 0; u < y; ++u) row.insert(bar.value(u, std::min(z, bar.edge(u))));
        for (Integer t = 0; t < z; ++t) column.insert(bar.value(y, t));
        for (Integer value = 0; value < bar.value(y, z); ++value) {
          const bool in_row = row.contains(value);
          if (!OddBar::is_even(y, z)) {
            ASSERT_TRUE(in_row) << k << ": " << y << ", " << z << ": " << value;  // of O row and boundary suffice
          } else if (value >= y) {
            ASSERT_TRUE(in_row || column.contains(value)) << k << ": " << y << ", " << z << ": " << value;
          } else if (z > 0 && value >= bar.value(y, z - 1)) {
            // the column of O has all but numbers with an even remainder below k z + ⌈z/2⌉, which the boundary has
            ASSERT_TRUE(column.contains(value) ||
                        (bar.even_remainder(value) && value < k * z + OddBar::half_up(z) && in_row));
          } else {
            ASSERT_TRUE(in_row) << k << ": " << y << ", " << z << ": " << value;
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace asobi::chocolate
