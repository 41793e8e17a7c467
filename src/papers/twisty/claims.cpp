#include "papers/twisty/claims.hpp"

#include <iterator>

#include "papers/twisty/parts.hpp"

namespace asobi {

std::vector<Claim> twisty_claims() {
  namespace part = twisty_claims_by_part;
  std::vector<Claim> out;
  for (auto claims :
       {part::conditions(), part::axes_and_rotations(), part::layer_tables(), part::pieces(), part::points(),
        part::sold(), part::groups(), part::other_puzzles(), part::relations(), part::census()}) {
    std::ranges::move(claims, std::back_inserter(out));
  }
  return out;
}

Paper twisty_paper() {
  return {.id = "twisty",
          .title = {"Twisty puzzles of the regular solids", "正多面体の立体パズル"},
          .source = "002_21becf672cca9858",
          .claims = twisty_claims()};
}

}  // namespace asobi
