#include "math/stabiliser_chain.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "math/orbits.hpp"
#include "math/random_elements.hpp"

namespace asobi {

namespace {

bool is_identity(std::span<const Point> g) {
  for (std::size_t x = 0; x < g.size(); ++x) {
    if (g[x] != x) return false;
  }
  return true;
}

void multiply(std::span<Point> g, const Point* map) {
  for (Point& image : g) image = map[image];
}

}  // namespace

StabiliserLevel::StabiliserLevel(int degree, Point base)
    : base_(base), orbit_{base}, edges_(1), place_(static_cast<std::size_t>(degree), absent), degree_(place_.size()) {
  place_[base] = 0;
}

Result<void> StabiliserLevel::add(const Permutation& generator, std::size_t& room, const Progress& progress) {
  generators_.push_back(generator);
  inverses_.push_back(generator.inverse());
  const std::size_t old = orbit_.size();
  const std::size_t newest = generators_.size() - 1;
  for (std::size_t i = 0; i < orbit_.size(); ++i) {
    if (i % 64 == 0) ASOBI_CHECK(progress.check());
    for (std::size_t t = i < old ? newest : 0; t <= newest; ++t) {
      const Point y = generators_[t][orbit_[i]];
      if (!in_orbit(y)) append(y, {orbit_[i], static_cast<std::uint32_t>(t)}, room);
    }
  }
  return {};
}

void StabiliserLevel::append(Point x, Edge edge, std::size_t& room) {
  const std::size_t place = orbit_.size();
  place_[x] = static_cast<std::uint32_t>(place);
  orbit_.push_back(x);
  edges_.push_back(edge);
  const std::size_t bytes = degree_ * sizeof(Point);
  if (explicit_ + 1 != place || room < bytes) return;  // an unbroken run only, so that one number tells which
  room -= bytes;
  auto map = std::make_unique_for_overwrite<Point[]>(degree_);
  std::ranges::copy(inverses_[edge.generator].images(), map.get());
  if (edge.from != base_) multiply({map.get(), degree_}, maps_[place_[edge.from] - 1].get());
  maps_.push_back(std::move(map));
  ++explicit_;
}

void StabiliserLevel::divide(std::span<Point> g, Point x) const {
  while (x != base_) {
    const std::uint32_t place = place_[x];
    if (place <= explicit_) return multiply(g, maps_[place - 1].get());
    multiply(g, inverses_[edges_[place].generator].images().data());
    x = edges_[place].from;
  }
}

bool StabiliserLevel::is_edge(std::size_t point, std::size_t generator) const {
  const std::uint32_t to = place_[generators_[generator][orbit_[point]]];
  return to != 0 && edges_[to].generator == generator && edges_[to].from == orbit_[point];
}

std::vector<Point> StabiliserChain::base() const {
  std::vector<Point> out;
  for (const StabiliserLevel& level : levels_) out.push_back(level.base());
  return out;
}

std::vector<std::uint64_t> StabiliserChain::orbit_sizes() const {
  std::vector<std::uint64_t> out;
  for (const StabiliserLevel& level : levels_) out.push_back(level.orbit().size());
  return out;
}

bool StabiliserChain::contains(const Permutation& p) const {
  assert(p.degree() == degree_);
  std::vector<Point> g = p.images();
  return sift(g, 0);
}

// The inverse of u_k … u_1 u_0 is divided together from the identity; the inverse of a uniform element is uniform.
Permutation StabiliserChain::random(Random& random) const {
  std::vector<Point> g = Permutation::identity(degree_).images();
  for (const StabiliserLevel& level : levels_) level.divide(g, level.orbit()[random.below(level.orbit().size())]);
  return Permutation::from_images_unchecked(std::move(g));
}

bool StabiliserChain::sift(std::span<Point> g, std::size_t level) const {
  for (; level < levels_.size(); ++level) {
    const Point x = g[levels_[level].base()];
    if (!levels_[level].in_orbit(x)) return false;
    levels_[level].divide(g, x);
  }
  return is_identity(g);
}

// Builds in three steps: down with random generators, up with random tests, and the check of every Schreier generator
// that makes it a proof. An element found missing goes in where it is missing, and the steps are taken again below it.
class ChainBuilder {
 public:
  ChainBuilder(StabiliserChain& chain, std::span<const Point> first, std::size_t room, Progress& progress)
      : chain_(chain), levels_(chain.levels_), first_(first), room_(room), progress_(progress) {}

  Result<void> run(const std::vector<Permutation>& generators) {
    ASOBI_CHECK(descend(generators));
    std::size_t from = levels_.size();
    for (;;) {
      ASOBI_CHECK(test(from));
      ASOBI_TRY(const auto missing, check());
      if (!missing) return {};
      from = *missing + 1;
    }
  }

 private:
  static constexpr int random_generators = 3;
  static constexpr int random_tests = 8;

  StabiliserChain& chain_;
  std::vector<StabiliserLevel>& levels_;
  std::vector<std::optional<RandomElements>> random_;  // by level
  std::span<const Point> first_;
  std::size_t room_;
  Progress& progress_;
  std::uint64_t seed_ = 1;

