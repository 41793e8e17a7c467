// The paper's solution of the Pyraminx, tetrahedron/vertex-face 3 (14.4), in its five steps. The improved one takes the
// edges of face I in the cheapest order and puts the last three right in one step.
#pragma once

#include <memory>

#include "games/twisty/human/tetrahedron.hpp"

namespace asobi::twisty::human {

class Pyraminx {
 public:
  explicit Pyraminx(const Mechanism& mechanism);  // of tetrahedron/vertex-face 3

  std::vector<Phase> phases(Manner manner) const;

 private:
  const Mechanism* mechanism_;
  std::unique_ptr<Table> edge_, directions_, positions_, both_, paper_directions_, paper_positions_;

  bool place_edges(Hand& hand, bool improved) const;
};

}  // namespace asobi::twisty::human
