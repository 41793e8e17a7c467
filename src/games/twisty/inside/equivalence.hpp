// One puzzle inside another (paper, chapter 15), for any two puzzles: find_map says which pieces of the second move
// exactly as those of the first when layers of the second, one or several together, are turned in place of its layers.
//
// How it is found. The axes of the first solid are laid upon axes of the second by a rotation (a placing): the cube and
// the octahedron share their axes, so do the dodecahedron and the icosahedron, and the tetrahedron's are among those of
// all others. A piece is known by its layers, and a turn of a layer is a rotation of the solid, so a piece p of an
// orbit is sent to a piece q if no rotation that the turns make of p and q tells them apart: whenever two of them bring
// q to one place, they bring p to one place. Then all of the orbit follows. Layers of q must never answer to two layers
// of p, and their order along an axis is kept. If rotations keep p but move q, the places of q together stand for p:
// so a 4x4x4 whose inner layers turn as one is a 3x3x3.
// First, planes are made to coincide by scaling one solid (octahedron in the cube, 15.1); then pieces without a sticker
// inside the second puzzle are used too. Then orbits are sent one by one, with backtracking, up to a limit of work.
// What is returned has been proved by trying every turn (turns_agree).
//
// `inside` says yes or no; ask both ways round.
#pragma once

#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/model/model.hpp"
#include "games/twisty/puzzle/turn.hpp"

namespace asobi::twisty {

enum class Fate {
  shown,   // pieces of the second puzzle stand for it
  hidden,  // a part inside the second puzzle does, which shows no sticker
  absent,
};

struct Equivalence {
  struct TurnPair {
    Turn from;               // one unit turn of one layer
    std::optional<Turn> to;  // none where nothing of that layer was found in the second puzzle
  };
  std::vector<Fate> fate;                // by piece of the first puzzle
  std::vector<std::vector<int>> pieces;  // by piece of the first: those of the second that stand for it
  std::vector<bool> oriented;            // by piece: whether one also sees how it is turned in its place
  std::vector<TurnPair> turns;           // every turning layer of the first
  std::vector<int> rotations;            // by rotation of the first solid: that of the second, -1 if it is none
  bool exhaustive = true;                // every way to send pieces to pieces that show was tried

  int count(Fate what) const;
  // All pieces of the first were found, on the surface or inside.
  bool inside() const { return count(Fate::absent) == 0; }
  // Each by one piece that shows a sticker, with its orientation.
  bool whole() const;
};

// Code::unsolvable if the axes do not fit or no piece can be found.
Result<Equivalence> find_map(const Model& from, const Model& to, Progress& progress);

// Whether in every turn mapped pieces go where those that stand for them go.
bool turns_agree(const Puzzle& from, const Puzzle& to, const Equivalence& map);

}  // namespace asobi::twisty
