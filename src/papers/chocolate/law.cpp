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

namespace asobi::chocolate_claims {

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
Check family(std::string name, std::uint32_t x, std::uint32_t last_y) {
  return {std::move(name), [=](Context& context) -> Result<Finding> {
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
          }};
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

std::vector<Check> law() {
  return {{"no-formula", check_no_simple_formula},
          {"program", check_program},
          {"data", check_independent_heap},
          {"families", check_printed_families},
          family("family-AA", 5, 6),
          family("family-BB", 6, 8),
          family("family-CC", 7, 11),
          family("family-DD", 8, 10),
          family("family-EE", 9, 12),
          family("family-FF", 10, 15),
          {"by-first-coordinate", check_found_again},
          {"figure3.3", check_figure33},
          {"figure3.4", check_figure34}};
}

}  // namespace asobi::chocolate_claims
