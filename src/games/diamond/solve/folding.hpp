// Placements of an army up to the symmetries that keep both seats of a duel. Two placements are of one class if such a
// symmetry takes one to the other; a label is a class and a symmetry, and names what that symmetry makes of the class's
// own placement. A position is a row (a class: the rival's army) and a label (the mover's army, as the rival sees it):
// after a move the two change places, and the label's symmetry is inverted. So all positions are a square matrix with
// a byte for two classes and a bit for each symmetry, and a change of turns is its transposition.
// A placement that some symmetry keeps has several labels; whatever holds for one holds for all of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/diamond/solve/arena.hpp"

namespace asobi::diamond {

// A rest of an army and the point of the piece that was lifted.
struct LiftedPiece {
  std::uint32_t rest : 26;
  std::uint32_t point : 6;
};

class Folding {
 public:
  static constexpr unsigned slots = 8;  // labels of a class, used or not
  using Label = std::uint32_t;          // class * slots + symmetry

  explicit Folding(const Arena& arena);

  unsigned symmetries() const { return static_cast<unsigned>(inverses_.size()); }
  std::uint32_t classes() const { return static_cast<std::uint32_t>(own_.size()); }
  Label labels() const { return classes() * slots; }

  // The class's own placement, and how many placements are of that class.
  PointSet own(std::uint32_t of) const { return own_[of]; }
  unsigned members(std::uint32_t of) const { return static_cast<unsigned>(std::popcount(firsts_[of])); }
  // By class: one label for each placement.
  std::span<const std::uint8_t> firsts() const { return firsts_; }

  // The mover's pieces, seen as the rows are.
  PointSet pieces(Label label) const { return pieces_[label]; }
  std::span<const LiftedPiece> lifted(Label label) const { return std::span(lifted_).subspan(label * men_, men_); }
  // All labels of the same placement, as bits of the class's byte.
  std::uint8_t same(Label label) const { return same_[label]; }
  Label with(std::uint32_t rest, unsigned point) const { return with_[rest * points_ + point]; }

  // One of the labels of a placement, by its number.
  Label label_of(std::uint32_t placement) const { return label_of_[placement]; }

  struct Split {
    std::uint32_t of;  // the class
    unsigned symmetry;
  };
  static Split split(Label label) { return {label / slots, label % slots}; }

  // The bits of a byte when the two classes change places.
  std::uint8_t inverted(std::uint8_t bits) const { return inverted_[bits]; }
  unsigned inverse(unsigned symmetry) const { return inverses_[symmetry]; }
  // The symmetry that comes of first `a`, then `b`.
  unsigned joined(unsigned a, unsigned b) const { return products_[a][b]; }

 private:
  std::size_t men_, points_;
  std::vector<unsigned> inverses_;
  std::vector<std::vector<unsigned>> products_;
  std::array<std::uint8_t, 256> inverted_ = {};
  std::vector<PointSet> own_;
  std::vector<std::uint8_t> firsts_;
  std::vector<PointSet> pieces_;
  std::vector<LiftedPiece> lifted_;
  std::vector<std::uint8_t> same_;
  std::vector<Label> with_, label_of_;

  void number_symmetries(const std::vector<PointMap>& maps);
  void number_classes(const Arena& arena, const std::vector<PointMap>& maps);
  void lift(const Arena& arena);
};

}  // namespace asobi::diamond
