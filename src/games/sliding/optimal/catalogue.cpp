#include "games/sliding/optimal/catalogue.hpp"

#include <algorithm>

namespace asobi::sliding {

namespace {

const std::vector<Pattern> five_by_five = {{12, 13, 14, 18, 19, 23}, {15, 16, 17, 20, 21, 22}, {0, 1, 5, 6, 10, 11},
                                           {2, 3, 4, 7, 8, 9},       {13, 14, 18, 19, 22, 23}, {12, 15, 16, 17, 20, 21},
                                           {6, 7, 8, 9, 10, 11},     {0, 1, 2, 3, 4, 5},       {4, 9, 14, 18, 19, 23},
                                           {2, 3, 7, 8, 12, 13},     {0, 5, 10, 15, 20, 21},   {1, 6, 11, 12, 16, 17},
                                           {6, 7, 8, 11, 12, 13},    {0, 1, 2, 3, 5, 10}};

}  // namespace

std::vector<Pattern> catalogue(Shape shape, int goal_blank) {
  if (shape == Shape{5, 5} && goal_blank == 24) return five_by_five;
  return {};
}

std::uint64_t catalogue_bytes(Shape shape, const std::vector<Pattern>& tables) {
  std::uint64_t kept = 0, largest = 0;
  for (const Pattern& cells : tables) {
    // At most two regions a set on the average, half a byte each, and a bit each for the search; a table in the making
    // has twice as much.
    const std::uint64_t table = placements(shape.cells(), static_cast<int>(cells.size()));
    kept += table;
    largest = std::max(largest, table);
  }
  return kept + kept / 4 + 2 * largest;
}

}  // namespace asobi::sliding
