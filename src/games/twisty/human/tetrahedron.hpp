// Tetrahedron/vertex-face N (14.4 and on from it), N = 2 … 40. After the corners every kind of piece is put right by
// cycles of three, each kind by commutators of its own:
//   edge pieces (a,b,0,0), a+b = N-1: [ia, jb]                     a+b = N-2: [j0 i0 j0', lc' ia lc], c = b+1
//   inner pieces (a,b,c,0): [ia, jb ic jb'] where a and c differ, or with jb the other way.
// Centres (a,a,a,0) stand to each other as the corners do, so turns of whole faces bring them together.
#pragma once

#include <memory>
#include <vector>

#include "games/twisty/human/effects.hpp"
#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

// 14.4.1: how the whole is held is told by the centres or, without centres, by the tips; it is turned upright.
Phase tetrahedron_hold_phase(const Mechanism& mechanism);
// 14.4.2: tips and the pieces below them are turned each by itself.
Phase corner_directions_phase(const Mechanism& mechanism);

// The cycles of one kind of pieces, on the smallest tetrahedron that has it.
struct CyclesOfKind {
  Puzzle puzzle;
  Mechanism mechanism;
  Repertoire repertoire;

  CyclesOfKind(int n, const std::vector<std::string_view>& texts, const std::vector<int>& layers, bool flips = false);
};

class Tetrahedron {
 public:
  explicit Tetrahedron(const Mechanism& mechanism);  // of tetrahedron/vertex-face N

  std::vector<Phase> phases(Manner manner) const;  // there is only one way

 private:
  const Mechanism* mechanism_;
  std::unique_ptr<CyclesOfKind> edges_, middle_edges_, reverse_edges_, reverse_middle_edges_, inner_, inner_alike_;

  bool place_tips(Hand& hand) const;
  bool arrange_edges(Hand& hand, int sum) const;
  bool arrange_inner(Hand& hand, int sum) const;
  // Marks of pieces that have so many, whose layers have this sum, but for the middles of faces.
  Look of_kind(std::size_t stickers, int sum, bool by_colour) const;
};

}  // namespace asobi::twisty::human
