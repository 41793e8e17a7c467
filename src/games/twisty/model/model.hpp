// A puzzle as people meet it: its name, its geometry, which layers turn, and, for the ten families that the paper
// programmed, the paper's own model of it.
#pragma once

#include <optional>
#include <string_view>

#include "games/twisty/paper/puzzle.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty {

struct Model {
  Named named;
  Puzzle puzzle;
  std::optional<paper::Puzzle> paper;

  // A name or a description, as in find_named.
  static Result<Model> make(std::string_view text);

  // The N of a cube cut into N layers along each of its faces and nowhere else, wherever the cuts are, whose layers
  // turn by quarters; 0 for any other puzzle, and for one that keeps its inside.
  int cube_layers() const;
};

}  // namespace asobi::twisty
