#include "games/twisty/solve/universal/orbit_solver.hpp"

namespace asobi::twisty {
namespace {

class OrbitStep {
 public:
  OrbitStep(const CycleTable& table, const OrbitPart& part, const OrbitPart& looks)
      : table_(table), part_(part), looks_(looks), places_(table.places()), ways_(table.orientations()) {}

  CycleStep place() {
    for (int a = 0; a < places_; ++a) {
      if (in_place(a)) continue;
      for (int b = 0; b < places_; ++b) {
        if (b == a || in_place(b) || look_at(a) != looks_.pieces[b]) continue;
        for (int c = 0; c < places_; ++c) {
          // A piece that is right may be moved only to where its like belongs.
          if (c == a || c == b || (right(c) && looks_.pieces[c] != looks_.pieces[a])) continue;
          each_cycle({a, b, c}, [&](const Cycle& cycle, int turns) { offer({cycle}, turns, gain(cycle)); });
        }
      }
    }
    return std::move(best_);
  }

  CycleStep twist() {
    int a = 0;
    while (a < places_ && right(a)) ++a;
    if (a == places_) return {};
    for (int place = 0; place < places_; ++place) {
      if (!in_place(place)) return {};
    }
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
  const OrbitPart& looks_;
  int places_, ways_;
  CycleStep best_;

  void offer(std::initializer_list<Cycle> cycles, int turns, int gain) {
    if (gain > 0 && turns < best_.price() * gain) best_ = {cycles, turns, gain};
  }

  Point look_at(int place) const { return looks_.pieces[part_.pieces[place]]; }
  bool in_place(int place) const { return look_at(place) == looks_.pieces[place]; }
  bool fits(int from, int to, int twist) const {
    return would_fit(part_, looks_, ways_, static_cast<std::size_t>(from), static_cast<std::size_t>(to), twist);
  }
  bool right(int place) const { return fits(place, place, 0); }

  int gain(const Cycle& cycle) const {
    int out = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      out += fits(cycle.places[i], cycle.places[(i + 1) % 3], cycle.twists[i]) ? 1 : 0;
      out -= right(cycle.places[i]) ? 1 : 0;
    }
    return out;
  }

  template <class Visit>
  void each_cycle(const std::array<int, 3>& places, const Visit& visit) {
    for (int first = 0; first < ways_; ++first) {
      for (int second = 0; second < ways_; ++second) {
        const auto turns = table_.cost(places, first, second);
        if (turns) visit(Cycle{places, {first, second, (2 * ways_ - first - second) % ways_}}, *turns);
      }
    }
  }

  // All three are in place: a to b to c to a, and then back.
  void twist_three(int a, int b, int c) {
    each_cycle({a, b, c}, [&](const Cycle& forth, int there) {
      each_cycle({a, c, b}, [&](const Cycle& back, int home) {
        // a goes to b and comes back on the third way of the second cycle, b by c on the second, c by a on the first.
        int gain = 0;
        for (std::size_t i = 0; i < 3; ++i) {
          const int place = forth.places[i];
          gain += (fits(place, place, forth.twists[i] + back.twists[2 - i]) ? 1 : 0) - (right(place) ? 1 : 0);
        }
        offer({forth, back}, there + home, gain);
      });
    });
  }
};

}  // namespace

CycleStep next_cycles(const CycleTable& table, const OrbitPart& part, const OrbitPart& looks) {
  const CycleStep best = OrbitStep(table, part, looks).place();
  return best.gain > 0 ? best : OrbitStep(table, part, looks).twist();
}

}  // namespace asobi::twisty
