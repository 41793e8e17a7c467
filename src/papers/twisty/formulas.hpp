// Formulas found from values, written as the twisty paper writes them: 3(6N-1-L), N(N+1)/2, (N-2)^2. So a claim that
// prints a formula is compared with what was counted, and what was counted never saw the formula.
#pragma once

#include <string>
#include <vector>

namespace asobi::twisty_claims_by_part {

struct Value {
  int n = 0;      // the puzzle's N
  int layer = 0;  // L; where there is none, the same for all
  int value = 0;
};

// The simplest of: a number, linear in N, linear in L, linear in both, quadratic in N. "" if there is none of these.
std::string formula_of(const std::vector<Value>& values);

// The counts of a layer, one for each column.
struct LayerCounts {
  int n = 0, layer = 0;
  std::vector<int> counts;
};

// Rows for the layers of all N, from the first layer on each as long as it can be: "1~2N-1: 3(L-1), 3, 3L". "" if there
// are none. The layers of each N are given in ascending order, with the same steps.
std::vector<std::string> rows_of(const std::vector<LayerCounts>& layers);

}  // namespace asobi::twisty_claims_by_part
