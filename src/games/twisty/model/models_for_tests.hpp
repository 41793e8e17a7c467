// What tests of twisty puzzles share: models and puzzles by name.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty {

inline Model model_named(std::string_view name) {
  auto model = Model::make(name);
  if (!model) throw std::runtime_error(std::string(name) + ": " + model.error().message.en);
  return std::move(*model);
}

inline Puzzle puzzle_named(const std::string& name) {
  auto puzzle = make_named(name);
  if (!puzzle) throw std::runtime_error(name + ": " + puzzle.error().message.en);
  return std::move(*puzzle);
}

}  // namespace asobi::twisty
