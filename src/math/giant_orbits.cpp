#include "math/giant_orbits.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>

#include "math/orbits.hpp"
#include "math/random_elements.hpp"

namespace asobi {

namespace {

constexpr std::size_t smallest_giant = 8;
constexpr int jordan_tries = 120;
constexpr int jordan_tries_large = 300;  // where a chain would be dear
constexpr std::size_t large_orbit = 64;
constexpr int witness_tries = 120;
constexpr int fingerprints = 6;

using Lengths = std::vector<std::size_t>;

bool is_prime(std::size_t n) {
  for (std::size_t d = 2; d * d <= n; ++d) {
    if (n % d == 0) return false;
  }
  return n >= 2;
}

// Lengths of the cycles of g on points that it permutes among themselves.
Lengths cycle_lengths(const Permutation& g, const std::vector<Point>& points, std::vector<bool>& seen) {
  Lengths out;
  for (const Point x : points) {
    std::size_t length = 0;
    for (Point y = x; !seen[y]; y = g[y]) {
      seen[y] = true;
      ++length;
    }
    if (length > 0) out.push_back(length);
  }
  for (const Point x : points) seen[x] = false;
  return out;
}

bool has_jordan_cycle(const Lengths& lengths, std::size_t n) {
  return std::ranges::any_of(lengths, [n](std::size_t p) { return 2 * p > n && p + 2 < n && is_prime(p); });
}

bool divides_lcm(std::size_t length, const Lengths& lengths) {
  std::size_t part = 1;
  for (const std::size_t other : lengths) part = std::lcm(part, std::gcd(length, other));
  return part == length;
}

// A bijection from orbit a to orbit b that commutes with the generators: b's points in the order of a's.
class Equivalence {
 public:
  explicit Equivalence(int degree, const std::vector<Permutation>& generators)
      : generators_(generators), image_(static_cast<std::size_t>(degree)), known_(image_.size(), false) {}

  std::optional<std::vector<Point>> find(const std::vector<Point>& a, const std::vector<Point>& b) {
    for (const Point start : b) {
      if (!extends(a[0], start)) continue;
      std::vector<Point> out;
      for (const Point x : a) out.push_back(image_[x]);
      forget();
      return out;
    }
    return std::nullopt;
  }

 private:
  const std::vector<Permutation>& generators_;
  std::vector<Point> image_;
  std::vector<bool> known_;
  std::vector<Point> order_;

  void set(Point x, Point y) {
    image_[x] = y;
    known_[x] = true;
    order_.push_back(x);
  }
  void forget() {
    for (const Point x : order_) known_[x] = false;
    order_.clear();
  }
  // A map that commutes and is defined on a whole orbit is onto the other orbit, so one to one for equal sizes.
  bool extends(Point from, Point to) {
    set(from, to);
    for (std::size_t i = 0; i < order_.size(); ++i) {
      for (const Permutation& g : generators_) {
        const Point x = g[order_[i]], y = g[image_[order_[i]]];
        if (!known_[x]) {
          set(x, y);
        } else if (image_[x] != y) {
          forget();
          return false;
        }
      }
    }
    return true;
  }
};

class Finder {
 public:
  Finder(int degree, const std::vector<Permutation>& generators, Progress& progress)
      : degree_(degree),
        generators_(generators),
        progress_(progress),
        random_(generators, 0x67),
        seen_(static_cast<std::size_t>(degree)) {}

  Result<GiantOrbits> run() {
    std::vector<std::vector<Point>> giants;
    for (auto& orbit : orbits_of(degree_, generators_)) {
      if (orbit.size() >= smallest_giant) {
        giants.push_back(std::move(orbit));
      } else if (orbit.size() > 1) {
        add_to_rest(orbit);
      }
    }
    ASOBI_CHECK(keep_jordan(giants));
    ASOBI_CHECK(join_copies(std::move(giants)));
    ASOBI_CHECK(keep_witnessed());
    std::ranges::sort(out_.rest);
    return std::move(out_);
  }

 private:
  int degree_;
  const std::vector<Permutation>& generators_;
  Progress& progress_;
  RandomElements random_;
  std::vector<bool> seen_;
  GiantOrbits out_;

