// What was decided last in each row, as news for the player before: a bit for each position and winner. For that player
// the mover's placement is a part of the row, and the placement that was the row's highest digit is the column: the
// news change hands as bits of transposed matrices, in tiles of 64 x 64. In a duel, which is one matrix, members of a
// team have a band of tiles each, and a tile goes as it is to whoever has the band of its mirror image.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/team.hpp"
#include "games/diamond/solve/arena.hpp"
#include "solve/blocks.hpp"

namespace asobi::diamond {

class News {
 public:
  // The memory that each member of a team takes for it.
  static std::uint64_t bytes(const Arena& arena, std::size_t members);
  // The store's team is one of one unless this is a duel. An error of code `limit` when somebody has too little memory.
  static Result<News> make(const Arena& arena, BlockStore& store, Progress& progress);

  // Rows have places, in the order of the bands: those that are this process's, and the row that has a place.
  std::uint64_t first_place() const { return first_place_; }
  std::uint64_t end_place() const { return end_place_; }
  std::uint64_t row_at(std::uint64_t place) const;

  // Where the news of a place begin, for `add`.
  std::uint64_t base_of(std::uint64_t place) const;
  // That winner has it there. From any thread, but one for a place.
  void add(std::uint64_t base, unsigned winner, std::uint32_t column) {
    winners_[winner][base + column / 64 * tile_words_] |= std::uint64_t{1} << column % 64;
  }
  void hand_over(unsigned threads);
  // The columns of this row from where the next player, as who sees it `winner` has won, was told news, in `columns`;
  // they are told once. From any thread, but one for a row.
  void take(std::uint64_t row, unsigned winner, std::vector<std::uint32_t>& columns);

  // Bytes that this process has sent to others.
  std::uint64_t sent() const { return blocks_->sent(); }

 private:
  struct Plan {
    std::uint64_t matrices, downs, acrosses, tile_words;  // tiles, and the words of each

    explicit Plan(const Arena& arena);
    std::uint64_t words() const { return matrices * downs * acrosses * tile_words; }
    // By rank the first of the tiles' rows, and the end.
    std::vector<std::uint64_t> bands(std::size_t members) const;
  };

  const Arena& arena_;
  unsigned players_;
  std::uint64_t count_;  // of placements
  std::uint64_t downs_, acrosses_, tile_words_;
  std::uint64_t low_;  // rows that differ in the lower digits only
  std::uint64_t first_place_ = 0, end_place_ = 0;
  std::vector<std::uint32_t> column_of_;  // by bit of what was handed over
  bool alone_;
  std::unique_ptr<Blocks> blocks_;       // by winner, tile by tile: what was decided
  std::vector<std::uint64_t*> winners_;  // the same, to write to
  std::vector<Run> mirrored_;            // which tiles go where, if there are others
  Buffer came_;                          // tiles of others
  Buffer received_;                      // by line, winner and column: what was handed over

  News(const Arena& arena, const Plan& plan, const Team& team);
  std::uint64_t line(std::uint64_t row) const;
  void turn(std::span<std::uint64_t> tile, std::uint64_t matrix, std::uint64_t down, std::uint64_t across,
            unsigned winner);
};

}  // namespace asobi::diamond
