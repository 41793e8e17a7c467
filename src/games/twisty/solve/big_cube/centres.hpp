// Solves the centres of an N x N x N cube, 4 <= N <= 100, in few turns of blocks.
//
// Up to 5 layers a beam search over single turns in three phases (centre_phases.hpp); beyond, and should that fail, a
// beam search over words of turns (centre_words.hpp): for every number of turns the states of least cost are kept, so
// short and long words compete fairly. The beam is the narrower the larger the cube; from 21 layers on there is one
// state only, led on by words that gain much for each of their turns. Every word gains, so it ends.
#pragma once

#include <memory>
#include <vector>

#include "base/context.hpp"
#include "games/twisty/solve/big_cube/centre_phases.hpp"
#include "games/twisty/solve/big_cube/centre_words.hpp"

namespace asobi::twisty::big_cube {

// How much is looked for: a beam so many times as wide, of whose solutions more are told.
struct CentreEffort {
  int times = 1;
  int longer = 2;         // than the first
  std::size_t ends = 10;  // of each number of turns
};

class Centres {
 public:
  static constexpr int least_size = 4, most_size = 100;

  static Result<Centres> make(int size, Context& context);

  // Blocks, merged, after which every centre has the colour of its face: one way or, where the beam is wide enough,
  // some of the shortest, which differ in what they do to the edges. Code::unsolvable if some orbit of centres has a
  // wrong number of a colour, or a middle is not at home. Many solves may share one object.
  Result<std::vector<std::vector<Block>>> solve(const Grid& grid, const CentreEffort& effort, Progress& progress) const;

 private:
  CentreCells cells_;
  std::shared_ptr<const CentrePhases> phases_;  // for small cubes

  explicit Centres(int size) : cells_(size) {}
  Result<void> check(const Cells& cells) const;
  Result<std::vector<Block>> lead(Cells cells, Progress& progress) const;
};

}  // namespace asobi::twisty::big_cube
