// Words that move wings and leave centres as they are: B S X S' with outer turns B and X and single inner layers S of
// one axis.
//
// X turns each of the four faces beside that axis by nothing in sum, so S' finds what S moved where S put it: all
// centres come back. Outer turns move the wings of every depth alike; besides, a layer in S moves only wings of its own
// depth. If e quarters of S go round the slots A before X and X then brings what was at the slots B there, these are
// moved by the cycle A^e and then B^-e: a cycle of three wings if A and B differ by one. So X serves all layers at
// once, and each of them costs two turns more. Every cycle of three wings is among the words, so whatever is an even
// permutation of wings can be put right.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/twisty/solve/big_cube/edges_slots.hpp"

namespace asobi::twisty::big_cube {

struct EdgeWord {
  struct Move {
    std::uint8_t from, to;
  };
  // What e quarters of a layer near the positive end do, seen from before the word and without its outer turns: slots
  // that change. For a layer near the other end both slots of each move are the others of their edges.
  struct Effect {
    std::array<Move, 8> moves;
    std::size_t count = 0;

    const Move* begin() const { return moves.data(); }
    const Move* end() const { return moves.data() + count; }
  };

  std::uint8_t axis = 0;
  std::vector<std::uint8_t> before, inside;  // B and X; X begins and ends with turns about other axes
  Slots source{};                            // what B and X do to slots, as SlotGeometry::source
  std::array<Effect, 4> effects{};           // by quarters, 1 to 3
  bool folded = false;  // it moves wings of both slots of an edge: only one of a depth's two layers may take part

  std::size_t outer_turns() const { return before.size() + inside.size(); }
};

// Where a layer of the word, turned by so many quarters, takes what is at each slot, but for the outer turns.
Slots targets(const EdgeWord& word, int quarters, bool other_end);

// Some thousand, none of which another one of them replaces at no greater cost. In milliseconds.
std::vector<EdgeWord> edge_words();

}  // namespace asobi::twisty::big_cube
