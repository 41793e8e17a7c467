// Picture cubes (14.3): after the colours, every centre is turned the right way, and, as 14.3.5 wishes, every inner
// piece is put in its own place, where it can only stand one way. Where N > 3 all layers between the outer ones turn
// together for the centres.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "games/twisty/human/effects.hpp"
#include "games/twisty/human/method.hpp"
#include "games/twisty/human/tsukuda.hpp"

namespace asobi::twisty::human {

// How the six centres are turned, and how words turn them: an element of Z4 for each face.
class CentreTurns {
 public:
  CentreTurns(const Mechanism& mechanism, bool improved);

  // The procedures that turn all centres right in the fewest turns; nullopt if there are none.
  std::optional<std::vector<const Word*>> procedures(const Board& board) const;

 private:
  struct Step {
    Word word;
    int cost = 0;
    unsigned turns = 0;  // two bits for each face
  };
  const Mechanism* mechanism_;
  std::vector<int> places_;
  std::vector<Step> steps_;
  std::vector<std::uint16_t> cost_;  // by state of the centres
  std::vector<std::int16_t> step_;   // the step to be made next

  unsigned turns_of(const Word& word) const;
  void add(std::string_view text);
  void find_shortest();
};

// All cycles of three inner pieces of one kind, on the smallest cube that has them.
struct CyclesOfInner {
  Puzzle puzzle;
  Mechanism mechanism;
  Repertoire repertoire;

  CyclesOfInner(int n, int j, int k);
};

class Picture {
 public:
  explicit Picture(const Mechanism& mechanism);  // of a cube/face N

  // Those of the Tsukuda method first.
  std::vector<Phase> phases(bool improved) const;

 private:
  const Mechanism* mechanism_;
  Tsukuda tsukuda_;
  std::unique_ptr<CentreTurns> plain_, improved_;  // where there are centres
  // Inner pieces on a diagonal, on a middle line, and elsewhere, as on the cubes of 4, 5 and 6.
  std::unique_ptr<CyclesOfInner> diagonal_, middle_, other_;

  bool arrange_inner(Hand& hand) const;
};

}  // namespace asobi::twisty::human
