// In which order the pieces of a puzzle are brought home by letting go of its layers: a piece that none of the layers
// still in use moves must be home by then, and stays there for good. Layers have turns of prime order, or nearly so,
// and no smaller turns to go down to, as the half turns of a cube are; what is left to go down to are fewer layers.
//
// The layers are let go one after another, each time one whose loss leaves the most pieces unmoved, so that those still
// in use lie together. Neighbouring steps are then joined to *stages*: the more pieces come home together, the fewer
// turns it takes, as long as a search with tables of the given size can find the way. When few layers are left, all
// pieces of one orbit that they still move can come home together instead, whatever the others do: an *end*.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "games/twisty/solve/common/turn_actions.hpp"

namespace asobi::twisty {

struct HomePiece {
  std::size_t orbit;
  std::uint8_t place;  // its home

  friend bool operator==(const HomePiece&, const HomePiece&) = default;
};

constexpr std::size_t most_pieces_in_stage = 32;

// These pieces come home by these turns; what came home before is not moved by any of them.
struct ChainStage {
  Letters turns;
  std::vector<HomePiece> pieces;
};

struct ChainPlan {
  std::vector<ChainStage> stages;  // one after another
  struct End {
    std::size_t after;  // so many stages
    ChainStage stage;
  };
  std::vector<End> ends;
};

// What a chain is for: which pieces look alike (look_alikes.hpp), and by orbit how many turns a piece takes that is
// left when the chain ends.
struct ChainAim {
  const OrbitState& looks;
  std::vector<double> turns_for_a_piece;
};

constexpr int most_pieces_in_chain = 250;  // of a puzzle; with more, each stage is a small part of it

struct ChainEffort {
  double table = 8e6, steps = 4e7;  // entries of a table, and turns made to fill it
  double nodes = 1e6;               // to be searched for a stage

  double entries(std::size_t turns) const { return std::min(table, steps / double(turns)); }
};

// Cost: O(layers^2 * pieces).
Result<ChainPlan> plan_chain(const TurnActions& actions, const ChainAim& aim, const ChainEffort& effort,
                             const Progress& progress);

}  // namespace asobi::twisty
