// For makers of puzzles: where a further cut changes a puzzle.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/game.hpp"
#include "games/twisty/puzzle/critical_distances.hpp"

namespace asobi::twisty {

struct DistancesArguments {
  std::string others;  // the solid and the cuts there are
  AxisLetter axes = AxisLetter::face;
  bool counts = false;
  std::optional<std::string> at = {};  // a distance, as it is written
};

struct Distances {
  std::string description;
  AxisLetter kind = AxisLetter::face;
  std::vector<Stage> stages;  // the distances and the gaps between them in turn
  std::optional<double> at = {};

  static constexpr auto fields() {
    return field_list(field("description", &Distances::description, "of the solid and the cuts there are"),
                      field("kind", &Distances::kind, "of the axes of the further cut"),
                      field("stages", &Distances::stages, "the distances and the gaps between them in turn"),
                      field("at", &Distances::at, "the distance that was asked for, in inradii"));
  }
};
Result<Distances> cut_distances(const Game& game, const State& state, const DistancesArguments& asked,
                                Context& context);
std::string text(const Distances& distances, Lang lang);

}  // namespace asobi::twisty
