// The centres of an N x N x N cube alone: (N-2)² colours on each of six faces, and the turns of layers and faces.
//
// Seen along an axis, the four faces around it are strips 0 … 3, in the order in which a quarter turn leads from one to
// the next; on each strip a centre has a layer and a place, both counted from 0 without the outermost layers, and a
// turn of the layer changes the strip only. A turn of the face under a strip by q quarters is n =
// quarters_on_strip(strip, q) times (layer, place) -> (place, width-1-layer). A turn costs O(N) for a layer, O(N²) for
// a face.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/twisty/solve/big_cube/grid.hpp"

namespace asobi::twisty::big_cube {

using Cells = std::vector<std::uint8_t>;  // colours, by face, row and column

class CentreCells {
 public:
  struct Spot {
    std::uint8_t strip = 0, layer = 0, place = 0;
  };

  explicit CentreCells(int size);

  int size() const { return size_; }
  int width() const { return width_; }  // N - 2
  int cells_of_face() const { return width_ * width_; }
  int face_of_cell(int cell) const { return face_of_cell_[cell]; }
  int face_of_strip(int axis, int strip) const { return 2 * ((axis + 1 + (strip & 1)) % 3) + (strip < 2 ? 1 : 0); }
  int at(int axis, int strip, int layer, int place) const {
    return cells_[((axis * 4 + strip) * width_ + layer) * width_ + place];
  }
  int at(int axis, Spot spot) const { return at(axis, spot.strip, spot.layer, spot.place); }
  // The cell is on none of the two faces of the axis.
  Spot spot(int axis, int cell) const { return spots_[axis * 6 * cells_of_face() + cell]; }
  static int quarters_on_strip(int strip, int quarters) { return (strip < 2 ? quarters : 4 - quarters) & 3; }
  Spot turned(Spot spot, int times) const {
    for (; times > 0; --times) spot = {spot.strip, spot.place, static_cast<std::uint8_t>(width_ - 1 - spot.layer)};
    return spot;
  }

  Cells read(const Grid& grid) const;
  void turn_layer(Cells& cells, int axis, int layer, int quarters) const;
  void turn_face(Cells& cells, int face, int quarters) const;
  void turn(Cells& cells, const Block& block) const;

 private:
  int size_, width_;
  std::vector<std::uint16_t> cells_;  // by axis, strip, layer, place
  std::vector<Spot> spots_;           // by axis, cell
  std::vector<std::uint8_t> face_of_cell_;
};

}  // namespace asobi::twisty::big_cube
