// The rules once more, slowly and as the paper writes them: coordinates in a map, conditions and directions as
// formulas, no tables. It shares nothing with position.hpp but the names of moves, and is what that is tested against.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "games/diamond/board/board.hpp"
#include "games/diamond/board/position.hpp"

namespace asobi::diamond {

class ReferenceGame {
 public:
  using Spot = std::vector<int>;
  using Placing = std::map<Spot, int>;  // which player's piece is where

  ReferenceGame(int dim, int size, std::vector<Corner> seats, const Switches& switches);

  Placing start() const;
  bool on_board(const Spot& x) const;
  // All pairs (from, to) of the player; one with both empty is the pass.
  std::set<std::pair<Spot, Spot>> moves(const Placing& placing, int player) const;
  bool won(const Placing& placing, int player) const;
  std::uint64_t perft(const Placing& placing, int player, int depth) const;

 private:
  int dim_, size_;
  std::vector<Corner> seats_;
  Switches switches_;

  bool in_corner(const Spot& x, Corner corner) const;
  void hop(const Placing& placing, const Spot& from, std::set<Spot>& reached) const;
};

inline ReferenceGame::Spot spot_of(const Board& board, Point p) { return {board.at(p).begin(), board.at(p).end()}; }

}  // namespace asobi::diamond
