// Orbits on which a group acts as the full alternating or symmetric group, split off so that they need no chain.
//
// A giant is an orbit of n >= 8 points with an element that has a cycle of prime length p, n/2 < p < n-2: a power of it
// is a single p-cycle there, p > n/2 rules out blocks, and a primitive group with a p-cycle, p <= n-3, contains A_n
// (Jordan). Let G_1 … G_m be giants no two of which are equivalent (no bijection commutes with the group), such that
// for each some element is trivial on `rest` and not on the giant. The kernel K of the action on `rest` is then
// non-trivial on each giant, normal, so contains A_n there; its last derived group M is subdirect in the product of the
// A_n, hence a product of diagonals (Scott). A diagonal joining two giants is induced by a bijection (n != 6) commuting
// with M, the only one (A_n has trivial centraliser), so, M being normal, commuting with the group: excluded. So M is
// the whole product, and |group| = |action on rest and on the signs| * product of n!/2.
#pragma once

#include <cstdint>
#include <vector>

#include "base/progress.hpp"
#include "math/permutation.hpp"

namespace asobi {

struct Giant {
  std::vector<Point> points;
  // Orbits on which the group acts in the same way: copies[c][i] goes with points[i].
  std::vector<std::vector<Point>> copies;
};

struct GiantOrbits {
  std::vector<Giant> giants;
  std::vector<Point> rest;  // sorted; points fixed by the group belong to neither
};

// Whether giants are found depends on random elements; what is found is proven.
Result<GiantOrbits> find_giants(int degree, const std::vector<Permutation>& generators, Progress& progress);

}  // namespace asobi
