#include "games/twisty/solve/big_cube/packing.hpp"

#include <array>

#include "games/twisty/solve/big_cube/layer_blocks.hpp"

namespace asobi::twisty::big_cube {
namespace {

// Where the axes of the word point after the rotations that were left out.
class Held {
 public:
  explicit Held(int size) : size_(size) {}

  Block as_held(const Block& block) const {
    const Direction& to = axes_[block.axis];
    if (!to.reversed) return {to.axis, block.first, block.last, block.quarters};
    const auto mirrored = [&](std::uint8_t layer) { return static_cast<std::uint8_t>(size_ - 1 - layer); };
    return {to.axis, mirrored(block.last), mirrored(block.first), static_cast<std::uint8_t>(4 - block.quarters)};
  }

  // The word turns the whole by so many quarters, but it is not done: what it calls b afterwards is where b was turned
  // from.
  void leave_out(std::uint8_t axis, int quarters) {
    const std::size_t b = (axis + 1u) % 3, c = (axis + 2u) % 3;
    for (int i = 0; i < quarters; ++i) {
      const Direction before = axes_[b];
      axes_[b] = {axes_[c].axis, !axes_[c].reversed};
      axes_[c] = before;
    }
  }

 private:
  struct Direction {
    std::uint8_t axis;
    bool reversed;
  };
  int size_;
  std::array<Direction, 3> axes_ = {{{0, false}, {1, false}, {2, false}}};
};

// The turns of one run, in the word's own axes; what the whole is turned besides is returned.
int write_run(std::uint8_t axis, std::span<const std::uint8_t> quarters, std::vector<Block>& out) {
  const std::vector<int> level = levels_of_layers(quarters, Ends::none);
  const std::size_t last_layer = quarters.size() - 1;
  int of_last_layer = 0;  // by the turns written
  const auto write = [&](std::size_t first, std::size_t last, int times) {
    if ((times & 3) == 0) return;
    out.push_back({axis, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last),
                   static_cast<std::uint8_t>(times & 3)});
    if (last == last_layer) of_last_layer += times;
  };
  for (std::size_t layer = 0; layer <= last_layer; ++layer) write(layer, layer, quarters[layer] - level[layer]);
  for (std::size_t layer = 0; layer < last_layer; ++layer) {
    const int change = level[layer + 1] - level[layer];
    layer + 1 < last_layer - layer ? write(0, layer, -change) : write(layer + 1, last_layer, change);
  }
  return (quarters[last_layer] - of_last_layer) & 3;
}

Packed packed_once(std::span<const Block> blocks, std::span<const std::size_t> part_ends, int size) {
  Packed out;
  Held held(size);
  std::size_t next = 0;
  const auto end_parts = [&] {
    while (out.part_ends.size() < part_ends.size() && part_ends[out.part_ends.size()] <= next) {
      out.part_ends.push_back(out.blocks.size());
    }
  };
  end_parts();
  while (next < blocks.size()) {
    const std::uint8_t axis = blocks[next].axis;
    std::vector<std::uint8_t> quarters(static_cast<std::size_t>(size), 0);
    for (; next < blocks.size() && blocks[next].axis == axis; ++next) {
      for (std::size_t layer = blocks[next].first; layer <= blocks[next].last; ++layer) {
        quarters[layer] = static_cast<std::uint8_t>((quarters[layer] + blocks[next].quarters) % 4);
      }
    }
    std::vector<Block> run;
    const int whole = write_run(axis, quarters, run);
    for (const Block& block : run) out.blocks.push_back(held.as_held(block));
    held.leave_out(axis, whole);
    end_parts();
  }
  return out;
}

}  // namespace

// A run that comes to nothing but a rotation may make neighbours of two runs about one axis.
Packed packed(std::span<const Block> blocks, std::span<const std::size_t> part_ends, int size) {
  Packed out = packed_once(blocks, part_ends, size);
  for (std::size_t before = blocks.size(); out.blocks.size() < before;) {
    before = out.blocks.size();
    out = packed_once(out.blocks, out.part_ends, size);
  }
  return out;
}

}  // namespace asobi::twisty::big_cube
