#include "math/random_elements.hpp"

#include <algorithm>
#include <cassert>

namespace asobi {

RandomElements::RandomElements(const std::vector<Permutation>& generators, std::uint64_t seed) : random_(seed) {
  assert(!generators.empty());
  constexpr std::size_t fewest_slots = 8;
  slots_ = generators;
  for (std::size_t i = 0; slots_.size() < fewest_slots; ++i) slots_.push_back(generators[i % generators.size()]);
  sum_ = slots_[0];
  const std::size_t rounds = 20 + 2 * slots_.size();
  for (std::size_t i = 0; i < rounds; ++i) stir();
}

const Permutation& RandomElements::next() {
  stir();
  return sum_;
}

void RandomElements::add(const Permutation& generator) {
  slots_.push_back(generator);
  for (std::size_t i = 0; i < slots_.size(); ++i) stir();
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
