#include "games/twisty/solve/big_cube/centre_cells.hpp"

#include <utility>

namespace asobi::twisty::big_cube {

CentreCells::CentreCells(int size) : size_(size), width_(size - 2) {
  const int end = width_ - 1;
  cells_.resize(12 * static_cast<std::size_t>(cells_of_face()));
  face_of_cell_.resize(6 * static_cast<std::size_t>(cells_of_face()));
  spots_.resize(3 * face_of_cell_.size());
  for (int cell = 0; std::cmp_less(cell, face_of_cell_.size()); ++cell) {
    face_of_cell_[cell] = static_cast<std::uint8_t>(cell / cells_of_face());
  }
  std::size_t next = 0;
  for (int axis = 0; axis < 3; ++axis) {
    for (int strip = 0; strip < 4; ++strip) {
      const int first = face_of_strip(axis, strip) * cells_of_face();
      for (int layer = 0; layer < width_; ++layer) {
        for (int place = 0; place < width_; ++place) {
          const int along = strip == 1 || strip == 2 ? end - place : place;
          const auto [row, column] = strip % 2 == 0 ? std::pair(along, layer) : std::pair(layer, along);
          const int cell = first + row * width_ + column;
          cells_[next++] = static_cast<std::uint16_t>(cell);
          spots_[axis * 6 * cells_of_face() + cell] = {
              static_cast<std::uint8_t>(strip), static_cast<std::uint8_t>(layer), static_cast<std::uint8_t>(place)};
        }
      }
    }
  }
}

Cells CentreCells::read(const Grid& grid) const {
  Cells out;
  for (int face = 0; face < 6; ++face) {
    for (int row = 1; row <= width_; ++row) {
      for (int column = 1; column <= width_; ++column) {
        out.push_back(static_cast<std::uint8_t>(grid.colour(face, row, column)));
      }
    }
  }
  return out;
}

void CentreCells::turn_layer(Cells& cells, int axis, int layer, int quarters) const {
  for (int place = 0; place < width_; ++place) {
    std::array<std::uint8_t, 4> before{};
    for (int strip = 0; strip < 4; ++strip) before[strip] = cells[at(axis, strip, layer, place)];
    for (int strip = 0; strip < 4; ++strip) cells[at(axis, (strip + quarters) & 3, layer, place)] = before[strip];
  }
}

void CentreCells::turn_face(Cells& cells, int face, int quarters) const {
  const int end = width_ - 1;
  std::uint8_t* const first = cells.data() + static_cast<std::size_t>(face * cells_of_face());
  const auto cell = [&](int row, int column) -> std::uint8_t& { return first[row * width_ + column]; };
  for (int row = 0; row <= end / 2; ++row) {
    for (int column = row; column < end - row; ++column) {
      const std::array<std::uint8_t*, 4> round = {&cell(row, column), &cell(end - column, row),
                                                  &cell(end - row, end - column), &cell(column, end - row)};
      std::array<std::uint8_t, 4> before{};
      for (int i = 0; i < 4; ++i) before[i] = *round[i];
      for (int i = 0; i < 4; ++i) *round[(i + quarters) & 3] = before[i];
    }
  }
}

void CentreCells::turn(Cells& cells, const Block& block) const {
  for (int layer = block.first; layer <= block.last; ++layer) {
    if (layer == 0) turn_face(cells, 2 * block.axis, block.quarters);
    if (layer == size_ - 1) turn_face(cells, 2 * block.axis + 1, block.quarters);
    if (layer > 0 && layer < size_ - 1) turn_layer(cells, block.axis, layer - 1, block.quarters);
  }
}

}  // namespace asobi::twisty::big_cube
