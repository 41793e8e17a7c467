// Turning and looking: a state after turns, random turns, turns in all their ways of writing, and what draws a puzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/game.hpp"
#include "games/twisty/notation/notation.hpp"
#include "games/twisty/show/shape.hpp"
#include "play/argument.hpp"

namespace asobi::twisty {

// --- apply ---

struct ApplyArguments {
  bool facelets = false;  // instead of the picture
};

struct StateAnswer {
  bool solved = false, oriented_solved = false;
  InOrder<std::string> facelets;
  std::optional<Text> picture = {};

  static constexpr auto fields() {
    return field_list(
        field("solved", &StateAnswer::solved, "by colour"),
        field("oriented_solved", &StateAnswer::oriented_solved, "every piece and mark is home"),
        field("facelets", &StateAnswer::facelets, "by the name of a place: the colour that is seen there"),
        field("picture", &StateAnswer::picture, "for people"));
  }
};
Result<StateAnswer> state_after(const Game& game, const State& state, const ApplyArguments& asked, Context& context);
std::string text(const StateAnswer& answer, Lang lang);

// --- scramble ---

struct ScrambleArguments {
  std::uint64_t seed = 1;
  std::optional<int> turns = {};  // none: three for each layer, at least 20
  bool fair = false;              // every state is as likely; then it takes as many turns as it takes
  std::optional<int> count = {};
};

struct Scramble {
  std::string scramble;
  std::optional<std::vector<std::string>> scrambles = {};

  static constexpr auto fields() {
    return field_list(field("scramble", &Scramble::scramble, "the first"),
                      field("scrambles", &Scramble::scrambles, "all, where a count was asked for"));
  }
};
Result<Scramble> random_scramble(const Game& game, const State& state, const ScrambleArguments& asked,
                                 Context& context);
std::string text(const Scramble& scramble, Lang lang);

// --- moves ---

struct MovesArguments {
  std::string moves;  // in any notation
};

struct MovesAnswer : TurnCount {
  std::string moves, simplified, inverse;
  std::size_t turns = 0;
  std::optional<std::string> paper = {};
  std::optional<Text> no_paper = {};  // why there is none

  static constexpr auto fields() {
    return field_list(field("moves", &MovesAnswer::moves), field("simplified", &MovesAnswer::simplified),
                      field("inverse", &MovesAnswer::inverse),
                      field("turns", &MovesAnswer::turns, "with rotations of the whole"), TurnCount::fields(),
                      field("paper", &MovesAnswer::paper, "in the paper's notation, if it can be").or_null(),
                      field("no_paper", &MovesAnswer::no_paper, "why it cannot"));
  }
};
Result<MovesAnswer> moves_in_all_ways(const Game& game, const State& state, const MovesArguments& asked,
                                      Context& context);
std::string text(const MovesAnswer& answer, Lang lang);

// --- shape ---

Result<Shape> puzzle_shape(const Game& game, const State& state, const NoArguments&, Context& context);
std::string text(const Shape& shape, Lang lang);

}  // namespace asobi::twisty
