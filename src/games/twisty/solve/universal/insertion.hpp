// Three-cycles put into the middle of a word: W between what came before and the rest T of the word does to the end
// what T' W T would do behind it. So every place in the word offers set-ups for nothing, and turns of W meet turns of
// the word that cancel them. Greedy: each step puts in the cycle with the fewest turns for each piece that it brings
// home. Cost of a step: places in the word times cycles that bring something home, some 10^5 looks.
#pragma once

#include <memory>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/universal/climb.hpp"
#include "games/twisty/solve/universal/orbit_solver.hpp"

namespace asobi::twisty {

class Insertion {
 public:
  // `tables`: by orbit, none where there are no such cycles. All outlive this.
  Insertion(const TurnActions& actions, const std::vector<std::unique_ptr<CycleTable>>& tables);

  // Makes the word longer and the state that it leads to nearer home, until no cycle brings a piece home. Of `goal`
  // the orbits that count. `looks` grows by the cost.
  Result<void> run(Letters& word, OrbitState& now, const Climber::Goal& goal, std::uint64_t& looks,
                   const Progress& progress) const;
  // Turns of a layer one after another are one, also across layers that commute with it.
  Letters reduced(const Letters& word) const;

 private:
  class Step;

  const TurnActions& actions_;
  const std::vector<std::unique_ptr<CycleTable>>& tables_;
  std::vector<std::uint16_t> layer_of_;     // by turn
  std::vector<std::uint16_t> first_;        // by layer: its first turn, once round; the next ones go further
  std::vector<std::uint16_t> order_;        // by layer: so many make a circle
  std::vector<std::vector<bool>> commute_;  // by layer, by layer

  void push(Letters& word, std::uint16_t letter) const;
};

}  // namespace asobi::twisty
