// Which pairs of simple loops generate every arrangement? Paper 004, end of "方法", says that there are more pairs than
// its two for the 8-game and leaves them out. Here all are tried, exactly: one Schreier-Sims per pair. Directions do
// not matter, since a loop and its inverse generate the same group; walks that visit a seat twice are not considered.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/paper/loops.hpp"
#include "math/natural.hpp"

namespace asobi::sliding {

struct LoopPair {
  std::size_t first, second;  // places in PairSurvey::loops, first < second
  Natural order;              // of the group the two generate
  std::vector<int> idle;      // the seats on neither loop: their pieces never move
  bool alternating;           // the group is every even permutation of the pieces on the other seats
  // When it is not: the parts of seats that stay together (see `blocks`), if that is why.
  std::vector<std::vector<int>> blocks = {};
};

struct PairSurvey {
  Shape shape;
  std::vector<Loop> loops;
  std::vector<LoopPair> pairs;
  Natural everything;      // (seats - 1)! / 2
  std::size_t generating;  // pairs whose order is that
  std::map<Natural, std::size_t> pairs_of_order;
};

constexpr std::size_t most_surveyed_pairs = 200'000;

Result<PairSurvey> survey_pairs(Shape shape, Context& context);

// The finest parts, of two or more seats each, that both permutations only exchange as wholes (a system of blocks), or
// nothing when the seats they move have no such parts. Together the two move these seats transitively, as loops do.
std::vector<std::vector<int>> blocks(const Images& a, const Images& b);

// Why the pair generates everything, or why not, in one sentence.
Text reason(Shape shape, const LoopPair& pair);

}  // namespace asobi::sliding
