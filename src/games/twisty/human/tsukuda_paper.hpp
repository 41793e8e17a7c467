// Steps of the Tsukuda method as the paper writes them, where the plain method has shorter procedures
// (docs/papers/solvers.md tells of every step what is to the letter, what is our reading, what was lost).
#pragma once

#include <vector>

#include "games/twisty/human/inner_paper.hpp"
#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

struct TsukudaPaper {
  explicit TsukudaPaper(const Mechanism& mechanism);  // of a cube/face N

  PaperInner inner;                                          // 14.1.2, 14.1.6, 14.1.16
  Table lower_corner, twists;                                // 14.1.3, 14.1.8
  std::vector<Table> pairing, pair_directions;               // by L; 14.1.11, 14.1.13
  std::vector<Table> central_positions, central_directions;  // one if N is odd; 14.1.14, 14.1.15

  // 14.1.11: the layers L and N-1-L turned until most pieces are paired, a pair turned to the back, then Table 14.4.
  bool pair_up(Hand& hand, int l) const;
};

}  // namespace asobi::twisty::human