  Result<void> descend(std::vector<Permutation> generators) {
    progress_.stage({"Building a chain of stabilisers", "安定化群の鎖を作っています"});
    std::erase_if(generators, [](const Permutation& g) { return g.is_identity(); });
    for (std::size_t i = 0; !generators.empty(); ++i) {
      ASOBI_CHECK(open_level(generators));
      progress_.advance();
      generators.clear();
      for (int k = 0; k < random_generators; ++k) {
        Permutation g = random_in_stabiliser(i);
        if (!g.is_identity()) generators.push_back(std::move(g));
      }
    }
    return {};
  }

  Result<void> open_level(const std::vector<Permutation>& generators) {
    levels_.emplace_back(chain_.degree_, base_point(generators));
    random_.emplace_back();
    for (const Permutation& g : generators) ASOBI_CHECK(levels_.back().add(g, room_, progress_));
    return {};
  }

  // The first preferred point that is moved, else the first point of a longest orbit: long orbits make short chains.
  Point base_point(const std::vector<Permutation>& generators) const {
    for (const Point x : first_) {
      if (std::ranges::any_of(generators, [x](const Permutation& g) { return g[x] != x; })) return x;
    }
    const auto orbits = orbits_of(chain_.degree_, generators);
    return std::ranges::max_element(orbits, {}, [](const auto& orbit) { return orbit.size(); })->front();
  }

  // A random element of H_i divided into the stabiliser of b_i.
  Permutation random_in_stabiliser(std::size_t i) {
    if (!random_[i]) random_[i].emplace(levels_[i].generators(), seed_++);
    std::vector<Point> g = random_[i]->next().images();
    levels_[i].divide(g, g[levels_[i].base()]);
    return Permutation::from_images_unchecked(std::move(g));
  }

  // Random tests of all levels below `from`, upwards; whatever is missing is put in.
  Result<void> test(std::size_t from) {
    progress_.stage({"Completing the chain", "鎖を補っています"});
    for (std::size_t i = from; i-- > 0;) {
      for (int k = 0; k < random_tests; ++k) {
        ASOBI_CHECK(progress_.check());
        Permutation g = random_in_stabiliser(i);
        std::vector<Point> rest = g.images();
        if (chain_.sift(rest, i + 1)) continue;
        ASOBI_TRY(const std::size_t deepest, insert(i, std::move(g)));
        i = deepest + 1;
        break;
      }
      progress_.advance();
    }
    return {};
  }

  // Puts g, which lies in H_i and fixes b_i but is not in H_{i+1}, into T_{i+1}, and what is left of it into the levels
  // below. Returns the deepest level that changed.
  Result<std::size_t> insert(std::size_t i, Permutation g) {
    for (;;) {
      ++i;
      if (i == levels_.size()) {
        ASOBI_CHECK(open_level({g}));
      } else {
        ASOBI_CHECK(levels_[i].add(g, room_, progress_));
        if (random_[i]) random_[i]->add(g);
      }
      std::vector<Point> rest = g.images();
      levels_[i].divide(rest, rest[levels_[i].base()]);
      g = Permutation::from_images_unchecked(rest);
      if (chain_.sift(rest, i + 1)) return i;
    }
  }

  // Sifts every Schreier generator not yet known to be good. The deepest level changed if one is missing, after it was
  // put in; nullopt when all are good.
  Result<std::optional<std::size_t>> check() {
    std::uint64_t pairs = 0;
    for (const StabiliserLevel& level : levels_) pairs += level.orbit().size() * level.generators().size();
    progress_.stage({"Proving the chain", "鎖の正しさを証明しています"}, pairs);
    for (std::size_t i = levels_.size(); i-- > 0;) {
      ASOBI_TRY(auto bad, bad_schreier_generator(i));
      if (!bad) continue;
      ASOBI_TRY(const std::size_t deepest, insert(i, std::move(*bad)));
      return deepest;
    }
    return std::nullopt;
  }

  Result<std::optional<Permutation>> bad_schreier_generator(std::size_t i) {
    StabiliserLevel& level = levels_[i];
    const std::size_t points = level.orbit().size(), generators = level.generators().size();
    const auto degree = static_cast<std::size_t>(chain_.degree_);
    std::vector<Point> inverse(degree), u(degree), g(degree), rest(degree);
    for (std::size_t p = 0; p < points; ++p) {
      progress_.advance(generators);
      if (p < level.checked_points && level.checked_generators == generators) continue;
      std::iota(inverse.begin(), inverse.end(), Point{0});
      level.divide(inverse, level.orbit()[p]);
      for (std::size_t x = 0; x < degree; ++x) u[inverse[x]] = static_cast<Point>(x);
      for (std::size_t t = p < level.checked_points ? level.checked_generators : 0; t < generators; ++t) {
        if (level.is_edge(p, t)) continue;
        ASOBI_CHECK(progress_.check());
        g = u;
        multiply(g, level.generators()[t].images().data());
        level.divide(g, g[level.base()]);
        rest = g;
        if (!chain_.sift(rest, i + 1)) return Permutation::from_images_unchecked(std::move(g));
      }
    }
    level.checked_points = points;
    level.checked_generators = generators;
    return std::nullopt;
  }
};

Result<StabiliserChain> StabiliserChain::build(int degree, const std::vector<Permutation>& generators,
                                               Progress& progress, std::span<const Point> first, std::size_t room) {
  StabiliserChain chain;
  chain.degree_ = degree;
  ASOBI_CHECK(ChainBuilder(chain, first, room, progress).run(generators));
  return chain;
}

}  // namespace asobi
