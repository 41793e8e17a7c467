// A state seen from all sides: a rotation of the whole takes states to states and turns to turns, and so does going
// backward. A chain that brings some pieces home first brings others home first in another view, and one of the views
// begins better than the rest.
#pragma once

#include <optional>
#include <vector>

#include "games/twisty/solve/common/state_reader.hpp"
#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

class Views {
 public:
  // Rotations that take every turn of a layer to one.
  static Result<Views> make(const Puzzle& puzzle, Turning turning, const TurnActions& actions,
                            const Progress& progress);

  std::size_t count() const { return 2 * rotations_.size(); }
  // `places` as in places_of. Nothing if it cannot be read.
  std::optional<OrbitState> state(std::size_t view, const Permutation& places, const StateReader& reader) const;
  // What a word made in this view is for the state itself.
  Letters word(std::size_t view, const Letters& word) const;

 private:
  const TurnActions* actions_ = nullptr;
  struct Rotation {
    Permutation marks;
    Letters turns;  // by turn in the view: the turn
  };
  std::vector<Rotation> rotations_;
};

}  // namespace asobi::twisty
