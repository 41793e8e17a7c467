// The lowest bit of a set. V8 on aarch64 (14.6) has no instruction for WebAssembly's ctz and calls a function, with all
// registers saved before it and fetched again after it: loops over bits took twice as long. Leading zeros are counted
// by one instruction everywhere.
#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <type_traits>

namespace asobi {

// Its number; x is not 0.
template <std::unsigned_integral T>
[[gnu::always_inline]] constexpr int lowest_bit(T x) {
#ifdef __wasm__
  if !consteval {
    std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t> one = x;
    one &= ~one + 1;
    asm("" : "+r"(one));  // NOLINT(hicpp-no-assembler): it does nothing, but else the compiler makes ctz of it
    return std::countl_zero(one) ^ static_cast<int>(sizeof(one) * 8 - 1);
  }
#endif
  return std::countr_zero(x);
}

}  // namespace asobi
