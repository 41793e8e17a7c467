#include "papers/chocolate/claims.hpp"

#include <algorithm>
#include <array>
#include <set>
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

Result<Finding> check_rectangle_cuts(Context&) {
  const Rules bar(*Edge::parse("4"), std::vector<std::uint32_t>(3, 4), {0, 2, 4});
  std::vector<Cut> cuts;
  bar.moves(bar.start(), cuts);
  std::vector<std::string> sizes;
  for (const Cut& cut : cuts) {
    const Position p = bar.after(bar.start(), cut);
    sizes.push_back(fmt::format("{}×{}", p.z + 1, p.y + 1));
  }
  return reproduced_if(sizes == std::vector<std::string>{"5×1", "5×2", "1×3", "2×3", "3×3", "4×3"},
                       same(fmt::format("{}", fmt::join(sizes, ", "))));
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
  return reproduced_if(wins == std::vector<std::string>{"3×3"},
                       {"won, and 3×3 is the only winning cut", "先手の勝ち。勝つ切り方は 3×3 だけ"});
}

Result<Finding> check_squares(Context& context) {
  constexpr std::uint32_t side = 200;
  ASOBI_TRY(const Plane plane, Plane::make(std::vector<std::uint32_t>(side, side - 1), context.progress));
  bool holds = true;
  for (std::uint32_t y = 0; y < side; ++y) {
    for (std::uint32_t z = 0; z < side; ++z) holds = holds && (plane(y, z) == 0) == (y == z);
  }
  return reproduced_if(holds, {"up to 200×200 exactly the squares are L-states", "200×200 まで、正方形だけが L-state"});
}

// --- figures: a bar and a cut ---

Claim figure(std::string id, Text section, Integer k, Position p) {
  return {std::move(id),
          std::move(section),
          {text_of(p) + fmt::format(" is a bar with y ≥ {}z", k == 1 ? "" : fmt::to_string(k)),
           text_of(p) + fmt::format(" は y ≥ {}z のチョコレート", k == 1 ? "" : fmt::to_string(k))},
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Plane plane, plane_of(k, p.y, context));
            const bool position = p.z <= plane.height(p.y);
            const std::uint32_t g = position ? grundy(plane, p) : 0;
            return reproduced_if(
                position, {fmt::format("it is, with Grundy number {}: {}", g, g == 0 ? "an L-state" : "a W-state"),
                           fmt::format("その通り。グランディ数 {} の {}", g, g == 0 ? "L-state" : "W-state")});
          },
          live_bar(k, p)};
}

// "from `from` a cut leads to `to`"
Claim cut(std::string id, Text section, Integer k, Position from, Position to, bool wins) {
  return {std::move(id),
          std::move(section),
          {text_of(from) + " can be cut to " + text_of(to), text_of(from) + " を切って " + text_of(to) + " にできる"},
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Plane plane, plane_of(k, from.y, context));
            const bool by_x = to.x < from.x && to.y == from.y && to.z == from.z;
            const bool by_y = to.x == from.x && to.y < from.y && to.z == std::min(from.z, plane.height(to.y));
            const bool by_z = to.x == from.x && to.y == from.y && to.z < from.z;
            const std::uint32_t g = grundy(plane, to);
            return reproduced_if((by_x || by_y || by_z) && (!wins || g == 0),
                                 {fmt::format("a cut of {}; there the Grundy number is {}{}",
                                              by_x   ? "x"
                                              : by_y ? "y"
                                                     : "z",
                                              g, g == 0 ? ", an L-state" : ""),
                                  fmt::format("{} を切る。その先のグランディ数は {}{}",
                                              by_x   ? "x"
                                              : by_y ? "y"
                                                     : "z",
                                              g, g == 0 ? "（L-state）" : "")});
          },
          live_bar(k, from,
                   to.x != from.x   ? fmt::format("x{}", to.x)
                   : to.y != from.y ? fmt::format("y{}", to.y)
                                    : fmt::format("z{}", to.z))};
}

