// What is asked about an even permutation of the seats: how it is a product of 3-cycles.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/sliding/game.hpp"
#include "games/sliding/paper/three_cycles.hpp"
#include "play/argument.hpp"

namespace asobi::sliding {

struct CyclesArguments {
  std::string permutation;  // a loop, images, or cycles
};

struct CyclesAnswer {
  Images permutation;
  std::vector<ThreeCycle> factors;  // as few as possible; the rightmost acts first
  // A shortest word in the paper's 3-cycles; none where seat 1 does not stay or the group is too large to search.
  std::optional<Word> paper = {};

  std::string cycles() const { return cycles_text(permutation); }
  std::size_t least() const { return factors.size(); }
  std::string product() const { return three_cycles_text(factors); }
  std::optional<std::string> paper_product() const;
  std::optional<std::size_t> paper_length() const;

  static constexpr auto fields() {
    return field_list(
        field("permutation", &CyclesAnswer::permutation),
        field("cycles", &CyclesAnswer::cycles, "the permutation in cycles"),
        field("least", &CyclesAnswer::least, "3-cycles that are needed"),
        field("product", &CyclesAnswer::product, "of so many; the rightmost acts first"),
        field("paper_product", &CyclesAnswer::paper_product, "of the paper's (2 3 k), where it can be had"),
        field("paper_length", &CyclesAnswer::paper_length, "of these"));
  }
};
// `invalid` when the permutation is odd.
Result<CyclesAnswer> cycles(const Game& game, const Position& position, const CyclesArguments& asked, Context& context);
std::string text(const CyclesAnswer& answer, Lang lang);

}  // namespace asobi::sliding
