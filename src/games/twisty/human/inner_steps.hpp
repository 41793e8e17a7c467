// The three steps that gather inner pieces by colour: those of Y- (14.1.2), of Y+ (14.1.6), of the sides (14.1.16).
// Plain: one piece at a time and in the paper's order of faces. Improved (14.1.18): clusters, in any order; to the
// opposite face directly.
#pragma once

#include <string_view>
#include <vector>

#include "games/twisty/human/inner.hpp"

namespace asobi::twisty::human {

struct InnerImprovements {
  bool clusters = false;  // several pieces at once
  bool opposite = false;  // to the opposite face directly
};

class InnerSteps {
 public:
  explicit InnerSteps(const Mechanism& mechanism);  // of a cube/face N; nothing to do for N <= 3

  void bottom(Hand& hand, InnerImprovements improved) const;
  void top(Hand& hand, InnerImprovements improved) const;
  void sides(Hand& hand, InnerImprovements improved) const;

 private:
  const Mechanism* mechanism_;
  std::vector<Pattern> down_, lines_, up_, up_opposite_, across_, across_opposite_, straight_;

  // Each pattern with each of these faces in front, Y+ being above, after each turn of the free layer.
  std::vector<Use> from_sides(std::initializer_list<const std::vector<Pattern>*> patterns, int free_layer) const;
  int wanted(const Hand& hand, std::string_view face) const;
  Faces only(std::string_view face) const;
  bool empty_top(Hand& hand) const;
};

}  // namespace asobi::twisty::human
