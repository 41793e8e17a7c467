#include "games/gridnim/shape.hpp"

#include <algorithm>

namespace asobi::gridnim {

namespace {

constexpr Mask reversed_bits(Mask x) {
  x = (x >> 1 & 0x5555555555555555u) | (x & 0x5555555555555555u) << 1;
  x = (x >> 2 & 0x3333333333333333u) | (x & 0x3333333333333333u) << 2;
  x = (x >> 4 & 0x0F0F0F0F0F0F0F0Fu) | (x & 0x0F0F0F0F0F0F0F0Fu) << 4;
  x = (x >> 8 & 0x00FF00FF00FF00FFu) | (x & 0x00FF00FF00FF00FFu) << 8;
  x = (x >> 16 & 0x0000FFFF0000FFFFu) | (x & 0x0000FFFF0000FFFFu) << 16;
  return x >> 32 | x << 32;
}

Mask upside_down(Size size, Mask cells) {
  Mask out = 0;
  for (int row = 0; row < size.rows; ++row) {
    const Mask line = down(cells, row * size.cols) & first_cells(size.cols);
    out |= up(line, (size.rows - 1 - row) * size.cols);
  }
  return out;
}

// The least of the four images that keep the rectangle.
Mask least_image(const Shape& shape) {
  const Mask flipped = upside_down(shape.size, shape.cells);
  return std::min({shape.cells, flipped, half_turn(shape.size, shape.cells), half_turn(shape.size, flipped)});
}

}  // namespace

Mask half_turn(Size size, Mask cells) { return down(reversed_bits(cells), 64 - size.cells()); }

Shape transposed(const Shape& shape) {
  Shape out = {{shape.size.cols, shape.size.rows}, 0};
  for (int row = 0; row < shape.size.rows; ++row) {
    Mask line = down(shape.cells, row * shape.size.cols) & first_cells(shape.size.cols);
    for (; line != 0; line &= line - 1) out.cells |= Mask{1} << out.size.cell(std::countr_zero(line), row);
  }
  return out;
}

Grid::Grid(Size size) : size_(size) {
  for (int row = 0; row < size.rows; ++row) {
    first_column_ |= Mask{1} << size.cell(row, 0);
    last_column_ |= Mask{1} << size.cell(row, size.cols - 1);
  }
}

Mask Grid::first_component(Mask stones) const {
  const Mask not_first = stones & ~first_column_, not_last = stones & ~last_column_;
  Mask part = stones & -stones;
  for (Mask before = 0; part != before;) {
    before = part;
    part |= (part & not_last) << 1 & stones;
    part |= (part & not_first) >> 1 & stones;
    part |= up(part, size_.cols) & stones;
    part |= down(part, size_.cols) & stones;
  }
  return part;
}

std::vector<Mask> components(const Position& position) {
  const Grid grid(position.size);
  std::vector<Mask> out;
  for (Mask left = position.stones; left != 0; left &= ~out.back()) out.push_back(grid.first_component(left));
  return out;
}

Shape cut_out(Size size, Mask stones) {
  const int top = size.row(std::countr_zero(stones)), bottom = size.row(63 - std::countl_zero(stones));
  Mask folded = 0;
  for (int row = top; row <= bottom; ++row) folded |= down(stones, row * size.cols) & first_cells(size.cols);
  const int first = std::countr_zero(folded), last = 63 - std::countl_zero(folded);
  Shape out = {{bottom - top + 1, last - first + 1}, 0};
  for (int row = top; row <= bottom; ++row) {
    const Mask line = down(stones, row * size.cols + first) & first_cells(out.size.cols);
    out.cells |= up(line, (row - top) * out.size.cols);
  }
  return out;
}

Shape canonical(const Shape& shape) {
  if (shape.size.rows < shape.size.cols) return {shape.size, least_image(shape)};
  const Shape other = transposed(shape);
  if (shape.size.rows > shape.size.cols) return {other.size, least_image(other)};
  return {shape.size, std::min(least_image(shape), least_image(other))};
}

}  // namespace asobi::gridnim
