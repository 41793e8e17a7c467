#include "math/natural.hpp"

#include <bit>
#include <cassert>
#include <cmath>
#include <iterator>
#include <limits>

#include <boost/multiprecision/cpp_int.hpp>

namespace asobi {

namespace {

using Big = boost::multiprecision::cpp_int;
using Limbs = std::vector<std::uint32_t>;

Big big(const Limbs& limbs) {
  Big out = 0;
  if (!limbs.empty()) boost::multiprecision::import_bits(out, limbs.begin(), limbs.end(), 32, false);
  return out;
}

Limbs limbs_of(const Big& value) {
  Limbs out;
  if (value != 0) boost::multiprecision::export_bits(value, std::back_inserter(out), 32, false);
  return out;
}

// Halves of about equal size keep the factors balanced, so that long products stay quick.
Big product_of(std::span<const std::uint64_t> factors) {
  if (factors.empty()) return 1;
  if (factors.size() == 1) return factors[0];
  const std::size_t half = factors.size() / 2;
  return product_of(factors.first(half)) * product_of(factors.subspan(half));
}

}  // namespace

Natural::Natural(std::uint64_t value) {
  for (; value != 0; value >>= 32) limbs_.push_back(static_cast<std::uint32_t>(value));
}

std::optional<Natural> Natural::parse(std::string_view digits) {
  if (digits.empty()) return std::nullopt;
  Big value = 0;
  for (const char c : digits) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  Natural out;
  out.limbs_ = limbs_of(value);
  return out;
}

std::size_t Natural::bits() const {
  return limbs_.empty() ? 0 : 32 * (limbs_.size() - 1) + static_cast<std::size_t>(std::bit_width(limbs_.back()));
}

std::optional<std::uint64_t> Natural::to_uint64() const {
  if (limbs_.size() > 2) return std::nullopt;
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < limbs_.size(); ++i) out |= std::uint64_t{limbs_[i]} << (32 * i);
  return out;
}

double Natural::to_double() const { return limbs_.empty() ? 0.0 : big(limbs_).convert_to<double>(); }

double Natural::log10() const {
  assert(!is_zero());
  double head = 0;  // the three highest limbs hold more bits than a double
  const std::size_t used = std::min<std::size_t>(limbs_.size(), 3);
  for (std::size_t i = 0; i < used; ++i) head = head * 0x1.0p32 + limbs_[limbs_.size() - 1 - i];
  return std::log10(head) + static_cast<double>(32 * (limbs_.size() - used)) * std::log10(2.0);
}

Natural& Natural::operator+=(const Natural& other) {
  limbs_ = limbs_of(big(limbs_) + big(other.limbs_));
  return *this;
}

Natural& Natural::operator-=(const Natural& other) {
  assert(other <= *this);
  limbs_ = limbs_of(big(limbs_) - big(other.limbs_));
  return *this;
}

Natural& Natural::operator*=(const Natural& other) {
  limbs_ = limbs_of(big(limbs_) * big(other.limbs_));
  return *this;
}

Natural& Natural::operator/=(const Natural& other) {
  assert(!other.is_zero());
  limbs_ = limbs_of(big(limbs_) / big(other.limbs_));
  return *this;
}

Natural& Natural::operator%=(const Natural& other) {
  assert(!other.is_zero());
  limbs_ = limbs_of(big(limbs_) % big(other.limbs_));
  return *this;
}

std::strong_ordering operator<=>(const Natural& a, const Natural& b) {
  if (const auto sizes = a.limbs_.size() <=> b.limbs_.size(); sizes != 0) return sizes;
  for (std::size_t i = a.limbs_.size(); i-- > 0;) {
    if (const auto limbs = a.limbs_[i] <=> b.limbs_[i]; limbs != 0) return limbs;
  }
  return std::strong_ordering::equal;
}

std::string to_string(const Natural& number) { return big(number.limbs_).str(); }

Natural product(std::span<const std::uint64_t> factors) {
  Natural out;
  out.limbs_ = limbs_of(product_of(factors));
  return out;
}

Natural lcm(const Natural& a, const Natural& b) {
  Natural out;
  out.limbs_ = limbs_of(boost::multiprecision::lcm(big(a.limbs_), big(b.limbs_)));
  return out;
}

Natural factorial(unsigned n) {
  std::vector<std::uint64_t> factors;
  for (unsigned i = 2; i <= n; ++i) factors.push_back(i);
  return product(factors);
}

}  // namespace asobi
