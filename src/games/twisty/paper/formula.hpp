// The formulas of the paper's tables, kept as they are printed: 3(6N-1-L), N(N+1)/2, (N-2)^2; L is the layer. Integers;
// a division must come out even.
#pragma once

#include <string_view>

namespace asobi::twisty::paper {

// The formulas are the program's own data: faults are asserted.
int evaluate(std::string_view formula, int n, int layer = 0);

}  // namespace asobi::twisty::paper
