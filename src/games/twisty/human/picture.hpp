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
    int cost = 0, worst = 0;  // turns, and if every choice were the worst
    unsigned state = 0;
  };
  // What turns all centres right; nullopt if nothing does.
  std::optional<Plan> plan(const Board& board) const;
  // The turns that it takes in a state, each choice that the rule leaves open made by chance.
  int drawn_cost(unsigned state, Random& chance) const;
  // The turns that it takes in every state that turns can reach: with the best choices, with the worst, and by chance.
  struct Costs {
    int best = 0, worst = 0, drawn = 0;
  };
  std::vector<Costs> all_costs(Random chance) const;

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
  // By state, in the manner `paper`: the steps that the rule allows, those that turn the same faces together, since the
  // faces are chosen first, then which way they turn.
  std::vector<std::vector<std::vector<std::uint16_t>>> allowed_;

  unsigned turns_of(const Word& word) const;
  void add(std::string_view text);
  void find_shortest();
  void find_by_rule(unsigned state);
  void allow(std::vector<std::vector<std::uint16_t>>& ways, std::size_t step) const;
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
