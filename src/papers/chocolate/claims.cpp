#include "papers/chocolate/claims.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <span>
#include <string_view>

#include "games/chocolate/game.hpp"
#include "games/chocolate/law_check.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/proof/law_proof.hpp"
#include "games/chocolate/reference.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "papers/finding.hpp"
#include "papers/live.hpp"

namespace asobi {

namespace {

using namespace chocolate;  // the paper speaks of nothing else

// Section 3 as printed, brackets included.
constexpr std::string_view printed_families = R"law(AA[n_] :=
  Union[Join[
    Table[{6 n - 1, 4 n + 2 k - 1, 4 n - 4 k - 1}, {k, 0, n - 1}],
    Table[{6 n - 1, 4 n + 2 k, 4 n - 4 k - 2}, {k, 0, n - 1}],
    Table[{6 n - 1, 6 n + 2 k - 1, 4 k}, {k, 0, n - 1}],
    Table[{6 n - 1, 6 n + 2 k, 4 k + 1}, {k, 0, n - 1}]];
BB[n_] :=
  Union[Join[Table[{6 n, 4 n + 2 k, 4 n - 4 k}, {k, 0, n}],
    Table[{6 n, 4 n + 2 k + 1, 4 n - 4 k - 3}, {k, 0, n - 1}],
    Table[{6 n, 6 n + 2 k + 1, 4 k + 2}, {k, 0, n - 1}],
    Table[{6 n, 6 n + 2 k + 2, 4 k + 3}, {k, 0, n - 1}]];
CC[n_, m_] :=
  Union[Join[
    Table[{6 n + 1, 4 n + 2 k + 1, 4 n - 4 k - 1}, {k, 0, n - 1}],
    Table[{6 n + 1, 4 n + 2 k + 2, 4 n - 4 k - 2}, {k, 0, n - 1}],
    Table[{6 n + 1, 6 n + 2 k + 1, 4 k}, {k, 0, n}],
    Table[{6 n + 1, 6 n + 2 k + 2, 4 k + 1}, {k, 0, n - 1}],
    Table[{6 n + 1, k + 8 n + 2, k + 4 n + 1}, {k, 0, n + m}]];
DD[n_] :=
  Union[Join[
    Table[{6 n + 2, 4 n + 2 k + 1, 4 n - 4 k + 1}, {k, 0, n}],
    Table[{6 n + 2, 4 n + 2 k + 2, 4 n - 4 k}, {k, 0, n}],
    Table[{6 n + 2, 6 n + 2 k + 3, 4 k + 2}, {k, 0, n - 1}],
    Table[{6 n + 2, 6 n + 2 k + 4, 4 k + 3}, {k, 0, n - 1}]];
EE[n_] :=
  Union[Join[
    Table[{6 n + 3, 4 n + 2 k + 2, 4 n + 2 - 4 k}, {k, 0, n}],
    Table[{6 n + 3, 4 n + 2 k + 3, 4 n - 4 k - 1}, {k, 0, n - 1}],
    Table[{6 n + 3, 6 n + 2 k + 3, 4 k}, {k, 0, n}],
    Table[{6 n + 3, 6 n + 2 k + 4, 4 k + 1}, {k, 0, n}]]];
FF[n_,m_] :=
  Union[Join[
    Table[{6 n + 4, 4 n + 2 k + 3, 4 n - 4 k + 1}, {k, 0, n}],
    Table[{6 n + 4, 4 n + 2 k + 4, 4 n - 4 k}, {k, 0, n}],
    Table[{6 n + 4, 6 n + 2 k + 5, 4 k + 2}, {k, 0, n}],
    Table[{6 n + 4, 6 n + 2 k + 6, 4 k + 3}, {k, 0, n - 1}],
    Table[{6 n + 4, k + 8 n + 6, k + 4 n + 3}, {k, 0, n + m}]]];
)law";

constexpr std::uint32_t bound = 1'000;  // of the laws checked here

std::string text_of(const Position& p) { return fmt::format("{{{}, {}, {}}}", p.x, p.y, p.z); }

Result<Plane> plane_of(Integer k, std::uint32_t last, Context& context) {
  return plane_up_to(Edge::quotient(k), last, context.progress);
}

// That the law's points are the L-states of all positions, by automata: it lies in the positions, no cut leads from it
// to itself, and from every other position one leads into it.
Result<bool> proved(Integer k, std::string_view text, Context& context) {
  ASOBI_TRY(const Law law, law_named_or_written(text));
  ASOBI_TRY(const LawProof proof, prove_law(law, Edge::quotient(k), false, context.progress));
  return proof.proved();
}

// What shows a claim: a bar with moves made, or a tool about all bars of one k.
std::string live_bar(Integer k, const Position& p, const std::string& moves = {}) {
  return live_open("chocolate", fmt::format(R"("k":{},"x":{},"y":{},"z":{})", k, p.x, p.y, p.z), moves);
}

std::string live_tool(Integer k, const std::string& tool, std::uint32_t max, const std::string& more = {}) {
  return live_ask("chocolate", tool, fmt::format(R"("k":{})", k), fmt::format(R"("max":{}{})", max, more));
}

constexpr const char* rectangle5x3 = R"("f":"4","x":0,"y":2,"z":4)";

// The law as printed, as one line of JSON text.
std::string printed_law_argument() {
  std::string law;
  for (const char c : printed_families) law += c == '\n' ? ' ' : c;
  return fmt::format(R"(,"law":"{}")", law);
}

std::uint32_t grundy(const Plane& plane, const Position& p) { return p.x ^ plane(p.y, p.z); }

// --- section 1: the rectangle, a bar with constant f and x = 0; a × b is {0, b - 1, a - 1} ---

Rules rectangle(const Position& start) {
  return {*Edge::parse(fmt::format("{}", start.z)), std::vector<std::uint32_t>(start.y + 1, start.z), start};
}

// "(1 ≤ y < 3)", if these are all numbers between, else the numbers.
std::string range_text(const char* letter, const std::set<std::uint32_t>& numbers) {
  const bool whole = !numbers.empty() && *numbers.rbegin() - *numbers.begin() + 1 == numbers.size();
  return whole ? fmt::format("({} ≤ {} < {})", *numbers.begin(), letter, *numbers.rbegin() + 1)
               : fmt::format("({} = {})", letter, fmt::join(numbers, ", "));
}

Result<Finding> check_rectangle_cuts(Context&) {
  const Rules bar = rectangle({0, 2, 4});
  std::vector<Cut> cuts;
  bar.moves(bar.start(), cuts);
  std::vector<std::string> sizes;
  std::set<std::uint32_t> heights, widths;
  for (const Cut& cut : cuts) {
    const Position p = bar.after(bar.start(), cut);
    sizes.push_back(fmt::format("{}×{}", p.z + 1, p.y + 1));
    if (p.z == bar.start().z) widths.insert(p.y + 1);
    if (p.y == bar.start().y) heights.insert(p.z + 1);
  }
  return computes(fmt::format("{}×y {}; x×{} {}", bar.start().z + 1, range_text("y", widths), bar.start().y + 1,
                              range_text("x", heights)),
                  same(fmt::format("{}", fmt::join(sizes, ", "))));
}

// Every bar that is met when 5×3 is played, the first and the last included.
Result<Finding> check_rectangle_shapes(Context&) {
  const Rules bar = rectangle({0, 2, 4});
  std::set<std::pair<std::uint32_t, std::uint32_t>> met;
  std::vector<Position> queue = {bar.start()};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const Position p = queue[i];
    if (!met.emplace(p.z + 1, p.y + 1).second) continue;
    std::vector<Cut> cuts;
    bar.moves(p, cuts);
    for (const Cut& cut : cuts) queue.push_back(bar.after(p, cut));
  }
  std::set<std::uint32_t> xs, ys;
  for (const auto& [x, y] : met) xs.insert(x), ys.insert(y);
  return computes(fmt::format("x×y ({} ≤ x ≤ {}) ({} ≤ y ≤ {})", *xs.begin(), *xs.rbegin(), *ys.begin(), *ys.rbegin()),
                  {fmt::format("{} shapes: 5×2 of figure 1.2 and 4×3 of figure 1.3 have a side that is not cut, so < "
                               "must be ≤ (the text may have been damaged by scanning)",
                               met.size()),
                   fmt::format("{} 通り。図 1.2 の 5×2 や図 1.3 の 4×3 は一方の辺が切られていないので、< は ≤ のはず"
                               "（スキャンで文字が損なわれた可能性がある）",
                               met.size())},
                  met.size() == xs.size() * ys.size());
}

Result<Finding> check_rectangle_win(Context& context) {
  ASOBI_TRY(const Plane plane, Plane::make(std::vector<std::uint32_t>(3, 4), context.progress));
  std::vector<std::string> wins;
  for (std::uint32_t z = 0; z < 4; ++z) {
    if (plane(2, z) == 0) wins.push_back(fmt::format("{}×3", z + 1));
  }
  for (std::uint32_t y = 0; y < 2; ++y) {
    if (plane(y, 4) == 0) wins.push_back(fmt::format("5×{}", y + 1));
  }
  return computes(fmt::format("{}", fmt::join(wins, ", ")),
                  {"won, and there is no other winning cut", "先手の勝ち。勝つ切り方はほかにない"});
}

Result<Finding> check_squares(Context& context) {
  constexpr std::uint32_t side = 200;
  ASOBI_TRY(const Plane plane, Plane::make(std::vector<std::uint32_t>(side, side - 1), context.progress));
  std::uint64_t wrong = 0, bars = 0;
  for (std::uint32_t y = 0; y < side; ++y) {
    for (std::uint32_t z = 0; z < side; ++z) {
      ++bars;
      wrong += (plane(y, z) == 0) == (y == z) ? 0 : 1;
    }
  }
  return computes(every_but(wrong, bars),
                  {"up to 200×200 exactly the squares are L-states", "200×200 まで、正方形だけが L-state"});
}

// --- figures: a bar and a cut ---

Result<Rules> bar_at(Integer k, const Position& p) {
  ASOBI_TRY(auto heights, Edge::quotient(k).heights(p.y, no_cap));
  return Rules(Edge::quotient(k), std::move(heights), p);
}

Text bar_told(const Plane& plane, const Position& p) {
  const std::uint32_t g = grundy(plane, p);
  return {fmt::format("the Grundy number is {}: {}", g, g == 0 ? "an L-state" : "a W-state"),
          fmt::format("グランディ数 {} の {}", g, g == 0 ? "L-state" : "W-state")};
}

// A bar with x columns to the left and y to the right, as high as its edge allows: its coordinates are the numbers of
// cuts.
Claim figure(std::string id, Text section, Integer k, std::uint32_t x, std::uint32_t y, const std::string& printed) {
  const std::string edge = fmt::format("y ≥ {}z", k == 1 ? "" : fmt::to_string(k));
  return Claim{std::move(id),
               std::move(section),
               {printed + " tells how often the bar with " + edge + " can be cut in three ways",
                printed + " は " + edge + " のチョコレートを三方向に切れる最大回数"},
               [=](Context& context) -> Result<Finding> {
                 ASOBI_TRY(const Plane plane, plane_of(k, y, context));
                 const Position p = {x, y, plane.height(y)};
                 ASOBI_TRY(const Rules bar, bar_at(k, p));
                 std::vector<Cut> cuts;
                 bar.moves(p, cuts);
                 const auto of = [&](char side) { return std::ranges::count(cuts, side, &Cut::side); };
                 return computes(fmt::format("{{{}, {}, {}}}", of('x'), of('y'), of('z')), bar_told(plane, p));
               },
               live_bar(k, {x, y, static_cast<std::uint32_t>(y / k)})}
      .prints(printed);
}

// "from `from` these cuts lead to …", an L-state where that is said.
Claim cut(std::string id, Text section, Integer k, Position from, const std::vector<Cut>& cuts,
          const std::string& printed, bool wins = false) {
  std::vector<std::string> names;
  for (const Cut& one : cuts) names.push_back(fmt::format("{}{}", one.side, one.to));
  return Claim{std::move(id),
               std::move(section),
               {fmt::format("{} cut by {} is {}{}", text_of(from), fmt::join(names, " and "), printed,
                            wins ? ", an L-state" : ""),
                fmt::format("{} を {} と切ると {}{}", text_of(from), fmt::join(names, "、"), printed,
                            wins ? "（L-state）" : "")},
               [=](Context& context) -> Result<Finding> {
                 ASOBI_TRY(const Plane plane, plane_of(k, from.y, context));
                 ASOBI_TRY(const Rules bar, bar_at(k, from));
                 Position p = from;
                 bool legal = true;
                 for (const Cut& one : cuts) {
                   std::vector<Cut> all;
                   bar.moves(p, all);
                   legal = legal && std::ranges::find(all, one) != all.end();
                   if (legal) p = bar.after(p, one);
                 }
                 return computes(text_of(p), bar_told(plane, p), legal && (!wins || grundy(plane, p) == 0));
               },
               live_bar(k, from, fmt::format("{}", fmt::join(names, " ")))}
      .prints(printed);
}

// --- theorem 4 and other k ---

Result<Finding> check_theorem4(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(2, bound, context));
  ASOBI_TRY(const Law law, law_named_or_written("theorem4"));
  ASOBI_TRY(const Comparison found, compare(law, plane, bound, 1, context.progress));
  ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
  ASOBI_TRY(const bool everywhere, proved(2, "theorem4", context));
  return computes(every_but(found.missing_count + found.surplus_count + nim.exceptions, found.lstates),
                  {fmt::format("proved for all positions (automata); the same {} L-states with x, y ≤ {} when "
                               "computed, where moreover the Grundy number itself is x ⊕ y ⊕ z",
                               grouped(found.lstates), bound),
                   fmt::format("全ての局面について証明した（オートマトン）。x, y ≤ {1} で計算した L-state {0} "
                               "個とも一致し、そこではグランディ数自体が x ⊕ y ⊕ z",
                               grouped(found.lstates), bound)},
                  everywhere);
}

Result<Finding> check_no_simple_formula(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, bound, context));
  ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
  const bool holds = nim.first.has_value();
  return answered_if(holds, {fmt::format("the nim-sum fails first at y = z = 1 (g = {}), and at {} of {} points",
                                         plane(1, 1), grouped(nim.exceptions), grouped(nim.positions)),
                             fmt::format("ニム和は y = z = 1 で初めて外れ（g = {0}）、{2} 点中 {1} 点で外れる",
                                         plane(1, 1), grouped(nim.exceptions), grouped(nim.positions))});
}

Result<Finding> check_other_k(Context& context) {
  std::string odd;
  for (const Integer k : {4, 6, 8}) {
    ASOBI_TRY(const Plane plane, plane_of(k, bound, context));
    ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
    ASOBI_TRY(const bool everywhere,
              proved(k, fmt::format("Table[{{y ⊕ z, y, z}}, {{y, 0, Infinity}}, {{z, 0, y/{}}}]", k), context));
    if (nim.exceptions > 0 || !everywhere) {
      return answered_if(false, {"an even k is no nim-sum", "偶数の k で外れる"});
    }
  }
  for (const Integer k : {3, 5}) {
    ASOBI_TRY(const Plane plane, plane_of(k, bound, context));
    ASOBI_TRY(const LStates lstates, LStates::of(plane, bound, context.progress));
    ASOBI_TRY(const auto law, search_law(plane, lstates, context.progress));
    if (!law) return answered_if(false, {"no law was found", "法則が見つからない"});
    ASOBI_TRY(const bool everywhere, proved(k, law->text, context));
    if (!everywhere) return answered_if(false, {"the law found does not hold", "見つけた法則は成り立たない"});
    odd += fmt::format("{}k = {}: {}", odd.empty() ? "" : ", ", k, law->period);
  }
  return answered_if(
      true, {fmt::format("k = 4, 6, 8: the nim-sum. Odd k: families of linear formulas like AA to FF, periods in "
                         "x {}. All proved for all positions (automata)",
                         odd),
             fmt::format("k = 4, 6, 8 はニム和。奇数の k には AA–FF と同様の一次式の族があり、x の周期は {}。"
                         "いずれも全ての局面について証明した（オートマトン）",
                         odd)});
}

// --- the program of section 3 ---

// The k with which the program's positions, (1/k) y >= z, reach as far as figure 1.6 and no farther.
Result<Finding> check_program(Context& context) {
  constexpr std::uint32_t ss = 100;
  constexpr Position figure = {3, 6, 6};
  std::array<std::uint64_t, 2> count = {};
  std::vector<std::string> fitting;
  for (const Integer k : {1, 2}) {
    ASOBI_TRY(const auto heights, Edge::quotient(k).heights(ss, no_cap));
    if (heights[figure.y] == figure.z) fitting.push_back(fmt::format("k={}", k));
    const ReferenceTable plain(heights, ss);
    ASOBI_TRY(const Plane plane, Plane::make(heights, context.progress));
    ASOBI_TRY(const LStates lstates, LStates::of(plane, ss, context.progress));
    if (plain.lstates() != lstates.count()) {
      return computes({}, {"the tables differ", "表が一致しない"}, false);
    }
    count[static_cast<std::size_t>(k) - 1] = plain.lstates();
  }
  return computes(fmt::format("{}", fmt::join(fitting, ", ")),
                  {fmt::format("the text means figure 1.6, k = 1, but the program sets k=2, the bar of section 2. Run "
                               "plainly, k = 2 gives {} L-states, k = 1 {}",
                               grouped(count[1]), grouped(count[0])),
                   fmt::format("本文は図 1.6 すなわち k = 1 だが、プログラムは 2 節の k=2 のまま。そのまま計算すると "
                               "k = 2 では L-state {} 個、k = 1 では {} 個",
                               grouped(count[1]), grouped(count[0]))});
}

Result<Finding> check_independent_heap(Context& context) {
  constexpr std::uint32_t most = 60;
  for (const Integer k : {1, 2, 3}) {
    ASOBI_TRY(const auto heights, Edge::quotient(k).heights(most, no_cap));
    const ReferenceTable plain(heights, most);
    ASOBI_TRY(const Plane plane, Plane::make(heights, context.progress));
    for (std::uint32_t x = 0; x <= most; ++x) {
      for (std::uint32_t y = 0; y <= most; ++y) {
        for (std::uint32_t z = 0; z <= heights[y]; ++z) {
          if (plain({x, y, z}) != grundy(plane, {x, y, z})) return answered_if(false, {"not so", "成り立たない"});
        }
      }
    }
  }
  return answered_if(
      true,
      {"hours are not needed: x is a heap of its own, Gr = x ⊕ g(y, z); equal to the program for k = 1, 2, 3 up to 60",
       "長い計算は不要: x は独立した山で Gr = x ⊕ g(y, z)。k = 1, 2, 3、60 までプログラムと一致"});
}

// --- the conjecture ---

// How many brackets must close each definition at its end, so that all that were opened are closed.
std::string closing_brackets(std::string_view text) {
  std::vector<std::string> out;
  while (text.find(":=") != std::string_view::npos) {
    const std::string_view definition = text.substr(0, text.find(';'));
    const std::string_view body = definition.substr(definition.find(":=") + 2);
    const auto last = body.find_last_not_of(']');
    const auto open = std::ranges::count(body, '['), closed = std::ranges::count(body.substr(0, last + 1), ']');
    out.push_back(
        fmt::format("{} {}", definition.substr(0, 2), std::string(static_cast<std::size_t>(open - closed), ']')));
    text.remove_prefix(definition.size() + 1);
    if (!text.empty()) text.remove_prefix(1);
  }
  return fmt::format("{}", fmt::join(out, ", "));
}

Result<Finding> check_printed_families(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, 150, context));
  ASOBI_TRY(const Law printed, Law::parse(printed_families));
  ASOBI_TRY(const Comparison found, compare(printed, plane, 150, 1, context.progress));
  return computes(
      closing_brackets(printed_families),
      {fmt::format("{} brackets are missing, perhaps lost in scanning (AA, BB, CC, DD lack the last ]); with them, "
                   "exactly the {} L-states with x, y ≤ 150",
                   printed.notes().size(), grouped(found.lstates)),
       fmt::format("括弧が {} か所足りない（AA, BB, CC, DD の最後の ]。スキャンで失われた可能性がある）。補えば x, y "
                   "≤ 150 の L-state {} 個とちょうど一致",
                   printed.notes().size(), grouped(found.lstates))},
      found.holds());
}

