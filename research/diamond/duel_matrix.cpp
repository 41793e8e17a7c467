#include "research/diamond/duel_matrix.hpp"

#include <algorithm>
#include <array>
#include <cstring>

#include "base/parallel.hpp"

namespace asobi::diamond {

namespace {

constexpr std::size_t wide = DuelMatrix::line;  // a tile, in bytes

// A byte's worth of rows and of columns, row k in the byte k, mirrored: a byte has 8 / slots cells, and blocks of half
// the side change places, then those of a quarter, and so on.
template <unsigned slots>
constexpr std::uint64_t mirrored_block(std::uint64_t block) {
  constexpr unsigned cells = 8 / slots;
  for (unsigned half = cells / 2; half > 0; half /= 2) {
    std::uint64_t upper_right = 0;
    for (unsigned row = 0; row < cells; ++row) {
      for (unsigned bit = 0; bit < 8; ++bit) {
        if ((row & half) == 0 && (bit / slots & half) != 0) upper_right |= std::uint64_t{1} << (8 * row + bit);
      }
    }
    const unsigned apart = half * (8 - slots);
    const std::uint64_t differ = (block >> apart ^ block) & upper_right;
    block ^= differ ^ differ << apart;
  }
  return block;
}

template <unsigned slots>
struct Tile {
  static constexpr unsigned cells = 8 / slots;  // of a byte
  static constexpr std::size_t rows = cells * wide;

  alignas(64) std::array<std::array<std::uint8_t, wide>, rows> bytes;
  bool any = false;

  void load(const std::uint8_t* from, std::size_t width) {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < rows; ++i) {
      std::memcpy(bytes[i].data(), from + i * width, wide);
      for (std::size_t j = 0; j < wide; j += 8) {
        std::uint64_t eight = 0;
        std::memcpy(&eight, bytes[i].data() + j, sizeof eight);
        all |= eight;
      }
    }
    any = all != 0;
  }
  std::span<std::uint64_t, rows * wide / 8> words() {
    return std::span<std::uint64_t, rows * wide / 8>(reinterpret_cast<std::uint64_t*>(bytes.data()), rows * wide / 8);
  }
  void store_mirrored(std::uint8_t* to, std::size_t width, const Folding& folding) const {
    for (std::size_t j = 0; j < wide; ++j) {
      std::array<std::array<std::uint8_t, wide>, cells> out;
      for (std::size_t i = 0; i < wide; ++i) {
        std::uint64_t block = 0;
        for (std::size_t k = 0; k < cells; ++k) block |= std::uint64_t{bytes[i * cells + k][j]} << 8 * k;
        block = mirrored_block<slots>(block);
        for (std::size_t k = 0; k < cells; ++k) out[k][i] = folding.inverted(static_cast<std::uint8_t>(block >> 8 * k));
      }
      for (std::size_t k = 0; k < cells; ++k) std::memcpy(to + (j * cells + k) * width, out[k].data(), wide);
    }
  }
};

// Symmetries reorder up to three axes: 1, 2 or 6 of them.
template <class Use>
void with_tile(const Folding& folding, Use&& use) {
  switch (folding.slots()) {
    case 1:
      return use.template operator()<Tile<1>>();
    case 2:
      return use.template operator()<Tile<2>>();
    default:
      return use.template operator()<Tile<8>>();
  }
}

}  // namespace

DuelBands::DuelBands(const Folding& folding, Team& team)
    : team_(team),
      side_(DuelMatrix::tiles(folding)),
      rows_(DuelMatrix::height_of_tile(folding)),
      words_(rows_ * wide / sizeof(std::uint64_t)) {
  for (std::size_t rank = 0; rank <= team.size(); ++rank) bands_.push_back(side_ * rank / team.size());
}

Result<DuelBands> DuelBands::make(const Folding& folding, Team& team, Progress& progress) {
  DuelBands out(folding, team);
  if (team.size() == 1) return out;
  std::vector<std::uint64_t> parts;
  for (const std::uint64_t band : out.bands_) parts.push_back(band * out.side_ * out.words_);
  for (std::uint64_t i = 0; i < out.side_; ++i) {
    for (std::uint64_t j = 0; j < out.side_; ++j) {
      out.mirrored_.push_back({(i * out.side_ + j) * out.words_, (j * out.side_ + i) * out.words_, out.words_});
    }
  }
  ASOBI_TRY(out.blocks_, TeamBlocks::open(1, std::move(parts), team, {}, progress));
  const auto [begin, end] = out.blocks_->here();
  ASOBI_TRY(out.came_, zeroed_by_all(team, (end - begin) * sizeof(std::uint64_t)));
  return out;
}

WordRange DuelBands::rows_of(const Folding& folding, std::size_t rank) const {
  return {std::min<std::uint64_t>(folding.classes(), bands_[rank] * rows_),
          std::min<std::uint64_t>(folding.classes(), bands_[rank + 1] * rows_)};
}

std::span<std::uint64_t> DuelBands::going(std::uint64_t i, std::uint64_t j) {
  return {blocks_->place(0, (i * side_ + j) * words_, {}), static_cast<std::size_t>(words_)};
}

std::span<const std::uint64_t> DuelBands::came(std::uint64_t i, std::uint64_t j) const {
  return came_.as<std::uint64_t>().subspan((i * side_ + j) * words_ - blocks_->here().begin, words_);
}

void DuelBands::exchange() { blocks_->moved(0, mirrored_, came_.as<std::uint64_t>()); }

Result<DuelMatrix> DuelMatrix::make(const Folding& folding, const DuelBands& bands) {
  const auto [begin, end] = bands.tiles();
  const std::uint64_t height = height_of_tile(folding);
  ASOBI_TRY(Buffer data, zeroed_by_all(bands.team(), (end - begin) * height * width(folding)));
  return DuelMatrix(std::move(data), width(folding), begin * height);
}

void DuelMatrix::change_turns(const Folding& folding, DuelBands& bands, unsigned threads) {
  with_tile(folding, [&]<class Tile> {
    bands.team().size() == 1 ? change_alone<Tile>(folding, threads) : change_together<Tile>(folding, bands, threads);
  });
}

template <class Tile>
void DuelMatrix::change_together(const Folding& folding, DuelBands& bands, unsigned threads) {
  const auto [begin, end] = bands.tiles();
  const std::size_t all = tiles(folding);
  parallel_for(end - begin, threads, [&](std::size_t i) {
    Tile tile;
    for (std::size_t j = 0; j < all; ++j) {
      tile.load(at<Tile>(begin + i, j), width_);
      std::ranges::copy(tile.words(), bands.going(begin + i, j).begin());
    }
  });
  bands.exchange();
  parallel_for(end - begin, threads, [&](std::size_t i) {
    Tile tile;
    for (std::size_t j = 0; j < all; ++j) {
      std::ranges::copy(bands.came(begin + i, j), tile.words().begin());
      tile.store_mirrored(at<Tile>(begin + i, j), width_, folding);
    }
  });
}

template <class Tile>
void DuelMatrix::change_alone(const Folding& folding, unsigned threads) {
  const std::size_t all = tiles(folding);
  parallel_for(all, threads, [&](std::size_t i) {
    Tile upper, lower;
    for (std::size_t j = i; j < all; ++j) {
      upper.load(at<Tile>(i, j), width_);
      lower.load(at<Tile>(j, i), width_);
      if (!upper.any && !lower.any) continue;
      upper.store_mirrored(at<Tile>(j, i), width_, folding);
      if (i != j) lower.store_mirrored(at<Tile>(i, j), width_, folding);
    }
  });
}

}  // namespace asobi::diamond
