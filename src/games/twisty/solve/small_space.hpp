// The coloured states of a puzzle, however the whole stands, with a compact index (solve/fibred_space.hpp).
//
// One piece with several stickers that looks like no other is the *reference*: the whole is taken to be held so that it
// is at home. A turn that moves it is followed by the rotation of the whole that brings it back, which leaves distances
// as they are. What else looks alike is one *item*: the set of places and orientations of pieces that cannot be told
// apart. The items are divided into a left and a right part of about the same number of states; each part is listed
// breadth first, and whatever ties them (places taken, parities, twists) is found from the tables of moves alone.
// Cost: O(states of the parts * moves), milliseconds for the puzzles that are worth counting.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "games/twisty/model.hpp"
#include "games/twisty/solve/key_numbers.hpp"
#include "games/twisty/solve/state_reader.hpp"
#include "games/twisty/state.hpp"
#include "solve/fibred_space.hpp"

namespace asobi::twisty {

// quarter: unit turns of single layers. half: turns of neighbouring layers at once by any angle.
enum class CensusMetric { quarter, half };

// Every turn that costs one, both ways; never the whole.
std::vector<Turn> single_turns(const Model& model, CensusMetric metric);

class SmallSpace {
 public:
  // Code::limit if there are too many states, or no piece can be the reference.
  static Result<void> fits(const Model& model, Progress& progress);
  // The same, and the model outlives the space.
  static Result<SmallSpace> make(const Model& model, CensusMetric metric, Progress& progress);

  const FibredSpace& space() const { return *space_; }
  std::uint64_t reachable() const { return reachable_; }     // states, counted by the order of the group
  const std::vector<Turn>& turns() const { return turns_; }  // all, also those that do the same to a held puzzle
  // Code::unsolvable if the state is out of the space.
  Result<std::uint64_t> index(const State& state) const;

 private:
  struct Item {
    std::size_t orbit;
    std::vector<std::size_t> places;  // at home
  };
  struct Part {
    std::vector<std::uint8_t> chosen;  // by point (orbit by orbit, place by place): whether its item is in this part
    KeyNumbers numbers;
    PartMoves moves;
  };

  const std::vector<OrbitShape>& shapes() const { return reader_.shapes(); }

  explicit SmallSpace(const Model& model);
  static Result<std::vector<int>> reference_of(const Model& model);
  std::vector<OrbitState> held_moves(CensusMetric metric);
  void divide(const std::vector<OrbitState>& moves);
  Result<void> list(Part& part, const std::vector<OrbitState>& moves, Progress& progress) const;
  double log_states(const std::vector<Item>& items, std::size_t from, std::size_t to) const;
  std::string key(const Part& part, const OrbitState& state) const;
  std::string after(std::string_view key, const OrbitState& move) const;

  const Model* model_;
  std::uint64_t reachable_ = 0;
  StateReader reader_;
  OrbitState solved_;
  std::vector<Turn> turns_;
  std::vector<int> reference_;  // the marks of its stickers
  Part left_, right_;
  std::optional<FibredSpace> space_;
};

}  // namespace asobi::twisty
