// Laws and edges written down as lines in the language of math/statements, with nothing but what anybody can check with
// little effort: a line is `exists n, k: x = 6 n + 5 and y = 4 n + 2 k + 3 and …`, a conjunction of linear equations
// (=), inequalities (<=) and nim-sums of variables (u = n xor k); a point is in the set if some line holds.
#pragma once

#include "games/chocolate/edge.hpp"
#include "games/chocolate/law.hpp"

namespace asobi::chocolate {

// About x, y, z: those of the law. Errors: what cannot be said; `limit` where min and max have too many cases.
Result<std::vector<std::string>> law_lines(const Law& law);

// z = f(y), about variables of these names.
Result<std::vector<std::string>> edge_lines(const Edge& edge, const std::string& y = "y", const std::string& z = "z");

}  // namespace asobi::chocolate
