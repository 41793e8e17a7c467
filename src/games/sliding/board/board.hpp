// The board of a sliding puzzle: R x C cells numbered row by row from the top left, tiles 1, 2, …, and the blank 0.
// A move is named by the direction in which a tile slides into the blank; the blank itself goes the other way.
// The paper (004) numbers seats from the top right, right to left, and calls the blank [1]; see `paper_seat`.
#pragma once

#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.hpp"
#include "base/result.hpp"

namespace asobi::sliding {

constexpr int smallest_side = 2;
constexpr int largest_side = 10;

using Cell = std::uint8_t;
using Tile = std::uint8_t;

struct Shape {
  int rows = 0;
  int cols = 0;

  int cells() const { return rows * cols; }
  int row(int cell) const { return cell / cols; }
  int col(int cell) const { return cell % cols; }
  int cell(int r, int c) const { return r * cols + c; }
  // Steps from one cell to the other, along rows and columns.
  int distance(int a, int b) const { return std::abs(row(a) - row(b)) + std::abs(col(a) - col(b)); }
  std::string name() const;  // "3x4"
  friend bool operator==(const Shape&, const Shape&) = default;
};

Result<Shape> parse_shape(std::string_view text);

// The paper's number of a cell, 1 … cells: 1 is the top right, where the paper's blank is at home.
int paper_seat(Shape shape, int cell);
int cell_of_paper_seat(Shape shape, int seat);

enum class Slide : std::uint8_t { left, right, up, down };
constexpr std::array<Slide, 4> all_slides = {Slide::left, Slide::right, Slide::up, Slide::down};

// The letter of each.
constexpr auto names(Slide) { return std::to_array<std::string_view>({"L", "R", "U", "D"}); }
char letter(Slide slide);
Slide opposite(Slide slide);
std::string letters(const std::vector<Slide>& slides);
// L, R, U, D in either case, with or without spaces between.
Result<std::vector<Slide>> parse_slides(std::string_view text);

// The cell the blank goes to when a tile slides that way, or nullopt at the edge of the board.
std::optional<int> blank_after(Shape shape, int blank, Slide slide);

struct Position {
  Shape shape;
  std::vector<Tile> tiles;  // by cell; 0 is the blank
  int blank = 0;            // the cell with tile 0

  static Position ordered(Shape shape);        // 1 2 3 … 0
  static Position paper_ordered(Shape shape);  // the paper's: blank at the top right, then 1, 2, … right to left

  bool can(Slide slide) const { return blank_after(shape, blank, slide).has_value(); }
  void slide_unchecked(Slide slide);
  friend bool operator==(const Position&, const Position&) = default;
};

// Tiles row by row, separated by spaces, commas or slashes: a permutation of 0 … cells-1.
Result<Position> parse_position(Shape shape, std::string_view tiles);
std::string tiles_text(const Position& position);  // "1 2 3 4 5 6 7 8 0"
// As a field of an answer.
inline std::string wire(const Position& position) { return tiles_text(position); }

// A solvable position for `goal`, uniform among all of them, the same for the same seed.
Position random_position(const Position& goal, Random& random);

}  // namespace asobi::sliding
