#include "math/automata/sequences.hpp"

#include <algorithm>

#include "base/hash.hpp"

namespace asobi::automata {

namespace {

std::uint64_t hash_of_words(std::span<const std::uint32_t> words) {
  std::uint64_t hash = 0;
  for (const std::uint32_t word : words) hash = folded(hash, word + std::uint64_t{1});
  return mixed(hash);
}

}  // namespace

std::uint32_t Sequences::intern(std::span<const Word> words) {
  if (std::size_t{count_} * 2 >= slots_.size()) grow();
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash_of_words(words) & mask;
  for (; slots_[slot] != 0; slot = (slot + 1) & mask) {
    if (std::ranges::equal((*this)[slots_[slot] - 1], words)) return slots_[slot] - 1;
  }
  pool_.insert(pool_.end(), words.begin(), words.end());
  if (length_ == 0) ends_.push_back(pool_.size());
  slots_[slot] = ++count_;
  return count_ - 1;
}

void Sequences::freeze() {
  slots_ = {};
  pool_.shrink_to_fit();
  ends_.shrink_to_fit();
}

void Sequences::grow() {
  constexpr std::size_t least = 16;
  slots_.assign(std::max(least, slots_.size() * 2), 0);
  while (slots_.size() <= std::size_t{count_} * 2) slots_.resize(slots_.size() * 2);
  const std::size_t mask = slots_.size() - 1;
  for (std::uint32_t number = 0; number < count_; ++number) {
    std::size_t slot = hash_of_words((*this)[number]) & mask;
    while (slots_[slot] != 0) slot = (slot + 1) & mask;
    slots_[slot] = number + 1;
  }
}

}  // namespace asobi::automata
