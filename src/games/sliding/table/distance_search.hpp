// The breadth-first search behind the distance table: one bitmap of orders (tile_order.hpp) for each cell of the blank.
// All positions of one level have the blank on one colour, and their neighbours are in the level before or after; so
// the next level of a cell is what its neighbours send, without what the cell held before, and is written in its place.
// Sources lie in order or near each other, so memory is read in streams. 3x4 (239,500,800 positions, 53 levels): 0.3 s.
#pragma once

#include "base/context.hpp"
#include "base/files.hpp"
#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

// How many positions can be reached: cells! / 2.
std::uint64_t positions(Shape shape);
bool odd_cell(Shape shape, int cell);
// The parity of the order of the tiles when the blank is on that cell.
bool odd_order(Shape shape, int goal_blank, int cell);

// How many positions of the last level are listed.
constexpr std::size_t farthest_room = 1024;

// The table's data: by cell of the blank and word, the second bit of the distance; then `farthest_room` numbers, the
// first of them the positions of the last level: (cell * words + word) * 64 + bit. Memory limits the size first; the
// contract is at most 17 cells and 2 or 3 columns, rows >= cols.
Result<Table> search_distances(Shape shape, int goal_blank, unsigned threads, Progress& progress);

}  // namespace asobi::sliding
