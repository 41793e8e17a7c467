// Remainders by a positive divisor, whatever the sign of the value.
#pragma once

namespace asobi {

// 0 … divisor - 1
template <class Integer>
constexpr Integer modulo(Integer value, Integer divisor) {
  const Integer rest = value % divisor;
  return rest < 0 ? rest + divisor : rest;
}

// The remainder nearest to 0; positive if two are.
template <class Integer>
constexpr Integer nearest_remainder(Integer value, Integer divisor) {
  const Integer forward = modulo(value, divisor);
  return 2 * forward > divisor ? forward - divisor : forward;
}

}  // namespace asobi
