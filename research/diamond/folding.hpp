// Placements of an army up to the symmetries that keep both seats of a duel. Two placements are of one class if such a
// symmetry takes one to the other; a label is a class and a symmetry, and names what that symmetry makes of the class's
// own placement. A position is a row (a class: the rival's army) and a label (the mover's army, as the rival sees it):
// after a move the two change places, and the label's symmetry is inverted. So all positions are a square matrix with
// a cell for two classes and in it a bit for each symmetry, and a change of turns is its transposition. A row is a bit
// for each label: cells of 1, 2 or 8 bits for 1, 2 or 6 symmetries.
// A placement that some symmetry keeps has several labels; whatever holds for one holds for all of them.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "games/diamond/solve/arena.hpp"

namespace asobi::diamond {

class Folding {
 public:
  static constexpr unsigned most_symmetries = 8;
  using Label = std::uint32_t;  // class * slots + symmetry

  explicit Folding(const Arena& arena);

  unsigned symmetries() const { return static_cast<unsigned>(inverses_.size()); }
  std::uint32_t classes() const { return static_cast<std::uint32_t>(own_.size()); }
  unsigned slots() const { return slots_; }  // labels of a class, used or not
  Label labels() const { return classes() * slots_; }

  // The class's own placement, and how many placements are of that class.
  PointSet own(std::uint32_t of) const { return own_[of]; }
  unsigned members(std::uint32_t of) const { return members_[of]; }
  // A row in which every placement has one of its labels.
  std::span<const std::uint8_t> firsts() const { return firsts_; }

  // The mover's pieces, seen as the rows are.
  PointSet pieces(Label label) const { return pieces_[label]; }
  std::uint32_t placement(Label label) const { return placements_[label]; }
  // The label in `firsts` of such a placement.
  Label label_at(std::uint32_t placement) const { return label_at_[placement]; }
  // All labels of the same placement, as bits of their byte in a row.
  std::uint8_t same(Label label) const { return same_[label]; }

  // One of the labels of a placement as it is, by its number.
  Label label_of(std::uint32_t placement) const { return label_of_[placement]; }

  struct Split {
    std::uint32_t of;  // the class
    unsigned symmetry;
  };
  Split split(Label label) const { return {label / slots_, label % slots_}; }

  // The cells of a byte when in each the two classes change places.
  std::uint8_t inverted(std::uint8_t bits) const { return inverted_[bits]; }
  unsigned inverse(unsigned symmetry) const { return inverses_[symmetry]; }
  // The symmetry that comes of first `a`, then `b`.
  unsigned joined(unsigned a, unsigned b) const { return products_[a][b]; }

 private:
  unsigned slots_ = 1;
  std::vector<unsigned> inverses_;
  std::vector<std::vector<unsigned>> products_;
  std::array<std::uint8_t, 256> inverted_ = {};
  std::vector<PointSet> own_;
  std::vector<std::uint8_t> members_, firsts_;
  std::vector<PointSet> pieces_;
  std::vector<std::uint32_t> placements_;
  std::vector<std::uint8_t> same_;
  std::vector<Label> label_at_, label_of_;

  void number_symmetries(const std::vector<PointMap>& maps);
  void number_classes(const Arena& arena, const std::vector<PointMap>& maps);
};

}  // namespace asobi::diamond
