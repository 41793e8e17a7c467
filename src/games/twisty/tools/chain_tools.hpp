// How the pieces of a puzzle can be brought home by letting go of its layers.
#pragma once

#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/game.hpp"
#include "math/natural.hpp"
#include "play/argument.hpp"

namespace asobi::twisty {

struct ChainPieces {
  std::string orbit;
  std::size_t pieces = 0;

  static constexpr auto fields() {
    return field_list(field("orbit", &ChainPieces::orbit), field("pieces", &ChainPieces::pieces));
  }
};

struct ChainRow {
  std::vector<std::string> layers;  // a turn of each
  std::vector<ChainPieces> home;
  Natural states;

  static constexpr auto fields() {
    return field_list(field("layers", &ChainRow::layers, "in use, a turn of each"),
                      field("home", &ChainRow::home, "pieces that come home, by orbit"),
                      field("states", &ChainRow::states, "ways in which these pieces can stand, at most"));
  }
};

struct ChainAnswer {
  std::vector<ChainRow> stages;
  std::size_t pieces = 0, left = 0;

  static constexpr auto fields() {
    return field_list(field("stages", &ChainAnswer::stages), field("pieces", &ChainAnswer::pieces, "that turns move"),
                      field("left", &ChainAnswer::left, "of them, after the last stage"));
  }
};
Result<ChainAnswer> chain_of(const Game& game, const State& state, const NoArguments&, Context& context);
std::string text(const ChainAnswer& answer, Lang lang);

}  // namespace asobi::twisty