// The L-states of one x, up to y: what a family lists for n = 1 (and m = 0).
Claim family(const std::string& name, std::uint32_t x, std::uint32_t last_y, const std::string& printed) {
  return Claim{"family-" + name.substr(0, 2),
               {"3, " + name, "3 " + name},
               {fmt::format("{}: the L-states with x = {}", name, x), fmt::format("{}: x = {} の L-state", name, x)},
               [=](Context& context) -> Result<Finding> {
                 ASOBI_TRY(const Plane plane, plane_of(1, 3 * last_y, context));
                 ASOBI_TRY(const LStates lstates, LStates::of(plane, x, context.progress));
                 std::vector<std::string> points;
                 for (const auto& [y, z] : lstates.with(x)) {
                   if (y <= last_y) points.push_back(text_of({x, y, z}));
                 }
                 const bool endless = lstates.with(x).size() > points.size();
                 return computes(
                     fmt::format("{}", fmt::join(points, ", ")),
                     {endless ? "the same, as far as m = 0 cuts the endless line off" : "the same, and no others",
                      endless ? "同じ（終わりのない列は m = 0 で打ち切る）" : "同じ。ほかにはない"});
               },
               live_tool(1, "lstates", last_y)}
      .prints(printed);
}

Result<Finding> check_conjecture(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, bound, context));
  ASOBI_TRY(const Law law, law_named_or_written("conjecture"));
  ASOBI_TRY(const Comparison found, compare(law, plane, bound, 1, context.progress));
  ASOBI_TRY(const bool everywhere, proved(1, "conjecture", context));
  return computes(
      every_but(found.missing_count + found.surplus_count, found.lstates),
      {fmt::format("proved for all positions (automata; m is a cut-off: the last tables of CC and FF have no end); "
                   "exactly the {} L-states with x, y ≤ {} when computed",
                   grouped(found.lstates), bound),
       fmt::format(
           "全ての局面について証明した（オートマトン。m は打ち切りで、CC と FF の最後の表に終わりはない）。計算した "
           "x, y ≤ {1} の L-state {0} 個ともちょうど一致",
           grouped(found.lstates), bound)},
      everywhere);
}

