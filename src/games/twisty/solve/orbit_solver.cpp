#include "games/twisty/solve/orbit_solver.hpp"

#include <limits>

namespace asobi::twisty {
namespace {

// The cheapest choice so far, in turns for each piece brought home.
struct BestCycles {
  std::vector<Cycle> cycles;
  double price = std::numeric_limits<double>::infinity();

  void offer(std::initializer_list<Cycle> offered, int gain) {
    int cost = 0;
    for (const Cycle& cycle : offered) cost += cycle.cost;
    if (gain <= 0 || cost >= price * gain) return;
    price = static_cast<double>(cost) / gain;
    cycles = offered;
  }
};

class OrbitStep {
 public:
  OrbitStep(const CycleTable& table, const OrbitPart& part)
      : table_(table), part_(part), places_(table.places()), ways_(table.orientations()) {}

  BestCycles place() {
    for (int a = 0; a < places_; ++a) {
      const int b = part_.pieces[a];
      if (b == a) continue;
      for (int c = 0; c < places_; ++c) {
        if (c == a || c == b || right(c)) continue;
        for (int first = 0; first < ways_; ++first) {
          for (int second = 0; second < ways_; ++second) {
            if (const auto cycle = table_.cycle(a, b, c, first, second)) best_.offer({*cycle}, gain(*cycle));
          }
        }
      }
    }
    return std::move(best_);
  }

  BestCycles twist() {
    int a = 0;
    while (a < places_ && right(a)) ++a;
    for (int b = 0; b < places_; ++b) {
      for (int c = b + 1; c < places_; ++c) {
        if (a != b && a != c) twist_three(a, b, c);
      }
    }
    return std::move(best_);
  }

 private:
  const CycleTable& table_;
  const OrbitPart& part_;
  int places_, ways_;
  BestCycles best_;

  bool right(int place) const { return part_.pieces[place] == place && part_.orientation[place] == 0; }

  int gain(const Cycle& cycle) const {
    int out = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const int from = cycle.places[i], to = cycle.places[(i + 1) % 3];
      out += part_.pieces[from] == to && (part_.orientation[from] + cycle.twists[i]) % ways_ == 0 ? 1 : 0;
      out -= right(from) ? 1 : 0;
    }
    return out;
  }

  template <class Visit>
  void each_cycle(int a, int b, int c, const Visit& visit) {
    for (int first = 0; first < ways_; ++first) {
      for (int second = 0; second < ways_; ++second) {
        if (const auto cycle = table_.cycle(a, b, c, first, second)) visit(*cycle);
      }
    }
  }

  // All three are in place: a to b to c to a, and then back.
  void twist_three(int a, int b, int c) {
    each_cycle(a, b, c, [&](const Cycle& forth) {
      each_cycle(a, c, b, [&](const Cycle& back) {
        // a goes to b and comes back on the third way of the second cycle, b by c on the second, c by a on the first.
        int gain = 0;
        for (std::size_t i = 0; i < 3; ++i) {
          const int place = forth.places[i];
          const int twist = part_.orientation[place] + forth.twists[i] + back.twists[2 - i];
          gain += (twist % ways_ == 0 ? 1 : 0) - (right(place) ? 1 : 0);
        }
        best_.offer({forth, back}, gain);
      });
    });
  }
};

}  // namespace

bool is_home(const OrbitPart& part) {
  for (std::size_t i = 0; i < part.pieces.size(); ++i) {
    if (part.pieces[i] != i || part.orientation[i] != 0) return false;
  }
  return true;
}

std::vector<Cycle> next_cycles(const CycleTable& table, const OrbitPart& part) {
  BestCycles best = OrbitStep(table, part).place();
  if (best.cycles.empty()) best = OrbitStep(table, part).twist();
  return best.cycles;
}

}  // namespace asobi::twisty
