// Solving, whatever the board: boards up to 12 cells by walking down the distance table, boards up to 25 cells by
// search with pattern databases, larger ones by search with the Manhattan distance; or fast, without the promise of
// shortness.
#pragma once

#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

// automatic: optimal if it can be had within the node limit, else fast.
enum class Method { automatic, optimal, fast };

struct Solution {
  std::vector<Slide> slides;
  bool optimal = false;
  std::uint64_t nodes = 0;  // positions looked at
};

// node_limit: 0 for the usual one of the board. Errors: `unsolvable`; `limit` (optimal only); `cancelled`.
Result<Solution> solve(const Position& position, const Position& goal, Method method, std::uint64_t node_limit,
                       Context& context);

}  // namespace asobi::sliding
