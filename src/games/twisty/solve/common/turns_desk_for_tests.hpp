// For tests: a puzzle with what its turns do to the orbits, and states made letter by letter.
#pragma once

#include <vector>

#include "base/quiet_for_tests.hpp"
#include "base/random.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/solve/common/state_reader.hpp"
#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

struct TurnsDesk {
  Quiet quiet;
  Model model;
  StateReader reader;
  TurnActions actions;
  OrbitState solved;

  explicit TurnsDesk(const char* name)
      : model(Model::make(name).value()),
        reader(model.puzzle, model.named.turning),
        actions(TurnActions::make(model.puzzle, model.named.turning, reader.system(), quiet.progress).value()),
        solved(solved_state(actions.shapes)) {}

  OrbitState after(OrbitState state, const Letters& word) const {
    for (const std::uint16_t letter : word) state = product(actions.shapes, state, actions.effects[letter]);
    return state;
  }
  OrbitState effect(const Letters& word) const { return after(solved, word); }
  Letters random_word(std::size_t length, Random& random) const {
    Letters out;
    while (out.size() < length) out.push_back(static_cast<std::uint16_t>(random.below(actions.turns.size())));
    return out;
  }
  std::vector<bool> none() const { return std::vector<bool>(actions.shapes.size(), false); }
  std::vector<bool> all() const { return std::vector<bool>(actions.shapes.size(), true); }
};

}  // namespace asobi::twisty
