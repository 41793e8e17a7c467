#include "solve/number_game.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

#include <gtest/gtest.h>

#include "solve/plain_grundy_for_tests.hpp"

namespace asobi {
namespace {

using Tuple = std::vector<std::uint64_t>;

const std::string nim_of_two = "x' < x and y' = y or x' = x and y' < y";
const std::string nim_of_three =
    "x' < x and y' = y and z' = z or x' = x and y' < y and z' = z or x' = x and y' = y and z' < z";

NumberRules chocolate(int k) {
  return {{"x", "y", "z"},
          fmt::format("z <= y / {}", k),
          fmt::format("x' < x and y' = y and z' = z or x' = x and y' = y and z' < z or "
                      "x' = x and y' < y and z' = min(z, y' / {})",
                      k)};
}

NumberRules misere(NumberRules rules) {
  rules.misere = true;
  return rules;
}

// The game, its lost positions, and what is asked about them.
class Laboratory {
 public:
  explicit Laboratory(const NumberRules& rules) : game_(NumberGame::make(rules, work_)) {
    if (game_) arity_ = rules.names.size();
  }

  const Result<NumberGame>& game() const { return game_; }
  automata::Work& work() { return work_; }

  statements::Meaning lost(std::uint32_t digits) {
    const auto found = game_->lost(digits, work_);
    return found ? *found : nullptr;
  }

  // "holds", the tuple for which it fails, or the error.
  std::string asked(const statements::Meaning& lost, std::string_view text) {
    if (lost == nullptr) return "no law";
    const auto statement = statements::parsed(text, {{}, {{"lost", arity_}}});
    if (!statement) return statement.error().message.en;
    const auto decision = statements::decide(**statement, std::vector{lost}, work_);
    if (!decision) return decision.error().message.en;
    if (decision->holds) return "holds";
    Tuple values;
    for (const auto& [name, value] : *decision->example) values.push_back(value);
    return fmt::format("{}", fmt::join(values, " "));
  }

