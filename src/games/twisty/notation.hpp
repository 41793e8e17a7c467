// Turns as people write them, in every notation that a puzzle has, mixed as one likes; see docs/conventions.md.
// A place of a fault is a column, in characters from 1.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/model.hpp"
#include "games/twisty/turn.hpp"

namespace asobi::twisty {

// Moves, commutators [A, B], conjugates [A: B], groups (A B)3 and inverses (A B)'.
Result<std::vector<Turn>> parse_turns(const Model& model, std::string_view text);

// The one name by which the program calls a turn; parse_turns gives the turn back.
std::string turn_text(const Model& model, const Turn& turn);
std::string turns_text(const Model& model, std::span<const Turn> turns);
// In the paper's layers, "X2+ I6-"; only for models that have the paper's.
std::string paper_text(const Model& model, std::span<const Turn> turns);

std::vector<Turn> inverse(const Puzzle& puzzle, std::span<const Turn> turns);
// Merges turns of the same layers, also across other layers of the same axis, with which they commute.
std::vector<Turn> simplified(const Puzzle& puzzle, std::span<const Turn> turns);

// Rotations of the whole are free. quarter: unit turns of single layers, which is what the paper counts (14.1);
// half: turns by any angle of neighbouring layers at once; layers: single layers turned by any angle.
struct TurnCount {
  int quarter = 0, half = 0, layers = 0;
};
TurnCount count(const Puzzle& puzzle, std::span<const Turn> turns);

}  // namespace asobi::twisty
