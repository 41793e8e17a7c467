// The steps of the inner pieces as the paper writes them (14.1.2, 14.1.6, 14.1.16): one piece at a time, face after
// face. Its cycles are known to the letter: of the places that it prints, (N-1,j,k), (N-1-k,N-1,N-1-j) and
// (N-1,k,N-1-j), the first and third are a quarter turn of X+ apart, and the four turns of 14.1.2 take the third to the
// second; so its ten turns are the commutator of those four with that quarter turn.
#pragma once

#include <string_view>

#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

// By j and k, the layers on Y and Z of a place on X+; each moves three inner pieces and nothing else. What stands at
// the place goes to (N-1-k,N-1,N-1-j) on Y+, or to (j,k,N-1) on Z+; from there to (N-1,k,N-1-j).
Word cycle_to_top(const Mechanism& mechanism, int j, int k);
Word cycle_to_front(const Mechanism& mechanism, int j, int k);

class PaperInner {
 public:
  explicit PaperInner(const Mechanism& mechanism)
      : mechanism_(&mechanism), n_(mechanism.n() - 1) {}  // of a cube/face N

  bool bottom(Hand& hand) const;
  bool top(Hand& hand) const;
  bool sides(Hand& hand) const;

 private:
  const Mechanism* mechanism_;
  int n_;

  Word word(std::string_view text, int j, int k) const;
  bool is_inner(int place) const;
  // The colour that belongs on a face.
  int wanted(const Hand& hand, std::string_view face) const;
  bool shows(const Hand& hand, int place, int colour) const;
  void clear_front(Hand& hand, int colour) const;
  void bring_down(Hand& hand, int colour) const;
  void clear_right(Hand& hand, int colour) const;
  bool move_across(Hand& hand, std::string_view from, std::string_view to, int colour) const;
  // Turns the layer of Y by the fewest turns that bring to the place something of another colour.
  void make_room(Hand& hand, int layer, int place, int colour) const;
};

}  // namespace asobi::twisty::human
