// The board of two-dimensional Nim (paper 003, 「二次元石取りゲームへの拡張」): stones on a grid of up to 64 cells; a
// move takes a run, that is one or more neighbouring stones of one row or column, and a gap stops it. The text may also
// be read so that stones between may be left: then a run is any stones of such a stretch. There may be a limit of
// stones per turn. Cells count from 0, row by row from the top left; bit r·cols + c of a mask is the stone in
// row r, column c.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"

namespace asobi::gridnim {

using Mask = std::uint64_t;

constexpr int most_cells = 64;
constexpr int no_limit = most_cells;  // of stones per turn
constexpr int most_side_of_any = 10;  // where any stones of a stretch may be taken: 6x10 has 6,708 moves

constexpr Mask first_cells(int count) { return count >= 64 ? ~Mask{0} : (Mask{1} << count) - 1; }

// A whole board of 64 cells may be one row; a shift by 64 is none.
constexpr Mask up(Mask x, int by) { return by >= 64 ? 0 : x << by; }
constexpr Mask down(Mask x, int by) { return by >= 64 ? 0 : x >> by; }

// A cell as answers name it: row and column, from 0.
using Cell = std::pair<int, int>;

struct Size {
  int rows = 1;
  int cols = 1;

  int cells() const { return rows * cols; }
  int cell(int row, int col) const { return row * cols + col; }
  int row(int at) const { return at / cols; }
  int col(int at) const { return at % cols; }
  Cell at(int cell) const { return {row(cell), col(cell)}; }
  Mask full() const { return first_cells(cells()); }
  std::string name() const;
  friend bool operator==(const Size&, const Size&) = default;
};

// What a turn may take.
struct Turn {
  int most = no_limit;  // stones
  bool any = false;     // of a stretch, and not only neighbours

  // The same on a board: no limit where no line is longer than it.
  Turn on(Size size) const;
  friend bool operator==(const Turn&, const Turn&) = default;
};

struct Position {
  Size size = {};
  Mask stones = 0;

  int count() const { return std::popcount(stones); }
  bool has(int row, int col) const { return (stones >> size.cell(row, col) & 1) != 0; }
  friend bool operator==(const Position&, const Position&) = default;
};

// `length` neighbouring cells from (row, col) to the right, or down, but for those that are left lying. A single stone
// lies to the right.
struct Run {
  int row = 0;
  int col = 0;
  int length = 1;
  bool down = false;
  Mask left = 0;  // bit i: the i-th cell stays; never the first and the last

  int count() const { return length - std::popcount(left); }
  Mask cells(Size size) const;
  std::vector<Cell> list() const;
  friend bool operator==(const Run&, const Run&) = default;
};

// Every run that a turn may take, each set of stones once: rows from the top, then columns from the left.
void append_runs(const Position& position, std::vector<Run>& out, const Turn& turn = {});
std::vector<Run> runs_of(const Position& position, const Turn& turn = {});
inline Position without(Position position, const Run& run) {
  position.stones &= ~run.cells(position.size);
  return position;
}

// Counted from 1: r1:2 is the stone in row 1, column 2; r1:2-4 columns 2 to 4 of row 1; c2:1-3 rows 1 to 3 of column 2;
// r1:1-2,4 columns 1, 2 and 4 of row 1.
std::string run_name(const Run& run);
// The run of that name if the position has it; c2:1 is read as r1:2.
Result<Run> parse_run(const Position& position, std::string_view name, const Turn& turn = {});

// "3x4"
Result<Size> parse_size(std::string_view text);
// "110/011/111": 1 a stone, 0 a gap, rows separated by / or a space; or a size, which means the full board.
Result<Position> parse_position(std::string_view text);
std::string position_text(const Position& position);

// As fields of answers: a run is the list of its cells, a position its text.
inline std::vector<Cell> wire(const Run& run) { return run.list(); }
inline std::string wire(const Position& position) { return position_text(position); }

// Every cell has a stone or not, as a coin falls.
Position random_position(Size size, Random& random);

// Rows and columns counted from 1; ● a stone, · a gap.
std::string picture(const Position& position);

}  // namespace asobi::gridnim
