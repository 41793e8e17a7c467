// Shortest procedures by search: all words u of up to half the length are sorted by what they do to the pieces that
// must be kept; two that do the same, u and v, make the procedure u v' that keeps them. Every such procedure is offered
// to a table, which keeps the cheapest for each case. Cost: (turns * 0.8)^half words of 16 bytes.
#pragma once

#include "base/progress.hpp"
#include "games/twisty/human/table.hpp"

namespace asobi::twisty::human {

struct Search {
  std::vector<Turn> turns;  // each is also made the other way
  std::vector<Look> kept;   // `any_order` is not looked at
  int most = 0;             // greatest cost of a procedure
};

Result<void> find_procedures(Table& table, const Search& search, Progress& progress);

}  // namespace asobi::twisty::human
