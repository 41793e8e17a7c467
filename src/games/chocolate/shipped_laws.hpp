// The laws of paper 001 that come with the program: the text of every file in laws/, compiled in.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/chocolate/law.hpp"

namespace asobi::chocolate {

struct ShippedLaw {
  std::string name;  // laws/NAME.law
  Integer k;         // the bar it speaks of
  Text about;
  std::string_view text;

  static constexpr auto fields() {
    return field_list(field("name", &ShippedLaw::name), field("k", &ShippedLaw::k, "the bar it speaks of"),
                      field("about", &ShippedLaw::about), field("text", &ShippedLaw::text));
  }
};

const std::vector<ShippedLaw>& shipped_laws();

// The text of a shipped law if this is its name; else this.
std::string_view law_text(std::string_view name_or_text);

// Whether it is the name of a shipped law, or a law as tables and points.
bool is_named_or_written(std::string_view text);
// That law; about the positions of the bar, if one is told.
Result<Law> law_named_or_written(std::string_view text, const Edge* bar = nullptr);

}  // namespace asobi::chocolate
