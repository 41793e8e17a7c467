// The paper's solution of the Pyraminx, tetrahedron/vertex-face 3 (14.4), in its five steps. The improved one takes the
// edges of face I in the cheapest order and puts the last three right in one step.
#pragma once

#include <memory>

#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

class Pyraminx {
 public:
  explicit Pyraminx(const Mechanism& mechanism);  // of tetrahedron/vertex-face 3

  std::vector<Phase> phases(bool improved) const;

 private:
  const Mechanism* mechanism_;
  std::unique_ptr<Table> edge_, directions_, positions_;

  bool place_edges(Hand& hand, bool improved) const;
};

// Parts of tetrahedron/vertex-face N, by the axis that goes through the corner.
Look tip(const Mechanism& mechanism, int axis);    // the outermost piece
Look axial(const Mechanism& mechanism, int axis);  // the reverse piece below it

// 14.4.1: how the whole is held is told by the tips, and it is turned upright. 14.4.2: tips and what is below them are
// turned each by itself.
Phase hold_by_tips_phase(const Mechanism& mechanism);
Phase corner_directions_phase(const Mechanism& mechanism);

}  // namespace asobi::twisty::human
