// Hop puzzles: the marked piece of player 1 is to reach the gold point in one turn. A puzzle is made from a random walk
// of hops over new pieces; then pieces are added as long as they open false ways but no other way that is as short.
// Some 10 us an attempt on the usual boards.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/progress.hpp"
#include "base/random.hpp"
#include "games/diamond/board/placement.hpp"

namespace asobi::diamond {

constexpr std::int64_t most_puzzle_hops = 20;

// The shortest chain of hops from one point to another.
struct Chain {
  std::vector<Point> points;        // both ends included; empty: there is none
  std::uint64_t ways = 0;           // how many chains are as short
  std::vector<Point> within_reach;  // all points the piece can hop to
};

Chain shortest_chain(const Board& board, const std::vector<bool>& occupied, Move ends);
// The same for a placement.
Chain shortest_chain(const Board& board, const Placement& placement, Move ends);

struct Puzzle {
  Placement placement;
  Move target;
  Chain solution;
};

// The gold point is higher than the piece, `hops` hops away and no neighbour; code limit where none was found.
Result<Puzzle> make_puzzle(const Board& board, std::size_t hops, Random& random, const Progress& progress);

}  // namespace asobi::diamond
