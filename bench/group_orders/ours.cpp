// Orders of permutation groups: PermutationGroup as used, and the plain stabiliser chain on all points for comparison.
// Every order is compared with the known one before any time is taken.
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>

#include <benchmark/benchmark.h>

#include "math/cube_stickers_for_tests.hpp"
#include "math/group_words.hpp"

namespace asobi {
namespace {

struct Instance {
  std::string name;
  std::function<std::vector<Permutation>()> generators;
  std::function<std::optional<Natural>()> order;  // where it is known
  bool chain = true;                              // the plain chain takes seconds, not minutes
  bool words = false;
};

Permutation cycle_on(int degree, int first, int length) {
  std::vector<Point> images = Permutation::identity(degree).images();
  for (int i = 0; i < length; ++i) images[first + i] = static_cast<Point>(first + (i + 1) % length);
  return Permutation::from_images_unchecked(std::move(images));
}

Natural power(const Natural& x, int n) {
  Natural out = 1;
  for (int i = 0; i < n; ++i) out *= x;
  return out;
}

// Corners 8! 3^7; for 3x3x3 middle edges 12! 2^11, one sign, and 24 orientations; for 4x4x4 wings and centres 24! each
// and one sign. Larger cubes are compared with the plain chain in the tests.
std::optional<Natural> cube_order(int n) {
  const Natural corners = factorial(8) * Natural(2187);
  if (n == 3) return corners * factorial(12) * Natural(2048) / 2 * 24;
  if (n == 4) return corners * factorial(24) * factorial(24) / 2;
  return std::nullopt;
}

// S_m wr (cyclic or symmetric group of k) on m k points.
std::vector<Permutation> wreath(int m, int k, bool symmetric) {
  const int n = m * k;
  std::vector<Permutation> out = {cycle_on(n, 0, m), cycle_on(n, 0, 2)};
  std::vector<Point> turn, swap = Permutation::identity(n).images();
  for (int x = 0; x < n; ++x) turn.push_back(static_cast<Point>((x + m) % n));
  for (int x = 0; x < m; ++x) std::swap(swap[x], swap[m + x]);
  out.push_back(Permutation::from_images_unchecked(turn));
  if (symmetric) out.push_back(Permutation::from_images_unchecked(swap));
  return out;
}

// PSL(2, q) on the projective line, q prime: x -> x + 1, x -> g² x, x -> -1/x; infinity is point q.
std::vector<Permutation> psl2(int q, int primitive_root) {
  const auto times = [q](std::int64_t a, std::int64_t b) { return static_cast<int>(a * b % q); };
  std::vector<int> inverse(static_cast<std::size_t>(q), 1);
  for (int x = 2; x < q; ++x) inverse[x] = times(q - q / x, inverse[q % x]);
  std::vector<Point> add, scale, flip;
  for (int x = 0; x < q; ++x) {
    add.push_back(static_cast<Point>((x + 1) % q));
    scale.push_back(static_cast<Point>(times(times(primitive_root, primitive_root), x)));
    flip.push_back(static_cast<Point>(x == 0 ? q : (q - inverse[x]) % q));
  }
  add.push_back(static_cast<Point>(q));
  scale.push_back(static_cast<Point>(q));
  flip.push_back(0);
  return {*Permutation::from_images(add), *Permutation::from_images(scale), *Permutation::from_images(flip)};
}

Instance cube(int n, bool chain, bool words = false) {
  return {"cube/" + std::to_string(n), [n] { return cube_layer_turns(n); }, [n] { return cube_order(n); }, chain,
          words};
}

Instance wreath_instance(int m, int k, bool symmetric, bool chain) {
  return {"S" + std::to_string(m) + (symmetric ? "_wr_S" : "_wr_C") + std::to_string(k),
          [=] { return wreath(m, k, symmetric); },
          [=]() -> std::optional<Natural> {
            return power(factorial(static_cast<unsigned>(m)), k) *
                   (symmetric ? factorial(static_cast<unsigned>(k)) : Natural(static_cast<std::uint64_t>(k)));
          },
          chain};
}

Instance psl2_instance(int q, int root, bool chain) {
  const auto big = static_cast<std::uint64_t>(q);
  return {"PSL2_" + std::to_string(q), [=] { return psl2(q, root); },
          [big]() -> std::optional<Natural> { return Natural(big * (big * big - 1) / 2); }, chain};
}

Instance symmetric(int n, bool chain) {
  return {"S_" + std::to_string(n), [n] { return std::vector{cycle_on(n, 0, n), cycle_on(n, 0, 2)}; },
          [n]() -> std::optional<Natural> { return factorial(static_cast<unsigned>(n)); }, chain};
}

std::vector<Instance> instances() {
  return {
      {"rubik_48", rubik_face_turns, [] { return Natural::parse("43252003274489856000"); }, true, true},
      cube(3, true),
      cube(4, true, true),
      cube(5, true),
      cube(7, true),
      cube(10, false),
      cube(20, false),
      cube(40, false),
      {"M24",
       [] {
         return *parse_generators(
             "(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23)\n"
             "(3 17 10 7 9)(4 13 14 19 5)(8 18 11 12 23)(15 20 22 21 16)\n"
             "(1 24)(2 23)(3 12)(4 16)(5 18)(6 10)(7 20)(8 14)(9 21)(11 17)(13 22)(15 19)");
       },
       [] { return Natural::parse("244823040"); }, true, true},
      symmetric(100, true),
      symmetric(2000, false),
      symmetric(10'000, false),
      {"C_5000", [] { return std::vector{cycle_on(5000, 0, 5000)}; }, [] { return Natural::parse("5000"); }},
      psl2_instance(1009, 11, true),
      psl2_instance(4999, 3, true),
      wreath_instance(5, 20, true, true),
      wreath_instance(5, 50, true, false),
      wreath_instance(5, 100, false, false),
  };
}

void measure(benchmark::State& state, const Instance& instance, bool plain) {
  const std::vector<Permutation> generators = instance.generators();
  Progress progress;
  Natural order;
  for (auto _ : state) {
    if (plain) {
      order = StabiliserChain::build(generators[0].degree(), generators, progress)->order();
    } else {
      order = PermutationGroup::generate(generators, progress)->order();
    }
  }
  const auto known = instance.order();
  if (known && *known != order) {
    std::fprintf(stderr, "%s: order %s\n", instance.name.c_str(), to_string(order).c_str());
    std::abort();
  }
  state.counters["degree"] = generators[0].degree();
  state.counters["log10"] = order.log10();
}

// Tables of words, then words of 100 random elements: the counters are their lengths.
void measure_words(benchmark::State& state, const Instance& instance) {
  Progress progress;
  const PermutationGroup group = *PermutationGroup::generate(instance.generators(), progress);
  std::optional<GroupWords> words;
  for (auto _ : state) words = *GroupWords::build(group, progress);
  Random random(1);
  constexpr int trials = 100;
  std::size_t sum = 0, longest = 0;
  for (int i = 0; i < trials; ++i) {
    const std::size_t length = words->word(group.random(random)).value().size();
    sum += length;
    longest = std::max(longest, length);
  }
  state.counters["mean"] = static_cast<double>(sum) / trials;
  state.counters["longest"] = static_cast<double>(longest);
  state.counters["bound"] = static_cast<double>(words->longest_possible());
}

}  // namespace
}  // namespace asobi

int main(int argc, char** argv) {
  for (const auto& instance : asobi::instances()) {
    for (const bool plain : {false, true}) {
      if (plain && !instance.chain) continue;
      const std::string name = (plain ? "chain/" : "group/") + instance.name;
      benchmark::RegisterBenchmark(name.c_str(), [=](benchmark::State& s) {
        asobi::measure(s, instance, plain);
      })->Unit(benchmark::kMillisecond);
    }
  }
  for (const auto& instance : asobi::instances()) {
    if (!instance.words) continue;
    benchmark::RegisterBenchmark(("words/" + instance.name).c_str(), [=](benchmark::State& s) {
      asobi::measure_words(s, instance);
    })->Unit(benchmark::kMillisecond);
  }
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
