#include "games/gridnim/shape_search.hpp"

#include <algorithm>

#include "base/bits.hpp"
#include "games/gridnim/mirror.hpp"

namespace asobi::gridnim {

namespace {

constexpr Size table_sizes[] = {{5, 5}, {6, 4}, {8, 3}};  // standing: not wider than high

// Calls visit(taken) for every set of stones that a turn may take of a stretch and that holds its first, until it
// returns true. Cells of the stretch are `step` apart.
template <class Visit>
bool any_taken(Mask stretch, int step, const Turn& turn, const Visit& visit) {
  const Mask first = stretch & -stretch, others = stretch ^ first;
  if (turn.any) {
    for (Mask more = others;; more = (more - 1) & others) {
      if (std::popcount(more) < turn.most && visit(first | more)) return true;
      if (more == 0) return false;
    }
  }
  Mask taken = 0;
  for (Mask next = first; (next & stretch) != 0 && std::popcount(taken) < turn.most; next = up(next, step)) {
    taken |= next;
    if (visit(taken)) return true;
  }
  return false;
}

// Calls visit(rest) for every run of the shape with the cells that are left, until it returns true.
template <class Visit>
bool any_rest(const Shape& shape, const Turn& turn, const Visit& visit) {
  const Size size = shape.size;
  for (Mask left = shape.cells; left != 0; left &= left - 1) {
    const int from = lowest_bit(left);
    Mask across = 0, upright = 0;
    for (int col = size.col(from), at = from; col < size.cols && (shape.cells >> at & 1) != 0; ++col, ++at) {
      across |= Mask{1} << at;
    }
    for (int at = from; at < size.cells() && (shape.cells >> at & 1) != 0; at += size.cols) upright |= Mask{1} << at;
    if (any_taken(across, 1, turn, [&](Mask taken) { return visit(shape.cells ^ taken); })) return true;
    const auto longer = [&](Mask taken) { return (taken & (taken - 1)) != 0 && visit(shape.cells ^ taken); };
    if (any_taken(upright, size.cols, turn, longer)) return true;
  }
  return false;
}

// The cells as a mask of a wider board.
Mask widened(const Shape& shape, int cols) {
  Mask out = 0;
  for (int row = 0; row < shape.size.rows; ++row) {
    out |= (shape.cells >> (row * shape.size.cols) & first_cells(shape.size.cols)) << (row * cols);
  }
  return out;
}

}  // namespace

std::unexpected<Error> too_large(std::uint64_t limit) {
  return fail(Code::limit,
              "the position is too large: {} different shapes were searched and it is not decided. Take fewer stones, "
              "or, if the placement has point symmetry, ask for the strategy",
              "局面が大きすぎます。{} 種類の形を調べても決着しません。石を減らすか、点対称の配置なら strategy "
              "を使ってください",
              grouped(limit));
}

Result<void> ShapeSearch::use_tables() {
  for (const Size size : table_sizes) {
    ASOBI_TRY(GrundyTable table, GrundyTable::kept(size, context_));
    tables_.push_back(std::move(table));
  }
  return {};
}

Result<void> ShapeSearch::use_large_table() {
  ASOBI_TRY(GrundyTable table, GrundyTable::make({6, 5}, context_));
  tables_.push_back(std::move(table));
  return {};
}

std::optional<int> ShapeSearch::known(const Shape& shape) const {
  const Size size = shape.size;
  if (turn_.most == no_limit && (size.rows == 1 || size.cols == 1)) return size.cells();
  for (const GrundyTable& table : tables_) {
    const bool lying = size.cols > size.rows;
    if (std::max(size.rows, size.cols) > table.size().rows || std::min(size.rows, size.cols) > table.size().cols)
      continue;
    return table.upright_grundy(widened(lying ? transposed(shape) : shape, table.size().cols));
  }
  if (half_turn(size, shape.cells) == shape.cells && lost_by_mirror({size, shape.cells})) return 0;
  return std::nullopt;
}

ShapeSearch::Sum ShapeSearch::split(const Grid& grid, Mask stones) const {
  Sum out;
  while (stones != 0) {
    const Mask part = grid.first_component(stones);
    stones &= ~part;
    const Shape shape = cut_out(grid.size(), part);
    if (const auto value = known(shape)) {
      out.known ^= *value;
      continue;
    }
    const Shape least = canonical(shape);
    if (const Knowledge knowledge = memo_.find(least); knowledge.known()) {
      out.known ^= knowledge.grundy;
    } else {
      out.open.push_back(least);
    }
  }
  return out;
}

void ShapeSearch::keep(const Shape& canonical, const Knowledge& knowledge) {
  if (error_) return;
  if (const auto go_on = context_.progress.check(); !go_on) error_ = go_on.error();
  const auto before = memo_.size();
  memo_.keep(canonical, knowledge);
  if (memo_.size() == before) return;
  context_.progress.advance();
  if (memo_.size() > limit_) error_ = too_large(limit_).error();
}

// Whether a move leads to number n. Moves whose number is known are looked at first, then the smallest shapes.
bool ShapeSearch::reaches(const Shape& canonical, int n) {
  const Grid grid(canonical.size);
  std::vector<Sum> later;
  const bool at_once = any_rest(canonical, turn_, [&](Mask rest) {
    Sum sum = split(grid, rest);
    if (sum.open.empty()) return sum.known == n;
    later.push_back(std::move(sum));
    return false;
  });
  if (at_once) return true;
  const auto stones = [](const Sum& sum) {
    int out = 0;
    for (const Shape& shape : sum.open) out += std::popcount(shape.cells);
    return out;
  };
  std::ranges::sort(later, {}, stones);
  for (const Sum& sum : later) {
    if (error_) return false;
    if (sum_is(sum, n)) return true;
  }
  return false;
}

bool ShapeSearch::sum_is(const Sum& sum, int n) {
  n ^= sum.known;
  if (sum.open.empty()) return n == 0;
  const auto largest = std::ranges::max_element(sum.open, {}, [](const Shape& s) { return std::popcount(s.cells); });
  for (auto it = sum.open.begin(); it != sum.open.end(); ++it) {
    if (it != largest) n ^= connected(*it);
  }
  return connected_is(*largest, n);
}

bool ShapeSearch::connected_is(const Shape& canonical, int n) {
  if (error_ || n > std::popcount(canonical.cells)) return false;
  Knowledge knowledge = memo_.find(canonical);
  if (knowledge.known()) return knowledge.grundy == n;
  if (knowledge.excludes(n)) return false;
  if (reaches(canonical, n)) {
    knowledge.exclude(n);
    keep(canonical, knowledge);
    return false;
  }
  // It is the least number that no move leads to, and that is n or less.
  int least = 0;
  while (least < n && (knowledge.excludes(least) || reaches(canonical, least))) knowledge.exclude(least++);
  knowledge.grundy = static_cast<std::uint8_t>(least);
  keep(canonical, knowledge);
  return !error_ && least == n;
}

int ShapeSearch::connected(const Shape& canonical) {
  Knowledge knowledge = memo_.find(canonical);
  if (knowledge.known()) return knowledge.grundy;
  int least = 0;
  while (!error_ && (knowledge.excludes(least) || reaches(canonical, least))) knowledge.exclude(least++);
  knowledge.grundy = static_cast<std::uint8_t>(least);
  keep(canonical, knowledge);
  return least;
}

int ShapeSearch::grundy(const Grid& grid, Mask stones) {
  const Sum sum = split(grid, stones);
  int out = sum.known;
  for (const Shape& shape : sum.open) out ^= connected(shape);
  return out;
}

bool ShapeSearch::is(const Grid& grid, Mask stones, int n) { return sum_is(split(grid, stones), n); }

}  // namespace asobi::gridnim
