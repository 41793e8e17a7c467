// Turns as people write them, in every notation that a puzzle has, mixed as one likes; see docs/conventions.md.
// A place of a fault is a column, in characters from 1.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty {

constexpr int most_turns = 100'000;  // that one text may stand for

// Moves, commutators [A, B], conjugates [A: B], groups (A B)3 and inverses (A B)'. Each turn goes the shorter way round
// (shortest), so R3 is R' and R2' is R2; what comes back to where it began, such as R4, is left out.
// l: what the letter l stands for in the paper's commands such as xl.
Result<std::vector<Turn>> parse_turns(const Model& model, std::string_view text, int l = 1);

// The one name by which the program calls a turn; parse_turns gives the turn back (by the shorter way round) if the
// model's layers turn so. The turn is not the identity.
std::string turn_text(const Model& model, const Turn& turn);
// Turns that are the identity are left out.
std::string turns_text(const Model& model, std::span<const Turn> turns);
// In the paper's layers, "X2+ I6-", wide turns layer by layer. A fault if the model has no numbers of the paper, or for
// a rotation of the whole that the paper's axes cannot make (the Dino cube by 90 degrees).
Result<std::string> paper_text(const Model& model, std::span<const Turn> turns);

// The name of an end of an axis: the letters of the faces there, in the usual order (UFR, not RUF).
std::string end_name(const Solid& solid, int axis, int sign);

std::vector<Turn> inverse(const Puzzle& puzzle, std::span<const Turn> turns);
// Merges turns about the same axis that follow one another: rotations of the whole first, then the layers from the
// negative end, neighbours that turn alike together. Never more turns of layers than before, and if the given ones can
// be made by hand where only some layers turn, so can these.
std::vector<Turn> simplified(const Puzzle& puzzle, std::span<const Turn> turns, Turning turning = Turning::all);

// Rotations of the whole are free. quarter: unit turns of single layers, which is what the paper counts (14.1);
// half: turns by any angle of neighbouring layers at once; layers: single layers turned by any angle.
struct TurnCount {
  int quarter = 0, half = 0, layers = 0;

  static constexpr auto fields() {
    return field_list(field("quarter", &TurnCount::quarter, "unit turns of single layers"),
                      field("half", &TurnCount::half, "turns of neighbouring layers at once by any angle"),
                      field("layers", &TurnCount::layers, "turns of single layers by any angle"));
  }
  friend bool operator==(const TurnCount&, const TurnCount&) = default;
};
TurnCount count(const Puzzle& puzzle, std::span<const Turn> turns);

}  // namespace asobi::twisty
