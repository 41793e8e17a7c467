// Which empty points hops join into groups: from one point of a group a lifted piece can come to every other one. Asked
// for the same rival's army and one rest of the mover's after the other. Rests that differ in their lowest piece alone
// follow one another: what the others make is kept, and the lowest one adds the hops over it and takes those to it
// away.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "games/diamond/solve/placements.hpp"

namespace asobi::diamond {

class HopGroups {
 public:
  explicit HopGroups(const Board& board);

  void enter(PointSet rivals);
  // Where the rivals stand and `rest`, which has no point in common with them. Good until the next question.
  std::span<const PointSet> of(PointSet rest);

 private:
  class Groups {
   public:
    void clear() { count_ = 0, joined_ = 0; }
    void begin_with(const Groups& other) {
      count_ = other.count_;
      joined_ = other.joined_;
      for (std::size_t i = 0; i < count_; ++i) groups_[i] = other.groups_[i];
    }
    PointSet joined() const { return joined_; }
    std::span<const PointSet> all() const { return std::span(groups_).first(count_); }
    void join(PointSet ends);
    // The group of a point, which is taken out.
    PointSet take(PointSet point);

   private:
    std::array<PointSet, most_placed_points / 2> groups_;
    std::size_t count_ = 0;
    PointSet joined_ = 0;
  };

  std::vector<std::vector<PointSet>> over_;       // by point: both ends of all hops
  std::vector<std::vector<PointSet>> over_here_;  // those to no rival
  std::vector<PointSet> over_rivals_;
  PointSet upper_ = 0;  // pieces above the lowest, of which this is known:
  bool known_ = false;
  std::vector<PointSet> hops_;  // over rivals and these
  Groups of_upper_, of_rest_;

  void enter_upper(PointSet upper);
};

}  // namespace asobi::diamond
