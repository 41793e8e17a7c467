// Section 3: the program, the families AA to FF as printed, and the conjecture.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <set>
#include <string_view>

#include "games/chocolate/law_check.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/reference.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "papers/chocolate/parts.hpp"

namespace asobi::chocolate_claims_by_part {

namespace {

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

// The law as printed, as one line of JSON text.
std::string printed_law_argument() {
  std::string law;
  for (const char c : printed_families) law += c == '\n' ? ' ' : c;
  return fmt::format(R"(,"law":"{}")", law);
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

// The points of one x that the families list, with y up to a bound.
Result<std::uint64_t> listed(const Law& law, std::uint32_t x, std::uint32_t last, const Progress& progress) {
  std::set<Point> points;
  ASOBI_CHECK(law.each_point(
      last,
      [&](std::span<const Point> found) -> Result<void> {
        std::ranges::copy_if(found, std::inserter(points, points.end()), [&](const Point& p) { return p[0] == x; });
        return {};
      },
      progress));
  return points.size();
}

// The L-states of each x, those in the figure and as far again; the families list as many. Where more come, they come
// for ever.
Result<Finding> check_figure33(Context& context) {
  constexpr std::uint32_t in_figure = 12, beyond = 4 * in_figure;
  ASOBI_TRY(const Plane plane, plane_of(1, beyond, context));
  ASOBI_TRY(const LStates lstates, LStates::of(plane, 6, context.progress));
  ASOBI_TRY(const Law law, law_named_or_written("conjecture"));
  std::vector<std::string> counts, endless;
  bool holds = true;
  for (std::uint32_t x = 1; x <= 6; ++x) {
    const auto up_to = [&](std::uint32_t last) {
      return std::ranges::count_if(lstates.with(x), [&](const LStates::YZ& at) { return at.y <= last; });
    };
    ASOBI_TRY(const std::uint64_t by_law, listed(law, x, beyond, context.progress));
    holds = holds && static_cast<std::uint64_t>(up_to(beyond)) == by_law;
    counts.push_back(fmt::format("x = {}: {}", x, up_to(in_figure)));
    if (up_to(beyond) > up_to(beyond - 1)) endless.push_back(fmt::to_string(x));
  }
  const auto list = fmt::format("{}", fmt::join(counts, ", "));
  return answered_if(
      holds && endless == std::vector<std::string>{"1", "4"},
      {fmt::format("L-states with y ≤ {} by x: {}; x = {} go on for ever", in_figure, list,
                   fmt::join(endless, " and ")),
       fmt::format("y ≤ {} の L-state の数: {}。x = {} は無限に続く", in_figure, list, fmt::join(endless, " と "))});
}

Result<Finding> check_figure34(Context& context) {
  constexpr std::uint32_t last = bound / 2;  // x is at most y + z, so these rows are whole
  ASOBI_TRY(const Law law, law_named_or_written("conjecture"));
  std::vector<std::uint8_t> met(std::size_t{last + 1} * (last + 1));
  std::set<Point> points;
  ASOBI_CHECK(law.each_point(
      bound,
      [&](std::span<const Point> found) -> Result<void> {
        for (const Point& p : found) {
          if (p[1] <= last) points.insert(p);
        }
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

std::vector<Claim> law() {
  return {
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
       {"as many L-states as possible are computed to find the law", "できるだけ多くの L-state を計算して法則を探す"},
       check_independent_heap,
       live_tool(1, "lstates", 300)},
      Claim{"families",
            {"3, AA to FF", "3 AA–FF"},
            {"the printed definitions of AA to FF give the data", "印刷された AA–FF の定義がデータを表す"},
            check_printed_families,
            live_tool(1, "check", 150, printed_law_argument())}
          .corrects("AA ]], BB ]], CC ]], DD ]], EE ]]], FF ]]]", "AA ]]], BB ]]], CC ]]], DD ]]], EE ]]], FF ]]]"),
      family("AA[1]", 5, 6, "{5, 3, 3}, {5, 4, 2}, {5, 5, 0}, {5, 6, 1}"),
      family("BB[1]", 6, 8, "{6, 4, 4}, {6, 5, 1}, {6, 6, 0}, {6, 7, 2}, {6, 8, 3}"),
      family("CC[1, 0]", 7, 11, "{7, 5, 3}, {7, 6, 2}, {7, 7, 0}, {7, 8, 1}, {7, 9, 4}, {7, 10, 5}, {7, 11, 6}"),
      family("DD[1]", 8, 10, "{8, 5, 5}, {8, 6, 4}, {8, 7, 1}, {8, 8, 0}, {8, 9, 2}, {8, 10, 3}"),
      family("EE[1]", 9, 12, "{9, 6, 6}, {9, 7, 3}, {9, 8, 2}, {9, 9, 0}, {9, 10, 1}, {9, 11, 4}, {9, 12, 5}"),
      family("FF[1, 0]", 10, 15,
             "{10, 7, 5}, {10, 8, 4}, {10, 9, 1}, {10, 10, 0}, {10, 11, 2}, {10, 12, 3}, {10, 13, 6}, "
             "{10, 14, 7}, {10, 15, 8}"),
      Claim{"conjecture",
            {"3, conjecture", "3 予想"},
            {"the union of AA[n] to FF[n, m] is the set of L-states", "AA[n] から FF[n, m] の和集合が L-state の集合"},
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
  };
}

}  // namespace asobi::chocolate_claims_by_part
