// Pairs of simple loops that together visit every seat and yet keep parts of the seats together, so that they do not
// generate everything. docs/theorems.md shows what such a pair looks like: the parts have one odd size d; along each of
// the two loops a part is every m-th seat, where m·d is the number of its seats (without seat 1); and no part lies
// partly on a loop. So, the first loop being given, the second is drawn seat by seat: its first m seats choose the
// parts, all others must follow them. Cost: the loops, and few walks for each; 4×7 (10,604 loops) a second.
#pragma once

#include "games/sliding/paper/loops.hpp"

namespace asobi::sliding {

struct LoopsWithBlocks {
  std::vector<int> first, second;  // the blank's ways, seat 1 first and last; first < second
  std::size_t size = 0;            // of each part

  friend auto operator<=>(const LoopsWithBlocks&, const LoopsWithBlocks&) = default;
};

// All of them, in order. Errors: those of simple_loops.
Result<std::vector<LoopsWithBlocks>> loops_with_blocks(Shape shape, Context& context);

}  // namespace asobi::sliding
