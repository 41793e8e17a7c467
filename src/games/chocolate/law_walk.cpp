// All points of a law below a bound: apart from what reads it, since there are millions.
#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <optional>

#include "games/chocolate/law.hpp"

namespace asobi::chocolate {

namespace {

constexpr Integer most_steps = 1'000'000'000;

class Walk {
 public:
  Walk(const Names& names, Integer most, const Law::Visit& visit, const Progress& progress)
      : names_(names), most_(most), visit_(visit), progress_(progress), values_(names.size()) {
    points_.reserve(at_once);
  }

  Result<void> run(const PointTable& table, std::size_t depth = 0) {
    if (depth == table.ranges.size()) return point(table);
    const Range& range = table.ranges[depth];
    Integer low = 0;
    if (const Fault fault = range.low.evaluate(values_, low); fault != Fault::none) return error(fault, table, depth);
    Integer high = std::numeric_limits<Integer>::max() - 1;
    if (range.high) {
      Integer end = 0;
      if (const Fault fault = range.high->evaluate(values_, end); fault != Fault::none) {
        return error(fault, table, depth);
      }
      high = std::min(high, end);
    }
    if (depth + 1 == table.ranges.size()) {
      values_[range.variable] = low;
      if (const auto along = line(table, range, low, high)) return follow(*along);
    }
    for (Integer v = low; v <= high; ++v) {
      ASOBI_CHECK(step());
      values_[range.variable] = v;
      if (beyond(range)) break;
      ASOBI_CHECK(run(table, depth + 1));
    }
    return {};
  }

  // Hands over the points that were found since.
  Result<void> hand_over() {
    const Result<void> out = visit_(points_);
    points_.clear();
    return out;
  }

 private:
  using Fault = Formula::Fault;
  static constexpr std::size_t at_once = 256;

  const Names& names_;
  Integer most_;
  const Law::Visit& visit_;
  const Progress& progress_;
  std::vector<Integer> values_;
  std::vector<Point> points_;
  Integer steps_ = 0;

  Result<void> step() {
    if (++steps_ % 4096 == 0) ASOBI_CHECK(progress_.check());
    return steps_ <= most_steps ? Result<void>{} : too_many();
  }
  Result<void> too_many() const {
    return fail(Code::limit, "the law runs through more than {} values up to {}; are its ranges right?",
                "{1} までに法則が {0} 個を超える値を走ります。範囲は正しいですか", grouped(most_steps), most_);
  }

  // The innermost range of a table of affine points, from `values_` on: points one step apart.
  struct Line {
    Point first, step;
    Integer count;
  };

  // None where a number would not fit: then point after point tells which.
  std::optional<Line> line(const PointTable& table, const Range& range, Integer low, Integer high) const {
    Line out{.first = {}, .step = {}, .count = 0};
    if (high < low) return out;
    Integer further = 0;
    if (__builtin_sub_overflow(high, low, &further)) return std::nullopt;
    for (const Affine& floor : range.floors) {
      Integer least = 0, room = 0;
      if (!floor.value(values_, least) || __builtin_sub_overflow(most_, least, &room)) return std::nullopt;
      if (room < 0) return out;
      const Integer growth = floor.coefficient(range.variable);
      if (growth > 0) further = std::min(further, room / growth);
    }
    for (std::size_t i = 0; i < 3; ++i) {
      const auto& affine = table.point[i].affine();
      if (!affine || !affine->value(values_, out.first[i])) return std::nullopt;
      out.step[i] = affine->coefficient(range.variable);
      Integer way = 0, last = 0;
      if (product_overflows(out.step[i], further, way) || __builtin_add_overflow(out.first[i], way, &last)) {
        return std::nullopt;
      }
    }
    out.count = further + 1;
    return out;
  }

  Result<void> follow(const Line& line) {
    if (line.count > most_steps - steps_) return too_many();  // and not after a minute
    Point at = line.first;
    for (Integer left = line.count; left > 0; --left) {
      ASOBI_CHECK(step());
      ASOBI_CHECK(add(at));
      if (left == 1) break;
      for (std::size_t i = 0; i < 3; ++i) at[i] += line.step[i];
    }
    return {};
  }