Result<Finding> check_found_again(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, 300, context));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, 300, context.progress));
  ASOBI_TRY(const auto law, search_law(plane, lstates, context.progress));
  if (!law) return computes("no law", {"no law was found", "法則が見つからない"});
  // The first coordinates as the families are named: from p n - 1 on; then those of the endless ones.
  std::vector<std::string> first, endless;
  for (std::uint32_t i = 0; i < law->period; ++i) {
    const std::uint32_t residue = (i + law->period - 1) % law->period;
    const int shift = static_cast<int>(i) - 1;
    first.push_back(shift == 0 ? fmt::format("{} n", law->period)
                               : fmt::format("{} n {} {}", law->period, shift < 0 ? '-' : '+', std::abs(shift)));
    if (law->classes[residue].endless > 0) endless.push_back(first.back());
  }
  return computes(fmt::format("{}; m: {}", fmt::join(first, ", "), fmt::join(endless, ", ")),
                  {"the search finds the six families by itself, endless for CC and FF, which have an m",
                   "探索だけで六つの族が見つかる。無限に続くのは m のある CC と FF"});
}

// What the sketch says of the law, looked at up to the bound; and for all positions, of which the proof by automata
// says the same and more.
struct SketchEverywhere : ProofSketch {
  bool everywhere = false;
};
Result<SketchEverywhere> sketch(Context& context) {
  ASOBI_TRY(const Law law, law_named_or_written("conjecture"));
  ASOBI_TRY(const auto heights, Edge::quotient(1).heights(bound, no_cap));
  ASOBI_TRY(const ProofSketch found, check_sketch(law, heights, context.progress));
  ASOBI_TRY(const bool everywhere, proved(1, "conjecture", context));
  return SketchEverywhere{found, everywhere};
}

