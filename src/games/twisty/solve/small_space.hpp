// The coloured states of a puzzle, however the whole stands, with a compact index (solve/fibred_space.hpp).
//
// One piece with several stickers that looks like no other is the *reference*: the whole is taken to be held so that it
// is at home. A turn that moves it is followed by the rotation of the whole that brings it back, which leaves distances
// as they are. Pieces that cannot be told apart are one *item*: the set of spots where they are, a spot being a place
// and an orientation. The items are divided into a left and a right part of about the same number of states; each part
// is listed breadth first, and whatever ties them (places taken, parities, twists) is found from the tables of moves
// alone. Cost: O(states of the parts * moves), milliseconds for the puzzles that are worth counting.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/twisty/model.hpp"
#include "games/twisty/solve/key_numbers.hpp"
#include "games/twisty/solve/state_reader.hpp"
#include "games/twisty/state.hpp"
#include "solve/fibred_space.hpp"

namespace asobi::twisty {

// quarter: unit turns of single layers. half: turns of neighbouring layers at once by any angle.
enum class CensusMetric { quarter, half };

// Every turn that costs one, both ways; never the whole. Around a core: those that can be made by hand.
std::vector<Turn> single_turns(const Model& model, CensusMetric metric, Turning turning);

class SmallSpace {
 public:
  // Code::limit if there are too many states, or no piece can be the reference.
  static Result<void> fits(const Model& model, Turning turning, Progress& progress);
  // The same, or if there is too little memory to count them. The model outlives the space.
  static Result<SmallSpace> make(const Model& model, CensusMetric metric, Turning turning, Progress& progress);

  const FibredSpace& space() const { return *space_; }
  std::uint64_t reachable() const { return reachable_; }     // states, counted by the order of the group
  const std::vector<Turn>& turns() const { return turns_; }  // all, also those that do the same to a held puzzle
  // Code::unsolvable if the state is out of the space.
  Result<std::uint64_t> index(const State& state) const;

 private:
  using Word = std::uint64_t;
  using Spot = std::uint8_t;  // place * orientations + orientation, within an orbit

  class KeyWriter;
  struct Item {
    std::size_t orbit;
    std::vector<Spot> home;
  };
  // The key of a state: the spots of each item in ascending order, one after the other.
  struct Part {
    std::vector<Item> items;
    std::size_t words = 0;  // of a key
    KeyNumbers numbers;
    PartMoves moves;
  };
  // By orbit, by spot: where a move takes what is there.
  using SpotMove = std::vector<std::vector<Spot>>;
  // The turns as they act while the reference stays at home, each once: first some that generate all, then the others,
  // each the inverse of an earlier one or first one earlier one, then another.
  struct HeldMoves {
    struct Derived {
      std::size_t first;
      std::optional<std::size_t> then;  // nothing: the inverse
    };
    std::vector<OrbitState> generators;
    std::vector<Derived> derived;

    std::size_t count() const { return generators.size() + derived.size(); }
  };

  explicit SmallSpace(const Model& model);
  static Result<std::vector<int>> reference_of(const Model& model);
  Result<void> check_spots() const;
  HeldMoves held_moves() const;
  void divide(std::span<const OrbitState> generators);
  double log_states(std::span<const Item> items) const;
  SpotMove spot_move(const OrbitState& move) const;
  Result<void> list(Part& part, const HeldMoves& moves, Progress& progress) const;
  // The number of what is left of a held state in a part; absent if it is not there.
  std::uint32_t number(const Part& part, const OrbitState& held) const;
  bool keeps_still(const OrbitState& held) const;
  const std::vector<OrbitShape>& shapes() const { return reader_.shapes(); }
  Spot spot(std::size_t orbit, std::size_t place, std::size_t orientation) const {
    return static_cast<Spot>(place * static_cast<std::size_t>(shapes()[orbit].orientations) + orientation);
  }

  const Model* model_;
  std::uint64_t reachable_ = 0;
  StateReader reader_;
  OrbitState solved_;
  std::vector<std::vector<bool>> still_;  // by orbit, by place: what no turn moves
  std::vector<Turn> turns_;
  std::vector<int> reference_;  // the marks of its stickers
  Part left_, right_;
  std::optional<FibredSpace> space_;
};

}  // namespace asobi::twisty
