#include "math/permutation_group.hpp"

#include <algorithm>
#include <map>
#include <numeric>

#include "math/orbits.hpp"

namespace asobi {

Result<PermutationGroup> PermutationGroup::generate(std::vector<Permutation> generators, Progress& progress) {
  PermutationGroup group;
  group.generators_ = std::move(generators);
  if (!group.generators_.empty()) group.degree_ = group.generators_[0].degree();
  for (const Permutation& g : group.generators_) {
    if (g.degree() == group.degree_) continue;
    return fail(Code::invalid, "generators of different degrees, {} and {}", "生成元の次数が {} と {} で異なります",
                group.degree_, g.degree());
  }
  group.orbits_ = orbits_of(group.degree_, group.generators_);
  ASOBI_TRY(group.giants_, find_giants(group.degree_, group.generators_, progress));
  group.classify_signs();

  std::vector<Permutation> images;
  for (const Permutation& g : group.generators_) images.push_back(group.in_chain_unchecked(g));
  std::vector<Point> first;  // signs first: what remains needs fewer generators
  for (int c = 0; c < group.classes_; ++c) first.push_back(static_cast<Point>(2 * c));
  ASOBI_TRY(group.chain_, StabiliserChain::build(group.chain_degree(), images, progress, first));

  group.order_ = group.chain_.order();
  for (const Giant& giant : group.giants_.giants) {
    group.order_ *= factorial(static_cast<unsigned>(giant.points.size())) / 2;
  }
  return group;
}

void PermutationGroup::classify_signs() {
  std::map<std::vector<bool>, int> classes;
  std::vector<bool> seen(static_cast<std::size_t>(degree_));
  for (const Giant& giant : giants_.giants) {
    std::vector<bool> signs;
    for (const Permutation& g : generators_) {
      signs.push_back(is_odd_on(g, giant.points, seen));
      for (const Point x : giant.points) seen[x] = false;
    }
    if (std::ranges::find(signs, true) == signs.end()) {
      sign_class_.push_back(always_even);
      continue;
    }
    const auto [it, fresh] = classes.emplace(std::move(signs), classes_);
    classes_ += fresh;
    sign_class_.push_back(it->second);
  }
}

std::vector<Point> PermutationGroup::base() const {
  std::vector<Point> out;
  for (const Point x : chain_.base()) {
    if (x >= 2 * classes_) out.push_back(giants_.rest[static_cast<std::size_t>(x - 2 * classes_)]);
  }
  for (const Giant& giant : giants_.giants) out.insert(out.end(), giant.points.begin(), giant.points.end() - 1);
  return out;
}

// p maps the rest and every giant to itself, and giants of one class have one sign.
Permutation PermutationGroup::in_chain_unchecked(const Permutation& p) const {
  std::vector<Point> images = Permutation::identity(chain_degree()).images();
  std::vector<bool> seen(static_cast<std::size_t>(degree_));
  for (std::size_t i = 0; i < giants_.giants.size(); ++i) {
    const int c = sign_class_[i];
    if (c == always_even || !is_odd_on(p, giants_.giants[i].points, seen)) continue;
    images[2 * c] = static_cast<Point>(2 * c + 1);
    images[2 * c + 1] = static_cast<Point>(2 * c);
  }
  for (std::size_t k = 0; k < giants_.rest.size(); ++k) {
    const auto at = std::ranges::lower_bound(giants_.rest, p[giants_.rest[k]]) - giants_.rest.begin();
    images[2 * classes_ + k] = static_cast<Point>(2 * classes_ + at);
  }
  return Permutation::from_images_unchecked(std::move(images));
}

// Every orbit goes to itself, copies follow their giants, and the signs of one class agree.
bool PermutationGroup::fits_orbits(const Permutation& p) const {
  std::vector<std::size_t> orbit_of(static_cast<std::size_t>(degree_));
  for (std::size_t i = 0; i < orbits_.size(); ++i) {
    for (const Point x : orbits_[i]) orbit_of[x] = i;
  }
  for (std::size_t x = 0; x < orbit_of.size(); ++x) {
    if (orbit_of[p[x]] != orbit_of[x]) return false;
  }
  std::vector<bool> seen(static_cast<std::size_t>(degree_));
  std::vector<int> sign(static_cast<std::size_t>(classes_), -1);
  std::vector<Point> place(static_cast<std::size_t>(degree_));
  for (std::size_t i = 0; i < giants_.giants.size(); ++i) {
    const Giant& giant = giants_.giants[i];
    const int odd = is_odd_on(p, giant.points, seen);
    if (sign_class_[i] == always_even) {
      if (odd) return false;
    } else if (int& known = sign[sign_class_[i]]; known < 0) {
      known = odd;
    } else if (known != odd) {
      return false;
    }
    for (std::size_t k = 0; k < giant.points.size(); ++k) place[giant.points[k]] = static_cast<Point>(k);
    for (const auto& copy : giant.copies) {
      for (std::size_t k = 0; k < copy.size(); ++k) {
        if (p[copy[k]] != copy[place[p[giant.points[k]]]]) return false;
      }
    }
  }
  return true;
}

bool PermutationGroup::contains(const Permutation& p) const {
  return p.degree() == degree_ && fits_orbits(p) && chain_.contains(in_chain_unchecked(p));
}

Permutation PermutationGroup::random(Random& random) const {
  const Permutation rest = chain_.random(random);
  std::vector<Point> images = Permutation::identity(degree_).images();
  for (std::size_t k = 0; k < giants_.rest.size(); ++k) {
    images[giants_.rest[k]] = giants_.rest[static_cast<std::size_t>(rest[2 * classes_ + k] - 2 * classes_)];
  }
  for (std::size_t i = 0; i < giants_.giants.size(); ++i) {
    const Giant& giant = giants_.giants[i];
    std::vector<Point> order(giant.points.size());
    std::iota(order.begin(), order.end(), Point{0});
    random.shuffle(order);
    const int c = sign_class_[i];
    const bool odd = c != always_even && rest[2 * c] != 2 * c;
    if (Permutation::from_images_unchecked(order).is_odd() != odd) std::swap(order[0], order[1]);
    const auto place = [&images, &order](const std::vector<Point>& points) {
      for (std::size_t k = 0; k < points.size(); ++k) images[points[k]] = points[order[k]];
    };
    place(giant.points);
    for (const auto& copy : giant.copies) place(copy);
  }
  return Permutation::from_images_unchecked(std::move(images));
}

}  // namespace asobi