Result<Finding> check_w_reaches_l(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  return computes(
      found.reaches_none ? "not every" : "every",
      {fmt::format("proved for all positions (automata); looked at for the {} positions with x, y ≤ {} outside the "
                   "families",
                   grouped(found.positions - found.points), bound),
       fmt::format("全ての局面について証明した（オートマトン）。x, y ≤ {1} の族以外の {0} 局面でも一つずつ確かめた",
                   grouped(found.positions - found.points), bound)},
      found.everywhere);
}

Result<Finding> check_x(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  return computes(found.shares_yz ? "not every" : "every",
                  {"true for all positions (proved by automata)", "全ての局面で正しい（オートマトンで証明）"},
                  found.everywhere);
}

// Which of y and z, the second and third coordinates, a cut of the other can leave as it is: what two L-states must
// not share, if no cut of that side is to lead from one to the other.
Result<std::string> left_by_cut(char side) {
  ASOBI_TRY(const Rules bar, bar_at(1, {0, 12, 12}));
  std::set<int> left;
  for (std::uint32_t y = 0; y <= 12; ++y) {
    for (std::uint32_t z = 0; z <= y; ++z) {
      std::vector<Cut> cuts;
      bar.moves({0, y, z}, cuts);
      for (const Cut& one : cuts) {
        const Position p = bar.after({0, y, z}, one);
        if (one.side == side && p.y == y) left.insert(2);
        if (one.side == side && p.z == z) left.insert(3);
      }
    }
  }
  return fmt::format("第 {} 座標", fmt::join(left, ", "));
}

