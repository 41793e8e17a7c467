// Words put into the middle of a word: W between what came before and the rest T of the word does to the end what
// T' W T would do behind it. So every place in the word offers set-ups for nothing, and turns of W meet turns of the
// word that cancel them. Greedy: each step puts in the 3-cycle, or the short word, with the fewest turns for each piece
// that it brings home. Cost of a step: places in the word times what brings something home, some 10^5 looks.
#pragma once

#include <memory>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/universal/climb.hpp"
#include "games/twisty/solve/universal/orbit_solver.hpp"
#include "games/twisty/solve/universal/word_index.hpp"

namespace asobi::twisty {

class Insertion {
 public:
  // `tables`: by orbit, none where there are no such cycles. All outlive this.
  Insertion(const TurnActions& actions, const ShortWords& words,
            const std::vector<std::unique_ptr<CycleTable>>& tables);

  // Makes the word longer and the state that it leads to nearer home, until nothing brings a piece home or the word has
  // more than so many turns. `looks` grows by the cost.
  Result<void> run(Letters& word, OrbitState& now, const Climber::Goal& goal, std::size_t most_turns,
                   std::uint64_t& looks, const Progress& progress) const;
  // Turns of a layer one after another are one, also across layers that commute with it.
  Letters reduced(const Letters& word) const;

 private:
  class Step;

  const TurnActions& actions_;
  const ShortWords& words_;
  WordIndex index_;
  const std::vector<std::unique_ptr<CycleTable>>& tables_;
  std::vector<std::uint16_t> layer_of_;     // by turn
  std::vector<std::uint16_t> first_;        // by layer: its first turn, once round; the next ones go further
  std::vector<std::uint16_t> order_;        // by layer: so many make a circle
  std::vector<std::vector<bool>> commute_;  // by layer, by layer

  void push(Letters& word, std::uint16_t letter) const;
  // Whether there was something to put in.
  Result<bool> take(Step& step, Letters& word, OrbitState& now, std::uint64_t& looks, const Progress& progress) const;
  Result<bool> take_two(Letters& word, OrbitState& now, const Climber::Goal& goal, std::uint64_t& looks,
                        const Progress& progress) const;
  // From where a word ends to where another one does that begins in the same state.
  void go_over(OrbitState& now, const Letters& from, const Letters& to) const;
};

}  // namespace asobi::twisty
