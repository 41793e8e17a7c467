// Natural: exact non-negative integers of any size, for orders of groups (a 3x3x3 cube already needs 66 bits).
// A thin wrapper: the arithmetic is boost::multiprecision::cpp_int inside natural.cpp, so this header stays light.
// Limbs of 32 bits, least significant first, no leading zeros; zero has no limbs.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.hpp"

namespace asobi {

class Natural {
 public:
  Natural() = default;
  Natural(std::uint64_t value);  // implicit: a small number is a Natural

  static std::optional<Natural> parse(std::string_view digits);  // decimal digits and nothing else

  bool is_zero() const { return limbs_.empty(); }
  std::size_t bits() const;  // 0 for zero
  std::optional<std::uint64_t> to_uint64() const;
  double to_double() const;  // infinity when too large
  double log10() const;      // of a positive number

  Natural& operator+=(const Natural& other);
  Natural& operator-=(const Natural& other);  // other <= *this
  Natural& operator*=(const Natural& other);
  Natural& operator/=(const Natural& other);  // other > 0, rounded down
  Natural& operator%=(const Natural& other);  // other > 0
  friend Natural operator+(Natural a, const Natural& b) { return a += b; }
  friend Natural operator-(Natural a, const Natural& b) { return a -= b; }
  friend Natural operator*(Natural a, const Natural& b) { return a *= b; }
  friend Natural operator/(Natural a, const Natural& b) { return a /= b; }
  friend Natural operator%(Natural a, const Natural& b) { return a %= b; }

  friend bool operator==(const Natural&, const Natural&) = default;
  friend std::strong_ordering operator<=>(const Natural& a, const Natural& b);

  friend std::string to_string(const Natural& number);
  friend Natural product(std::span<const std::uint64_t> factors);
  friend Natural lcm(const Natural& a, const Natural& b);
  // As a field of an answer. Found for a Natural only: a whole number of another type, which could be turned into one,
  // stays a number.
  friend Digits wire(const Natural& number) { return {to_string(number)}; }

 private:
  std::vector<std::uint32_t> limbs_;
};

std::string to_string(const Natural& number);
Natural product(std::span<const std::uint64_t> factors);
Natural lcm(const Natural& a, const Natural& b);
Natural factorial(unsigned n);

}  // namespace asobi