// Figures 2.1 and 3.1 show {2, …}: that takes two cuts from the bars of figures 1.5 and 1.6.
Claim two_cuts(std::string id, Text section, Integer k, Position from, Position to) {
  return {std::move(id),
          std::move(section),
          {"figures 1.5/1.6 cut: " + text_of(to), "図 1.5・1.6 を切った例 " + text_of(to)},
          [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Plane plane, plane_of(k, from.y, context));
            const bool holds = to.x < from.x && to.y < from.y && to.z == std::min(from.z, plane.height(to.y));
            return reproduced_if(holds, {fmt::format("from {} in two cuts, one of x and one of y", text_of(from)),
                                         fmt::format("{} から x と y を一度ずつ切ると得られる", text_of(from))});
          },
          live_bar(k, from, fmt::format("x{} y{}", to.x, to.y))};
}

// --- theorem 4 and other k ---

Result<Finding> check_theorem4(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(2, bound, context));
  ASOBI_TRY(const Law law, law_named_or_written("theorem4"));
  ASOBI_TRY(const Comparison found, compare(law, plane, bound, 1, context.progress));
  ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
  ASOBI_TRY(const bool everywhere, proved(2, "theorem4", context));
  return reproduced_if(everywhere && found.holds() && nim.exceptions == 0,
                       {fmt::format("proved for all positions (automata); the same {} L-states with x, y ≤ {} when "
                                    "computed, where moreover the Grundy number itself is x ⊕ y ⊕ z",
                                    grouped(found.lstates), bound),
                        fmt::format("全ての局面について証明した（オートマトン）。x, y ≤ {1} で計算した L-state {0} "
                                    "個とも一致し、そこではグランディ数自体が x ⊕ y ⊕ z",
                                    grouped(found.lstates), bound)});
}

Result<Finding> check_no_simple_formula(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, bound, context));
  ASOBI_TRY(const NimSumSearch nim, search_nim_sum(plane, context.progress));
  const bool holds = nim.first.has_value();
  return reproduced_if(holds, {fmt::format("the nim-sum fails first at y = z = 1 (g = {}), and at {} of {} points",
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
      return Finding{Verdict::failed, {"an even k is no nim-sum", "偶数の k で外れる"}};
    }
  }
  for (const Integer k : {3, 5}) {
    ASOBI_TRY(const Plane plane, plane_of(k, bound, context));
    ASOBI_TRY(const LStates lstates, LStates::of(plane, bound, context.progress));
    ASOBI_TRY(const auto law, search_law(plane, lstates, context.progress));
    if (!law) return Finding{Verdict::failed, {"no law was found", "法則が見つからない"}};
    ASOBI_TRY(const bool everywhere, proved(k, law->text, context));
    if (!everywhere) return Finding{Verdict::failed, {"the law found does not hold", "見つけた法則は成り立たない"}};
    odd += fmt::format("{}k = {}: {}", odd.empty() ? "" : ", ", k, law->period);
  }
  return Finding{Verdict::answered,
                 {fmt::format("k = 4, 6, 8: the nim-sum. Odd k: families of linear formulas like AA to FF, periods in "
                              "x {}. All proved for all positions (automata)",
                              odd),
                  fmt::format("k = 4, 6, 8 はニム和。奇数の k には AA–FF と同様の一次式の族があり、x の周期は {}。"
                              "いずれも全ての局面について証明した（オートマトン）",
                              odd)}};
}

// --- the program of section 3 ---

