#include "games/diamond/solve/duel_matrix.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/parallel.hpp"

namespace asobi::diamond {

namespace {

constexpr std::size_t side = DuelMatrix::line;
constexpr std::uint64_t words_of_tile = side * side / sizeof(std::uint64_t);

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
  std::span<std::uint64_t, side * side / 8> words() {
    return std::span<std::uint64_t, side * side / 8>(reinterpret_cast<std::uint64_t*>(bytes.data()), side * side / 8);
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

DuelBands::DuelBands(const Folding& folding, Team& team) : team_(team), side_(DuelMatrix::width(folding) / side) {
  for (std::size_t rank = 0; rank <= team.size(); ++rank) bands_.push_back(side_ * rank / team.size());
}

Result<DuelBands> DuelBands::make(const Folding& folding, Team& team, Progress& progress) {
  DuelBands out(folding, team);
  if (team.size() == 1) return out;
  std::vector<std::uint64_t> parts;
  for (const std::uint64_t band : out.bands_) parts.push_back(band * out.side_ * words_of_tile);
  for (std::uint64_t i = 0; i < out.side_; ++i) {
    for (std::uint64_t j = 0; j < out.side_; ++j) {
      out.mirrored_.push_back(
          {(i * out.side_ + j) * words_of_tile, (j * out.side_ + i) * words_of_tile, words_of_tile});
    }
  }
  ASOBI_TRY(out.blocks_, MemoryBlocks::open(1, std::move(parts), team, {}, progress));
  const auto [begin, end] = out.blocks_->here();
  ASOBI_TRY(out.came_, zeroed_by_all(team, (end - begin) * sizeof(std::uint64_t)));
  return out;
}

WordRange DuelBands::rows_of(const Folding& folding, std::size_t rank) const {
  return {std::min<std::uint64_t>(folding.classes(), bands_[rank] * side),
          std::min<std::uint64_t>(folding.classes(), bands_[rank + 1] * side)};
}

std::span<std::uint64_t> DuelBands::going(std::uint64_t i, std::uint64_t j) {
  return {blocks_->place(0, (i * side_ + j) * words_of_tile, {}), words_of_tile};
}

std::span<const std::uint64_t> DuelBands::came(std::uint64_t i, std::uint64_t j) const {
  return came_.as<std::uint64_t>().subspan((i * side_ + j) * words_of_tile - blocks_->here().begin, words_of_tile);
}

void DuelBands::exchange() { blocks_->moved(0, mirrored_, came_.as<std::uint64_t>()); }

Result<DuelMatrix> DuelMatrix::make(const Folding& folding, const DuelBands& bands) {
  const auto [begin, end] = bands.tiles();
  ASOBI_TRY(Buffer data, zeroed_by_all(bands.team(), (end - begin) * line * width(folding)));
  return DuelMatrix(std::move(data), width(folding), begin * line);
}

void DuelMatrix::change_turns(const Folding& folding, DuelBands& bands, unsigned threads) {
  if (bands.team().size() == 1) return change_alone(folding, threads);
  const auto [begin, end] = bands.tiles();
  const std::size_t tiles = width_ / side;
  const auto at = [&](std::size_t i, std::size_t j) { return row(i * side).data() + j * side; };
  parallel_for(end - begin, threads, [&](std::size_t i) {
    Tile tile;
    for (std::size_t j = 0; j < tiles; ++j) {
      tile.load(at(begin + i, j), width_);
      std::ranges::copy(tile.words(), bands.going(begin + i, j).begin());
    }
  });
  bands.exchange();
  parallel_for(end - begin, threads, [&](std::size_t i) {
    Tile tile;
    for (std::size_t j = 0; j < tiles; ++j) {
      std::ranges::copy(bands.came(begin + i, j), tile.words().begin());
      tile.store_mirrored(at(begin + i, j), width_, folding);
    }
  });
}

void DuelMatrix::change_alone(const Folding& folding, unsigned threads) {
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
