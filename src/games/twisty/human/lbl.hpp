// Layer by layer for the 3x3x3 (14.2): Cross, F2L, OLL, PLL. The improved one (14.2.6) puts the four pairs, and the
// four edges of the cross, in the order that takes the fewest turns to the end. Making it costs some 5 ms.
#pragma once

#include <memory>

#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

class LayerByLayer {
 public:
  explicit LayerByLayer(const Mechanism& mechanism);  // of cube/face 3

  std::vector<Phase> phases(Manner manner) const;
  // The manner `plain` with the pairs in the best order, each put in as before (14.2.6).
  std::vector<Phase> phases_with(Improvement improvement) const;
  // What takes the corner that belongs at (n,0,n) from this place to (n,n,n), where the paper's 96 cases begin; nullptr
  // if there is nothing to do (14.2.2).
  const Word* way_up(int place) const;

 private:
  const Mechanism* mechanism_;
  std::unique_ptr<Table> cross_, pair_, oll_, pll_;
  std::vector<Word> ways_up_;  // for a corner that is not yet where the paper's 96 cases have it, by cost

  using Step = std::function<bool(Hand&)>;

  std::vector<Phase> usual_phases(bool improved) const;
  std::shared_ptr<const Table> paper_pairs() const;
  void find_ways_up();
  void bring_up(Hand& hand) const;
  bool put_pair(Hand& hand) const;
  // Every order of the four sides is tried, the step done on each; returns the word that costs least, with what follows
  // it.
  Word best_order(const Board& board, const Step& step, bool to_the_end) const;
  std::optional<Word> last_layer(const Board& board) const;
};

}  // namespace asobi::twisty::human
