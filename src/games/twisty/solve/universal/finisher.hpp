// Brings what a word left away home by what is put into it (insertion.hpp), some orbits first and the others after
// them.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/universal/insertion.hpp"

namespace asobi::twisty {

// A state on its way, and what led there.
struct Way {
  OrbitState now;
  Letters word;
};

class Finisher {
 public:
  // `looks`: which pieces look alike. All outlive this.
  Finisher(const TurnActions& actions, const OrbitState& looks) : actions_(actions), looks_(looks) {}
  // These orbits come next; the ones before stay as they are then.
  void add(std::vector<std::size_t> orbits, const Insertion& insertion);

  // What it may cost.
  struct Budget {
    std::uint64_t most_looks, looks = 0;

    bool left() const { return looks < most_looks; }
  };
  // Whether everything came home by at most so many turns. The state has nothing left of the quotient.
  Result<bool> finish(Way& way, std::size_t most_turns, Budget& budget, const Progress& progress) const;

 private:
  struct Part {
    std::vector<std::size_t> orbits;
    const Insertion* insertion;
  };

  const TurnActions& actions_;
  const OrbitState& looks_;
  std::vector<Part> parts_;

  bool is_home(const OrbitState& state, const std::vector<std::size_t>& orbits) const;
};

}  // namespace asobi::twisty
