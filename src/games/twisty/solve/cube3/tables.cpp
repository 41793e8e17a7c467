#include "games/twisty/solve/cube3/tables.hpp"

#include <algorithm>
#include <limits>

namespace asobi::twisty::cube3 {
namespace {

// D. Kociemba's and M. Reid's counts of the cosets of the first phase.
const std::vector<std::uint64_t> first_census = {1,        4,         50,        592,        7156,     87236, 1043817,
                                                 12070278, 124946368, 821605960, 1199128738, 58202444, 476};

std::uint32_t slice_order_of(const Cube& cube) { return placement_of(cube, 8) % 24; }

}  // namespace

FirstMoves::FirstMoves()
    : classes_(Classes::explore(flip_slice_values, flip_slice_of, all_moves())),
      twist_(Coordinate::explore(twist_values, twist_of, all_moves())) {
  const Geometry& geometry = Geometry::get();
  for (int s = 0; s < kept_symmetries; ++s) {
    for (int m = 0; m < move_count; ++m) move_seen_[s][m] = static_cast<std::uint8_t>(geometry.conjugate_move(m, s));
    for (int t = 0; t < kept_symmetries; ++t) both_[s][t] = static_cast<std::uint8_t>(geometry.compose(s, t));
  }
}

Result<FirstTable> FirstTable::make(const FirstMoves& moves, Context& context) {
  const std::string name = "twisty/cube3/first";
  const auto made = [&](Progress& progress) -> Result<Table> {
    const auto after = [&](std::uint32_t row, std::uint32_t move) { return moves.class_after(row, move); };
    const auto weight = [&](std::uint32_t row) { return moves.class_size(row); };
    progress.stage({"table of the first phase", "第 1 段階の表"}, std::uint64_t{moves.classes()} * twist_values);
    const ColumnMaps maps = moves.column_maps();
    RowSearch<2, decltype(after), decltype(weight)> search(moves.classes(), move_count, maps, after, weight);
    ASOBI_TRY(auto found, search.run(std::numeric_limits<unsigned>::max(), context.threads, progress));
    return Table{name, std::move(found.first), std::move(found.second)};
  };
  const auto sound = [&](const Table& table) {
    return table.census == first_census && table.data.size() == moves.classes() * row_words * sizeof(std::uint64_t);
  };
  ASOBI_TRY(auto table, context.shelf.table(name, made, sound, context.progress));
  return FirstTable(std::move(table));
}

unsigned FirstTable::distance(const FirstMoves& moves, FirstCoordinates at) const {
  unsigned out = 0;
  while (at.edges / kept_symmetries != 0 || at.twist != 0) {
    const unsigned lower = (value(moves, at) + 2) % 3;
    for (std::uint32_t m = 0;; ++m) {
      const FirstCoordinates next = moves.after(at, m);
      if (value(moves, next) != lower) continue;
      at = next;
      ++out;
      break;
    }
  }
  return out;
}

SecondTable::SecondTable()
    : classes_(Classes::explore(order_values, corner_order_of, second_phase_moves())),
      corners_(Coordinate::explore(order_values, corner_order_of, second_phase_moves())),
      edges_(Coordinate::explore(order_values, edge_order_of, second_phase_moves())),
      slice_(Coordinate::explore(24, slice_order_of, second_phase_moves())) {
  fill_corner_slice();
}

void SecondTable::fill_corner_slice() {
  constexpr std::uint8_t far = 255;
  corner_slice_.assign(std::size_t{order_values} * 24, far);
  corner_slice_[0] = 0;
  std::vector<std::uint32_t> queue = {0};
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (std::uint32_t m = 0; m < 10; ++m) {
      const std::uint32_t corners = corners_.moved[queue[i] / 24 * 10 + m],
                          slice = slice_.moved[queue[i] % 24 * 10 + m];
      std::uint8_t& there = corner_slice_[corners * 24 + slice];
      if (there != far) continue;
      there = static_cast<std::uint8_t>(corner_slice_[queue[i]] + 1);
      queue.push_back(corners * 24 + slice);
    }
  }
}

Result<SecondTable> SecondTable::make(Context& context) {
  const std::string name = "twisty/cube3/second";
  SecondTable out;
  const auto rows = static_cast<std::uint32_t>(out.classes_.sizes.size());
  const auto made = [&](Progress& progress) -> Result<Table> {
    const auto after = [&](std::uint32_t row, std::uint32_t move) {
      const std::uint32_t to = out.classes_.moved[row * 10 + move];
      return RowAfter{to / kept_symmetries, to % kept_symmetries};
    };
    const auto weight = [&](std::uint32_t row) { return out.classes_.sizes[row]; };
    progress.stage({"table of the second phase", "第 2 段階の表"}, std::uint64_t{rows} * order_values);
    const ColumnMaps maps(order_values, 10, out.edges_.moved, out.edges_.conjugated);
    RowSearch<4, decltype(after), decltype(weight)> search(rows, 10, maps, after, weight);
    ASOBI_TRY(auto found, search.run(second_reach, context.threads, progress));
    return Table{name, std::move(found.first), std::move(found.second)};
  };
  const auto sound = [&](const Table& table) {
    return table.census.size() == second_reach + 1 && table.data.size() == rows * row_words * sizeof(std::uint64_t);
  };
  ASOBI_TRY(out.table_, context.shelf.table(name, made, sound, context.progress));
  out.words_ = out.table_->data.as<std::uint64_t>().data();
  return out;
}

}  // namespace asobi::twisty::cube3
