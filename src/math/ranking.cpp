#include "math/ranking.hpp"

#include <bit>
#include <cassert>

#include "base/bits.hpp"

namespace asobi {

namespace {

constexpr int greatest_n = 62;

constexpr auto factorials = [] {
  std::array<std::uint64_t, longest_ranked + 1> out{};
  out[0] = 1;
  for (int i = 1; i <= longest_ranked; ++i) out[i] = out[i - 1] * static_cast<std::uint64_t>(i);
  return out;
}();

constexpr auto binomials = [] {
  std::array<std::array<std::uint64_t, greatest_n + 1>, greatest_n + 1> out{};
  for (int n = 0; n <= greatest_n; ++n) {
    out[n][0] = 1;
    for (int k = 1; k <= n; ++k) out[n][k] = out[n - 1][k - 1] + (k < n ? out[n - 1][k] : 0);
  }
  return out;
}();

}  // namespace

std::uint64_t small_factorial(int n) {
  assert(n >= 0 && n <= longest_ranked);
  return factorials[n];
}

std::uint64_t binomial(int n, int k) {
  assert(n >= 0 && n <= greatest_n);
  return k < 0 || k > n ? 0 : binomials[n][k];
}

// The digit of a thing is the number of smaller ones after it: its value less the smaller ones before it.
std::uint64_t rank_permutation(std::span<const std::uint8_t> things) {
  assert(things.size() <= longest_ranked);
  std::uint64_t rank = 0;
  std::uint32_t used = 0;
  for (std::size_t i = 0; i < things.size(); ++i) {
    const std::uint32_t bit = std::uint32_t{1} << things[i];
    rank = rank * (things.size() - i) + things[i] - static_cast<std::uint32_t>(std::popcount(used & (bit - 1)));
    used |= bit;
  }
  return rank;
}

void unrank_permutation(std::uint64_t rank, std::span<std::uint8_t> things) {
  assert(things.size() <= longest_ranked);
  // From the last to the first: a thing goes in at its digit, and those not smaller behind it step up by one.
  for (std::size_t i = things.size(); i-- > 0;) {
    const std::size_t choices = things.size() - i;
    things[i] = static_cast<std::uint8_t>(rank % choices);
    rank /= choices;
    for (std::size_t j = i + 1; j < things.size(); ++j) things[j] += things[j] >= things[i];
  }
}

bool is_odd(std::span<const std::uint8_t> things) {
  std::uint64_t used = 0;
  unsigned inversions = 0;
  for (const std::uint8_t thing : things) {
    inversions += static_cast<unsigned>(std::popcount(used >> thing));
    used |= std::uint64_t{1} << thing;
  }
  return inversions % 2 == 1;
}

// Of two permutations that differ only in their last two things, exactly one is even.
std::uint64_t rank_even_permutation(std::span<const std::uint8_t> things) {
  assert(things.size() >= 2);
  return rank_permutation(things) / 2;
}

void unrank_even_permutation(std::uint64_t rank, std::span<std::uint8_t> things) {
  assert(things.size() >= 2);
  unrank_permutation(2 * rank, things);
  if (is_odd(things)) std::swap(things[things.size() - 1], things[things.size() - 2]);
}

std::uint64_t rank_combination(std::uint64_t mask) {
  std::uint64_t rank = 0;
  for (int k = 1; mask != 0; ++k, mask &= mask - 1) rank += binomial(lowest_bit(mask), k);
  return rank;
}

std::uint64_t unrank_combination(std::uint64_t rank, int n, int k) {
  std::uint64_t mask = 0;
  for (int bit = n; bit-- > 0 && k > 0;) {
    const std::uint64_t without = binomial(bit, k);
    if (rank < without) continue;
    rank -= without;
    mask |= std::uint64_t{1} << bit;
    --k;
  }
  return mask;
}

std::uint64_t next_combination(std::uint64_t mask) {
  assert(mask != 0);
  const std::uint64_t lowest = mask & -mask;
  const std::uint64_t carried = mask + lowest;
  return carried | (((mask ^ carried) >> lowest_bit(lowest)) >> 2);
}

CombinationRanks::CombinationRanks() {
  const auto share = [](unsigned byte, int place, int below) {
    std::uint64_t rank = 0;
    for (int k = below + 1; byte != 0; ++k, byte &= byte - 1) rank += binomial(8 * place + lowest_bit(byte), k);
    return static_cast<std::uint32_t>(rank);
  };
  for (unsigned byte = 0; byte < 256; ++byte) {
    first_[byte] = share(byte, 0, 0);
    for (int below = 0; below <= 8; ++below) second_[byte][below] = share(byte, 1, below);
    for (int below = 0; below <= 16; ++below) third_[byte][below] = share(byte, 2, below);
    for (int below = 0; below <= 24; ++below) fourth_[byte][below] = share(byte, 3, below);
  }
}

std::uint32_t CombinationRanks::rank(std::uint32_t mask) const {
  return first_[mask & 0xFF] + second_[mask >> 8 & 0xFF][std::popcount(mask & 0xFF)] +
         third_[mask >> 16 & 0xFF][std::popcount(mask & 0xFFFF)] + fourth_[mask >> 24][std::popcount(mask & 0xFFFFFF)];
}

MixedRadix::MixedRadix(std::vector<std::uint32_t> bases) : bases_(std::move(bases)) {
  for (const std::uint32_t base : bases_) {
    assert(base > 0 && size_ <= ~std::uint64_t{0} / base);
    size_ *= base;
  }
}

std::uint64_t MixedRadix::rank(std::span<const std::uint32_t> digits) const {
  assert(digits.size() == bases_.size());
  std::uint64_t rank = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) rank = rank * bases_[i] + digits[i];
  return rank;
}

void MixedRadix::unrank(std::uint64_t rank, std::span<std::uint32_t> digits) const {
  assert(digits.size() == bases_.size());
  for (std::size_t i = digits.size(); i-- > 0; rank /= bases_[i]) {
    digits[i] = static_cast<std::uint32_t>(rank % bases_[i]);
  }
}

}  // namespace asobi
