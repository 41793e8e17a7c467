// God's algorithm: the distances of all states of a small puzzle, kept on the shelf, and what can be read from them:
// how many states there are at each distance, a farthest one, and shortest solutions (the method `table`).
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/common/solver.hpp"
#include "games/twisty/solve/table/small_space.hpp"
#include "solve/blocks.hpp"

namespace asobi::twisty {

class StateTable {
 public:
  // Loaded from the shelf, or made on all threads, by all members of the store's team together. `only`: the turns that
  // are made, if not all. `store`: where the count is, if not in memory. The model outlives the table.
  static Result<StateTable> make(const Model& model, CensusMetric metric, Turning turning, Context& context,
                                 std::span<const Turn> only = {}, BlockStore* store = nullptr);

  // By distance from the solved state, however the whole stands.
  const std::vector<std::uint64_t>& distribution() const { return distribution_; }
  // As few turns as possible. Code::unsolvable for a state that cannot be reached.
  Result<std::vector<Turn>> solution(State state) const;
  // Turns that lead from the solved state to one that is as far from it as any.
  Result<std::vector<Turn>> antipode() const;
  // How many of these states differ by more than rotations and reflections of the whole (colour_classes.hpp).
  std::uint64_t antipode_classes() const { return words().back(); }

 private:
  StateTable(SmallSpace space, std::shared_ptr<const Table> table, const Model& model);

  // After the distances there are two words more: a farthest entry, and how many of the farthest differ.
  std::span<const std::uint64_t> words() const { return table_->data.as<std::uint64_t>(); }
  std::uint64_t farthest() const { return words()[words().size() - 2]; }
  // The states from this one to the solved one.
  Result<std::vector<std::uint64_t>> way_home(std::uint64_t index) const;
  // The turn after which the state is found at this index.
  Turn turn_to(State& state, std::uint64_t index) const;

  SmallSpace space_;
  std::shared_ptr<const Table> table_;  // its census is that of the space, with all copies
  std::vector<std::uint64_t> distribution_;
  Mover mover_;
};

std::vector<Method> table_methods();

}  // namespace asobi::twisty
