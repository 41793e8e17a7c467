// The breadth-first search behind the distance table: one bitmap of orders (tile_order.hpp) for each cell of the blank.
// All positions of one level have the blank on one colour, and their neighbours are in the level before or after; so
// the next level of a cell is what its neighbours send, without what the cell held before, and is written in its place.
// Sources lie in order or near each other, so memory is read in streams. 3x4 (239,500,800 positions, 53 levels): 0.3 s.
// Where the bitmaps are is the business of the blocks (solve/blocks.hpp): in memory, in files, or in the memory of
// several processes, each of which has the same words of every cell.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/context.hpp"
#include "base/files.hpp"
#include "base/processor.hpp"
#include "base/team.hpp"
#include "games/sliding/board/board.hpp"
#include "solve/blocks.hpp"

namespace asobi::sliding {

// How many positions can be reached: cells! / 2.
std::uint64_t positions(Shape shape);
bool odd_cell(Shape shape, int cell);
// The parity of the order of the tiles when the blank is on that cell.
bool odd_order(Shape shape, int goal_blank, int cell);

// How many positions of the last level are listed.
constexpr std::size_t farthest_room = 1024;

// What a search finds. A position is the number (cell * words + word) * 64 + bit.
struct Levels {
  std::vector<std::uint64_t> census;    // positions by distance
  std::vector<std::uint64_t> farthest;  // the first positions of the last level
  std::vector<std::uint64_t> sent;      // bytes that went from process to process, by distance; none for one alone
};

// By rank the first word of a cell that a member of a team of that size keeps, and the end: cut by the leading digits
// of the order, so that only jumps over the first places, which move long runs, go from one to another.
std::vector<std::uint64_t> parts_of_team(int tiles, std::size_t members);

// Memory limits the size first; the contract is at most 17 cells and 2 or 3 columns, rows >= cols. The blocks have a
// row of order_words(tiles) words for each cell. With a plane, by cell and word, the second bit of each distance is put
// there; it must be 0, and the blocks must begin anew and be here as a whole.
Result<Levels> search_levels(Shape shape, int goal_blank, Blocks& blocks, Team& team, unsigned threads,
                             Progress& progress, std::span<std::uint64_t> plane = {},
                             Processor processor = this_processor());

// The data of the distance table: the plane, and then `farthest_room` numbers, the first of them the positions of the
// last level.
Result<Table> search_distances(Shape shape, int goal_blank, unsigned threads, Progress& progress,
                               Processor processor = this_processor());

}  // namespace asobi::sliding
