// Numbers for arrangements: permutations in lexicographic order (Lehmer), even permutations only, combinations as bit
// masks in colex order (0 … C(n,k)-1), mixed radix. Ranks of permutations fit 64 bits up to 20 things.
// Cost: permutations O(n) with popcount on a mask of used values; combinations four table look-ups for up to 32 points.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace asobi {

constexpr int longest_ranked = 20;

// n!, n <= 20.
std::uint64_t small_factorial(int n);
// C(n, k) for 0 <= n <= 62; 0 when k is outside 0 … n.
std::uint64_t binomial(int n, int k);

// `things` is a permutation of 0 … n-1, n <= 20; the identity has rank 0.
std::uint64_t rank_permutation(std::span<const std::uint8_t> things);
void unrank_permutation(std::uint64_t rank, std::span<std::uint8_t> things);

bool is_odd(std::span<const std::uint8_t> things);

// Even permutations of n >= 2 things in lexicographic order: 0 … n!/2-1.
std::uint64_t rank_even_permutation(std::span<const std::uint8_t> things);
void unrank_even_permutation(std::uint64_t rank, std::span<std::uint8_t> things);

// Masks with k of n bits, n <= 62, in increasing order of the mask: the rank does not depend on n.
std::uint64_t rank_combination(std::uint64_t mask);
std::uint64_t unrank_combination(std::uint64_t rank, int n, int k);
// The next greater mask with the same number of bits (mask > 0).
std::uint64_t next_combination(std::uint64_t mask);

// The same ranks for one n <= 32 by split tables: the mask is cut into four bytes, and what a byte adds depends only on
// it, its place and the number of bits below it.
class CombinationRanks {
 public:
  CombinationRanks();
  std::uint32_t rank(std::uint32_t mask) const;

 private:
  std::array<std::uint32_t, 256> first_{};                  // byte 0: nothing below
  std::array<std::array<std::uint32_t, 9>, 256> second_{};  // by bits below
  std::array<std::array<std::uint32_t, 17>, 256> third_{};
  std::array<std::array<std::uint32_t, 25>, 256> fourth_{};
};

// Digits with their own bases, the first digit most significant; the product of the bases fits 64 bits.
class MixedRadix {
 public:
  explicit MixedRadix(std::vector<std::uint32_t> bases);
  std::uint64_t size() const { return size_; }
  std::uint64_t rank(std::span<const std::uint32_t> digits) const;
  void unrank(std::uint64_t rank, std::span<std::uint32_t> digits) const;

 private:
  std::vector<std::uint32_t> bases_;
  std::uint64_t size_ = 1;
};

}  // namespace asobi