  // A floor above the bound: this value and all greater ones give no point within it.
  bool beyond(const Range& range) const {
    return std::ranges::any_of(range.floors, [&](const Affine& floor) {
      Integer least = 0;
      return floor.value(values_, least) && least > most_;  // what does not fit the point itself will tell
    });
  }

  Result<void> point(const PointTable& table) {
    Point out;
    for (std::size_t i = 0; i < 3; ++i) {
      const Fault fault = table.point[i].evaluate(values_, out[i]);
      if (fault != Fault::none) return error(fault, table, table.ranges.size());
    }
    return add(out);
  }

  Result<void> add(const Point& point) {
    if (point[0] > most_ || point[1] > most_) return {};
    points_.push_back(point);
    return points_.size() < at_once ? Result<void>{} : hand_over();
  }

  // It tells the values of the first `known` ranges' variables.
  std::unexpected<Error> error(Fault fault, const PointTable& table, std::size_t known) const {
    auto out = Formula::error(fault);
    if (known == 0) return out;
    std::string where;
    for (std::size_t i = 0; i < known; ++i) {
      const std::size_t v = table.ranges[i].variable;
      where += fmt::format("{}{} = {}", i == 0 ? "" : ", ", names_[v], values_[v]);
    }
    return fail(out.error().code, "for {0}: {1}", "{0} のとき: {2}", where, out.error().message.en,
                out.error().message.ja);
  }
};

// The points of an automaton, digit by digit; it goes only where some point can still come.
class StatedWalk {
 public:
  StatedWalk(const automata::Automaton& points, std::uint32_t digits, Integer most, const Law::Visit& visit,
             const Progress& progress)
      : next_(rows_of(points, std::array<automata::Track, 3>{0, 1, 2})),
        most_(most),
        visit_(visit),
        progress_(progress) {
    alive_.push_back(points.accepting);
    for (std::uint32_t i = 0; i < digits; ++i) {
      std::vector<char> longer(next_.size());
      for (std::size_t s = 0; s < next_.size(); ++s) {
        longer[s] = std::ranges::any_of(next_[s], [&](auto after) { return alive_.back()[after] != 0; }) ? 1 : 0;
      }
      alive_.push_back(std::move(longer));
    }
  }

  Result<void> run() { return run(0, alive_.size() - 1, {}); }

 private:
  std::vector<std::vector<automata::State>> next_;
  std::vector<std::vector<char>> alive_;  // by the digits that are left, and state
  Integer most_;
  const Law::Visit& visit_;
  const Progress& progress_;
  Integer steps_ = 0;

  Result<void> run(automata::State state, std::size_t left, const Point& read) {
    if (alive_[left][state] == 0 || read[0] << left > most_ || read[1] << left > most_) return {};
    if (++steps_ % 4096 == 0) ASOBI_CHECK(progress_.check());
    if (left == 0) return visit_(std::span(&read, 1));
    for (std::uint32_t letter = 0; letter < 8; ++letter) {
      const Point further = {2 * read[0] + (letter >> 2), 2 * read[1] + (letter >> 1 & 1), 2 * read[2] + (letter & 1)};
      ASOBI_CHECK(run(next_[state][letter], left - 1, further));
    }
    return {};
  }
};

Result<void> each_stated_point(const StatedPoints& stated, Integer most, const Law::Visit& visit,
                               const Progress& progress) {
  if (stated.outside) {
    return fail(Code::invalid, "the law has {0}, which is no position of this bar; say position(x, y, z) and …",
                "法則の {0} はこのチョコの局面ではありません。position(x, y, z) and … と書いてください",
                point_text(*stated.outside));
  }
  ASOBI_TRY(const auto heights, stated.bar.heights(static_cast<std::uint32_t>(most), no_cap));
  const auto digits = std::bit_width(static_cast<std::uint64_t>(std::max<Integer>(most, heights.back())));
  return StatedWalk(*stated.points, static_cast<std::uint32_t>(digits), most, visit, progress).run();
}

}  // namespace

Result<void> Law::each_point(Integer most, const Visit& visit, const Progress& progress) const {
  if (stated_) return each_stated_point(*stated_, most, visit, progress);
  Walk walk(names_, most, visit, progress);
  for (const PointTable& table : tables_) ASOBI_CHECK(walk.run(table));
  return walk.hand_over();
}

}  // namespace asobi::chocolate
