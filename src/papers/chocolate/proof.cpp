// Section 3: the sketch of a proof, and what it needs.
#include <algorithm>
#include <set>
#include <span>

#include "games/chocolate/law_check.hpp"
#include "games/chocolate/shipped_laws.hpp"
#include "papers/chocolate/parts.hpp"

namespace asobi::chocolate_claims {

namespace {

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

}  // namespace

std::vector<Check> proof() {
  return {{"proof-w", check_w_reaches_l},
          {"left-and-right", check_left_and_right},
          {"proof-x", check_x},
          {"proof-y", check_y_cut},
          {"proof-z", check_z_cut}};
}

}  // namespace asobi::chocolate_claims
