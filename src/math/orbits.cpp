#include "math/orbits.hpp"

#include <numeric>

namespace asobi {

std::vector<std::vector<Point>> orbits_of(int degree, const std::vector<Permutation>& generators) {
  const auto n = static_cast<std::size_t>(degree);
  std::vector<std::size_t> parent(n);  // of a smaller or the same point
  std::iota(parent.begin(), parent.end(), std::size_t{0});
  const auto root = [&parent](std::size_t x) {
    while (parent[x] != x) x = parent[x] = parent[parent[x]];
    return x;
  };
  for (const Permutation& g : generators) {
    for (std::size_t x = 0; x < n; ++x) {
      const std::size_t a = root(x), b = root(g[x]);
      parent[std::max(a, b)] = std::min(a, b);
    }
  }
  std::vector<std::vector<Point>> out;
  std::vector<std::size_t> number(n);
  for (std::size_t x = 0; x < n; ++x) {
    if (root(x) == x) {
      number[x] = out.size();
      out.emplace_back();
    }
    out[number[root(x)]].push_back(static_cast<Point>(x));
  }
  return out;
}

}  // namespace asobi
