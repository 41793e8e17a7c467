// Parts of a cube cut along its faces, as looks: what a step on cube/face N places, keeps or compares.
// Coordinates are layers on X, Y, Z (3.1.1); n = N-1.
#pragma once

#include <string_view>
#include <vector>

#include "games/twisty/human/table.hpp"

namespace asobi::twisty::human {

class CubeParts {
 public:
  explicit CubeParts(const Mechanism& mechanism) : mechanism_(&mechanism), n_(mechanism.n() - 1) {}

  int n() const { return n_; }
  int place(std::string_view face, int x, int y, int z) const { return mechanism_->place(face, {x, y, z}); }
  Look one(std::string_view face, int x, int y, int z) const { return {{place(face, x, y, z)}}; }

  // The marks on Y- (y = 0) or Y+ (y = n) of the corners and of the edge pieces at layer l of the two that meet there.
  Look corners(int y) const;
  Look edges(int y, int l) const;
  // The side marks of the edge pieces between Y- and Y+ in layer l.
  Look upright_edges(int l) const;
  // All marks of a face that are on no other, but for the middle one, told by colour only.
  Look inner(std::string_view face) const;
  Look centre(std::string_view face) const;  // whatever its direction; no places if N is even

  static std::string_view y_face(int y) { return y == 0 ? "Y-" : "Y+"; }

 private:
  const Mechanism* mechanism_;
  int n_;
};

// How a procedure may begin: the whole turned about Y, then nothing or one of the `free` words.
std::vector<Word> beginnings(const Mechanism& mechanism, const Letters& letters,
                             std::initializer_list<std::string_view> free = {});

Look by_piece(Look look);
Look joined(Look a, const Look& b);
std::vector<Look> singles(const std::vector<int>& places);
// The eight pieces in layers l and r of the upright edges, edge by edge; and where the two of an edge may be exchanged,
// in any order also the edges (14.1.11, 14.1.12).
Look upright_pairs(const CubeParts& parts, int l);
Look as_pairs(Look look, bool any_order);

}  // namespace asobi::twisty::human
