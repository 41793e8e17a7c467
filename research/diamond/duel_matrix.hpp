// A cell for every two classes of a folded duel (folding.hpp): rows padded to whole cache lines, transposed in place.
// Members of a team have a band of rows each, in tiles that are a cache line wide and as many cells high: when the turn
// changes, a tile goes as it is to whoever has the band of its mirror image.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/buffer.hpp"
#include "base/team.hpp"
#include "research/diamond/folding.hpp"
#include "research/keep/team_blocks.hpp"

namespace asobi::diamond {

// Which rows each member of a team has, and how tiles get from one to another.
class DuelBands {
 public:
  static Result<DuelBands> make(const Folding& folding, Team& team, Progress& progress);

  Team& team() const { return team_; }
  // The rows that a member has, those that stand for nothing not counted.
  WordRange rows_of(const Folding& folding, std::size_t rank) const;
  WordRange tiles() const { return {bands_[team_.rank()], bands_[team_.rank() + 1]}; }  // rows of tiles that are here

  // A tile that goes elsewhere, to be written before and read after `exchange`, which takes it to its mirror image.
  std::span<std::uint64_t> going(std::uint64_t i, std::uint64_t j);
  std::span<const std::uint64_t> came(std::uint64_t i, std::uint64_t j) const;
  void exchange();
  std::uint64_t sent() const { return blocks_ ? blocks_->sent() : 0; }

 private:
  Team& team_;
  std::uint64_t side_;                // of the matrix, in tiles
  std::uint64_t rows_, words_;        // of a tile
  std::vector<std::uint64_t> bands_;  // by rank the first row of tiles, and the end
  std::vector<Run> mirrored_;
  std::unique_ptr<TeamBlocks> blocks_;  // none in a team of one
  Buffer came_;

  DuelBands(const Folding& folding, Team& team);
};

class DuelMatrix {
 public:
  static constexpr std::uint64_t line = 64;  // bytes

  // Cells of a tile in each direction, tiles of the matrix, and bytes of a row.
  static std::uint64_t height_of_tile(const Folding& folding) { return line * 8 / folding.slots(); }
  static std::uint64_t tiles(const Folding& folding) {
    return (folding.classes() + height_of_tile(folding) - 1) / height_of_tile(folding);
  }
  static std::uint64_t width(const Folding& folding) { return tiles(folding) * line; }
  static std::uint64_t bytes(const Folding& folding) {
    return tiles(folding) * height_of_tile(folding) * width(folding);
  }

  // The rows that are here. An error of code `limit` when somebody has too little memory.
  static Result<DuelMatrix> make(const Folding& folding, const DuelBands& bands);

  std::span<std::uint8_t> row(std::uint64_t number) {
    return data_.as<std::uint8_t>().subspan((number - first_) * width_, width_);
  }
  // The turn goes to the other player.
  void change_turns(const Folding& folding, DuelBands& bands, unsigned threads);

 private:
  Buffer data_;
  std::uint64_t width_;
  std::uint64_t first_;  // row that is here

  DuelMatrix(Buffer data, std::uint64_t width, std::uint64_t first)
      : data_(std::move(data)), width_(width), first_(first) {}
  template <class Tile>
  std::uint8_t* at(std::uint64_t i, std::uint64_t j) {
    return row(i * Tile::rows).data() + j * line;
  }
  template <class Tile>
  void change_alone(const Folding& folding, unsigned threads);
  template <class Tile>
  void change_together(const Folding& folding, DuelBands& bands, unsigned threads);
};

}  // namespace asobi::diamond