 private:
  Progress progress_;
  automata::Work work_{progress_};
  Result<NumberGame> game_;
  std::size_t arity_ = 0;
};

// The slow, obvious way.
bool loses(const NumberGame& game, bool misere_play, const Tuple& tuple, std::map<Tuple, bool>& known) {
  if (const auto found = known.find(tuple); found != known.end()) return found->second;
  const auto next = game.after(tuple);
  const bool out = next.empty()
                       ? !misere_play
                       : std::ranges::none_of(next, [&](const Tuple& t) { return loses(game, misere_play, t, known); });
  known.emplace(tuple, out);
  return out;
}

TEST(NumberGame, SmallPositionsAsThePlainSearchSays) {
  for (const NumberRules& rules :
       {NumberRules{{"x", "y"}, "true", nim_of_two}, misere({{"x", "y"}, "true", nim_of_two}),
        NumberRules{{"x"}, "true", "x' < x and x - x' <= 3"},
        NumberRules{{"x", "y"}, "x >= y", nim_of_two + " or x' = x - 3 and y' = y + 1"}, chocolate(1),
        misere(chocolate(2))}) {
    Laboratory lab(rules);
    ASSERT_TRUE(lab.game()) << lab.game().error().message.en;
    const NumberGame& game = *lab.game();
    const auto table = game.lost_below(4, lab.work());
    ASSERT_TRUE(table);
    std::map<Tuple, bool> known;
    for (std::size_t number = 0; number < table->tuples.size(); ++number) {
      Tuple tuple(game.numbers());
      std::size_t rest = number;
      for (std::size_t i = tuple.size(); i-- > 0; rest /= 16) tuple[i] = rest % 16;
      const bool lost = game.is_position(tuple) && loses(game, rules.misere, tuple, known);
      ASSERT_EQ(table->tuples[number], lost) << rules.move << ": " << fmt::format("{}", fmt::join(tuple, " "));
    }
  }
}

TEST(NumberGame, SmallPositionsInOtherNumerations) {
  const std::string wythoff = nim_of_two + " or x' < x and x - x' = y - y'";
  for (const std::string_view numeration : {"base 3", "base 5", "zeckendorf", "metallic 2"}) {
    SCOPED_TRACE(numeration);
    NumberRules rules{{"x", "y"}, "x + 2y != 7", wythoff};
    rules.numeration = *automata::Numeration::named(numeration);
    Laboratory lab(rules);
    ASSERT_TRUE(lab.game()) << lab.game().error().message.en;
    const NumberGame& game = *lab.game();
    const std::uint32_t digits = rules.numeration.length(20);
    const std::uint64_t most = rules.numeration.weight(digits);
    const auto table = game.lost_below(digits, lab.work());
    ASSERT_TRUE(table);
    ASSERT_EQ(table->tuples.size(), most * most);
    std::map<Tuple, bool> known;
    for (std::uint64_t x = 0; x < 20; ++x) {
      for (std::uint64_t y = 0; y < 20; ++y) {
        const bool lost = x + 2 * y != 7 && loses(game, false, {x, y}, known);
        ASSERT_EQ(table->tuples[x * most + y], lost) << x << ", " << y;
      }
    }
    // By the rules: a row, a column and a diagonal, without the position that is none.
    EXPECT_EQ(game.after(Tuple{4, 2}), (std::vector<Tuple>{{0, 2}, {1, 2}, {2, 0}, {2, 2}, {3, 1}, {4, 0}, {4, 1}}));
  }
}

// Whoever has moved may forbid some answers: lost is who has no more moves into lost positions than that, and in misère
// play another move besides, for who cannot move wins.
TEST(NumberGame, BlockingAsThePlainSearchSays) {
  const std::string wythoff = nim_of_two + " or x' < x and x - x' = y - y'";
  constexpr std::uint64_t most = 16;
  for (const auto& [blocked, diagonal_only, won_at_end] :
       {std::tuple(1U, false, false), std::tuple(2U, false, false), std::tuple(3U, true, false),
        std::tuple(1U, true, true), std::tuple(1U, false, true), std::tuple(3U, false, true)}) {
    NumberRules rules{{"x", "y"}, "true", wythoff};
    rules.blocked = blocked;
    rules.misere = won_at_end;
    if (diagonal_only) rules.blockable = "x' < x and y' < y";
    Laboratory lab(rules);
    ASSERT_TRUE(lab.game());
    const auto table = lab.game()->lost_below(4, lab.work());
    ASSERT_TRUE(table);
    for (std::uint64_t x = 0; x < most; ++x) {
      for (std::uint64_t y = 0; y < most; ++y) {
        std::uint32_t straight = 0, diagonal = 0;
        for (std::uint64_t i = 0; i < x; ++i) straight += table->tuples[i * most + y] ? 1 : 0;
        for (std::uint64_t j = 0; j < y; ++j) straight += table->tuples[x * most + j] ? 1 : 0;
        for (std::uint64_t i = 1; i <= std::min(x, y); ++i) diagonal += table->tuples[(x - i) * most + y - i] ? 1 : 0;
        const bool forbidden = diagonal_only ? straight == 0 && diagonal <= blocked : straight + diagonal <= blocked;
        const bool others = straight + diagonal < x + y + std::min(x, y);
        ASSERT_EQ(table->tuples[x * most + y], forbidden && (!won_at_end || others))
            << x << ", " << y << " blocked " << blocked << " misère " << won_at_end;
      }
    }
  }
}

// The set is proved, and its table is that of the plain search; spoiled by a point, it is refuted there.
TEST(NumberGame, LawsWithBlockingInMiserePlay) {
  for (const std::uint32_t blocked : {1U, 2U}) {
    NumberRules rules = misere({{"x"}, "true", "x' < x and x <= x' + 3"});
    rules.blocked = blocked;
    Laboratory lab(rules);
    ASSERT_TRUE(lab.game());
    const auto law = lab.game()->lost(8, lab.work());
    ASSERT_TRUE(law);
    ASSERT_NE(*law, nullptr);
    std::vector<bool> lost;
    for (std::uint64_t x = 0; x < 40; ++x) {
      std::uint64_t into = 0;
      const std::uint64_t moves = std::min<std::uint64_t>(x, 3);
      for (std::uint64_t take = 1; take <= moves; ++take) into += lost[x - take] ? 1 : 0;
      lost.push_back(into <= blocked && into < moves);
      EXPECT_EQ(accepts(**law, std::array{automata::Track{0}}, std::array{x}), lost.back()) << x;
    }
    EXPECT_FALSE(*lab.game()->refutation(**law, lab.work()));
    for (const std::uint64_t at : {0U, 1U, 7U, 20U}) {
      const automata::Sum sum{{{automata::Track{0}, 1}}, -static_cast<automata::Integer>(at)};
      const auto point = compiled(automata::Formula::zero(sum), automata::Numeration(2), lab.work());
      ASSERT_TRUE(point);
      const auto both = lost[at] ? automata::Both::difference : automata::Both::disjunction;
      const auto spoiled = product(**law, **point, both, lab.work());
      ASSERT_TRUE(spoiled);
      EXPECT_EQ(*lab.game()->refutation(*spoiled, lab.work()), (Tuple{at}));
    }
  }
}

TEST(NumberGame, BesideAHeapTheLostPositionsTellTheGrundyNumbers) {
  const std::string queen = nim_of_two + " or x' < x and x - x' = y - y'";
  for (const NumberRules& rules :
       {NumberRules{{"x", "y"}, "true", nim_of_two}, misere({{"x", "y"}, "x + 2y != 7", queen}),
        NumberRules{{"v"}, "true", "exists vv: v' + vv = v and 0 < vv <= 3"},
        NumberRules{{"x", "y"}, "x >= y", nim_of_two + " or x' = x - 3 and y' = y + 1"}}) {
    Laboratory lab(rules);
    ASSERT_TRUE(lab.game()) << lab.game().error().message.en;
    const auto more = beside_heap(rules);
    ASSERT_TRUE(more);
    Laboratory beside(*more);
    ASSERT_TRUE(beside.game()) << beside.game().error().message.en;
    const auto table = beside.game()->lost_below(5, beside.work());
    ASSERT_TRUE(table);
    KnownGrundy known;
    for (std::uint64_t x = 0; x < 10; ++x) {
      for (std::uint64_t y = 0; y < (rules.names.size() == 1 ? 1 : 10); ++y) {
        Tuple tuple(rules.names.size());
        tuple[0] = x;
        if (tuple.size() > 1) tuple[1] = y;
        for (std::uint64_t v = 0; v < 20; ++v) {
          Tuple with = tuple;
          with.push_back(v);
          const bool is_it = lab.game()->is_position(tuple) && plain_grundy(*lab.game(), tuple, known) == v;
          ASSERT_EQ(table->has(with), is_it) << rules.move << ": " << x << ", " << y << ", " << v;
        }
      }
    }
  }
  NumberRules blocking{{"x"}, "true", "x' < x"};
  blocking.blocked = 1;
  EXPECT_FALSE(beside_heap(blocking));
  Laboratory four(*beside_heap({{"a", "b", "c", "d"}, "true", "a' < a and b' = b and c' = c and d' = d"}));
  EXPECT_TRUE(four.game());
}

TEST(NumberGame, LawsOfNimAreFoundAndProved) {
  Laboratory two({{"x", "y"}, "true", nim_of_two});
  EXPECT_EQ(two.asked(two.lost(6), "forall x, y: lost(x, y) <=> x = y"), "holds");
  Laboratory three({{"x", "y", "z"}, "true", nim_of_three});
  EXPECT_EQ(three.asked(three.lost(6), "forall x, y, z: lost(x, y, z) <=> x ⊕ y ⊕ z = 0"), "holds");
  EXPECT_EQ(three.asked(three.lost(6), "forall x, y, z: lost(x, y, z) <=> x ⊕ y = z + 1"), "0 0 0");
  EXPECT_EQ(three.asked(three.lost(6), "forall y, z: exists x: lost(x, y, z) and x <= y + z"), "holds");
  Laboratory last_loses(misere({{"x", "y"}, "true", nim_of_two}));
  EXPECT_EQ(last_loses.asked(last_loses.lost(6), "forall x, y: lost(x, y) <=> (x = y and x > 1 or x + y = 1)"),
            "holds");
  Laboratory limited({{"x"}, "true", "x' < x and x - x' <= 3"});
  EXPECT_EQ(limited.asked(limited.lost(6), "forall x: lost(x) <=> x mod 4 = 0"), "holds");
  EXPECT_EQ(limited.asked(limited.lost(6), "forall x: lost(x) <=> x mod 3 = 0"), "3");
  Laboratory one_limited({{"x", "y"}, "true", "x' < x and x - x' <= 3 and y' = y or x' = x and y' < y"});
  EXPECT_EQ(one_limited.asked(one_limited.lost(6), "forall x, y: lost(x, y) <=> x mod 4 = y"), "holds");
}

// Paper 001, theorem 4; and, without any law being told, the conjecture's game.
TEST(NumberGame, LawsOfChocolateAreFoundAndProved) {
  Laboratory even(chocolate(2));
  EXPECT_EQ(even.asked(even.lost(6), "forall x, y, z: lost(x, y, z) <=> z <= y / 2 and x ⊕ y ⊕ z = 0"), "holds");
  Laboratory odd(chocolate(1));
  const auto lost = odd.lost(7);
  ASSERT_NE(lost, nullptr);
  EXPECT_EQ(odd.asked(lost, "forall x, y, z: lost(x, y, z) => x <= 2y"), "holds");
  EXPECT_EQ(odd.asked(lost, "forall x, y, z: z <= y => (lost(x, y, z) <=> x ⊕ y ⊕ z = 0)"), "0 1 1");
}

TEST(NumberGame, LawsOfBlockedGamesAreProvedAndRefuted) {
  NumberRules rules{{"x"}, "true", "x' < x"};
  rules.blocked = 2;
  Laboratory lab(rules);
  EXPECT_EQ(lab.asked(lab.lost(6), "forall x: lost(x) <=> x < 3"), "holds");
  EXPECT_EQ(lab.asked(lab.lost(6), "forall x: lost(x) <=> x < 2"), "2");
  rules.blockable = "x' = 0";
  Laboratory end(rules);
  EXPECT_EQ(end.asked(end.lost(6), "forall x: lost(x) <=> x < 2"), "holds");
}

TEST(NumberGame, ASpoiledLawIsRefutedByItsSmallestFault) {
  Laboratory lab({{"x", "y"}, "true", nim_of_two});
  const auto refuted = [&](std::string_view law) -> std::string {
    const auto statement = statements::parsed(law, {{"x", "y"}, {}});
    const auto formula = statements::formula_of(**statement, {}, lab.work());
    const auto set = compiled(*formula, 2, lab.work());
    const auto found = lab.game()->refutation(**set, lab.work());
    return *found ? fmt::format("{}", fmt::join(**found, " ")) : "proved";
  };
  EXPECT_EQ(refuted("x = y"), "proved");
  EXPECT_EQ(refuted("x = y and x != 5"), "5 5");
  EXPECT_EQ(refuted("x = y or x = 3 and y = 7"), "3 7");
  EXPECT_EQ(refuted("false"), "0 0");
}

TEST(NumberGame, RulesThatAreNoneAreRefused) {
  const auto fault = [](const NumberRules& rules) {
    const Laboratory lab(rules);
    return lab.game() ? std::string() : lab.game().error().message.en;
  };
  EXPECT_EQ(fault({{"x", "y"}, "true", "x' = x - 1 and y' = y + 1"}),
            "every move must make the sum smaller, but one leads from (1, 0) to (0, 1)");
  EXPECT_EQ(fault({{}, "true", "true"}), "a position has 1 to 4 numbers");
  EXPECT_NE(fault({{"x"}, "true", "x' < q"}), "");
  EXPECT_EQ(fault({{"x"}, "true", "x' < x"}), "");
  NumberRules blocking{{"x"}, "true", "x' < x"};
  blocking.blocked = 16;
  EXPECT_EQ(fault(blocking), "");
  blocking.blocked = 17;
  EXPECT_EQ(fault(blocking), "at most 16 moves can be blocked");
}

}  // namespace
}  // namespace asobi
