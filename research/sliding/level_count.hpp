// How many positions of a board are 0, 1, 2, … moves from the goal, for boards whose table of distances is too large to
// be kept (2x7, 3x5, 2x8): one bit a position, wherever the store has them (research/keep/store.hpp). A team of
// processes counts together, each with its part of every bitmap. 2x7: 43,589,145,600 positions, 5.8 GB.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/normal.hpp"
#include "solve/blocks.hpp"

namespace asobi::sliding {

// Boards of at most so many cells, with two or three rows or columns.
constexpr int most_counted_cells = 16;
bool countable(Shape shape);

struct PositionCount {
  std::vector<std::uint64_t> census;
  std::vector<Normal> farthest;                    // the first of them
  std::optional<std::vector<std::uint64_t>> sent;  // bytes that members of a team sent to each other, by distance
};

// Of a board that is countable, rows >= cols. Errors: those of the store, `cancelled`.
Result<PositionCount> count_positions(Shape shape, int goal_blank, BlockStore& store, Context& context);

}  // namespace asobi::sliding
