// Nim in words: why a position is won or lost, and how it is drawn in a terminal.
#pragma once

#include <string>
#include <vector>

#include "base/text.hpp"
#include "games/nim/digits.hpp"
#include "play/impartial.hpp"

namespace asobi::nim {

// "2:3": from heap 2, counted from 1, take 3.
std::string take_name(const Take& take);

// The reason; if there is a winning move, it speaks of the first.
impartial::Reason reason(const Rules& rules, const Heaps& heaps, bool misere);

// Heaps as rows of stones, with their numbers and their digits in columns, and the nim-sum below.
std::string picture(const Rules& rules, const Heaps& heaps, bool misere, Lang lang);

// Lines of cells, all but the last of a line padded to the width of their column; numbers to the right.
std::string aligned(const std::vector<std::vector<std::string>>& lines);

// The digits of a row, or the counts below it, spaced so that they stand below each other.
std::string spaced(const std::string& digits, const std::vector<int>& ones);
std::string spaced(const std::vector<int>& ones);

}  // namespace asobi::nim
