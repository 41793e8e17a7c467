#include "papers/twisty/checks.hpp"

#include <iterator>

#include "papers/twisty/parts.hpp"

namespace asobi {

std::vector<Check> twisty_checks() {
  namespace part = twisty_claims_by_part;
  std::vector<Check> out;
  for (auto checks : {part::conditions(), part::definitions(), part::axes_and_rotations(), part::layer_tables(),
                      part::coordinates(), part::pieces(), part::solids(), part::points(), part::pointer_control(),
                      part::sold(), part::groups(), part::other_puzzles(), part::relations(), part::census()}) {
    std::ranges::move(checks, std::back_inserter(out));
  }
  return out;
}

}  // namespace asobi
