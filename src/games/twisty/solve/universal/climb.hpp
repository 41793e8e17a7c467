// From any state towards the solved one by whatever brings the most pieces home for its turns: short words that move
// several pieces (short_words.hpp), or 3-cycles of one orbit (orbit_solver.hpp). Every step makes more pieces look
// right, so it ends. After a step only the words that touch what has moved are weighed anew.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/progress.hpp"
#include "games/twisty/solve/universal/orbit_solver.hpp"
#include "games/twisty/solve/universal/short_words.hpp"

namespace asobi::twisty {

// Prices are changed at random by this part of themselves at most.
struct Chance {
  double noise = 0;
  std::uint64_t seed = 0;
};

class Climber {
 public:
  // `tables`: by orbit, none where there are no 3-cycles that touch nothing else. All outlive the climber.
  Climber(const TurnActions& actions, const ShortWords& words, const std::vector<std::unique_ptr<CycleTable>>& tables);

  // Pieces of the orbits for which `counts` count; the others change as they like, unless `stays`.
  struct Goal {
    const OrbitState& looks;  // which pieces look alike
    std::vector<bool> counts, stays;
    Chance chance;
  };
  // Makes turns while they bring pieces home.
  Result<Letters> climb(OrbitState& now, const Goal& goal, const Progress& progress) const;

 private:
  friend class Climb;
  const TurnActions& actions_;
  const ShortWords& words_;
  const std::vector<std::unique_ptr<CycleTable>>& tables_;
  // A move of a word in the numbers of a climb.
  struct Move {
    std::uint32_t from;  // a place
    std::uint32_t want;  // a place and a twist: what would be right there
  };
  std::vector<std::size_t> first_place_, first_want_;  // by orbit
  std::vector<std::uint32_t> first_move_;              // by word
  std::vector<Move> moves_;
  std::vector<std::uint32_t> first_touching_, touching_;  // by place: the words that move what is there
};

}  // namespace asobi::twisty
