// Inner pieces of a cube, those of one face only, moved by commutators (14.1.2, 14.1.6, 14.1.16). A pattern is a word
// with one or two layers left open, j and k; for each j and k it takes one piece of the front to another face, what was
// there to a third place, and what was at the third place to the front. With sets of layers for j and k it does so for
// every pair at once: a whole cluster (14.1.18) for two or four turns a layer more.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "games/twisty/human/method.hpp"

namespace asobi::twisty::human {

struct Cycle {
  std::uint16_t from = 0, to = 0, third = 0;
};

class Pattern {
 public:
  // apart: only where j and k differ. Turns after a | would end the pattern, but are left out where they do not matter.
  // Without k it is a line: it has no cycles, and is no use in clusters.
  Pattern(const Mechanism& mechanism, std::string_view text, bool apart = false);

  const Mechanism& mechanism() const { return *mechanism_; }
  bool is_line() const { return of_k_ == 0; }
  bool has(int j, int k) const { return cycles_[index(j, k)].has_value(); }
  const Cycle& cycle(int j, int k) const { return *cycles_[index(j, k)]; }
  // For clusters of all j with all k, with the whole turned by `rotation`.
  Word word(const std::vector<int>& js, const std::vector<int>& ks, int rotation) const;
  int cost(std::size_t js, std::size_t ks) const {
    return fixed_ + of_j_ * static_cast<int>(js) + of_k_ * static_cast<int>(ks);
  }

 private:
  const Mechanism* mechanism_;
  Word word_;  // j is layer 1 and k is layer 2
  int fixed_ = 0, of_j_ = 0, of_k_ = 0;
  std::vector<std::optional<Cycle>> cycles_;  // by j and k

  std::size_t index(int j, int k) const { return static_cast<std::size_t>(j * mechanism_->n() + k); }
  void find_cycles(const Word& all, bool apart);
};

// The same turns on a puzzle that is held otherwise: the word, turned with the whole by `rotation`.
Word turned(const Mechanism& mechanism, std::span<const Turn> word, int rotation);
// The rotation of the whole that takes Z+ to `front` and Y+ to `top`; they are neighbours.
int rotation_to(const Mechanism& mechanism, int front, int top);

// How pieces are judged: by colour, as people see them, or each as itself, as a picture shows (14.3.5).
enum class Judged { by_colour, by_mark };

// Where inner pieces are to be right, by face.
using Faces = std::vector<bool>;

// One way to use a pattern: the whole turned by `rotation`, after a free turn of a face.
struct Use {
  const Pattern* pattern;
  int rotation;
  std::optional<Turn> first = std::nullopt;
};

// Makes, again and again, the cluster that puts most pieces right for its turns; stops when none puts any
// right. Of each use the value found last is believed until its turn comes.
void move_clusters(Hand& hand, const std::vector<Use>& uses, const Faces& faces, Judged judged);

// Moves every piece of `colour` from the faces in front to those that the patterns fill, one at a time, by the first
// use that puts it where none of that colour is.
void move_singly(Hand& hand, const std::vector<Use>& uses, int colour);

}  // namespace asobi::twisty::human