Result<Finding> check_z_cut(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  ASOBI_TRY(const std::string coordinate, left_by_cut('z'));
  return computes(
      coordinate,
      {fmt::format("true up to {}, but a cut of z leaves y: what is needed here is that they never share y, and that "
                   "is proved for all positions (automata)",
                   bound),
       fmt::format(
           "{} まで正しいが、z を減らしても y は変わらない。ここで要るのは y を共有しないことで、これは全ての局面に"
           "ついて証明した（オートマトン）",
           bound)},
      found.everywhere && !found.shares_y && !found.shares_z);
}

Result<Finding> check_y_cut(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  ASOBI_TRY(const std::string coordinate, left_by_cut('y'));
  return computes(coordinate,
                  {"a cut of y leaves z, or lowers it to the edge. So what is needed is that they never share z, "
                   "and that no point lies above and to the right of an edge point; both are proved for all "
                   "positions (automata)",
                   "y を減らすと z はそのままか、縁まで下がる。要るのは z を共有しないことと、縁上の点の右上に点が"
                   "ないこと。両方とも全ての局面について証明した（オートマトン）"},
                  found.everywhere && !found.shares_y && !found.shares_z && !found.reaches_edge);
}

// Figure 3.3 joins the L-states of one x by a line. W-states to its left and to its right, and which cuts lead from
// them to an L-state.
struct BesideLine {
  std::uint64_t left = 0, right = 0;
  std::uint64_t left_by_x = 0, left_by_yz = 0, right_by_yz = 0;