Result<Finding> check_program(Context& context) {
  constexpr std::uint32_t ss = 100;
  std::array<std::uint64_t, 2> count = {};
  for (const Integer k : {1, 2}) {
    ASOBI_TRY(const auto heights, Edge::quotient(k).heights(ss, no_cap));
    const ReferenceTable plain(heights, ss);
    ASOBI_TRY(const Plane plane, Plane::make(heights, context.progress));
    ASOBI_TRY(const LStates lstates, LStates::of(plane, ss, context.progress));
    if (plain.lstates() != lstates.count()) {
      return Finding{Verdict::failed, {"the tables differ", "表が一致しない"}};
    }
    count[static_cast<std::size_t>(k) - 1] = plain.lstates();
  }
  return corrected_if(count[0] == 4'284,
                      {fmt::format("the text means figure 1.6, k = 1, but the program sets k = 2. Run plainly, k = 2 "
                                   "gives {} L-states, k = 1 {}",
                                   grouped(count[1]), grouped(count[0])),
                       fmt::format("本文は図 1.6 すなわち k = 1 だが、プログラムは k=2。そのまま計算すると k = 2 では "
                                   "L-state {} 個、k = 1 では {} 個",
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
          if (plain({x, y, z}) != grundy(plane, {x, y, z})) return Finding{Verdict::failed, {"not so", "成り立たない"}};
        }
      }
    }
  }
  return Finding{
      Verdict::answered,
      {"hours are not needed: x is a heap of its own, Gr = x ⊕ g(y, z); equal to the program for k = 1, 2, 3 up to 60",
       "長い計算は不要: x は独立した山で Gr = x ⊕ g(y, z)。k = 1, 2, 3、60 までプログラムと一致"}};
}

// --- the conjecture ---

Result<Finding> check_printed_families(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, 150, context));
  ASOBI_TRY(const Law printed, Law::parse(printed_families));
  ASOBI_TRY(const Comparison found, compare(printed, plane, 150, 1, context.progress));
  return corrected_if(
      found.holds() && printed.notes().size() == 4,
      {fmt::format("{} brackets are missing (AA, BB, CC, DD lack the last ]); with them, exactly the {} L-states with "
                   "x, y ≤ 150",
                   printed.notes().size(), grouped(found.lstates)),
       fmt::format(
           "括弧が {} か所足りない（AA, BB, CC, DD の最後の ]）。補えば x, y ≤ 150 の L-state {} 個とちょうど一致",
           printed.notes().size(), grouped(found.lstates))});
}

Result<Finding> check_conjecture(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, bound, context));
  ASOBI_TRY(const Law law, law_named_or_written("conjecture"));
  ASOBI_TRY(const Comparison found, compare(law, plane, bound, 1, context.progress));
  ASOBI_TRY(const bool everywhere, proved(1, "conjecture", context));
  return reproduced_if(
      everywhere && found.holds(),
      {fmt::format("proved for all positions (automata; m is a cut-off: the last tables of CC and FF have no end); "
                   "exactly the {} L-states with x, y ≤ {} when computed",
                   grouped(found.lstates), bound),
       fmt::format(
           "全ての局面について証明した（オートマトン。m は打ち切りで、CC と FF の最後の表に終わりはない）。計算した "
           "x, y ≤ {1} の L-state {0} 個ともちょうど一致",
           grouped(found.lstates), bound)});
}

Result<Finding> check_found_again(Context& context) {
  ASOBI_TRY(const Plane plane, plane_of(1, 300, context));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, 300, context.progress));
  ASOBI_TRY(const auto law, search_law(plane, lstates, context.progress));
  const bool holds = law && law->period == 6 && law->classes[1].endless > 0 && law->classes[4].endless > 0;
  return reproduced_if(
      holds, {"the search finds the six families by itself: period 6 in x, endless for x = 6n + 1 (CC) and 6n + 4 (FF)",
              "探索だけで六つの族が見つかる: x の周期は 6、x = 6n + 1 (CC) と 6n + 4 (FF) は無限"});
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
  return reproduced_if(
      found.everywhere && !found.reaches_none,
      {fmt::format("proved for all positions (automata); looked at for the {} positions with x, y ≤ {} outside the "
                   "families",
                   grouped(found.positions - found.points), bound),
       fmt::format("全ての局面について証明した（オートマトン）。x, y ≤ {1} の族以外の {0} 局面でも一つずつ確かめた",
                   grouped(found.positions - found.points), bound)});
}

