// Closed forms for Nim with limits, in normal and misère play. Cost: linear in the number of heaps.
//
// Let r = heap mod (limit + 1), or the heap itself where there is no limit. From r every smaller remainder can be
// reached in one move (by taking at most r ≤ limit), and every move changes r. Normal play: the Grundy number is the
// nim-sum of the r (Bouton 1901; paper 003), since a move that raises some r can be answered by one that restores it.
//
// Misère play (who takes the last stone loses), for any mixture of limits. Call a position small if all r ≤ 1. It is
// lost for the player to move exactly when it is small with nim-sum 1, or not small with nim-sum 0:
//   - Without stones it is small with nim-sum 0: won, as it should be.
//   - From small with nim-sum 1, a move leads to r' ≤ 1, small with nim-sum 0, or makes a single r' ≥ 2: nim-sum not 0.
//   - Not small with nim-sum 0 has at least two r ≥ 2, so a move leaves one of them, and the nim-sum is not 0.
//   - Small with nim-sum 0 and stones left: take 1 from a heap with r = 1; if there is none, all r are 0, and a heap of
//     at least limit + 1 stones allows to take `limit` of them, which leaves r = 1. Either way: small, nim-sum 1.
//   - Not small, nim-sum not 0: if only one r ≥ 2, lower it to 0 or 1 so that the nim-sum is 1, and all is small;
//     otherwise move as in normal play to nim-sum 0, where another r ≥ 2 remains.
// So in either play a heap has at most one remainder that wins, and as a move takes 1 … limit stones, at most one move.
#pragma once

#include <span>
#include <vector>

#include "games/nim/rules.hpp"

namespace asobi::nim {

Stones remainder(Stones stones, Stones limit);
std::vector<Stones> remainders(const Rules& rules, const Heaps& heaps);
Stones nim_sum(std::span<const Stones> numbers);
bool is_small(std::span<const Stones> remainders);

// Of normal play.
Stones grundy(const Rules& rules, const Heaps& heaps);
bool wins(const Rules& rules, const Heaps& heaps, bool misere);
// All of them, by heap.
std::vector<Take> winning_takes(const Rules& rules, const Heaps& heaps, bool misere);

}  // namespace asobi::nim
