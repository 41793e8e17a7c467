// How many positions of a board are 0, 1, 2, … moves from the goal, for boards whose table of distances is too large to
// be kept (2x7, 3x5, 2x8): one bit a position. In memory where that is enough; else in files. A count may be kept every
// few minutes and gone on with after it was stopped or killed (solve/checkpoint.hpp); a team of processes counts
// together, each with its part of every bitmap. 2x7: 43,589,145,600 positions, 5.8 GB.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

// Boards of at most so many cells, with two or three rows or columns.
constexpr int most_counted_cells = 16;
bool countable(Shape shape);

struct PositionCount {
  std::vector<std::uint64_t> census;
  std::vector<Normal> farthest;                    // the first of them
  std::optional<std::vector<std::uint64_t>> sent;  // bytes that members of a team sent to each other, by distance
};

// Of a board that is countable, rows >= cols. With `resume` the state is kept in the folder of the shelf. Errors:
// `limit` when memory or disk do not suffice, `invalid` when there is no folder, `corrupt` when the kept state is
// damaged, `cancelled`.
Result<PositionCount> count_positions(Shape shape, int goal_blank, bool resume, Context& context);

}  // namespace asobi::sliding
