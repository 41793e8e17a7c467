#include "games/twisty/solve/big_cube/packing.hpp"

#include <algorithm>
#include <array>

namespace asobi::twisty::big_cube {
namespace {

constexpr std::size_t longest_run = 8;

struct Plan {
  std::vector<int> turns;         // by cut: for all cuts before it
  std::vector<std::size_t> from;  // by cut: where the last part begins
};

int step_at(std::span<const std::uint8_t> quarters, std::size_t cut) {
  return (quarters[cut + 1] - quarters[cut] + 4) % 4;
}

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

Plan plan(std::span<const std::uint8_t> quarters, std::size_t longest) {
  const std::size_t cuts = quarters.size() - 1;
  Plan out{std::vector<int>(cuts + 1, 0), std::vector<std::size_t>(cuts + 1, 0)};
  for (std::size_t end = 1; end <= cuts; ++end) {
    out.turns[end] = out.turns[end - 1] + (step_at(quarters, end - 1) != 0 ? 1 : 0);
    out.from[end] = end - 1;
    int sum = step_at(quarters, end - 1);
    for (std::size_t begin = end - 1; begin > 0 && end - begin < longest; --begin) {
      sum += step_at(quarters, begin - 1);
      const int turns = out.turns[begin - 1] + static_cast<int>(end - begin);
      if (sum % 4 == 0 && turns < out.turns[end]) {
        out.turns[end] = turns;
        out.from[end] = begin - 1;
      }
    }
  }
  return out;
}

// The turns of one run, in the word's own axes; what the whole is turned besides is returned.
int write_run(std::uint8_t axis, std::span<const std::uint8_t> quarters, std::vector<Block>& out) {
  const Plan best = plan(quarters, quarters.size());
  const std::size_t size = quarters.size();
  int of_last_layer = 0;  // by the turns written
  const auto write = [&](std::size_t first, std::size_t last, int times) {
    if (times % 4 == 0) return;
    out.push_back({axis, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(last),
                   static_cast<std::uint8_t>(times % 4)});
    if (last == size - 1) of_last_layer += times;
  };
  for (std::size_t end = size - 1; end > 0; end = best.from[end]) {
    const std::size_t begin = best.from[end];
    if (end - begin == 1) {
      const int step = step_at(quarters, begin);
      begin + 1 < size - 1 - begin ? write(0, begin, 4 - step) : write(begin + 1, size - 1, step);
      continue;
    }
    for (std::size_t layer = begin + 1; layer < end; ++layer)
      write(layer, layer, quarters[layer] + 4 - quarters[begin]);
  }
  return (quarters[size - 1] + 16 * 4 - of_last_layer % 4) % 4;
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
    Quarters quarters(static_cast<std::size_t>(size), 0);
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

int packed_turns(std::span<const std::uint8_t> quarters) {
  std::array<int, longest_run + 1> turns = {};  // for the last cuts, the newest first
  std::array<int, longest_run> steps = {};
  for (std::size_t cut = 0; cut + 1 < quarters.size(); ++cut) {
    std::shift_right(steps.begin(), steps.end(), 1);
    std::shift_right(turns.begin(), turns.end(), 1);
    steps[0] = step_at(quarters, cut);
    turns[0] = turns[1] + (steps[0] != 0 ? 1 : 0);
    int sum = steps[0];
    for (std::size_t more = 1; more < std::min(longest_run, cut + 1); ++more) {
      sum += steps[more];
      if (sum % 4 == 0) turns[0] = std::min(turns[0], turns[more + 1] + static_cast<int>(more));
    }
  }
  return turns[0];
}

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
