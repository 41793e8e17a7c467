#include "games/twisty/solve/cube3/optimal_rows.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace asobi::twisty::cube3 {
namespace {

constexpr std::uint32_t set_values = placement_values / 24;

// The kinds of the 24 orders of the slice's edges, 0 for the first order. Edges 0 and 3 of the slice are opposite.
std::vector<std::uint8_t> kinds_of_orders(std::uint32_t told_apart) {
  std::array<int, 4> order = {0, 1, 2, 3};
  std::vector<unsigned> seen;
  std::vector<std::uint8_t> out;
  do {
    unsigned key = 0;
    for (const int edge : order) {
      const bool same_pair = (edge == 0 || edge == 3) == (order[0] == 0 || order[0] == 3);
      const auto told = told_apart == 24  ? static_cast<unsigned>(edge)
                        : told_apart == 6 ? static_cast<unsigned>(edge == 0 || edge == 3)
                        : told_apart == 3 ? static_cast<unsigned>(same_pair)
                                          : 0u;
      key = key * 4 + told;
    }
    const auto found = std::ranges::find(seen, key);
    out.push_back(static_cast<std::uint8_t>(found - seen.begin()));
    if (found == seen.end()) seen.push_back(key);
  } while (std::ranges::next_permutation(order).found);
  return out;
}

// A cube, which need not be one that turns lead to, whose slice's edges are at the places of the mask, with these
// flips.
Cube cube_with(unsigned slice_places, std::uint32_t flips) {
  Cube out = solved_cube();
  int inside = 8, outside = 0;
  const unsigned last = std::popcount(flips) % 2;
  for (int place = 0; place < edge_count; ++place) {
    const int edge = (slice_places >> place & 1) != 0 ? inside++ : outside++;
    const unsigned flip = place + 1 == edge_count ? last : flips >> (edge_count - 2 - place) & 1;
    for (unsigned i = 0; i < 2; ++i) {
      out.at[first_edge_facelet + 2 * place + static_cast<int>(i)] =
          static_cast<std::uint8_t>(first_edge_facelet + 2 * edge + static_cast<int>(i ^ flip));
    }
  }
  return out;
}

constexpr unsigned slice_at_home = 0xf00;

std::uint32_t flips_of(const Cube& cube) { return flip_slice_of(cube) % flip_values; }

}  // namespace

Result<OptimalRows> OptimalRows::make(const Fineness& fineness, const Progress& progress) {
  ASOBI_TRY(Coordinate placement, Coordinate::explore(placement_values, slice_of, all_moves(), progress));
  OptimalRows out(std::move(placement));
  out.find_flips();
  out.find_classes(kinds_of_orders(fineness.orders));
  out.find_codes();
  return out;
}

void OptimalRows::find_flips() {
  const Geometry& geometry = Geometry::get();
  flips_moved_.resize(std::size_t{flip_values} * move_count);
  flips_seen_.resize(std::size_t{flip_values} * kept_symmetries);
  for (std::uint32_t flips = 0; flips < flip_values; ++flips) {
    const Cube cube = cube_with(slice_at_home, flips);
    for (int m = 0; m < move_count; ++m) {
      flips_moved_[flips * move_count + static_cast<std::uint32_t>(m)] =
          static_cast<std::uint16_t>(flips_of(product(cube, geometry.move(m))));
    }
    for (int s = 0; s < kept_symmetries; ++s) {
      flips_seen_[static_cast<std::uint32_t>(s) * flip_values + flips] =
          static_cast<std::uint16_t>(flips_of(geometry.conjugate(cube, s)));
    }
  }
}

// The solved cube's is class 0.
void OptimalRows::find_classes(const std::vector<std::uint8_t>& kinds) {
  constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  const Geometry& geometry = Geometry::get();
  const std::uint32_t kind_count = 1u + std::ranges::max(kinds);
  std::vector<std::uint32_t> turned_over(std::size_t{set_values} * kept_symmetries);
  for (unsigned mask = 0; mask < 1u << edge_count; ++mask) {
    if (std::popcount(mask) != 4) continue;
    const Cube cube = cube_with(mask, 0);
    for (int s = 0; s < kept_symmetries; ++s) {
      turned_over[slice_of(cube) / 24 * kept_symmetries + static_cast<std::uint32_t>(s)] =
          flips_of(geometry.conjugate(cube, s));
    }
  }
  const auto kind_of = [&](std::uint32_t placement) { return placement / 24 * kind_count + kinds[placement % 24]; };
  std::vector<std::uint32_t> taken(std::size_t{set_values} * kind_count, none);  // by kind: 16 * class + symmetry
  for (std::uint32_t i = 0; i < placement_values; ++i) {
    const std::uint32_t own = (slice_of(solved_cube()) + i) % placement_values;
    if (taken[kind_of(own)] != none) continue;
    std::uint32_t size = 0;
    for (int s = 0; s < kept_symmetries; ++s) {
      const std::uint32_t seen = placement_.conjugated[static_cast<std::uint32_t>(s) * placement_values + own];
      std::uint32_t& there = taken[kind_of(seen)];
      if (there != none) continue;
      there = static_cast<std::uint32_t>(examples_.size()) * kept_symmetries +
              static_cast<std::uint32_t>(geometry.inverse_symmetry(s));
      ++size;
    }
    examples_.push_back(static_cast<std::uint16_t>(own));
    sizes_.push_back(size);
  }
  for (std::uint32_t own = 0; own < placement_values; ++own) {
    const std::uint32_t symmetry = taken[kind_of(own)] % kept_symmetries, to = taken[kind_of(own)] / kept_symmetries;
    by_placement_.push_back(symmetry * row_values + to * flip_values +
                            turned_over[own / 24 * kept_symmetries + symmetry]);
  }
}

void OptimalRows::find_codes() {
  by_code_.resize(slice_codes);
  for (std::uint32_t code = 0; code < slice_codes; ++code) {
    const std::array<std::uint32_t, 4> places = {code % 12, code / 12 % 12, code / 144 % 12, code / 1728};
    unsigned seen = 0;
    for (const std::uint32_t place : places) seen |= 1u << place;
    if (std::popcount(seen) == 4) by_code_[code] = by_placement_[placement_of_places(places)];
  }
}

}  // namespace asobi::twisty::cube3
