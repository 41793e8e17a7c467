// How many turns the solutions of the paper take: its means and standard deviations over 100 random states, in unit
// turns of layers (Table 14.7 and sections 14.1.17, 14.2.5, 14.3.4, 14.4.6).
#pragma once

#include <optional>
#include <span>
#include <string>

#include "base/fields.hpp"

namespace asobi::twisty {

struct PaperLength {
  std::string puzzle, method;  // a member of a family; the method's id
  std::string section;
  double mean = 0, sd = 0;
  std::optional<std::string> phase = {};  // the only one that it counts; none: the whole solution

  static constexpr auto fields() {
    return field_list(field("puzzle", &PaperLength::puzzle, "a member of a family"),
                      field("section", &PaperLength::section, "of the paper"), field("mean", &PaperLength::mean),
                      field("sd", &PaperLength::sd, "standard deviation"),
                      field("phase", &PaperLength::phase, "the id of the only phase that it counts"));
  }
};
std::span<const PaperLength> paper_lengths();

// Of a method on a puzzle, if the paper has measured it; null if not.
const PaperLength* paper_length(std::string_view puzzle, std::string_view method);

}  // namespace asobi::twisty