  void add_to_rest(const std::vector<Point>& orbit) { out_.rest.insert(out_.rest.end(), orbit.begin(), orbit.end()); }

  Result<void> keep_jordan(std::vector<std::vector<Point>>& orbits) {
    std::vector<std::vector<Point>> proven;
    for (int k = 0; k < jordan_tries_large && !orbits.empty(); ++k) {
      ASOBI_CHECK(progress_.check());
      if (k >= jordan_tries && std::ranges::all_of(orbits, [](const auto& o) { return o.size() <= large_orbit; }))
        break;
      const Permutation& g = random_.next();
      std::erase_if(orbits, [&](std::vector<Point>& orbit) {
        if (!has_jordan_cycle(cycle_lengths(g, orbit, seen_), orbit.size())) return false;
        proven.push_back(std::move(orbit));
        return true;
      });
    }
    for (const auto& orbit : orbits) add_to_rest(orbit);
    orbits = std::move(proven);
    std::ranges::sort(orbits);
    return {};
  }

  // Equivalent orbits show the same cycle lengths under every element; the few that do are compared point by point.
  Result<void> join_copies(std::vector<std::vector<Point>> orbits) {
    std::vector<Lengths> prints(orbits.size());
    for (int k = 0; k < fingerprints && orbits.size() > 1; ++k) {
      ASOBI_CHECK(progress_.check());
      const Permutation& g = random_.next();
      for (std::size_t i = 0; i < orbits.size(); ++i) {
        Lengths lengths = cycle_lengths(g, orbits[i], seen_);
        std::ranges::sort(lengths);
        prints[i].insert(prints[i].end(), lengths.begin(), lengths.end());
      }
    }
    Equivalence equivalence(degree_, generators_);
    std::map<Lengths, std::vector<std::size_t>> alike;  // giants by print
    for (std::size_t i = 0; i < orbits.size(); ++i) {
      ASOBI_CHECK(progress_.check());
      auto& same = alike[prints[i]];
      bool joined = false;
      for (const std::size_t giant : same) {
        auto copy = equivalence.find(out_.giants[giant].points, orbits[i]);
        if (!copy) continue;
        out_.giants[giant].copies.push_back(std::move(*copy));
        joined = true;
        break;
      }
      if (joined) continue;
      same.push_back(out_.giants.size());
      out_.giants.push_back({std::move(orbits[i]), {}});
    }
    return {};
  }

  // Giants without an element trivial on the rest join the rest; then the others are asked again.
  Result<void> keep_witnessed() {
    while (!out_.rest.empty() && !out_.giants.empty()) {
      std::vector<bool> witnessed(out_.giants.size());
      std::size_t missing = out_.giants.size();
      for (int k = 0; k < witness_tries && missing > 0; ++k) {
        ASOBI_CHECK(progress_.check());
        const Permutation& g = random_.next();
        Lengths rest = cycle_lengths(g, out_.rest, seen_);
        std::ranges::sort(rest);
        const auto [first, last] = std::ranges::unique(rest);
        rest.erase(first, last);
        for (std::size_t i = 0; i < out_.giants.size(); ++i) {
          if (witnessed[i]) continue;
          const Lengths lengths = cycle_lengths(g, out_.giants[i].points, seen_);
          witnessed[i] = std::ranges::any_of(lengths, [&rest](std::size_t n) { return !divides_lcm(n, rest); });
          missing -= witnessed[i];
        }
      }
      if (missing == 0) break;
      std::vector<Giant> kept;
      for (std::size_t i = 0; i < out_.giants.size(); ++i) {
        Giant& giant = out_.giants[i];
        if (witnessed[i]) {
          kept.push_back(std::move(giant));
          continue;
        }
        add_to_rest(giant.points);
        for (const auto& copy : giant.copies) add_to_rest(copy);
      }
      out_.giants = std::move(kept);
    }
    return {};
  }
};

}  // namespace

Result<GiantOrbits> find_giants(int degree, const std::vector<Permutation>& generators, Progress& progress) {
  if (generators.empty()) return GiantOrbits{};
  return Finder(degree, generators, progress).run();
}

}  // namespace asobi
