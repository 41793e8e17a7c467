#include "games/twisty/solve/big_cube/edges_slots.hpp"

#include <algorithm>
#include <numeric>

namespace asobi::twisty::big_cube {
namespace {

// Where a quarter about the axis takes a face.
int face_after_quarter(int axis, int face) {
  const int b = (axis + 1) % 3, c = (axis + 2) % 3;
  if (face / 2 == b) return 2 * c + face % 2;
  if (face / 2 == c) return 2 * b + 1 - face % 2;
  return face;
}

int colour_beside(const Grid& grid, int face, int neighbour, int layer) {
  const int end = neighbour % 2 == 1 ? grid.size() - 1 : 0;
  return neighbour / 2 == (face / 2 + 1) % 3 ? grid.colour(face, end, layer) : grid.colour(face, layer, end);
}

// At most one of each name, so all of them.
Result<Slots> read_slots(const Grid& grid, int depth) {
  const SlotGeometry& geometry = SlotGeometry::get();
  Slots out{};
  std::array<bool, slot_count> seen{};
  for (int slot = 0; slot < slot_count; ++slot) {
    const auto [f, g] = geometry.faces(slot);
    const int layer = layer_at(depth, !geometry.towards_plus(slot), grid.size());
    const int name = geometry.at(colour_beside(grid, f, g, layer), colour_beside(grid, g, f, layer));
    if (name < 0 || seen[name]) {
      return fail(
          Code::unsolvable,
          "the edge pieces of layer {} have colours that no pieces have, or have them twice: no turns lead here",
          "{} 層目のエッジに、ありえない色の組か同じ組が二つあります。どう回してもこの状態にはなりません", depth + 1);
    }
    seen[name] = true;
    out[slot] = static_cast<std::uint8_t>(name);
  }
  return out;
}

}  // namespace

const SlotGeometry& SlotGeometry::get() {
  static const SlotGeometry geometry;
  return geometry;
}

SlotGeometry::SlotGeometry() {
  int next = 0;
  for (auto& row : at_) row.fill(-1);
  for (int f = 0; f < 6; ++f) {
    for (int g = f + 1; g < 6; ++g) {
      if (f / 2 == g / 2) continue;
      for (const auto& [first, second] : {std::pair(f, g), std::pair(g, f)}) {
        faces_[next] = {first, second};
        // n_first x n_second: along the third axis, forward for axes in their order and ends of the same sign.
        plus_[next] = (second / 2 == (first / 2 + 1) % 3) == (first % 2 == second % 2);
        at_[first][second] = next++;
      }
    }
  }
  const auto turned = [&](int axis, int slot) {
    return at_[face_after_quarter(axis, faces_[slot][0])][face_after_quarter(axis, faces_[slot][1])];
  };
  for (int move = 0; move < 18; ++move) {
    const int face = move / 3;
    for (int slot = 0; slot < slot_count; ++slot) {
      int to = slot;
      if (faces_[slot][0] == face || faces_[slot][1] == face) {
        for (int i = 0; i <= move % 3; ++i) to = turned(face / 2, to);
      }
      source_[move][to] = static_cast<std::uint8_t>(slot);
    }
  }
  for (int axis = 0; axis < 3; ++axis) {
    int slot = at_[2 * ((axis + 1) % 3) + 1][2 * ((axis + 2) % 3) + 1];
    for (auto& one : ring_[axis]) {
      one = static_cast<std::uint8_t>(slot);
      slot = turned(axis, slot);
    }
  }
}

Slots home_slots() {
  Slots out;
  std::iota(out.begin(), out.end(), std::uint8_t{0});
  return out;
}

Slots moved(const Slots& slots, int move) {
  const Slots& source = SlotGeometry::get().source(move);
  Slots out;
  std::ranges::transform(source, out.begin(), [&](std::uint8_t from) { return slots[from]; });
  return out;
}

Result<EdgePieces> EdgePieces::read(const Grid& grid) {
  EdgePieces out{grid.size(), {}, home_slots()};
  for (int depth = 1; depth <= (grid.size() - 2) / 2; ++depth) {
    ASOBI_TRY(const Slots wings, read_slots(grid, depth));
    out.wings.push_back(wings);
  }
  if (grid.size() % 2 == 1) {
    ASOBI_TRY(out.middles, read_slots(grid, grid.size() / 2));
  }
  return out;
}

void EdgePieces::turn(const Block& block) {
  const int layer = block.first;
  if (layer == 0 || layer == size - 1) {
    const int move = 3 * (2 * block.axis + (layer == 0 ? 0 : 1)) + block.quarters - 1;
    for (Slots& slots : wings) slots = moved(slots, move);
    if (size % 2 == 1) middles = moved(middles, move);
    return;
  }
  const int depth = std::min(layer, size - 1 - layer);
  if (2 * depth + 1 == size) return;
  Slots& slots = wings[static_cast<std::size_t>(depth) - 1];
  const Slots before = slots;
  const unsigned end = layer == depth ? 1 : 0;
  const auto& ring = SlotGeometry::get().ring(block.axis);
  for (std::size_t i = 0; i < 4; ++i) slots[ring[(i + block.quarters) % 4] ^ end] = before[ring[i] ^ end];
}

Block outer_turn(int move, int size) {
  const auto layer = static_cast<std::uint8_t>(move / 3 % 2 == 1 ? size - 1 : 0);
  return {static_cast<std::uint8_t>(move / 6), layer, layer, static_cast<std::uint8_t>(move % 3 + 1)};
}

int layer_at(int depth, bool other_end, int size) { return other_end ? depth : size - 1 - depth; }

}  // namespace asobi::twisty::big_cube
