// Whole tables: the Grundy number of every placement on a board of up to 30 cells, one byte each. A board and its
// mirror image have the same number, so of two mirror-image top rows only one is kept: 5x6 takes 640 MiB. Positions are
// worked off in blocks that differ only in the lowest rows, 32 at a time; blocks whose top bits have equally many
// stones do not depend on each other and are shared among threads.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "base/context.hpp"
#include "base/processor.hpp"
#include "games/gridnim/board.hpp"

namespace asobi::gridnim {

constexpr int most_table_cells = 30;

// The board with its shorter side as width; a table is kept of that one. Its lowest row holds the lowest bits.
struct Upright {
  int width;
  int height;
  bool turned;  // rows of the board are columns here

  explicit Upright(Size size);
  int cells() const { return width * height; }
  // The placement as seen upright.
  Mask mask(const Position& position) const;
};

// Every run of the full board: where the whole stretch lies, what is taken may be.
struct Takeable {
  Mask stretch, taken;
};
std::vector<Takeable> takeable(Size size, const Turn& turn);

// The plain loop over all runs, by increasing mask: one byte per placement of `size`, at most 26 cells. It fills small
// tables, and the fast way is tested and timed against it; where a turn is not the usual one it is the only way.
std::vector<std::uint8_t> plain_grundy(Size size, const Turn& turn = {});

// The census of the table counts the placements by Grundy number, mirror images included.
Result<Table> compute_grundy(Size size, unsigned threads, Progress& progress, Processor processor = this_processor());

class GrundyTable {
 public:
  // Made anew; an error of code `limit` for a board that is too large.
  static Result<GrundyTable> make(Size size, Context& context);
  // From the shelf.
  static Result<GrundyTable> kept(Size size, Context& context);

  Size size() const { return size_; }
  const std::vector<std::uint64_t>& histogram() const { return table_->census; }
  std::size_t bytes() const { return table_->data.size(); }
  // A placement on the board this is the table of.
  int grundy(Mask stones) const { return upright_grundy(upright_.mask({size_, stones})); }
  // The same for a mask as Upright::mask gives it.
  int upright_grundy(Mask mask) const;

 private:
  GrundyTable(Size size, std::shared_ptr<const Table> table);

  Size size_;
  Upright upright_;
  std::shared_ptr<const Table> table_;
};

}  // namespace asobi::gridnim
