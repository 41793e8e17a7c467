#include "math/random_elements.hpp"

#include <cassert>
#include <numeric>

namespace asobi {

RandomElements::RandomElements(const std::vector<Permutation>& generators, std::uint64_t seed)
    : random_(seed), generators_(generators) {
  assert(!generators.empty());
  constexpr std::size_t few = 8;
  if (generators_.size() > few) {
    for (std::size_t i = 0; i < few; ++i) slots_.push_back(subproduct(i % 2 == 0));
  } else {
    for (std::size_t i = 0; i < few; ++i) slots_.push_back(generators_[i % generators_.size()]);
  }
  sum_ = slots_[0];
  for (std::size_t i = 0; i < 4 * few; ++i) stir();
}

// Every generator, or each with probability 1/2, in random order. Alone, the latter would often all lack the same few.
Permutation RandomElements::subproduct(bool whole) {
  std::vector<std::size_t> order(generators_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  random_.shuffle(order);
  Permutation out = Permutation::identity(generators_[0].degree());
  for (const std::size_t i : order) {
    if (whole || random_.below(2) == 0) out *= generators_[i];
  }
  return out;
}

const Permutation& RandomElements::next() {
  stir();
  return sum_;
}

void RandomElements::add(const Permutation& generator) {
  generators_.push_back(generator);
  slots_[random_.below(slots_.size())] *= generator;
  sum_ *= generator;
}

void RandomElements::stir() {
  const std::size_t i = random_.below(slots_.size());
  std::size_t j = random_.below(slots_.size() - 1);
  j += j >= i;
  switch (random_.below(4)) {
    case 0:
      slots_[i] *= slots_[j];
      break;
    case 1:
      slots_[i] *= slots_[j].inverse();
      break;
    case 2:
      slots_[i] = slots_[j] * slots_[i];
      break;
    default:
      slots_[i] = slots_[j].inverse() * slots_[i];
      break;
  }
  if (random_.below(2) == 0) {
    sum_ *= slots_[i];
  } else {
    sum_ = slots_[i] * sum_;
  }
}

}  // namespace asobi
