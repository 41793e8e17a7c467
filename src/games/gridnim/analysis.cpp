#include "games/gridnim/analysis.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <unordered_map>

#include "games/gridnim/mirror.hpp"
#include "games/gridnim/shape.hpp"
#include "games/gridnim/shape_memo.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {

namespace {

constexpr Size table_size = {5, 5};
constexpr int worth_a_table = 14;  // fewer stones are searched sooner than the table is made

std::unexpected<Error> too_large(std::uint64_t limit) {
  return fail(Code::limit,
              "the position is too large: {} different shapes were searched and it is not decided. Take fewer stones, "
              "or, if the placement has point symmetry, ask for the strategy",
              "局面が大きすぎます。{} 種類の形を調べても決着しません。石を減らすか、点対称の配置なら strategy "
              "を使ってください",
              grouped(limit));
}

// Calls visit(rest) for every run of the shape, with the cells that are left.
template <class Visit>
void each_rest(const Shape& shape, const Visit& visit) {
  const Size size = shape.size;
  for (Mask left = shape.cells; left != 0; left &= left - 1) {
    const int from = std::countr_zero(left);
    Mask run = 0;
    for (int col = size.col(from), at = from; col < size.cols && (shape.cells >> at & 1) != 0; ++col, ++at) {
      run |= Mask{1} << at;
      visit(shape.cells ^ run);
    }
    run = Mask{1} << from;
    for (int at = from + size.cols; at < size.cells() && (shape.cells >> at & 1) != 0; at += size.cols) {
      run |= Mask{1} << at;
      visit(shape.cells ^ run);
    }
  }
}

class Search {
 public:
  Search(std::uint64_t limit, Context& context) : limit_(limit), context_(context) {}

  Result<void> use_table() {
    ASOBI_TRY(table_, GrundyTable::kept(table_size, context_));
    return {};
  }

  const std::optional<Error>& error() const { return error_; }
  std::uint64_t shapes() const { return memo_.size(); }

  // The XOR over the components of `stones`; means nothing once there is an error.
  int sum(Size size, Mask stones) {
    int out = 0;
    while (stones != 0 && !error_) {
      const Mask part = first_component(size, stones);
      out ^= connected(cut_out(size, part));
      stones &= ~part;
    }
    return out;
  }

 private:
  std::uint64_t limit_;
  Context& context_;
  std::optional<GrundyTable> table_;
  ShapeMemo memo_;
  std::optional<Error> error_;

  int connected(const Shape& shape) {
    const Size size = shape.size;
    if (size.rows == 1 || size.cols == 1) return size.cells();
    if (table_ && size.rows <= table_size.rows && size.cols <= table_size.cols) {
      Mask wide = 0;
      for (int row = 0; row < size.rows; ++row) {
        wide |= (shape.cells >> (row * size.cols) & first_cells(size.cols)) << (row * table_size.cols);
      }
      return table_->upright_grundy(wide);
    }
    if (half_turn(size, shape.cells) == shape.cells && lost_by_mirror({size, shape.cells})) return 0;
    const Shape least = canonical(shape);
    if (const auto known = memo_.find(least)) return *known;
    return search(least);
  }

  int search(const Shape& shape) {
    if (const auto go_on = context_.progress.check(); !go_on) error_ = go_on.error();
    std::array<std::uint64_t, 2> seen{};  // a number is at most the count of stones, 64
    each_rest(shape, [&](Mask rest) {
      if (error_) return;
      const int value = sum(shape.size, rest);
      seen[value / 64] |= std::uint64_t{1} << value % 64;
    });
    const int ones = std::countr_one(seen[0]);
    const int grundy = ones < 64 ? ones : 64 + std::countr_one(seen[1]);
    if (error_) return 0;
    if (memo_.size() >= limit_) {
      error_ = too_large(limit_).error();
      return 0;
    }
    memo_.insert(shape, grundy);
    context_.progress.advance();
    return grundy;
  }
};

// Who wins when the last stone loses, by multiset of canonical shapes.
class MisereSearch {
 public:
  MisereSearch(std::uint64_t limit, Context& context) : limit_(limit), context_(context) {}

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
    for (const Run& run : runs_of(position)) {
      if (winning || error_) break;
      winning = !wins(without(position, run));
    }
    if (!error_) memo_.emplace(name, winning);
    context_.progress.advance();
    return winning;
  }

 private:
  std::uint64_t limit_;
  Context& context_;
  std::unordered_map<std::string, bool> memo_;
  std::optional<Error> error_;

  static std::string key(const Position& position) {
    std::vector<std::string> names;
    for (const Mask part : components(position)) {
      const Shape least = canonical(cut_out(position.size, part));
      names.push_back(fmt::format("{:x}.{:x};", least.size.cols, least.cells));
    }
    std::ranges::sort(names);
    return fmt::format("{}", fmt::join(names, ""));
  }
};

const Text searching = {"shapes searched", "調べた形"};

}  // namespace

Result<Analysis> analyze(const Position& position, Context& context, std::uint64_t limit) {
  Analysis out;
  if (lost_by_mirror(position)) return out;
  Search search(limit, context);
  if (position.count() >= worth_a_table) ASOBI_CHECK(search.use_table());
  context.progress.stage(searching);
  for (const Mask part : components(position)) {
    out.parts.push_back({part, search.sum(position.size, part)});
    out.grundy ^= out.parts.back().grundy;
  }
  out.wins = out.grundy != 0;
  if (out.wins && !search.error()) {
    for (const Run& run : runs_of(position)) {
      const Mask cells = run.cells(position.size);
      const auto part = std::ranges::find_if(out.parts, [&](const Part& p) { return (p.stones & cells) != 0; });
      const int target = part->grundy ^ out.grundy;
      if (search.sum(position.size, part->stones & ~cells) == target) out.winning.push_back(run);
    }
  }
  if (search.error()) return fail(*search.error());
  out.shapes = search.shapes();
  return out;
}

Result<Analysis> analyze_misere(const Position& position, Context& context, std::uint64_t limit) {
  Analysis out;
  MisereSearch search(limit, context);
  context.progress.stage(searching);
  for (const Run& run : runs_of(position)) {
    if (!search.wins(without(position, run)) && !search.error()) out.winning.push_back(run);
    if (search.error()) return fail(*search.error());
  }
  out.wins = position.stones == 0 || !out.winning.empty();
  out.shapes = search.positions();
  return out;
}

}  // namespace asobi::gridnim
