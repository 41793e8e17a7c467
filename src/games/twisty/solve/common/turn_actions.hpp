// All turns of single layers by any angle, as they act on the pieces of each orbit; and words of them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/puzzle/orbit_state.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty {

using Letters = std::vector<std::uint16_t>;  // a word: numbers of turns, the first one first

struct TurnActions {
  std::vector<OrbitShape> shapes;
  std::vector<Turn> turns;
  std::vector<bool> unit;           // whether a turn goes one step only
  std::vector<OrbitState> effects;  // by turn
  // By turn, by orbit: a bit for each place of which it moves or twists the piece. There are at most 60.
  std::vector<std::vector<std::uint64_t>> touched;
  std::vector<std::uint16_t> inverse_of;
  // By turn: the first of those that rotations of the whole take to one another. They take a word to one that does the
  // same elsewhere, so of a search for any word with some effect the first turn may be one of these.
  std::vector<std::uint16_t> first_alike;

  static Result<TurnActions> make(const Puzzle& puzzle, Turning turning, const OrbitSystem& system,
                                  const Progress& progress);

  // By turn: the number of its layer. The turns of a layer stand together, once round first.
  std::vector<std::uint16_t> layers() const;
  // By layer, by layer: whether the order of their turns does not matter.
  std::vector<std::vector<bool>> commuting_layers() const;
  // Turns that move something in the orbit.
  std::vector<std::uint16_t> moving(std::size_t orbit) const;
  OrbitPart effect(std::size_t orbit, const Letters& word) const;
  Letters inverse(const Letters& word) const;
  // By orbit: a bit at least for each place that a turn of the word touches. Words that touch no place together
  // commute.
  std::vector<std::uint64_t> touched_by(const Letters& word) const;
  // u v u' v'
  Letters commutator(const Letters& u, const Letters& v) const;
};

// What rotations of the whole make of turns, which are numbered as in TurnActions.
class RotatedTurns {
 public:
  RotatedTurns(const Puzzle& puzzle, Turning turning);

  // By turn: the one that does where the rotation takes everything what this one does before. Nothing unless every turn
  // becomes one. `rotation` moves marks. Cost: as many steps as the turns move marks, and a search in a map for each.
  std::optional<Letters> after(const Permutation& rotation) const;

 private:
  using Moved = std::vector<std::pair<Point, Point>>;  // where a turn takes the marks that it moves, in order

  std::vector<Moved> turns_;
  std::map<Moved, std::uint16_t> numbers_;
};

// Whether a turn takes away or twists what is at a place.
inline bool moves(const OrbitPart& turn, std::size_t place) {
  return turn.pieces[place] != place || turn.orientation[place] != 0;
}
bool is_home(const OrbitPart& part);

}  // namespace asobi::twisty
