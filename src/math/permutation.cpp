#include "math/permutation.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include <xxhash.h>

#include "math/modulo.hpp"

namespace asobi {

Permutation Permutation::identity(int degree) {
  assert(degree >= 0 && degree <= max_degree);
  Permutation out;
  out.images_.resize(static_cast<std::size_t>(degree));
  std::iota(out.images_.begin(), out.images_.end(), Point{0});
  return out;
}

Result<Permutation> Permutation::from_images(std::vector<Point> images) {
  if (images.size() > static_cast<std::size_t>(max_degree)) {
    return fail(Code::limit, "a permutation may move at most {} points, not {}",
                "置換の点は {} 個までです（{} 個ありました）", max_degree, images.size());
  }
  std::vector<bool> hit(images.size());
  for (const Point image : images) {
    if (image >= images.size()) {
      return fail(Code::invalid, "image {} is greater than the number of points, {}",
                  "像 {} は点の個数 {} を超えています", image + 1, images.size());
    }
    if (hit[image]) return fail(Code::invalid, "image {} appears twice", "像 {} が二度現れます", image + 1);
    hit[image] = true;
  }
  return from_images_unchecked(std::move(images));
}

Permutation Permutation::from_images_unchecked(std::vector<Point> images) {
  Permutation out;
  out.images_ = std::move(images);
  return out;
}

Permutation operator*(const Permutation& p, const Permutation& q) {
  Permutation out = p;
  return out *= q;
}

Permutation& Permutation::operator*=(const Permutation& q) {
  assert(degree() == q.degree());
  if (this == &q) return *this = power(2);
  const Point* map = q.images_.data();
  for (Point& image : images_) image = map[image];
  return *this;
}

Permutation Permutation::inverse() const {
  Permutation out;
  out.images_.resize(images_.size());
  for (std::size_t x = 0; x < images_.size(); ++x) out.images_[images_[x]] = static_cast<Point>(x);
  return out;
}

Permutation Permutation::power(std::int64_t exponent) const {
  Permutation out = identity(degree());
  for (const auto& cycle : cycles()) {
    const auto length = static_cast<std::int64_t>(cycle.size());
    const std::int64_t shift = modulo(exponent, length);
    for (std::int64_t i = 0; i < length; ++i) out.images_[cycle[i]] = cycle[(i + shift) % length];
  }
  return out;
}

Permutation Permutation::extended(int degree) const {
  assert(degree >= this->degree() && degree <= max_degree);
  Permutation out = *this;
  for (int x = this->degree(); x < degree; ++x) out.images_.push_back(static_cast<Point>(x));
  return out;
}

bool Permutation::is_identity() const {
  for (std::size_t x = 0; x < images_.size(); ++x) {
    if (images_[x] != x) return false;
  }
  return true;
}

bool Permutation::is_odd() const {
  std::vector<bool> seen(images_.size());
  return is_odd_on(*this, images_, seen);
}

Natural Permutation::order() const {
  std::vector<std::size_t> lengths;
  for (const auto& cycle : cycles()) lengths.push_back(cycle.size());
  std::ranges::sort(lengths);
  const auto [last, end] = std::ranges::unique(lengths);
  lengths.erase(last, end);
  Natural out = 1;
  for (const std::size_t length : lengths) out = lcm(out, length);
  return out;
}

std::vector<std::vector<Point>> Permutation::cycles(bool with_fixed_points) const {
  std::vector<std::vector<Point>> out;
  std::vector<bool> seen(images_.size());
  for (std::size_t x = 0; x < images_.size(); ++x) {
    if (seen[x] || (images_[x] == x && !with_fixed_points)) continue;
    std::vector<Point> cycle;
    for (std::size_t y = x; !seen[y]; y = images_[y]) {
      seen[y] = true;
      cycle.push_back(static_cast<Point>(y));
    }
    out.push_back(std::move(cycle));
  }
  return out;
}

}  // namespace asobi

std::size_t std::hash<asobi::Permutation>::operator()(const asobi::Permutation& p) const noexcept {
  return XXH3_64bits(p.images().data(), p.images().size() * sizeof(asobi::Point));
}
