#include "games/sliding/optimal/partition.hpp"

#include <algorithm>
#include <tuple>

namespace asobi::sliding {

std::uint64_t placements(int cells, int tiles) {
  std::uint64_t product = 1;
  for (int i = 0; i < tiles; ++i) product *= static_cast<std::uint64_t>(cells - i);
  return product;
}

namespace {

void sort_along_longer_side(Shape shape, Pattern& cells) {
  const auto [top, bottom] = std::ranges::minmax(cells, {}, [&](Cell cell) { return shape.row(cell); });
  const auto [left, right] = std::ranges::minmax(cells, {}, [&](Cell cell) { return shape.col(cell); });
  const bool tall = shape.row(bottom) - shape.row(top) >= shape.col(right) - shape.col(left);
  std::ranges::sort(cells, {}, [&](Cell cell) {
    return tall ? std::tuple(shape.row(cell), shape.col(cell)) : std::tuple(shape.col(cell), shape.row(cell));
  });
}

void halve(Shape shape, Pattern cells, std::size_t parts, std::vector<Pattern>& out) {
  if (parts == 1) {
    std::ranges::sort(cells);
    out.push_back(std::move(cells));
    return;
  }
  sort_along_longer_side(shape, cells);
  const std::size_t first_parts = (parts + 1) / 2;
  const auto cut = cells.begin() + static_cast<std::ptrdiff_t>((cells.size() * first_parts + parts - 1) / parts);
  halve(shape, Pattern(cells.begin(), cut), first_parts, out);
  halve(shape, Pattern(cut, cells.end()), parts - first_parts, out);
}

}  // namespace

std::vector<Pattern> partition(Shape shape, int goal_blank, std::uint64_t most) {
  Pattern tiles;
  for (int cell = 0; cell < shape.cells(); ++cell) {
    if (cell != goal_blank) tiles.push_back(static_cast<Cell>(cell));
  }
  int size = 1;
  while (size < largest_pattern && size + 4 <= shape.cells() && placements(shape.cells(), size + 1) <= most) ++size;
  const std::size_t parts = (tiles.size() + static_cast<std::size_t>(size) - 1) / static_cast<std::size_t>(size);
  std::vector<Pattern> out;
  halve(shape, std::move(tiles), parts, out);
  return out;
}

}  // namespace asobi::sliding
