// Sections 1 and 2: the rectangle, the figures, and the bar whose L-states have a formula.
#include <algorithm>
#include <set>

#include "games/chocolate/law_check.hpp"
#include "games/chocolate/law_search.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "papers/chocolate/parts.hpp"

namespace asobi::chocolate_claims {

namespace {

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

// A bar with x columns to the left and y to the right, as high as its edge allows: its coordinates are the numbers of
// cuts.
Check figure(std::string name, Integer k, std::uint32_t x, std::uint32_t y) {
  return {std::move(name), [=](Context& context) -> Result<Finding> {
            ASOBI_TRY(const Plane plane, plane_of(k, y, context));
            const Position p = {x, y, plane.height(y)};
            ASOBI_TRY(const Rules bar, bar_at(k, p));
            std::vector<Cut> cuts;
            bar.moves(p, cuts);
            const auto of = [&](char side) { return std::ranges::count(cuts, side, &Cut::side); };
            return computes(fmt::format("{{{}, {}, {}}}", of('x'), of('y'), of('z')), bar_told(plane, p));
          }};
}

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

}  // namespace

std::vector<Check> bars() {
  return {{"rectangle", check_rectangle_cuts},
          {"rectangle-shapes", check_rectangle_shapes},
          {"rectangle-win", check_rectangle_win},
          {"squares", check_squares},
          figure("figure1.5", 2, 3, 6),
          figure("figure1.6", 1, 3, 6),
          {"theorem4", check_theorem4}};
}

}  // namespace asobi::chocolate_claims
