#include "games/twisty/solve/universal/finisher.hpp"

#include <algorithm>

#include "games/twisty/solve/common/look_alikes.hpp"

namespace asobi::twisty {

void Finisher::add(std::vector<std::size_t> orbits, const Insertion& insertion) {
  parts_.push_back({std::move(orbits), &insertion});
}

bool Finisher::is_home(const OrbitState& state, const std::vector<std::size_t>& orbits) const {
  return std::ranges::all_of(
      orbits, [&](std::size_t o) { return looks_home(state[o], looks_[o], actions_.shapes[o].orientations); });
}

Result<bool> Finisher::finish(Way& way, std::size_t most_turns, Budget& budget, const Progress& progress) const {
  const std::vector<bool> none(looks_.size(), false);
  Climber::Goal goal{looks_, none, none, {}};
  for (const auto& [orbits, insertion] : parts_) {
    for (const std::size_t o : orbits) goal.counts[o] = true;
    ASOBI_CHECK(insertion->run(way.word, way.now, goal, most_turns, budget.looks, progress));
    if (!is_home(way.now, orbits)) return false;
    for (const std::size_t o : orbits) goal.counts[o] = false, goal.stays[o] = true;
  }
  return way.word.size() <= most_turns;
}

}  // namespace asobi::twisty
