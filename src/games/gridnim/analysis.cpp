#include "games/gridnim/analysis.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <unordered_map>

#include "games/gridnim/mirror.hpp"
#include "games/gridnim/shape.hpp"
#include "games/gridnim/shape_search.hpp"

namespace asobi::gridnim {

namespace {

// A component of fewer stones is searched sooner than the tables are made.
constexpr int worth_tables = 14;
constexpr int worth_the_large_table = 25;

std::string name_of(const Shape& shape) { return fmt::format("{:x}.{:x};", shape.size.cols, shape.cells); }

// Grundy numbers where a turn takes at most so many stones, by canonical shape.
class LimitedSearch {
 public:
  LimitedSearch(std::uint64_t limit, int most, Context& context) : limit_(limit), most_(most), context_(context) {}

  const std::optional<Error>& error() const { return error_; }
  std::uint64_t shapes() const { return memo_.size(); }

  int grundy(const Position& position) {
    int out = 0;
    for (const Mask part : components(position)) out ^= of(canonical(cut_out(position.size, part)));
    return out;
  }

 private:
  std::uint64_t limit_;
  int most_;
  Context& context_;
  std::unordered_map<std::string, int> memo_;
  std::optional<Error> error_;

  int of(const Shape& shape) {
    const std::string name = name_of(shape);
    if (const auto known = memo_.find(name); known != memo_.end()) return known->second;
    if (const auto go_on = context_.progress.check(); !go_on) error_ = go_on.error();
    if (!error_ && memo_.size() >= limit_) error_ = too_large(limit_).error();
    if (error_) return 0;
    const Position whole = {shape.size, shape.cells};
    std::vector<bool> reached(static_cast<std::size_t>(whole.count()) + 2);  // a number is at most that of the stones
    for (const Run& run : runs_of(whole, most_)) {
      if (error_) return 0;
      reached[static_cast<std::size_t>(grundy(without(whole, run)))] = true;
    }
    const auto number = static_cast<int>(std::ranges::find(reached, false) - reached.begin());
    if (!error_) memo_.emplace(name, number);
    context_.progress.advance();
    return number;
  }
};

// Who wins when the last stone loses, by multiset of canonical shapes.
class MisereSearch {
 public:
  MisereSearch(std::uint64_t limit, int most, Context& context) : limit_(limit), most_(most), context_(context) {}

  const std::optional<Error>& error() const { return error_; }
  std::uint64_t positions() const { return memo_.size(); }

  bool wins(const Position& position) {
    if (position.stones == 0) return true;
    const std::string name = key(position);
    if (const auto known = memo_.find(name); known != memo_.end()) return known->second;
    if (const auto go_on = context_.progress.check(); !go_on) error_ = go_on.error();
    if (!error_ && memo_.size() >= limit_) error_ = too_large(limit_).error();
    if (error_) return false;
    bool winning = false;
    for (const Run& run : runs_of(position, most_)) {
      if (winning || error_) break;
      winning = !wins(without(position, run));
    }
    if (!error_) memo_.emplace(name, winning);
    context_.progress.advance();
    return winning;
  }

 private:
  std::uint64_t limit_;
  int most_;
  Context& context_;
  std::unordered_map<std::string, bool> memo_;
  std::optional<Error> error_;

  static std::string key(const Position& position) {
    std::vector<std::string> names;
    for (const Mask part : components(position)) {
      names.push_back(name_of(canonical(cut_out(position.size, part))));
    }
    std::ranges::sort(names);
    return fmt::format("{}", fmt::join(names, ""));
  }
};

Result<void> bring_tables(const Position& position, ShapeSearch& search) {
  bool small = false, large = false;
  for (const Mask part : components(position)) {
    const Size box = cut_out(position.size, part).size;
    const auto [least, most] = std::minmax(box.rows, box.cols);
    const int stones = std::popcount(part);
    small |= stones >= worth_tables && least > 1;
    large |= stones >= worth_the_large_table && least == 5 && most == 6;
  }
  if (small) ASOBI_CHECK(search.use_tables());
  if (large) ASOBI_CHECK(search.use_large_table());
  return {};
}

const Text searching = {"shapes searched", "調べた形"};

Result<Analysis> analyze_limited(const Position& position, Context& context, std::uint64_t limit, int most) {
  Analysis out;
  LimitedSearch search(limit, most, context);
  context.progress.stage(searching);
  for (const Mask part : components(position)) {
    out.parts.push_back({part, search.grundy({position.size, part})});
    out.grundy ^= out.parts.back().grundy;
  }
  out.wins = out.grundy != 0;
  for (const Run& run : runs_of(position, out.wins ? most : 0)) {
    if (search.grundy(without(position, run)) == 0) out.winning.push_back(run);
  }
  if (search.error()) return fail(*search.error());
  out.shapes = search.shapes();
  return out;
}

}  // namespace

Result<Analysis> analyze(const Position& position, Context& context, std::uint64_t limit, int most) {
  Analysis out;
  if (lost_by_mirror(position)) return out;
  if (most < std::max(position.size.rows, position.size.cols)) return analyze_limited(position, context, limit, most);
  ShapeSearch search(limit, context);
  ASOBI_CHECK(bring_tables(position, search));
  context.progress.stage(searching);
  const Grid grid(position.size);
  for (const Mask part : components(position)) {
    out.parts.push_back({part, search.grundy(grid, part)});
    out.grundy ^= out.parts.back().grundy;
  }
  out.wins = out.grundy != 0;
  if (out.wins) {
    for (const Run& run : runs_of(position)) {
      const Mask cells = run.cells(position.size);
      const auto part = std::ranges::find_if(out.parts, [&](const Part& p) { return (p.stones & cells) != 0; });
      if (search.is(grid, part->stones & ~cells, part->grundy ^ out.grundy)) out.winning.push_back(run);
    }
  }
  if (search.error()) return fail(*search.error());
  out.shapes = search.shapes();
  return out;
}

Result<Analysis> analyze_misere(const Position& position, Context& context, std::uint64_t limit, int most) {
  Analysis out;
  MisereSearch search(limit, most, context);
  context.progress.stage(searching);
  for (const Run& run : runs_of(position, most)) {
    if (!search.wins(without(position, run)) && !search.error()) out.winning.push_back(run);
    if (search.error()) return fail(*search.error());
  }
  out.wins = position.stones == 0 || !out.winning.empty();
  out.shapes = search.positions();
  return out;
}

}  // namespace asobi::gridnim
