// Permutation groups given by generators: exact order, membership, orbits, base, uniform random elements. Everything is
// proven: orbits with the full alternating or symmetric action are split off (giant_orbits.hpp), the rest together with
// the signs on the giants is a chain of stabilisers checked in full (stabiliser_chain.hpp).
// Cost: milliseconds for S_n, A_n of any degree and for cubes (40x40x40: 40 ms); a chain needs
// sum |orbit| * |generators| sifts, so large imprimitive groups (S_5 wr C_100: 17 s) take long (see
// bench/group_orders).
#pragma once

#include <vector>

#include "math/giant_orbits.hpp"
#include "math/stabiliser_chain.hpp"

namespace asobi {

class PermutationGroup {
 public:
  // All generators have the same degree; none gives the trivial group of no points.
  static Result<PermutationGroup> generate(std::vector<Permutation> generators, Progress& progress);

  int degree() const { return degree_; }
  const std::vector<Permutation>& generators() const { return generators_; }
  const Natural& order() const { return order_; }
  // All orbits, fixed points too; each sorted, in the order of their least points.
  const std::vector<std::vector<Point>>& orbits() const { return orbits_; }
  bool is_transitive() const { return orbits_.size() == 1; }
  // Points that only the identity fixes all of.
  std::vector<Point> base() const;

  bool contains(const Permutation& p) const;  // false also for another degree
  Permutation random(Random& random) const;   // uniform

 private:
  int degree_ = 0;
  std::vector<Permutation> generators_;
  std::vector<std::vector<Point>> orbits_;
  GiantOrbits giants_;
  // Giants whose signs agree on all generators share a class, and each class a pair of points in the chain, before the
  // points of the rest. Giants on which every generator is even have none.
  static constexpr int always_even = -1;
  std::vector<int> sign_class_;  // by giant
  int classes_ = 0;
  StabiliserChain chain_;
  Natural order_ = 1;

  void classify_signs();
  int chain_degree() const { return 2 * classes_ + static_cast<int>(giants_.rest.size()); }
  Permutation in_chain_unchecked(const Permutation& p) const;
  bool fits_orbits(const Permutation& p) const;
};

}  // namespace asobi
