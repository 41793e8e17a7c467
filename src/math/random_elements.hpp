// Random elements of a group given by generators: product replacement with an accumulator ("rattle", Leedham-Green;
// Celler et al. 1995). Every element returned lies in the group; that they are nearly uniform is hoped for, so nothing
// proven may rest on it. Many generators are first mixed into a few random subproducts (Babai et al. 1991), and come in
// singly now and then. One element costs two or three products.
#pragma once

#include <vector>

#include "base/random.hpp"
#include "math/permutation.hpp"

namespace asobi {

class RandomElements {
 public:
  // At least one generator; all of the same degree.
  RandomElements(const std::vector<Permutation>& generators, std::uint64_t seed);

  const Permutation& next();
  void add(const Permutation& generator);

 private:
  Random random_;
  std::vector<Permutation> generators_;
  std::vector<Permutation> slots_;
  Permutation sum_;

  Permutation subproduct(bool whole);

  void stir();
};

}  // namespace asobi
