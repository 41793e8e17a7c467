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
  // paper: by its rule (14.3.2, 14.3.3), the choices that it leaves open made as well as can be; plain: the shortest
  // sum of its two procedures; improved: with more procedures.
  CentreTurns(const Mechanism& mechanism, Manner manner);

  struct Plan {
    std::vector<const Word*> words;
    int open_turns = 0;  // how many more if every choice were the worst
  };
  // What turns all centres right; nullopt if nothing does.
  std::optional<Plan> plan(const Board& board) const;
  // The turns that it takes in every state that turns can reach, with the best choices and with the worst.
  std::vector<std::pair<int, int>> all_costs() const;

 private:
  struct Step {
    Word word;
    int cost = 0;
    unsigned turns = 0;  // two bits for each face
  };
  const Mechanism* mechanism_;
  std::vector<int> places_;
  std::vector<Step> steps_;
  std::vector<std::uint16_t> cost_;   // by state of the centres
  std::vector<std::uint16_t> worst_;  // likewise
  std::vector<std::int16_t> step_;    // the step to be made next

  unsigned turns_of(const Word& word) const;
  void add(std::string_view text);
  void find_shortest();
  void find_by_rule(unsigned state);
  bool rule_allows(unsigned state, const Step& step) const;
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
  std::vector<Phase> phases(Manner manner) const;

 private:
  const Mechanism* mechanism_;
  Tsukuda tsukuda_;
  std::array<std::unique_ptr<CentreTurns>, 3> centres_;  // by manner, where there are centres
  // Inner pieces on a diagonal, on a middle line, and elsewhere, as on the cubes of 4, 5 and 6.
  std::unique_ptr<CyclesOfInner> diagonal_, middle_, other_;

  bool arrange_inner(Hand& hand) const;
};

}  // namespace asobi::twisty::human
