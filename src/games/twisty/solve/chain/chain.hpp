// Leads a state through the stages of a chain (plan.hpp): each brings its pieces home with the fewest turns that a
// search finds (iterative deepening with the tables of block.hpp), and keeps many ways that are about as short, because
// some of them have the next pieces nearer to their homes.
#pragma once

#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/chain/block.hpp"

namespace asobi::twisty {

class Chain {
 public:
  // The actions outlive this.
  static Result<Chain> make(const TurnActions& actions, const ChainAim& aim, const ChainEffort& effort,
                            Progress& progress);

  // A way through the first stages.
  struct Lead {
    OrbitState now;
    Letters word;
    std::size_t from;  // which of the states
  };
  // Turns in all, if the pieces that are left take as many as they usually do.
  double promise(const Lead& lead) const;
  // Ways through the first stages, by the number of stages from none on as far as they could be passed, then ways to
  // the ends; of each the most promising first. Fails only if it was stopped.
  Result<std::vector<std::vector<Lead>>> lead(const std::vector<OrbitState>& states, const Progress& progress) const;

 private:
  class Search;

  const TurnActions* actions_ = nullptr;
  OrbitState looks_;
  std::vector<double> turns_for_a_piece_;  // by orbit
  ChainEffort effort_;
  std::vector<Block> blocks_;  // by stage
  struct End {
    std::size_t after;
    Block block;
  };
  std::vector<End> ends_;
  std::vector<std::uint16_t> layer_of_;
  // By layer, by layer: whether the second may be turned after the first; at the end, after nothing.
  std::vector<std::vector<bool>> after_;

  Result<std::vector<Lead>> pass(const Block& block, const Block* next, const std::vector<Lead>& from,
                                 const Progress& progress) const;
};

}  // namespace asobi::twisty
