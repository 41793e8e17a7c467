// Random numbers that are the same on every machine for the same seed: splitmix64 seeds xoshiro256** (Blackman, Vigna).
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <utility>

#include "base/hash.hpp"

namespace asobi {

class Random {
 public:
  explicit Random(std::uint64_t seed) {
    for (auto& word : state_) {
      seed += 0x9E3779B97F4A7C15u;
      word = mixed(seed);
    }
  }

  std::uint64_t next() {
    const std::uint64_t out = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t t = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= t;
    state_[3] = std::rotl(state_[3], 45);
    return out;
  }

  // Uniform in [0, bound), bound > 0; without the bias of a plain remainder.
  std::uint64_t below(std::uint64_t bound) {
    const std::uint64_t unfair = -bound % bound;
    for (;;) {
      const std::uint64_t x = next();
      if (x >= unfair) return x % bound;
    }
  }

  double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  template <class Range>
  void shuffle(Range& range) {
    for (std::size_t i = range.size(); i > 1; --i) std::swap(range[i - 1], range[below(i)]);
  }

 private:
  std::array<std::uint64_t, 4> state_;
};

}  // namespace asobi
