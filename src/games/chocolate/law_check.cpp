#include "games/chocolate/law_check.hpp"

#include <algorithm>

#include "base/bits.hpp"

namespace asobi::chocolate {

namespace {

using Word = std::uint64_t;
constexpr std::uint32_t none = 0xFFFF'FFFF;

bool is_position(const Point& p, const std::vector<std::uint32_t>& heights) {
  return p[0] >= 0 && p[1] >= 0 && p[2] >= 0 && p[2] <= heights[static_cast<std::size_t>(p[1])];
}

Point point(std::uint32_t x, std::uint32_t y, std::uint32_t z) {
  return {static_cast<Integer>(x), static_cast<Integer>(y), static_cast<Integer>(z)};
}

// Of a position.
std::uint64_t number(const Plane& plane, const Point& p) {
  return plane.begin(static_cast<std::uint32_t>(p[1])) + static_cast<std::uint64_t>(p[2]);
}

// Points without repetition, as many as one can bear.
class Collected {
 public:
  static constexpr std::size_t most = 1'000'000;

  void add(const Point& p) {
    if (more_) return;
    points_.push_back(p);
    if (points_.size() >= 2 * most) shrink();
  }
  const std::vector<Point>& sorted() {
    shrink();
    return points_;
  }
  bool more() const { return more_; }

 private:
  std::vector<Point> points_;
  bool more_ = false;

  void shrink() {
    std::ranges::sort(points_);
    const auto tail = std::ranges::unique(points_);
    points_.erase(tail.begin(), tail.end());
    more_ = more_ || points_.size() > most;
  }
};

// The L-states of a row, and those that were not met. It stays a function of its own: a browser makes quick code only
// of what is called again.
[[gnu::noinline]] void compare_row(const Plane& plane, std::uint32_t y, std::uint32_t most,
                                   const std::vector<bool>& met, std::size_t listed, Comparison& out) {
  const auto row = plane.row(y);
  for (std::uint32_t z = 0; z < row.size(); ++z) {
    if (row[z] > most) continue;
    ++out.lstates;
    if (met[plane.begin(y) + z]) continue;
    if (out.missing_count++ < listed) out.missing.push_back(point(row[z], y, z));
  }
}

}  // namespace

Result<Comparison> compare(const Law& law, const Plane& plane, std::uint32_t most, std::size_t listed,
                           Progress& progress) {
  Comparison out;
  std::vector<bool> met(plane.positions());
  Collected surplus;
  progress.stage({"points of the law", "法則の点"});
  const auto visit = [&](std::span<const Point> points) -> Result<void> {
    for (const Point& p : points) {
      if (is_position(p, plane.heights()) && plane.at(number(plane, p)) == p[0]) {
        met[number(plane, p)] = true;
      } else {
        surplus.add(p);
      }
    }
    return {};
  };
  ASOBI_CHECK(law.each_point(most, visit, progress));
  for (std::uint32_t y = 0; y <= most; ++y) {
    ASOBI_CHECK(progress.check());
    compare_row(plane, y, most, met, listed, out);
  }
  const auto& all = surplus.sorted();
  out.surplus_count = all.size();
  out.surplus_more = surplus.more();
  out.surplus.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(listed, all.size())));
  return out;
}

namespace {

// The law's points: at each (y, z) the least x, or none; and apart the further x of those that share (y, z), which a
// law that holds has not.
class LawPlane {
 public:
  explicit LawPlane(const std::vector<std::uint32_t>& heights) : heights_(heights) {
    begin_.push_back(0);
    for (const std::uint32_t height : heights_) begin_.push_back(begin_.back() + height + 1);
    values_.resize(begin_.back(), none);
  }

  std::uint32_t least(std::uint32_t y, std::uint32_t z) const { return values_[begin_[y] + z]; }
  bool contains(std::uint32_t x, std::uint32_t y, std::uint32_t z) const {
    return least(y, z) == x || std::ranges::binary_search(further_, point(y, z, x));
  }
  // f(x) for every point {x, y, z}.
  template <class F>
  void each(std::uint32_t y, std::uint32_t z, F&& f) const {
    if (least(y, z) == none) return;
    f(least(y, z));
    for (auto at = std::ranges::lower_bound(further_, point(y, z, 0)); at != further_.end(); ++at) {
      if ((*at)[0] != y || (*at)[1] != z) break;
      f(static_cast<std::uint32_t>((*at)[2]));
    }
  }

