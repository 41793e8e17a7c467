// The coloured N x N x N cube: six faces of N x N colours, and turns of blocks of layers.
//
// Axes and faces are those of cube3: face 2a is the negative end of axis a, face 2a + 1 the positive one; with b and c
// the axes after a (0, 1, 2, 0, …), the sticker of a face at layers (x, y) of b and c stands at row x, column y.
// A quarter turn about a is right-handed: it takes the direction b to c. Colour f belongs on face f.
// A turn costs O(N) for each layer and O(N²) more for a layer at an end.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"

namespace asobi::twisty::big_cube {

// Layers first … last of an axis, counted from its negative end, by 1 to 3 quarters.
struct Block {
  std::uint8_t axis = 0, first = 0, last = 0, quarters = 1;

  friend bool operator==(const Block&, const Block&) = default;
};

inline Block inverse(const Block& block) {
  return {block.axis, block.first, block.last, static_cast<std::uint8_t>(4 - block.quarters)};
}

class Grid {
 public:
  explicit Grid(int size);  // solved

  int size() const { return size_; }
  int colour(int face, int row, int column) const { return colours_[place(face, row, column)]; }
  void set_colour(int face, int row, int column, int colour) {
    colours_[place(face, row, column)] = static_cast<std::uint8_t>(colour);
  }
  std::span<const std::uint8_t> face(int number) const {
    return std::span(colours_).subspan(place(number, 0, 0), cells());
  }

  void turn(const Block& block);
  void turn(std::span<const Block> blocks);

  friend bool operator==(const Grid&, const Grid&) = default;

 private:
  int size_;
  std::vector<std::uint8_t> colours_;

  std::size_t cells() const { return static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_); }
  std::size_t place(int face, int row, int column) const {
    return static_cast<std::size_t>(face) * cells() + static_cast<std::size_t>(row) * static_cast<std::size_t>(size_) +
           static_cast<std::size_t>(column);
  }
  void quarter_of_layer(int axis, int layer);
  void quarter_of_face(int number);
};

// How many turns a block counts for: one if it is at an end or a single layer, else two.
int turns_of(const Block& block, int size);
int turns_of(std::span<const Block> blocks, int size);
// The depths (layers from the nearer end) of inner layers that the block turns by an odd number of quarters, but for a
// middle one: a bit each, 1 for depth 1. These are the orbits of wings whose sign it changes.
std::uint64_t odd_depths(const Block& block, int size);
// Neighbours that turn about one axis are brought together: the same blocks merged, what does nothing left out.
std::vector<Block> merged(std::span<const Block> blocks);

// From the state of a puzzle that is an N x N x N cube to the grid, and from blocks back to turns.
class GridReader {
 public:
  // Code::invalid, with the name of the puzzle, if it is no cube cut into N ≥ 2 layers along each of its faces.
  static Result<void> fits(const Model& model);
  // The model fits and outlives the reader.
  explicit GridReader(const Model& model);

  int size() const { return size_; }
  // Colours are named after the faces on which they are to be: where their middles stand, or, if there are none, where
  // the corner at the negative ends of all axes has its colours. Code::unsolvable if these belong to no cube.
  Result<Grid> read(const Mover& mover, const State& state) const;
  std::vector<Turn> turns(std::span<const Block> blocks) const;

 private:
  struct Spot {
    int face, row, column;
  };

  const Puzzle* puzzle_;
  int size_;
  std::vector<Spot> spots_;  // by sticker

  int sticker_at(int face, int row, int column) const;
};

}  // namespace asobi::twisty::big_cube
