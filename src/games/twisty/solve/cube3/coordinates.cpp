#include "games/twisty/solve/cube3/coordinates.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace asobi::twisty::cube3 {
namespace {

constexpr std::uint32_t no_class = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t cubes_between_checks = 1024;

// By set of four of twelve places as a mask: its number, sets within the first eight places first.
constexpr auto set_numbers = [] {
  std::array<std::uint16_t, 1 << edge_count> out{};
  std::uint16_t next = 0;
  for (unsigned mask = 0; mask < out.size(); ++mask) {
    if (std::popcount(mask) == 4) out[mask] = next++;
  }
  return out;
}();

// Lexicographic, 0 … 23.
std::uint32_t order_number(const std::array<int, 4>& order) {
  std::uint32_t out = 0;
  for (int i = 0; i < 4; ++i) {
    int smaller = 0;
    for (int j = i + 1; j < 4; ++j) smaller += order[j] < order[i];
    out = out * static_cast<std::uint32_t>(4 - i) + static_cast<std::uint32_t>(smaller);
  }
  return out;
}

// Where the pieces first … first + 3 are, and in which order; piece(place) over `places` places.
template <class Piece>
std::uint32_t placement(int places, int first, const Piece& piece) {
  unsigned mask = 0;
  std::array<int, 4> order{};
  std::size_t count = 0;
  for (int place = 0; place < places; ++place) {
    const int own = piece(place) - first;
    if (own < 0 || own >= 4) continue;
    mask |= 1u << place;
    order[count++] = own;
  }
  return set_numbers[mask] * 24u + order_number(order);
}

constexpr auto every_move = [] {
  std::array<std::uint8_t, move_count> out;
  for (int m = 0; m < move_count; ++m) out[m] = static_cast<std::uint8_t>(m);
  return out;
}();

constexpr auto moves_by_quarters = [] {
  std::array<std::uint8_t, 12> out{};
  std::size_t next = 0;
  for (int m = 0; m < move_count; ++m) {
    if (quarters_of(m) != 2) out[next++] = static_cast<std::uint8_t>(m);
  }
  return out;
}();

constexpr auto later_moves = [] {
  std::array<std::uint8_t, 10> out{};
  std::size_t next = 0;
  for (int m = 0; m < move_count; ++m) {
    if (in_second_phase(m)) out[next++] = static_cast<std::uint8_t>(m);
  }
  return out;
}();

}  // namespace

std::span<const std::uint8_t> all_moves() { return every_move; }
std::span<const std::uint8_t> quarter_moves() { return moves_by_quarters; }
std::span<const std::uint8_t> second_phase_moves() { return later_moves; }

std::uint32_t twist_of(const Cube& cube) {
  std::uint32_t out = 0;
  for (int place = 0; place + 1 < corner_count; ++place)
    out = out * 3 + static_cast<std::uint32_t>(twist_at(cube, place));
  return out;
}

std::uint32_t placement_of(const Cube& cube, int first) {
  return placement(edge_count, first, [&](int place) { return edge_at(cube, place); });
}

std::uint32_t placement_of_places(const std::array<std::uint32_t, 4>& places) {
  return placement(edge_count, 0, [&](int place) {
    return static_cast<int>(std::ranges::find(places, static_cast<std::uint32_t>(place)) - places.begin());
  });
}

std::uint32_t flip_slice_of(const Cube& cube) {
  unsigned mask = 0, flips = 0;
  for (int place = 0; place < edge_count; ++place) {
    if (edge_at(cube, place) >= 8) mask |= 1u << place;
    if (place + 1 < edge_count) flips = flips * 2 + static_cast<unsigned>(flip_at(cube, place));
  }
  return flip_slice_number(set_numbers[mask], flips);
}

std::uint32_t corner_placement_of(const Cube& cube, int first) {
  return placement(corner_count, first, [&](int place) { return corner_at(cube, place); });
}

Result<Coordinate> Coordinate::explore(std::uint32_t size, const std::function<std::uint32_t(const Cube&)>& of,
                                       std::span<const std::uint8_t> moves, const Progress& progress) {
  const Geometry& geometry = Geometry::get();
  Coordinate out{size, std::vector<std::uint16_t>(std::size_t{size} * moves.size()),
                 std::vector<std::uint16_t>(std::size_t{size} * kept_symmetries)};
  std::vector<bool> seen(size);
  std::vector<Cube> found = {solved_cube()};
  seen[of(found[0])] = true;
  for (std::size_t i = 0; i < found.size(); ++i) {
    if (i % cubes_between_checks == 0) ASOBI_CHECK(progress.check());
    const Cube cube = found[i];
    const std::uint32_t value = of(cube);
    for (std::size_t m = 0; m < moves.size(); ++m) {
      const Cube next = product(cube, geometry.move(moves[m]));
      const std::uint32_t to = of(next);
      out.moved[value * moves.size() + m] = static_cast<std::uint16_t>(to);
      if (!seen[to]) found.push_back(next);
      seen[to] = true;
    }
    for (int s = 0; s < kept_symmetries; ++s) {
      out.conjugated[static_cast<std::size_t>(s) * size + value] =
          static_cast<std::uint16_t>(of(geometry.conjugate(cube, s)));
    }
  }
  return out;
}

Result<Classes> Classes::explore(std::uint32_t values, const std::function<std::uint32_t(const Cube&)>& of,
                                 std::span<const std::uint8_t> moves, const Progress& progress) {
  const Geometry& geometry = Geometry::get();
  Classes out;
  out.of_value.assign(values, no_class);
  const auto add = [&](const Cube& cube) {
    const auto own = static_cast<std::uint32_t>(out.representatives.size());
    const std::uint32_t value = of(cube);
    std::uint32_t size = 0;
    unsigned keepers = 0;
    for (int s = 0; s < kept_symmetries; ++s) {
      const std::uint32_t seen = of(geometry.conjugate(cube, s));
      if (seen == value) keepers |= 1u << s;
      std::uint32_t& there = out.of_value[seen];
      if (there != no_class) continue;
      there = own * kept_symmetries + static_cast<std::uint32_t>(geometry.inverse_symmetry(s));
      ++size;
    }
    out.representatives.push_back(cube);
    out.sizes.push_back(size);
    out.keepers.push_back(static_cast<std::uint16_t>(keepers));
  };
  add(solved_cube());
  for (std::size_t i = 0; i < out.representatives.size(); ++i) {
    if (i % cubes_between_checks == 0) ASOBI_CHECK(progress.check());
    const Cube cube = out.representatives[i];
    for (const std::uint8_t m : moves) {
      const Cube next = product(cube, geometry.move(m));
      const std::uint32_t to = of(next);
      if (out.of_value[to] == no_class) add(next);
      out.moved.push_back(out.of_value[to]);
    }
  }
  return out;
}

}  // namespace asobi::twisty::cube3
