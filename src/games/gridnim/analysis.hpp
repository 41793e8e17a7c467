// Any position of up to 64 cells: outcome, Grundy number, all winning moves. The number of a sum is the XOR of those of
// its components; a component is looked up in the whole table of 5x5 if it fits, or searched once per canonical shape.
// Shapes with a half turn that the mirror method shows lost have number 0, and a line of n has number n; neither is
// searched. Misère play has no such sums: there the whole position is searched, once per multiset of shapes.
#pragma once

#include <cstdint>
#include <vector>

#include "base/context.hpp"
#include "games/gridnim/board.hpp"

namespace asobi::gridnim {

// 16 bytes each, three quarters full, and half as much again while the memo grows.
constexpr std::uint64_t most_shapes = 20'000'000;

struct Part {
  Mask stones;
  int grundy;
};

struct Analysis {
  int grundy = 0;  // of normal play
  bool wins = false;
  std::vector<Run> winning;  // in the order of append_runs
  std::vector<Part> parts;   // empty when the whole position was shown lost by the mirror method, and in misère play
  std::uint64_t shapes = 0;  // searched
};

// An error of code `limit` after `limit` shapes.
Result<Analysis> analyze(const Position& position, Context& context, std::uint64_t limit = most_shapes);
Result<Analysis> analyze_misere(const Position& position, Context& context, std::uint64_t limit = most_shapes / 10);

}  // namespace asobi::gridnim
