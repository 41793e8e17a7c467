#include "games/twisty/solve/cube3/optimal_table.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace asobi::twisty::cube3 {
namespace {

// The kinds of the 24 orders of the slice's edges, 0 for the first order. Edges 0 and 3 of the slice are opposite.
std::vector<std::uint8_t> kinds_of_orders(std::uint32_t fineness) {
  std::array<int, 4> order = {0, 1, 2, 3};
  std::vector<unsigned> seen;
  std::vector<std::uint8_t> out;
  do {
    unsigned key = 0;
    for (const int edge : order) {
      const bool same_pair = (edge == 0 || edge == 3) == (order[0] == 0 || order[0] == 3);
      const auto told = fineness == 24  ? static_cast<unsigned>(edge)
                        : fineness == 6 ? static_cast<unsigned>(edge == 0 || edge == 3)
                        : fineness == 3 ? static_cast<unsigned>(same_pair)
                                        : 0u;
      key = key * 4 + told;
    }
    const auto found = std::ranges::find(seen, key);
    out.push_back(static_cast<std::uint8_t>(found - seen.begin()));
    if (found == seen.end()) seen.push_back(key);
  } while (std::ranges::next_permutation(order).found);
  return out;
}

}  // namespace

OptimalTable::OptimalTable(std::shared_ptr<const FirstMoves> moves, std::uint32_t fineness, Coordinate placement)
    : moves_(std::move(moves)), fineness_(fineness), placement_(std::move(placement)) {
  const std::vector<std::uint8_t> kinds = kinds_of_orders(fineness);
  for (std::size_t order = 24; order-- > 0;) {
    order_.resize(std::max<std::size_t>(order_.size(), kinds[order] + std::size_t{1}));
    order_[kinds[order]] = static_cast<std::uint8_t>(order);
  }
  for (const std::uint16_t seen : placement_.conjugated) kind_.push_back(kinds[seen % 24]);
  for (std::uint32_t own = 0; own < moves_->classes(); ++own) {
    const std::uint32_t slice = slice_of(moves_->representative(own));
    class_sets_.push_back(static_cast<std::uint16_t>(slice - slice % 24));
  }
}

RowAfter OptimalTable::row_after(std::uint32_t row, std::uint32_t move) const {
  const std::uint32_t own = row / fineness_, placement = class_sets_[own] + order_[row % fineness_];
  const RowAfter after = moves_->class_after(own, move);
  const std::uint32_t moved = placement_.moved[placement * move_count + move];
  return {after.row * fineness_ + kind_[after.symmetry * placement_values + moved], after.symmetry};
}

Result<OptimalTable> OptimalTable::make(std::shared_ptr<const FirstMoves> moves, std::uint32_t fineness,
                                        Context& context) {
  ASOBI_TRY(Coordinate placement, Coordinate::explore(placement_values, slice_of, all_moves(), context.progress));
  OptimalTable out(std::move(moves), fineness, std::move(placement));
  const std::uint32_t rows = out.moves_->classes() * fineness;
  const std::string name = fmt::format("twisty/cube3/optimal/{}", fineness);
  const auto made = [&](Progress& progress) -> Result<Table> {
    const auto after = [&](std::uint32_t row, std::uint32_t move) { return out.row_after(row, move); };
    const auto weight = [&](std::uint32_t row) { return out.moves_->class_size(row / fineness); };
    progress.stage({"table for optimal solutions", "最短手順のための表"}, std::uint64_t{rows} * twist_values);
    const ColumnMaps maps = out.moves_->column_maps();
    RowSearch<2, decltype(after), decltype(weight)> search(rows, move_count, maps, after, weight);
    ASOBI_TRY(auto found, search.run(std::numeric_limits<unsigned>::max(), context.threads, progress));
    return Table{name, std::move(found.first), std::move(found.second)};
  };
  const auto sound = [&](const Table& table) {
    const auto reached = std::accumulate(table.census.begin(), table.census.end(), std::uint64_t{0});
    if (reached != std::uint64_t{flip_slice_values} * twist_values * fineness) return false;
    if (table.data.size() != bytes(fineness)) return false;
    const auto weight = [&](std::uint32_t row) { return out.moves_->class_size(row / fineness); };
    const auto ones = ones_of_rows<2, 2>(table.data.bytes(), row_words * 8, twist_values, weight);
    if (ones != ones_of_census<2>(table.census, 3)) return false;
    out.words_ = table.data.as<std::uint64_t>().data();
    return std::ranges::all_of(sample_cubes(),
                               [&](const Cube& cube) { return out.distance(out.of(cube)) <= farthest; });
  };
  ASOBI_TRY(out.table_, context.shelf.table(name, made, sound, context.progress));
  out.words_ = out.table_->data.as<std::uint64_t>().data();
  return out;
}

unsigned OptimalTable::distance(OptimalCoordinates at) const {
  const std::uint64_t* const home = words_;
  unsigned out = 0;
  for (Spot here = spot(at); (here.word != home || here.shift != 0) && out <= farthest; ++out) {
    const unsigned lower = (here.value() + 2) % 3;
    std::uint32_t m = 0;
    while (m < move_count && spot(after(at, m)).value() != lower) ++m;
    if (m == move_count) return farthest + 1;
    at = after(at, m);
    here = spot(at);
  }
  return out;
}

}  // namespace asobi::twisty::cube3
