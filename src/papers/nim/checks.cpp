#include "papers/nim/checks.hpp"

#include <algorithm>
#include <iterator>

#include "games/nim/digits.hpp"
#include "games/nim/theory.hpp"
#include "papers/finding.hpp"
#include "papers/nim/gridnim.hpp"
#include "solve/grundy.hpp"

namespace asobi {

namespace {

using namespace nim;

std::string tuple(const Heaps& heaps) { return fmt::format("({})", fmt::join(heaps, ", ")); }

bool balanced(const Heaps& heaps) { return digit_table(heaps).balanced(); }

// The paper's words.
std::string balance_word(bool balance) { return balance ? "バランス" : "アンバランス"; }

// Who wins all positions of a kind.
struct Winners {
  std::size_t first = 0, second = 0;

  void add(bool first_wins) { ++(first_wins ? first : second); }
  std::string word() const {
    if (first == 0 && second == 0) return "-";
    if (first > 0 && second > 0) return fmt::format("先手必勝 {}, 後手必勝 {}", first, second);
    return first > 0 ? "先手必勝" : "後手必勝";
  }
};

// "アンバランス ⇒ …; バランス ⇒ …", from positions of both kinds.
struct BalanceTheorem {
  Winners balances, imbalances;

  void add(bool balance, bool first_wins) { (balance ? balances : imbalances).add(first_wins); }
  std::string text() const {
    return fmt::format("{} ⇒ {}; {} ⇒ {}", balance_word(false), imbalances.word(), balance_word(true), balances.word());
  }
};

Rules with_limits(std::vector<Stones> limits) { return {Heaps(limits.size()), std::move(limits)}; }
Rules three_heaps(Stones limit = unlimited) { return with_limits({limit, limit, limit}); }

// How many of all positions of `count` heaps up to `greatest` visit(heaps) is false of.
template <class Visit>
Result<std::size_t> exceptions(std::size_t count, Stones greatest, Context& context, const Visit& visit) {
  Heaps heaps(count);
  std::size_t out = 0;
  for (;;) {
    ASOBI_CHECK(context.progress.check());
    ASOBI_TRY(const bool holds, visit(heaps));
    out += holds ? 0 : 1;
    std::size_t i = 0;
    while (i < count && heaps[i] == greatest) heaps[i++] = 0;
    if (i == count) return out;
    ++heaps[i];
  }
}

// How many of the moves lead to a balance.
struct Reach {
  std::size_t balances = 0, imbalances = 0;
};

Reach reach(const Rules& rules, const Heaps& heaps) {
  std::vector<Take> moves;
  rules.moves(heaps, moves);
  Reach out;
  for (const Take& move : moves) ++(balanced(rules.after(heaps, move)) ? out.balances : out.imbalances);
  return out;
}

constexpr Stones property_bound = 15;

Result<Finding> check_first_property(Context& context) {
  const Rules rules = three_heaps();
  std::size_t balances = 0;
  ASOBI_TRY(const std::size_t wrong, exceptions(3, property_bound, context, [&](const Heaps& heaps) -> Result<bool> {
              if (!balanced(heaps)) return true;
              ++balances;
              return reach(rules, heaps).balances == 0;
            }));
  return computes(every_but(wrong, balances),
                  {fmt::format("every move from all {} balances with heaps up to {}", balances, property_bound),
                   fmt::format("{} 個以下の山のバランス {} 通りの、すべての手で確認", property_bound, balances)});
}

// A balance can always be reached; an imbalance cannot from heaps of 0 and 1 alone.
Result<Finding> check_second_property(Context& context) {
  const Rules rules = three_heaps();
  std::size_t imbalances = 0;
  std::vector<std::string> only_balances;
  ASOBI_TRY(const std::size_t wrong, exceptions(3, property_bound, context, [&](const Heaps& heaps) -> Result<bool> {
              if (balanced(heaps)) return true;
              ++imbalances;
              const Reach moves = reach(rules, heaps);
              if (moves.imbalances == 0) only_balances.push_back(tuple(heaps));
              return moves.balances > 0;
            }));
  const auto list = fmt::format("{}", fmt::join(only_balances, ", "));
  return computes(only_balances.empty() ? "every" : "every but " + list,
                  {fmt::format("a balance always; an imbalance not from {}, but from the other {} imbalances up to {}",
                               list, imbalances - only_balances.size(), property_bound),
                   fmt::format("バランスには必ずできる。アンバランスには {} からはできず、他の {} "
                               "通り（{} 個以下）からはできる",
                               list, imbalances - only_balances.size(), property_bound)},
                  wrong == 0);
}

constexpr Stones theorem_bound = 12;

Result<Finding> check_theorem(Context& context) {
  OutcomeSearch search(three_heaps());
  BalanceTheorem theorem;
  ASOBI_CHECK(exceptions(3, theorem_bound, context, [&](const Heaps& heaps) -> Result<bool> {
    ASOBI_TRY(const bool wins, search.wins(heaps, context.progress));
    theorem.add(balanced(heaps), wins);
    return true;
  }));
  return computes(
      theorem.text(),
      {fmt::format("plain search of all {} positions with heaps up to {}", grouped(search.positions()), theorem_bound),
       fmt::format("{} 個以下の山の全 {} 局面を素朴に探索", theorem_bound, grouped(search.positions()))});
}

constexpr Stones greatest_limit = 6;
constexpr Stones limited_bound = 10;

Result<Finding> check_reply(Context&) {
  std::size_t wrong = 0, cases = 0;
  for (Stones n = 1; n <= 100; ++n) {
    const Rules rules = three_heaps(n);
    for (Stones k = 1; k <= n; ++k) {
      const Heaps left = rules.after({n + 1, 0, 0}, {0, k});
      ++cases;
      wrong += left[0] >= 1 && left[0] <= rules.most(left, 0) ? 0 : 1;
    }
  }
  return computes(every_but(wrong, cases), {"true for all k and n up to 100", "n ≤ 100 のすべての k で正しい"});
}

Result<Finding> check_blocks(Context& context) {
  std::size_t wrong = 0, positions = 0;
  for (Stones n = 1; n <= greatest_limit; ++n) {
    GrundySearch search(three_heaps(n));
    ASOBI_TRY(const std::size_t here, exceptions(3, n, context, [&](const Heaps& heaps) -> Result<bool> {
                ++positions;
                ASOBI_TRY(const Nimber value, search.grundy(heaps, context.progress));
                Heaps more = heaps;
                for (Stones& heap : more) {
                  heap += n + 1;
                  ASOBI_TRY(const Nimber with_block, search.grundy(more, context.progress));
                  if (with_block != value) return false;
                }
                return true;
              }));
    wrong += here;
  }
  return computes(
      every_but(wrong, positions),
      {fmt::format("one, two or three more blocks change no winner and no Grundy number (n ≤ {})", greatest_limit),
       fmt::format("塊を 1 個から 3 個加えても勝者もグランディ数も変わらない（n ≤ {}）", greatest_limit)});
}

Result<Finding> check_limited(Context& context) {
  std::size_t positions = 0, wrong = 0;
  BalanceTheorem theorem;
  for (Stones n = 1; n <= greatest_limit; ++n) {
    const Rules rules = three_heaps(n);
    GrundySearch values(rules);
    OutcomeSearch outcomes(rules);
    ASOBI_TRY(const std::size_t here, exceptions(3, limited_bound, context, [&](const Heaps& heaps) -> Result<bool> {
                ASOBI_TRY(const Nimber value, values.grundy(heaps, context.progress));
                ASOBI_TRY(const bool wins, outcomes.wins(heaps, context.progress));
                const DigitTable table = digit_table(remainders(rules, heaps));
                theorem.add(table.balanced(), wins);
                return value == table.sum;
              }));
    wrong += here;
    positions += outcomes.positions();
  }
  return computes(theorem.text(),
                  {fmt::format("plain search, n = 1 to {}, heaps up to {} ({} positions); the nim-sum of α, "
                               "β, γ is even the Grundy number",
                               greatest_limit, limited_bound, grouped(positions)),
                   fmt::format("n = 1 から {}、{} 個以下の山の {} 局面を素朴に探索。α, β, γ "
                               "のニム和はグランディ数でもある",
                               greatest_limit, limited_bound, grouped(positions))},
                  wrong == 0);
}

// Whether the closed forms say what plain search says, in normal and in misère play.
Result<bool> as_searched(const std::vector<Stones>& limits, Stones greatest, std::size_t& positions, Context& context) {
  const Rules rules = with_limits(limits);
  for (const bool misere : {false, true}) {
    OutcomeSearch search(rules, misere);
    ASOBI_TRY(const std::size_t wrong,
              exceptions(limits.size(), greatest, context, [&](const Heaps& heaps) -> Result<bool> {
                ASOBI_TRY(const bool searched, search.wins(heaps, context.progress));
                return searched == wins(rules, heaps, misere);
              }));
    if (wrong > 0) return false;
    positions += search.positions();
  }
  return true;
}

Result<Finding> check_other_rules(Context& context) {
  std::size_t positions = 0;
  const std::vector<std::vector<Stones>> all = {{unlimited, unlimited, unlimited},
                                                {2, 3, 4},
                                                {1, 5, unlimited},
                                                {unlimited, 2, 2},
                                                {3, 3, 3, 3},
                                                {1, 2, 3, unlimited},
                                                {2, 2, 2, 2, 2}};
  for (const auto& limits : all) {
    ASOBI_TRY(const bool holds, as_searched(limits, limits.size() == 3 ? 9 : 5, positions, context));
    if (!holds) return answered_if(false, same(tuple(limits)));
  }
  return Finding{
      true,
      {fmt::format("also for any number of heaps, a limit for each, and misère play, where a position of "
                   "remainders 0 and 1 is lost with an odd number of ones ({} positions searched; proof in "
                   "games/nim/theory.hpp)",
                   grouped(positions)),
       fmt::format("山の数が任意でも、山ごとの上限でも、逆形でも判定できる。逆形では余りが 0 と 1 だけのとき 1 "
                   "が奇数個なら負け（{} 局面を探索。証明は games/nim/theory.hpp）",
                   grouped(positions))}};
}

}  // namespace

std::vector<Check> nim_checks() {
  std::vector<Check> out = {{"property-1", check_first_property},
                            {"property-2", check_second_property},
                            {"theorem", check_theorem},
                            {"reply", check_reply},
                            {"blocks", check_blocks},
                            {"limited", check_limited},
                            {"other-rules", check_other_rules}};
  std::ranges::move(gridnim_checks(), std::back_inserter(out));
  return out;
}

}  // namespace asobi
