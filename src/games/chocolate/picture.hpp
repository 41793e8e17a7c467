// The bar in the terminal, as in figures 1.1 to 3.2 of paper 001: squares with their grooves, the bitter square dark.
#pragma once

#include <string>
#include <vector>

#include "games/chocolate/plane.hpp"

namespace asobi::chocolate {

// heights: how far the bar can be cut above the squares of the bottom row, from the bitter one to the right.
std::string bar_picture(const Position& position, const std::vector<std::uint32_t>& heights, Lang lang);

}  // namespace asobi::chocolate
