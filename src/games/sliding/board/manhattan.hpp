// Iterative deepening A* with the Manhattan distance alone (Korf, "Depth-first iterative-deepening", AI 27 (1985),
// section 5): no table, any board, but only easy positions of boards beyond 16 cells. One thread; the order of the
// moves is fixed, so the number of nodes is a fact about the position (table 1 there counts the same nodes).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/normal.hpp"

namespace asobi::sliding {

struct OptimalAnswer {
  std::vector<Slide> slides;  // moves of the normal position
  std::uint64_t nodes = 0;
};

// Slides of the normal board; on Korf's board (blank at home at the top left) the blank then goes up, left, right,
// down.
constexpr std::array<Slide, 4> korf_order = {Slide::up, Slide::left, Slide::right, Slide::down};

int manhattan_distance(const Normal& normal);

// Nodes are positions generated in all iterations, the root counted once. Errors: `unsolvable`, `cancelled`, and
// `limit` after node_limit nodes (0: no limit).
Result<OptimalAnswer> solve_by_manhattan(const Normal& normal, std::uint64_t node_limit, Progress& progress,
                                         std::array<Slide, 4> order = korf_order);

}  // namespace asobi::sliding