  Result<void> enter(const Law& law, ProofSketch& sketch, const Progress& progress) {
    Collected further;
    const auto enter_one = [&](const Point& p) -> Result<void> {
      if (!is_position(p, heights_)) {
        if (!sketch.outside) sketch.outside = p;
        return {};
      }
      std::uint32_t& here = values_[begin_[static_cast<std::size_t>(p[1])] + static_cast<std::size_t>(p[2])];
      const auto x = static_cast<std::uint32_t>(p[0]);
      if (here == x) return {};
      if (here == none) {
        ++sketch.points;
      } else {
        const auto greater = static_cast<Integer>(std::max(here, x));
        if (!sketch.shares_yz) sketch.shares_yz = {greater, p[1], p[2]};
        further.add({p[1], p[2], greater});
        if (further.more()) return too_many();
      }
      here = std::min(here, x);
      return {};
    };
    const auto enter_all = [&](std::span<const Point> points) -> Result<void> {
      for (const Point& p : points) ASOBI_CHECK(enter_one(p));
      return {};
    };
    ASOBI_CHECK(law.each_point(static_cast<Integer>(heights_.size()) - 1, enter_all, progress));
    further_ = further.sorted();
    if (further.more()) return too_many();
    sketch.points += further_.size();
    return {};
  }

 private:
  const std::vector<std::uint32_t>& heights_;
  std::vector<std::uint64_t> begin_;
  std::vector<std::uint32_t> values_;
  std::vector<Point> further_;  // {y, z, x}, in order

  static std::unexpected<Error> too_many() {
    return fail(Code::limit, "more than {} points of the law share (y, z) with another; give a smaller max",
                "法則の {} 個を超える点が (y, z) を他の点と共有しています。max を小さくしてください",
                grouped(Collected::most));
  }
};

bool has(const Word* bits, std::uint32_t i) { return (bits[i / 64] >> (i % 64) & 1) != 0; }
void enter(Word* bits, std::uint32_t i) { bits[i / 64] |= Word{1} << (i % 64); }

// The first number below `end` in neither set; `end` if there is none.
std::uint32_t first_absent(const Word* a, const Word* b, std::uint32_t end) {
  for (std::uint32_t word = 0; word * 64 < end; ++word) {
    const Word free = ~(a[word] | b[word]);
    if (free != 0) return std::min(end, word * 64 + static_cast<std::uint32_t>(lowest_bit(free)));
  }
  return end;
}

// Whether a point (x, y', z) with y' < y is among the law's.
bool shares_z_before(const LawPlane& law, const std::vector<std::uint32_t>& heights, std::uint32_t x, std::uint32_t y,
                     std::uint32_t z) {
  for (std::uint32_t after = y; after > 0 && heights[after - 1] >= z; --after) {
    if (law.contains(x, after - 1, z)) return true;
  }
  return false;
}

}  // namespace

Result<ProofSketch> check_sketch(const Law& law, const std::vector<std::uint32_t>& heights, Progress& progress) {
  ProofSketch sketch;
  const auto most = static_cast<std::uint32_t>(heights.size() - 1);
  std::uint64_t plane = 0;
  for (const std::uint32_t height : heights) plane += std::uint64_t{height} + 1;
  if (plane > Plane::most_positions / 2) {
    return fail(Code::limit, "the plane up to y = {} has {} points; at most {} can be checked",
                "y = {} までの平面には {} 個の点があります。調べられるのは {} 個までです", most, plane,
                Plane::most_positions / 2);
  }
  sketch.positions = plane * (std::uint64_t{most} + 1);
  LawPlane law_plane(heights);
  progress.stage({"points of the law", "法則の点"});
  ASOBI_CHECK(law_plane.enter(law, sketch, progress));

  // For each line the set of x whose points were met: what a cut of y (column) or z (row) can reach.
  const std::size_t words = most / 64 + 1;
  const std::size_t width = std::size_t{heights.back()} + 1;
  std::vector<Word> columns(width * words);
  std::vector<Word> edge(words);
  std::vector<Word> row(words);
  progress.stage({"cuts", "切り方"}, heights.size());
  std::size_t begun = 0;
  for (std::uint32_t y = 0; y <= most; ++y) {
    ASOBI_CHECK(progress.check());
    progress.advance();
    for (; begun <= heights[y]; ++begun)
      std::ranges::copy(edge, columns.begin() + static_cast<std::ptrdiff_t>(begun * words));
    std::ranges::fill(row, 0);
    for (std::uint32_t z = 0; z <= heights[y]; ++z) {
      Word* column = columns.data() + z * words;
      // From x beyond the least a cut of x leads to a point.
      const std::uint32_t end = std::min(law_plane.least(y, z), most + 1);
      const std::uint32_t unreached = first_absent(row.data(), column, end);
      if (unreached < end && !sketch.reaches_none) sketch.reaches_none = point(unreached, y, z);
      law_plane.each(y, z, [&](std::uint32_t x) {
        if (has(row.data(), x) && !sketch.shares_y) sketch.shares_y = point(x, y, z);
        if (has(column, x)) {
          auto& fault = shares_z_before(law_plane, heights, x, y, z) ? sketch.shares_z : sketch.reaches_edge;
          if (!fault) fault = point(x, y, z);
        }
        enter(row.data(), x);
        enter(column, x);
      });
    }
    law_plane.each(y, heights[y], [&](std::uint32_t x) { enter(edge.data(), x); });
  }
  return sketch;
}

}  // namespace asobi::chocolate
