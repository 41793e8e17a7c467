// The coloured states of a puzzle, however the whole stands, with a compact index (solve/fibred_space.hpp).
//
// One piece that looks like no other is the *reference*: the whole is taken to be held so that it
// is at home. A turn that moves it is followed by the rotation of the whole that brings it back, which leaves distances
// as they are. Rotations that leave a reference with a single sticker where it is remain: the space has each state in
// as many copies, and its distances begin at all copies of the solved one. A state is a list of items
// (state_parts.hpp), divided into a left and a right part of about the same number of states; each part is listed
// breadth first, and whatever ties them (places taken, parities, twists) is found from the tables of moves alone. So
// are symmetries (solve/part_symmetries.hpp); what "not twisted" means in a place is chosen so that most of them
// respect it. Cost: O(states of the parts * moves), milliseconds for most puzzles that are worth counting.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/state.hpp"
#include "games/twisty/solve/common/state_reader.hpp"
#include "games/twisty/solve/table/key_numbers.hpp"
#include "games/twisty/solve/table/state_parts.hpp"
#include "solve/fibred_space.hpp"

namespace asobi::twisty {

// quarter: unit turns of single layers. half: turns of neighbouring layers at once by any angle.
enum class CensusMetric { quarter, half };
constexpr auto names(CensusMetric) { return std::to_array<std::string_view>({"quarter", "half"}); }
inline auto labels(CensusMetric) {
  return std::to_array<Text>(
      {{"unit turns (QTM)", "単位回転（QTM）"}, {"turns of blocks (HTM)", "まとめた回転（HTM）"}});
}

// Every turn that costs one, both ways, the narrowest first; never the whole. Around a core: those that can be made by
// hand.
std::vector<Turn> single_turns(const Model& model, CensusMetric metric, Turning turning);
// The same where only these are made, as often as one likes: each of them and its inverse, in half turns all its
// powers.
std::vector<Turn> single_turns(const Model& model, CensusMetric metric, std::span<const Turn> only);

class SmallSpace {
 public:
  // Code::limit if there are too many states for a solver's table, or all pieces look like others.
  static Result<void> fits(const Model& model, Turning turning, Progress& progress);
  // The same if they are too many to be counted, or if there is too little memory for their distances. If only some
  // turns are made (none: all), a piece with several stickers that stays is the reference, and pieces that move must
  // not look alike. The model outlives the space.
  static Result<SmallSpace> make(const Model& model, CensusMetric metric, Turning turning, Progress& progress,
                                 std::span<const Turn> only = {});

  const FibredSpace& space() const { return *space_; }
  std::uint64_t reachable() const { return reachable_; }            // states, counted by the order of the group
  std::uint64_t copies() const { return space_->starts().size(); }  // of each in the space
  const std::vector<Turn>& turns() const { return turns_; }         // all, also those that do the same to a held puzzle
  const std::vector<int>& reference() const { return reference_; }  // the marks of its stickers
  // By move of the space: where it takes marks, the reference staying at home.
  const std::vector<Permutation>& marks_after() const { return marks_after_; }
  // Where the state is found in the space, all its copies. Code::unsolvable, with the laws that all states of the space
  // obey, if it is out of it.
  Result<std::vector<std::uint64_t>> indices(const State& state) const;

 private:
  class KeyWriter;
  // The digits of a state: item by item, the places in ascending order or the orientations in the order of places. The
  // key: in each word, the sum of the digits times their units.
  struct Part {
    struct Digit {
      std::size_t word;
      std::uint64_t unit;
    };
    std::vector<StateItem> items;
    std::vector<Digit> digits;
    std::vector<std::pair<std::size_t, std::size_t>> sorted;  // digits of pieces that look alike: the first, how many
    std::size_t words = 1;                                    // of a key
    KeyNumbers numbers;
    PartMoves moves;
  };
  // What a move makes of the digits: by digit, from which one it comes, and what becomes of each value of that. Then
  // the places of pieces that look alike are sorted.
  struct DigitMove {
    std::vector<std::size_t> from;
    std::vector<std::array<std::uint8_t, 256>> value;
  };

  SmallSpace(const Model& model, Turning turning);
  static Result<std::vector<int>> reference_of(const Model& model, std::span<const Turn> only);
  Result<void> check_places() const;
  HeldMoves held_moves() const;
  void choose_units(Part& part, double log_states) const;
  DigitMove digit_move(const Part& part, const OrbitState& move) const;
  static void write_after(KeyWriter& out, const Part& part, const DigitMove& move, const std::uint8_t* digits);
  Result<void> list(Part& part, const HeldMoves& moves, Progress& progress) const;
  Result<std::vector<PairSymmetry>> symmetries(std::size_t generators, const Progress& progress) const;
  // The parts of a state, of all its copies, tied or not.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> pairs(const State& state) const;
  // Nothing if a piece is where no turns bring it.
  std::optional<KeyWriter> key(const Part& part, const OrbitState& held) const;
  const std::vector<OrbitShape>& shapes() const { return reader_.shapes(); }

  std::unexpected<Error> unreachable() const;

  const Model* model_;
  Turning turning_;
  std::uint64_t reachable_ = 0;
  StateReader reader_;
  OrbitState solved_;
  std::vector<Turn> turns_;
  std::vector<int> reference_;
  std::vector<Permutation> marks_after_;
  std::optional<StateParts> parts_;
  Part left_, right_;
  std::optional<FibredSpace> space_;
};

}  // namespace asobi::twisty
