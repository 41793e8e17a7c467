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

// What was found out of shapes, by name, at most so many. What stops the search stays until it is asked for.
template <class Value>
class Memo {
 public:
  Memo(std::uint64_t limit, Context& context) : limit_(limit), context_(context) {}

  const std::optional<Error>& error() const { return error_; }
  std::uint64_t size() const { return known_.size(); }

  // What is known of the name, else what `find` finds, which is kept unless the search was stopped.
  template <class Find>
  Value value(const std::string& name, const Find& find) {
    if (const auto known = known_.find(name); known != known_.end()) return known->second;
    if (const auto go_on = context_.progress.check(); !go_on) error_ = go_on.error();
    if (!error_ && known_.size() >= limit_) error_ = too_large(limit_).error();
    if (error_) return {};
    const Value found = find();
    if (!error_) known_.emplace(name, found);
    context_.progress.advance();
    return found;
  }

 private:
  std::uint64_t limit_;
  Context& context_;
  std::unordered_map<std::string, Value> known_;
  std::optional<Error> error_;
};

// Who wins when the last stone loses, by multiset of canonical shapes.
class MisereSearch {
 public:
  MisereSearch(std::uint64_t limit, const Turn& turn, Context& context) : turn_(turn), memo_(limit, context) {}

  const std::optional<Error>& error() const { return memo_.error(); }
  std::uint64_t positions() const { return memo_.size(); }

  bool wins(const Position& position) {
    if (position.stones == 0) return true;
    return memo_.value(key(position), [&] {
      bool winning = false;
      for (const Run& run : runs_of(position, turn_)) {
        if (winning || error()) break;
        winning = !wins(without(position, run));
      }
      return winning;
    });
  }

 private:
  Turn turn_;
  Memo<bool> memo_;

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

}  // namespace

Result<Analysis> analyze(const Position& position, Context& context, std::uint64_t limit, const Turn& turn) {
  Analysis out;
  if (lost_by_mirror(position)) return out;
  ShapeSearch search(limit, context, turn.on(position.size));
  if (search.turn() == Turn{}) ASOBI_CHECK(bring_tables(position, search));
  context.progress.stage(searching);
  const Grid grid(position.size);
  for (const Mask part : components(position)) {
    out.parts.push_back({part, search.grundy(grid, part)});
    out.grundy ^= out.parts.back().grundy;
  }
  out.wins = out.grundy != 0;
  if (out.wins) {
    for (const Run& run : runs_of(position, turn)) {
      const Mask cells = run.cells(position.size);
      const auto part = std::ranges::find_if(out.parts, [&](const Part& p) { return (p.stones & cells) != 0; });
      if (search.is(grid, part->stones & ~cells, part->grundy ^ out.grundy)) out.winning.push_back(run);
    }
  }
  if (search.error()) return fail(*search.error());
  out.shapes = search.shapes();
  return out;
}

Result<Analysis> analyze_misere(const Position& position, Context& context, std::uint64_t limit, const Turn& turn) {
  Analysis out;
  MisereSearch search(limit, turn, context);
  context.progress.stage(searching);
  for (const Run& run : runs_of(position, turn)) {
    if (!search.wins(without(position, run)) && !search.error()) out.winning.push_back(run);
    if (search.error()) return fail(*search.error());
  }
  out.wins = position.stones == 0 || !out.winning.empty();
  out.shapes = search.positions();
  return out;
}

}  // namespace asobi::gridnim
