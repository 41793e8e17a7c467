#include "games/diamond/solve/duel_matrix.hpp"

#include <array>
#include <cstring>

#include "base/parallel.hpp"

namespace asobi::diamond {

namespace {

constexpr std::size_t side = DuelMatrix::line;

struct Tile {
  alignas(64) std::array<std::array<std::uint8_t, side>, side> bytes;
  bool any = false;

  void load(const std::uint8_t* from, std::size_t width) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < side; ++i) {
      std::memcpy(bytes[i].data(), from + i * width, side);
      for (std::size_t j = 0; j < side; j += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, bytes[i].data() + j, sizeof eight);
        all |= eight;
      }
    }
    any = all != 0;
  }
  void store_mirrored(std::uint8_t* to, std::size_t width, const Folding& folding) const {
    for (std::size_t i = 0; i < side; ++i) {
      std::array<std::uint8_t, side> out;
      for (std::size_t j = 0; j < side; ++j) out[j] = folding.inverted(bytes[j][i]);
      std::memcpy(to + i * width, out.data(), side);
    }
  }
};

}  // namespace

Result<DuelMatrix> DuelMatrix::make(const Folding& folding) {
  ASOBI_TRY(Buffer data, Buffer::zeroed(bytes(folding)));
  return DuelMatrix(std::move(data), width(folding));
}

void DuelMatrix::change_turns(const Folding& folding, unsigned threads) {
  const std::size_t tiles = width_ / side;
  const auto at = [&](std::size_t i, std::size_t j) { return row(i * side).data() + j * side; };
  parallel_for(tiles, threads, [&](std::size_t i) {
    Tile upper, lower;
    for (std::size_t j = i; j < tiles; ++j) {
      upper.load(at(i, j), width_);
      lower.load(at(j, i), width_);
      if (!upper.any && !lower.any) continue;
      upper.store_mirrored(at(j, i), width_, folding);
      if (i != j) lower.store_mirrored(at(i, j), width_, folding);
    }
  });
}

}  // namespace asobi::diamond
