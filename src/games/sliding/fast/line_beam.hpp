// A beam search along the peeling plan: all positions of one level have made the same number of moves; of their
// successors the best few live on. A position is judged by the moves its present step still needs (LineGuide) plus the
// weighted distances of all tiles not yet placed, so each tile is carried on a way that helps the others. The core is
// searched by weighted distances alone. Solutions are about a third shorter than the plan walked greedily.
// Cost: width * length nodes of about 100 ns. May fail; then `peel` must serve.
#pragma once

#include <optional>
#include <vector>

#include "base/progress.hpp"
#include "games/sliding/fast/peel.hpp"

namespace asobi::sliding {

struct BeamSettings {
  PeelOrder order;
  int largest_core = 16;
  int width = 100;        // while lines are filled
  int core_width = 1000;  // in the core
  int longest = 5000;     // moves
  // Found by trial on 10x10. Less weight and more haste give longer solutions, but fewer failures.
  double first_weight = 4;  // of one step of distance of the tiles placed first, falling along the plan
  int haste = 80;           // levels after which a step's guide counts twice, then thrice …; at least 20
};

std::optional<std::vector<Slide>> line_beam(const Lattice& lattice, const Arrangement& start, int goal_blank,
                                            const BeamSettings& settings, const Progress& progress);

}  // namespace asobi::sliding