Result<Finding> check_x(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  return reproduced_if(found.everywhere && !found.shares_yz,
                       {"true for all positions (proved by automata)", "全ての局面で正しい（オートマトンで証明）"});
}

Result<Finding> check_z_cut(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  return corrected_if(
      found.everywhere && !found.shares_y && !found.shares_z,
      {fmt::format("true up to {}, but a cut of z leaves y: what is needed here is that they never share y, and that "
                   "is proved for all positions (automata)",
                   bound),
       fmt::format(
           "{} まで正しいが、z を減らしても y は変わらない。ここで要るのは y を共有しないことで、これは全ての局面に"
           "ついて証明した（オートマトン）",
           bound)});
}

Result<Finding> check_y_cut(Context& context) {
  ASOBI_TRY(const SketchEverywhere found, sketch(context));
  return corrected_if(found.everywhere && !found.shares_y && !found.shares_z && !found.reaches_edge,
                      {"a cut of y leaves z, or lowers it to the edge. So what is needed is that they never share z, "
                       "and that no point lies above and to the right of an edge point; both are proved for all "
                       "positions (automata)",
                       "y を減らすと z はそのままか、縁まで下がる。要るのは z を共有しないことと、縁上の点の右上に点が"
                       "ないこと。両方とも全ての局面について証明した（オートマトン）"});
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
  return reproduced_if(holds, {"L-states with y ≤ 12 by x: " + got + "; x = 1 and 4 go on for ever",
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
  bool once = true;
  for (const Point& p : points) once = once && ++met[static_cast<std::size_t>(p[1] * (last + 1) + p[2])] == 1;
  const std::uint64_t triangle = std::uint64_t{last + 1} * (last + 2) / 2;
  return reproduced_if(
      once && points.size() == triangle,
      {fmt::format("each of the {} points (y, z) with y ≤ {} is met by exactly one x", grouped(triangle), last),
       fmt::format("y ≤ {1} の {0} 個の点 (y, z) のそれぞれに、ちょうど一つの x がある", grouped(triangle), last)});
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
              {"rectangle",
               {"1, figures 1.1–1.4", "1 図 1.1–1.4"},
               {"5×3 can be cut to 5×2, 4×3, 3×3", "5×3 を切ると 5×2, 4×3, 3×3 などになる"},
               check_rectangle_cuts,
               live_open("chocolate", rectangle5x3)},
              {"rectangle-win",
               {"1, figure 1.4", "1 図 1.4"},
               {"whoever begins with 5×3 wins by leaving 3×3", "5×3 は先手が 3×3 にして勝つ"},
               check_rectangle_win,
               live_ask("chocolate", "analyze", rectangle5x3)},
              {"squares",
               same("1"),
               {"leaving a square every time wins", "毎回縦横を同じにすれば勝てる"},
               check_squares,
               live_ask("chocolate", "table", R"("f":"11")", R"("max":11)")},
              figure("figure1.5", {"1, figure 1.5", "1 図 1.5"}, 2, {3, 6, 3}),
              figure("figure1.6", {"1, figure 1.6", "1 図 1.6"}, 1, {3, 6, 6}),
              two_cuts("figure2.1", {"2, figure 2.1", "2 図 2.1"}, 2, {3, 6, 3}, {2, 4, 2}),
              cut("figure2.2", {"2, figure 2.2", "2 図 2.2"}, 2, {3, 6, 3}, {1, 6, 3}, false),
              {"theorem4",
               {"2, theorem 4", "2 定理 4"},
               {"for y ≥ 2z the L-states are the points with x ⊕ y ⊕ z = 0",
                "y ≥ 2z のとき L-state は x ⊕ y ⊕ z = 0 の点"},
               check_theorem4,
               live_tool(2, "check", 200, R"(,"law":"theorem4")")},
              {"no-formula",
               same("3"),
               {"for y ≥ z the L-states have no simple formula", "y ≥ z のとき L-state は簡単な公式にならない"},
               check_no_simple_formula,
               live_tool(1, "search", 60)},
              two_cuts("figure3.1", {"3, figure 3.1", "3 図 3.1"}, 1, {3, 6, 6}, {2, 3, 3}),
              cut("figure3.2", {"3, figure 3.2", "3 図 3.2"}, 1, {3, 6, 6}, {3, 6, 1}, false),
              {"program",
               {"3, program", "3 プログラム"},
               {"the program computes the L-states of figure 1.6 up to 100",
                "プログラムは図 1.6 の L-state を 100 まで計算する"},
               check_program,
               live_tool(1, "lstates", 100)},
              {"data",
               same("3"),
               {"as many L-states as possible are computed to find the law",
                "できるだけ多くの L-state を計算して法則を探す"},
               check_independent_heap,
               live_tool(1, "lstates", 300)},
              {"families",
               {"3, AA to FF", "3 AA–FF"},
               {"the printed definitions of AA to FF give the data", "印刷された AA–FF の定義がデータを表す"},
               check_printed_families,
               live_tool(1, "check", 150, printed_law_argument())},
              {"conjecture",
               {"3, conjecture", "3 予想"},
               {"the union of AA[n] to FF[n, m] is the set of L-states",
                "AA[n] から FF[n, m] の和集合が L-state の集合"},
               check_conjecture,
               live_tool(1, "check", 300, R"(,"law":"conjecture")")},
              {"by-first-coordinate",
               same("3"),
               {"arranged by first coordinate the data show the formulas", "第 1 座標で整理すると式で表せる"},
               check_found_again,
               live_tool(1, "search", 120)},
              {"figure3.3",
               {"3, figure 3.3", "3 図 3.3"},
               {"the L-states with x = 1 to 6 in the (y, z) plane", "x = 1 から 6 の L-state を (y, z) 平面に描く"},
               check_figure33,
               live_tool(1, "lstates", 12)},
              {"figure3.4",
               {"3, figure 3.4", "3 図 3.4"},
               {"the L-states pave the triangle z ≤ y", "L-state は三角形 z ≤ y を敷き詰める"},
               check_figure34,
               live_tool(1, "lstates", 40)},
              {"proof-w",
               {"3, proof", "3 証明"},
               {"from every W-state some cut leads to an L-state", "W-state からは L-state へ行ける"},
               check_w_reaches_l,
               live_tool(1, "proof", 200)},
              cut("example-y", {"3, proof", "3 証明"}, 1, {6, 10, 7}, {6, 4, 4}, true),
              cut("example-z", {"3, proof", "3 証明"}, 1, {6, 6, 3}, {6, 6, 0}, true),
              cut("example-x", {"3, proof", "3 証明"}, 1, {6, 3, 2}, {1, 3, 2}, true),
              {"proof-x",
               {"3, proof", "3 証明"},
               {"cutting x leads from no L-state to another: different x never share (y, z)",
                "x を減らしても L-state へは行かない: 第 1 座標が違えば (y, z) は重ならない"},
               check_x,
               live_tool(1, "proof", 200)},
              {"proof-y",
               {"3, proof", "3 証明"},
               {"cutting y does not: the same x never shares the second coordinate",
                "y を減らしても行かない: 第 1 座標が同じなら第 2 座標は異なる"},
               check_y_cut,
               live_tool(1, "proof", 200)},
              {"proof-z",
               {"3, proof", "3 証明"},
               {"cutting z does not: the same x never shares the third coordinate",
                "z を減らしても行かない: 第 1 座標が同じなら第 3 座標は異なる"},
               check_z_cut,
               live_tool(1, "proof", 200)},
              {"other-k",
               {"2, 3", "2, 3"},
               {"k = 2 and k = 1 are studied; other k are not", "調べたのは k = 2 と k = 1 で、他の k は扱わない"},
               check_other_k,
               live_tool(3, "search", 200)},
          },
  };
}

}  // namespace asobi
