// A law as people tell it: its name, tables and points (law.hpp), or a statement, which tells which positions are lost:
//
//   lost(x, y, z) <=> position(x, y, z) and x = (y xor z)
//   x ⊕ y ⊕ z = 0
//
// What does not speak of lost positions tells those of which it holds, among the positions of the bar.
#pragma once

#include "games/chocolate/law.hpp"
#include "play/conjecture.hpp"

namespace asobi::chocolate {

// Errors tell their place.
Result<Law> law_told_of(std::string_view text, const Edge& bar, const Progress& progress);

// A law by its name or as tables, as a statement of the lines of a certificate (law_lines.hpp); none if it is neither.
// An error if it has points with negative numbers.
Result<std::optional<std::string>> statement_of_law(std::string_view text, const Edge& bar, automata::Work& work);

}  // namespace asobi::chocolate
