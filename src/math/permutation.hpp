// Permutations of the points 0 … degree-1. Product: p * q means first p, then q, so (p * q)[x] = q[p[x]].
// People write points from 1: cycle notation (1 3 2)(4 5), image notation [3,1,2,5,4] or 3 1 2 5 4.
// Product, inverse, power, cycles and parity cost O(degree).
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "math/natural.hpp"

namespace asobi {

using Point = std::uint16_t;

class Permutation {
 public:
  static constexpr int max_degree = 65535;

  Permutation() = default;  // of no points
  static Permutation identity(int degree);
  // Images counted from 0; refused unless every point is hit exactly once.
  static Result<Permutation> from_images(std::vector<Point> images);
  static Permutation from_images_unchecked(std::vector<Point> images);

  int degree() const { return static_cast<int>(images_.size()); }
  Point operator[](std::size_t point) const { return images_[point]; }
  const std::vector<Point>& images() const { return images_; }

  // Both factors have the same degree.
  friend Permutation operator*(const Permutation& p, const Permutation& q);
  Permutation& operator*=(const Permutation& q);  // in place
  Permutation inverse() const;
  Permutation power(std::int64_t exponent) const;
  Permutation extended(int degree) const;  // fixes the new points; degree >= degree()

  bool is_identity() const;
  bool is_odd() const;
  int sign() const { return is_odd() ? -1 : 1; }
  Natural order() const;
  // Cycles by their least points; each begins with its least point.
  std::vector<std::vector<Point>> cycles(bool with_fixed_points = false) const;

  friend bool operator==(const Permutation&, const Permutation&) = default;
  friend auto operator<=>(const Permutation&, const Permutation&) = default;

 private:
  std::vector<Point> images_;
};

// Whether p is odd on points that it permutes among themselves. O(points); seen: by point, false before, true after.
template <class Points>
bool is_odd_on(const Permutation& p, const Points& points, std::vector<bool>& seen) {
  bool odd = false;
  for (const auto point : points) {
    const auto x = static_cast<std::size_t>(point);
    if (seen[x]) continue;
    seen[x] = true;
    for (std::size_t y = p[x]; y != x; y = p[y]) {
      seen[y] = true;
      odd = !odd;
    }
  }
  return odd;
}

std::string cycle_text(const Permutation& p);  // "(1 3 2)(4 5)", the identity is "()"
std::string image_text(const Permutation& p);  // "[3,1,2,5,4]"

// Either notation, points from 1; the degree is the greatest point named, or `degree` if that is greater than 0.
Result<Permutation> parse_permutation(std::string_view text, int degree = 0);

constexpr int largest_generator_degree = 10'000;

// One permutation a line in either notation; blank lines and what follows # are skipped. All get the same degree, the
// greatest point of all lines.
Result<std::vector<Permutation>> parse_generators(std::string_view text);

}  // namespace asobi

template <>
struct std::hash<asobi::Permutation> {
  std::size_t operator()(const asobi::Permutation& p) const noexcept;
};
