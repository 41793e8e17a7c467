#include "papers/nim/claims.hpp"

#include <algorithm>
#include <iterator>

#include "games/nim/digits.hpp"
#include "games/nim/theory.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"
#include "papers/nim/gridnim.hpp"
#include "solve/grundy.hpp"

namespace asobi {

namespace {

using namespace nim;

std::string heaps_option(const std::string& heaps) { return fmt::format(R"("heaps":"{}")", heaps); }

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

Result<Finding> check_digits(Context&) {
  const DigitTable table = digit_table(Heaps{3, 5, 7});
  std::vector<std::string> places;
  for (std::size_t i = 0; i < table.ones.size(); ++i) {
    const std::size_t power = table.ones.size() - 1 - i;
    places.push_back(fmt::format("{}: {}", power == 0 ? "1" : fmt::format("2^{}", power), table.ones[i]));
  }
  return computes(fmt::format("{}; {}", fmt::join(places, ", "), balance_word(table.balanced())),
                  {fmt::format("{}; the same counts", fmt::join(table.rows, ", ")),
                   fmt::format("{}。個数も同じ", fmt::join(table.rows, ", "))});
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

// The paper's move is the one that takes from the first heap.
Result<Finding> check_first_move(Context& context) {
  OutcomeSearch search(three_heaps());
  ASOBI_TRY(const auto winning, search.winning_moves({3, 5, 7}, context.progress));
  std::vector<std::string> left, from_first;
  for (const Take& take : winning) {
    left.push_back(tuple(three_heaps().after({3, 5, 7}, take)));
    if (take.heap == 0) from_first.push_back(left.back());
  }
  const auto list = fmt::format("{}", fmt::join(left, ", "));
  return computes(fmt::format("{}", fmt::join(from_first, ", ")),
                  {"it wins; all winning moves: " + list, "勝つ手である。勝つ手のすべて: " + list});
}

// The sentence about the second player's turn says アンバランス where the argument needs バランス.
Result<Finding> check_misprint(Context&) {
  return computes(balance_word(balanced({2, 5, 7})),
                  {"a slip of the pen: (2, 5, 7) is a balance (バランス), and the first property is about balances",
                   "書き誤り。(2, 5, 7) はバランスであり、第一の性質もバランスについてのもの"});
}

Result<Finding> check_end(Context&) {
  return computes(balance_word(balanced({0, 0, 0})), {"counts 0: balance", "個数は 0: バランス"});
}

Claim winner(std::string id, const Heaps& heaps, const Text& says) {
  return {std::move(id),
          {"premises", "前提"},
          says,
          [=](Context& context) -> Result<Finding> {
            OutcomeSearch search(three_heaps());
            Winners winners;
            ASOBI_TRY(const bool wins, search.wins(heaps, context.progress));
            winners.add(wins);
            return computes(winners.word(),
                            {fmt::format("the same, by plain search of {} positions", search.positions()),
                             fmt::format("同じ（{} 局面の素朴な探索）", search.positions())});
          },
          live_ask("nim", "analyze", heaps_option(fmt::format("{}", fmt::join(heaps, " "))))};
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

std::vector<Claim> nim_claims() {
  return {
      Claim{"digits",
            {"premises", "前提"},
            {"(3, 5, 7) has 2, 2, 3 ones at the places 4, 2, 1: imbalance",
             "(3, 5, 7) の 1 の数は 2^2 の位 2、2^1 の位 2、1 の位 3 でアンバランス"},
            check_digits,
            live_ask("nim", "table", heaps_option("3 5 7"))}
          .prints("2^2: 2, 2^1: 2, 1: 3; アンバランス"),
      Claim{"property-1",
            {"premises", "前提"},
            {"every move from a balance makes an imbalance", "バランスのときに石を取ると必ずアンバランスになる"},
            check_first_property,
            live_ask("nim", "hint", heaps_option("2 5 7"), R"("level":4)")}
          .prints("every"),
      Claim{"property-2",
            {"premises", "前提"},
            {"from an imbalance one can make a balance as well as an imbalance",
             "アンバランスのときは取り方次第でバランスにもアンバランスにもできる"},
            check_second_property,
            live_open("nim", heaps_option("1 1 1"))}
          .corrects("every", "every but (1, 0, 0), (0, 1, 0), (0, 0, 1), (1, 1, 1)"),
      Claim{"first-move",
            {"premises", "前提"},
            {"from (3, 5, 7) the first player moves to (2, 5, 7)", "(3, 5, 7) から先手は (2, 5, 7) にする"},
            check_first_move,
            live_open("nim", heaps_option("3 5 7"), "1:1")}
          .prints("(2, 5, 7)"),
      Claim{"second-turn",
            {"premises", "前提"},
            {"then the second player is given an imbalance and can only make an imbalance",
             "後手は山がアンバランスの状態で順番が回ってくるので、アンバランスにすることしかできない"},
            check_misprint,
            live_ask("nim", "table", heaps_option("2 5 7"))}
          .corrects("アンバランス", "バランス"),
      Claim{"end",
            {"premises", "前提"},
            {"(0, 0, 0) is a balance", "(0, 0, 0) はバランスである"},
            check_end,
            live_ask("nim", "table", heaps_option("0 0 0"))}
          .prints("バランス"),
      winner("357", {3, 5, 7}, {"(3, 5, 7): the first player wins", "(3, 5, 7) は先手必勝"}).prints("先手必勝"),
      winner("257", {2, 5, 7}, {"(2, 5, 7): the second player wins", "(2, 5, 7) は後手必勝"}).prints("後手必勝"),
      Claim{"theorem",
            {"premises", "前提"},
            {"imbalance: the first player wins; balance: the second", "アンバランス ⇒ 先手必勝、バランス ⇒ 後手必勝"},
            check_theorem,
            live_ask("nim", "hint", heaps_option("11 14 6"), R"("level":4)")}
          .prints("アンバランス ⇒ 先手必勝; バランス ⇒ 後手必勝"),
      Claim{"reply",
            {"with a limit", "個数を制限したとき"},
            {"who is left n - k + 1 stones of a block can take them all", "残った n - k + 1 個は次の番で全て取れる"},
            check_reply,
            live_open("nim", heaps_option("6") + R"(,"limit":"5")", "1:2")}
          .prints("every"),
      Claim{"blocks",
            {"with a limit", "個数を制限したとき"},
            {"blocks of n + 1 stones need not be considered", "n + 1 の塊は考慮する必要がない"},
            check_blocks,
            live_ask("nim", "table", heaps_option("9 14 20") + R"(,"limit":"5")")}
          .prints("every"),
      Claim{"limited",
            {"with a limit", "個数を制限したとき"},
            {"(α, β, γ) imbalance: the first player wins; balance: the second",
             "(α, β, γ) がアンバランス ⇒ 先手必勝、バランス ⇒ 後手必勝"},
            check_limited,
            live_ask("nim", "analyze", heaps_option("9 14 20") + R"(,"limit":"5")")}
          .prints("アンバランス ⇒ 先手必勝; バランス ⇒ 後手必勝"),
      {"other-rules",
       {"conclusion", "結論"},
       {"the idea of balance judges the winner even if the rule is changed",
        "ルールを変化させてもバランスの考え方を応用できるため勝敗が判定できる"},
       check_other_rules,
       live_ask("nim", "analyze", heaps_option("3 5 7 9") + R"(,"limit":"2,3,4,-","misere":true)")},
  };
}

Paper nim_paper() {
  std::vector<Claim> claims = nim_claims();
  std::ranges::move(gridnim_claims(), std::back_inserter(claims));
  return {
      .id = "nim",
      .title = {"The method to judge the winner of Miyamakuzushi if we change its rule",
                "ルールを変えたときの三山崩しの勝敗判定法"},
      .citation = {"K. Wada and M. Hanyuda, Chiba Prefectural Funabashi High School",
                   "和田一樹、羽生田聖人（千葉県立船橋高等学校理数科 3 年）"},
      .abstract = {"Who wins Miyamakuzushi, Nim with three heaps, is told by binary notation, and still is "
                   "when the number of stones a turn is limited: the stones are separated into blocks "
                   "first. In Two Dimensional Nim, where connected stones of a row or column are taken, the "
                   "winner is known if the stones are placed with point symmetry.",
                   "三山崩しの勝敗は 2 進数表記で判定できる。一度に取れる石の数を制限しても、石を塊に分ければ 2 "
                   "進数で判定できる。行ま"
                   "たは列のつながった石を取る二次元石取りゲームでは、初期配置が点対称なら勝者が分かる。"},
      .source = "003_9e2b0fecdd198950",
      .claims = std::move(claims),
  };
}

}  // namespace asobi
