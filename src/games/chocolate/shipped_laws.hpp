// The laws that come with the program: those of paper 001, the text of every file in laws/, compiled in; and for every
// bar z ≤ ⌊y/k⌋ one formula (docs/theorems.md): the nim-sum for even k, another for odd k.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/chocolate/law.hpp"

namespace asobi::chocolate {

struct ShippedLaw {
  std::string name;  // laws/NAME.law; even, odd
  Integer k;         // the bar it speaks of
  Text about;
  std::string text;

  static constexpr auto fields() {
    return field_list(field("name", &ShippedLaw::name), field("k", &ShippedLaw::k, "the bar it speaks of"),
                      field("about", &ShippedLaw::about), field("text", &ShippedLaw::text));
  }
};

// Those of the paper.
const std::vector<ShippedLaw>& shipped_laws();

// The formula of the bar z ≤ ⌊y/k⌋, k ≥ 1.
ShippedLaw formula_law(Integer k);

// All that have a name where the bar has this k (0: none).
std::vector<ShippedLaw> laws_for(Integer k);

// Whether it is the name of such a law, or a law as tables and points.
bool is_named_or_written(std::string_view text, Integer k = 0);
// That law; about the positions of the bar, if one is told.
Result<Law> law_named_or_written(std::string_view text, const Edge* bar = nullptr);

}  // namespace asobi::chocolate
