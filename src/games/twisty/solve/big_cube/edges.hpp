// Joins the edges of an N x N x N whose centres are solved, so that it can be turned as a 3x3x3: afterwards all pieces
// of an edge belong together, the centres are as they were, and the 3x3x3 is one that turns of outer layers solve.
//
// 1. Orbits of wings in an odd permutation: (S U2)^4 S with a quarter S of one layer for each keeps the centres and
//    makes all of them even at once. In all its views, it begins the search.
// 2. For an even N the wings of depth 1 are joined in pairs, with the corners in a permutation of the same sign as the
//    edges that they make; where that is too long, S2 U2 F2 S2 F2 U2 S2 exchanges two of them.
// 3. All other wings are joined to these edges, or to the middle edges of an odd N, together (edges_search.hpp).
#pragma once

#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/big_cube/edges_words.hpp"

namespace asobi::twisty::big_cube {

// Whether some orbit of wings is in an odd permutation.
bool has_odd_wings(const EdgePieces& pieces);

class Edges {
 public:
  explicit Edges(int size);  // 4 or more

  // `odd_corners`: whether the corners are in an odd permutation.
  Result<std::vector<Block>> solve(const Grid& grid, bool odd_corners, Progress& progress) const;

 private:
  struct Reached {  // by turns that keep the centres
    EdgePieces pieces;
    std::vector<Block> blocks;
  };

  std::vector<Reached> made_even(const EdgePieces& pieces) const;
  Result<Reached> join_pairs(const std::vector<Reached>& from, bool odd_corners, Progress& progress) const;

  int size_;
  std::vector<EdgeWord> words_;
};

}  // namespace asobi::twisty::big_cube
