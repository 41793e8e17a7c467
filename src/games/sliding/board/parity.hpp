// Why a position can or cannot be solved, for a person: the paper's argument (iv), for any position and any goal.
// Every move is one exchange of the blank with a tile and takes the blank to a cell of the other colour, so the parity
// of the permutation and that of the blank's distance must agree; that they suffice is Johnson and Story's (1879).
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/fields.hpp"
#include "base/text.hpp"
#include "games/sliding/board/board.hpp"

namespace asobi::sliding {

// What the argument counts.
struct ParityFacts {
  // A cycle (x y z): x stands where y belongs, y where z does, z where x does. 0 is the blank; fixed tiles are left
  // out. Each cycle begins with its least tile, and the cycles are in the order of these.
  std::vector<std::vector<Tile>> cycles;
  int exchanges = 0;       // a cycle of k is k - 1 of them
  int blank_distance = 0;  // steps between the blank and its place
  // When unsolvable: two tiles whose exchange makes it solvable; at least one comes home by it, where that is possible.
  std::optional<std::pair<Tile, Tile>> remedy;

  static constexpr auto fields() {
    return field_list(
        field("cycles", &ParityFacts::cycles, "(x y z): x stands where y belongs, y where z does, z where x does"),
        field("exchanges", &ParityFacts::exchanges, "whose product the permutation is"),
        field("blank_distance", &ParityFacts::blank_distance, "steps between the blank and its place"),
        field("remedy", &ParityFacts::remedy, "when unsolvable: two tiles whose exchange makes it solvable"));
  }
};

struct ParityArgument : ParityFacts {
  bool solvable = false;
  Text words;

  const ParityFacts& facts() const { return *this; }

  static constexpr auto fields() {
    return field_list(field("solvable", &ParityArgument::solvable),
                      field("reason", &ParityArgument::words, "for people"),
                      field("about", &ParityArgument::facts, "what the reason counts"));
  }
};
std::string text(const ParityArgument& argument, Lang lang);

// Both positions have the same shape.
ParityArgument parity_argument(const Position& position, const Position& goal);

// "(1 5 3)(2 4)", or "()" when every tile is at home.
std::string cycles_text(const std::vector<std::vector<Tile>>& cycles);

}  // namespace asobi::sliding