  std::string text() const {
    const auto share = [](std::uint64_t part, std::uint64_t all) { return every_but(all - part, all); };
    return fmt::format("right: y, z {}; left: x {}, y, z {}", share(right_by_yz, right), share(left_by_x, left),
                       left_by_yz == 0 ? "none" : fmt::to_string(left_by_yz));
  }
};

// Whether the point lies to the left of the line through these at its height; above the line's end it does not.
bool left_of_line(std::span<const LStates::YZ> line, std::uint32_t y, std::uint32_t z) {
  bool crossed = false, left = true;
  for (std::size_t i = 0; i + 1 < line.size(); ++i) {
    const std::int64_t y0 = line[i].y, z0 = line[i].z, y1 = line[i + 1].y, z1 = line[i + 1].z;
    if (z < std::min(z0, z1) || z > std::max(z0, z1)) continue;
    crossed = true;
    // y < y0 + (y1 - y0) (z - z0) / (z1 - z0)
    const std::int64_t rise = z1 - z0, sign = rise < 0 ? -1 : 1;
    left = left && sign * rise * (y - y0) < sign * (y1 - y0) * (z - z0);
  }
  return crossed && left;
}

Result<Finding> check_left_and_right(Context& context) {
  constexpr std::uint32_t x = 6, last = 60;
  ASOBI_TRY(const Plane plane, plane_of(1, last, context));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, x, context.progress));
  ASOBI_TRY(const Rules bar, bar_at(1, {x, last, last}));
  BesideLine beside;
  for (std::uint32_t y = 0; y <= last; ++y) {
    for (std::uint32_t z = 0; z <= y; ++z) {
      if (grundy(plane, {x, y, z}) == 0) continue;
      std::vector<Cut> cuts;
      bar.moves({x, y, z}, cuts);
      bool by_x = false, by_yz = false;
      for (const Cut& one : cuts) {
        if (grundy(plane, bar.after({x, y, z}, one)) == 0) (one.side == 'x' ? by_x : by_yz) = true;
      }
      const bool left = left_of_line(lstates.with(x), y, z);
      ++(left ? beside.left : beside.right);
      beside.left_by_x += left && by_x ? 1 : 0;
      beside.left_by_yz += left && by_yz ? 1 : 0;
      beside.right_by_yz += !left && by_yz ? 1 : 0;
    }
  }
  return computes(beside.text(),
                  {fmt::format("true of the {} W-states to the left and of the {} to the right with y ≤ {}",
                               beside.left, grouped(beside.right), last),
                   fmt::format("y ≤ {2} の W-state のうち左の {0} 個、右の {1} 個すべてで正しい", beside.left,
                               grouped(beside.right), last)});
}

Result<Finding> check_figure33(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, 12, context));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, 6, context.progress));
  std::string got;
  bool holds = true;
  for (std::uint32_t x = 1; x <= 6; ++x) {
    const auto points = lstates.with(x);
    holds = holds && !points.empty();
    got += fmt::format("{}x = {}: {}", x == 1 ? "" : ", ", x, points.size());
  }
  return answered_if(holds, {"L-states with y ≤ 12 by x: " + got + "; x = 1 and 4 go on for ever",
                             "y ≤ 12 の L-state の数: " + got + "。x = 1 と 4 は無限に続く"});
}

Result<Finding> check_figure34(Context& context) {
  constexpr std::uint32_t last = bound / 2;  // x is at most y + z, so these rows are whole
  ASOBI_TRY(const Law law, law_named_or_written("conjecture"));
  std::vector<std::uint8_t> met(std::size_t{last + 1} * (last + 1));
  std::set<Point> points;
  ASOBI_CHECK(law.each_point(
      bound,
      [&](const Point& p) -> Result<void> {
        if (p[1] <= last) points.insert(p);
        return {};
      },
      context.progress));
  for (const Point& p : points) ++met[static_cast<std::size_t>(p[1] * (last + 1) + p[2])];
  const std::uint64_t triangle = std::uint64_t{last + 1} * (last + 2) / 2;
  const auto once = static_cast<std::uint64_t>(std::ranges::count(met, 1));
  return computes(
      every_but(triangle - once, triangle),
      {fmt::format("each of the {} points (y, z) with y ≤ {} is met by exactly one x", grouped(triangle), last),
       fmt::format("y ≤ {1} の {0} 個の点 (y, z) のそれぞれに、ちょうど一つの x がある", grouped(triangle), last)},
      points.size() == triangle);
}

}  // namespace

