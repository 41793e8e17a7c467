// Words that bring most pieces of a state home: its chain (chain.hpp), begun from all its sides (views.hpp).
#pragma once

#include <vector>

#include "games/twisty/solve/chain/chain.hpp"
#include "games/twisty/solve/chain/views.hpp"

namespace asobi::twisty {

class Leads {
 public:
  // The reader, the actions and the looks outlive this.
  static Result<Leads> make(const Puzzle& puzzle, Turning turning, const StateReader& reader,
                            const TurnActions& actions, const ChainAim& aim, Progress& progress);

  // Of a state that can be read as it stands (`places` as in places_of): the most promising ones first.
  Result<std::vector<Letters>> words(const Permutation& places, std::size_t most, const Progress& progress) const;

 private:
  Leads(const StateReader& reader, const OrbitState& looks) : reader_(&reader), looks_(&looks) {}

  const StateReader* reader_;
  const OrbitState* looks_;
  Chain chain_;
  Views views_;
};

}  // namespace asobi::twisty
