// How many turns a word takes, as packing.hpp will write it. What is appended about the axis of its last turns joins
// them.
#pragma once

#include "games/twisty/solve/big_cube/layer_blocks.hpp"

namespace asobi::twisty::big_cube {

class Tail {
 public:
  explicit Tail(int size) : size_(static_cast<std::size_t>(size)) {}

  int turns() const { return closed_ + turns_of_layers(std::span(quarters_).first(size_), Ends::none); }
  void turn(int axis, int layer, int quarters) {
    if (axis != axis_) {
      closed_ = turns();
      axis_ = axis;
      quarters_ = {};
    }
    std::uint8_t& own = quarters_[static_cast<std::size_t>(layer)];
    own = static_cast<std::uint8_t>((own + quarters) % 4);
  }
  void turn(const Block& block) {
    for (int layer = block.first; layer <= block.last; ++layer) turn(block.axis, layer, block.quarters);
  }
  void turn_outer(std::uint8_t move) {
    turn(move / 6, move / 3 % 2 == 1 ? static_cast<int>(size_) - 1 : 0, move % 3 + 1);
  }

 private:
  int axis_ = -1, closed_ = 0;  // turns before the last ones
  std::size_t size_;
  LayerTurns quarters_ = {};
};

}  // namespace asobi::twisty::big_cube