Paper chocolate_paper() {
  return {
      .id = "chocolate",
      .title = {"Combinatorial games studied with computer algebra (R. Miyadera)",
                "数式処理システムを用いた組み合わせゲームの研究と教育への応用（宮寺良平）"},
      .citation = {"R. Miyadera, Kwansei Gakuin Senior High School", "宮寺良平（関西学院高等部）"},
      .abstract =
          {"Chocolate games, a kind of combinatorial games, suit a computer algebra system with "
           "many mathematical functions. Presented here is a bar whose lost positions (L-states) "
           "follow a rather intricate rule; to make its nature clear it is compared with bars whose "
           "L-states have a formula that was published before. Throughout, the work leans on the "
           "computing and programming of Mathematica.",
           "この論文では組み合わせゲームの一種であるチョコレート問題について考える。チョコレート問題は数学関連の関数を"
           "多く持つ数式処"
           "理システムには適している。今回紹介するのは、L-state "
           "がやや複雑な規則性を持っているチョコレート問題である。その問"
           "題の特徴を理解していただくために、既に発表済みの L-state "
           "の公式を持つチョコレートと比較して考える。研究全般にお"
           "いて、数式処理システム Mathematica に大きく依存しており、その計算機能とプログラム機能が本質的に寄与している"
           "。"},
      .source = "001_d4be29cb0ca96ac4.txt",
      .claims =
          {
              Claim{"rectangle",
                    {"1, figures 1.1–1.4", "1 図 1.1–1.4"},
                    {"5×3 can be cut to 5×2, 4×3, 3×3", "5×3 を切ると 5×2, 4×3, 3×3 などになる"},
                    check_rectangle_cuts,
                    live_open("chocolate", rectangle5x3)}
                  .prints("5×y (1 ≤ y < 3); x×3 (1 ≤ x < 5)"),
              Claim{"rectangle-shapes",
                    same("1"),
                    {"the shapes met in play are x×y (1 ≤ x < 5) (1 ≤ y < 3)",
                     "プレー中に現れる形は x×y (1 ≤ x < 5) (1 ≤ y < 3)"},
                    check_rectangle_shapes,
                    live_open("chocolate", rectangle5x3)}
                  .corrects("x×y (1 ≤ x < 5) (1 ≤ y < 3)", "x×y (1 ≤ x ≤ 5) (1 ≤ y ≤ 3)"),
              Claim{"rectangle-win",
                    {"1, figure 1.4", "1 図 1.4"},
                    {"whoever begins with 5×3 wins by leaving 3×3", "5×3 は先手が 3×3 にして勝つ"},
                    check_rectangle_win,
                    live_ask("chocolate", "analyze", rectangle5x3)}
                  .prints("3×3"),
              Claim{"squares",
                    same("1"),
                    {"leaving a square every time wins", "毎回縦横を同じにすれば勝てる"},
                    check_squares,
                    live_ask("chocolate", "table", R"("f":"11")", R"("max":11)")}
                  .prints("every"),
              figure("figure1.5", {"1, figure 1.5", "1 図 1.5"}, 2, 3, 6, "{3, 6, 3}"),
              figure("figure1.6", {"1, figure 1.6", "1 図 1.6"}, 1, 3, 6, "{3, 6, 6}"),
              cut("figure2.1", {"2, figure 2.1", "2 図 2.1"}, 2, {3, 6, 3}, {{'x', 2}, {'y', 4}}, "{2, 4, 2}"),
              cut("figure2.2", {"2, figure 2.2", "2 図 2.2"}, 2, {3, 6, 3}, {{'x', 1}}, "{1, 6, 3}"),
              Claim{"theorem4",
                    {"2, theorem 4", "2 定理 4"},
                    {"for y ≥ 2z the L-states are the points with x ⊕ y ⊕ z = 0",
                     "y ≥ 2z のとき L-state は x ⊕ y ⊕ z = 0 の点"},
                    check_theorem4,
                    live_tool(2, "check", 200, R"(,"law":"theorem4")")}
                  .prints("every"),
              {"no-formula",
               same("3"),
               {"for y ≥ z the L-states have no simple formula", "y ≥ z のとき L-state は簡単な公式にならない"},
               check_no_simple_formula,
               live_tool(1, "search", 60)},
              cut("figure3.1", {"3, figure 3.1", "3 図 3.1"}, 1, {3, 6, 6}, {{'x', 2}, {'y', 3}}, "{2, 3, 3}"),
              cut("figure3.2", {"3, figure 3.2", "3 図 3.2"}, 1, {3, 6, 6}, {{'z', 1}}, "{3, 6, 1}"),
              Claim{"program",
                    {"3, program", "3 プログラム"},
                    {"the program computes the L-states of figure 1.6 up to 100",
                     "プログラムは図 1.6 の L-state を 100 まで計算する"},
                    check_program,
                    live_tool(1, "lstates", 100)}
                  .corrects("k=2", "k=1"),
              {"data",
               same("3"),
               {"as many L-states as possible are computed to find the law",
                "できるだけ多くの L-state を計算して法則を探す"},
               check_independent_heap,
               live_tool(1, "lstates", 300)},
              Claim{"families",
                    {"3, AA to FF", "3 AA–FF"},
                    {"the printed definitions of AA to FF give the data", "印刷された AA–FF の定義がデータを表す"},
                    check_printed_families,
                    live_tool(1, "check", 150, printed_law_argument())}
                  .corrects("AA ]], BB ]], CC ]], DD ]], EE ]]], FF ]]]",
                            "AA ]]], BB ]]], CC ]]], DD ]]], EE ]]], FF ]]]"),
              family("AA[1]", 5, 6, "{5, 3, 3}, {5, 4, 2}, {5, 5, 0}, {5, 6, 1}"),
              family("BB[1]", 6, 8, "{6, 4, 4}, {6, 5, 1}, {6, 6, 0}, {6, 7, 2}, {6, 8, 3}"),
              family("CC[1, 0]", 7, 11,
                     "{7, 5, 3}, {7, 6, 2}, {7, 7, 0}, {7, 8, 1}, {7, 9, 4}, {7, 10, 5}, {7, 11, 6}"),
              family("DD[1]", 8, 10, "{8, 5, 5}, {8, 6, 4}, {8, 7, 1}, {8, 8, 0}, {8, 9, 2}, {8, 10, 3}"),
              family("EE[1]", 9, 12, "{9, 6, 6}, {9, 7, 3}, {9, 8, 2}, {9, 9, 0}, {9, 10, 1}, {9, 11, 4}, {9, 12, 5}"),
              family("FF[1, 0]", 10, 15,
                     "{10, 7, 5}, {10, 8, 4}, {10, 9, 1}, {10, 10, 0}, {10, 11, 2}, {10, 12, 3}, {10, 13, 6}, "
                     "{10, 14, 7}, {10, 15, 8}"),
              Claim{"conjecture",
                    {"3, conjecture", "3 予想"},
                    {"the union of AA[n] to FF[n, m] is the set of L-states",
                     "AA[n] から FF[n, m] の和集合が L-state の集合"},
                    check_conjecture,
                    live_tool(1, "check", 300, R"(,"law":"conjecture")")}
                  .prints("every"),
              Claim{"by-first-coordinate",
                    same("3"),
                    {"arranged by first coordinate the data show the formulas", "第 1 座標で整理すると式で表せる"},
                    check_found_again,
                    live_tool(1, "search", 120)}
                  .prints("6 n - 1, 6 n, 6 n + 1, 6 n + 2, 6 n + 3, 6 n + 4; m: 6 n + 1, 6 n + 4"),
              {"figure3.3",
               {"3, figure 3.3", "3 図 3.3"},
               {"the L-states with x = 1 to 6 in the (y, z) plane", "x = 1 から 6 の L-state を (y, z) 平面に描く"},
               check_figure33,
               live_tool(1, "lstates", 12)},
              Claim{"figure3.4",
                    {"3, figure 3.4", "3 図 3.4"},
                    {"the L-states pave the triangle z ≤ y", "L-state は三角形 z ≤ y を敷き詰める"},
                    check_figure34,
                    live_tool(1, "lstates", 40)}
                  .prints("every"),
              Claim{"proof-w",
                    {"3, proof", "3 証明"},
                    {"from every W-state some cut leads to an L-state", "W-state からは L-state へ行ける"},
                    check_w_reaches_l,
                    live_tool(1, "proof", 200)}
                  .prints("every"),
              cut("example-y", {"3, proof", "3 証明"}, 1, {6, 10, 7}, {{'y', 4}}, "{6, 4, 4}", true),
              cut("example-z", {"3, proof", "3 証明"}, 1, {6, 6, 3}, {{'z', 0}}, "{6, 6, 0}", true),
              cut("example-x", {"3, proof", "3 証明"}, 1, {6, 3, 2}, {{'x', 1}}, "{1, 3, 2}", true),
              Claim{"left-and-right",
                    {"3, proof", "3 証明"},
                    {"of the W-states with x = 6 those to the right of the L-states reach one by cutting y or z, and "
                     "only those; those to the left by cutting x",
                     "第 1 座標が 6 の W-state のうち、y, z を減らして L-state へ行けるのは右に位置するもの。左に"
                     "位置するものは x を減らして行ける"},
                    check_left_and_right,
                    live_tool(1, "lstates", 12)}
                  .prints("right: y, z every; left: x every, y, z none"),
              Claim{"proof-x",
                    {"3, proof", "3 証明"},
                    {"cutting x leads from no L-state to another: different x never share (y, z)",
                     "x を減らしても L-state へは行かない: 第 1 座標が違えば (y, z) は重ならない"},
                    check_x,
                    live_tool(1, "proof", 200)}
                  .prints("every"),
              Claim{"proof-y",
                    {"3, proof", "3 証明"},
                    {"cutting y does not: the same x never shares the second coordinate",
                     "y を減らしても行かない: 第 1 座標が同じなら第 2 座標は異なる"},
                    check_y_cut,
                    live_tool(1, "proof", 200)}
                  .corrects("第 2 座標", "第 3 座標"),
              Claim{"proof-z",
                    {"3, proof", "3 証明"},
                    {"cutting z does not: the same x never shares the third coordinate",
                     "z を減らしても行かない: 第 1 座標が同じなら第 3 座標は異なる"},
                    check_z_cut,
                    live_tool(1, "proof", 200)}
                  .corrects("第 3 座標", "第 2 座標"),
              {"other-k",
               {"2, 3", "2, 3"},
               {"k = 2 and k = 1 are studied; other k are not", "調べたのは k = 2 と k = 1 で、他の k は扱わない"},
               check_other_k,
               live_tool(3, "search", 200)},
          },
  };
}

}  // namespace asobi
