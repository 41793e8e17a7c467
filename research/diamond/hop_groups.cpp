#include "research/diamond/hop_groups.hpp"

namespace asobi::diamond {

// Groups have no point in common, so at most two of them have one of the ends.
void HopGroups::Groups::join(PointSet ends) {
  PointSet group = ends;
  if ((ends & joined_) != 0) {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i) {
      const PointSet old = groups_[i];
      const bool apart = (old & ends) == 0;
      if (!apart) group |= old;
      groups_[kept] = old;
      kept += apart ? 1 : 0;
    }
    count_ = kept;
  }
  joined_ |= group;
  groups_[count_++] = group;
}

PointSet HopGroups::Groups::take(PointSet point) {
  std::size_t i = 0;
  while ((groups_[i] & point) == 0) ++i;
  const PointSet out = groups_[i];
  groups_[i] = groups_[--count_];
  joined_ &= ~out;
  return out;
}

HopGroups::HopGroups(const Board& board) : over_(board.points()), over_here_(board.points()) {
  for (Point p = 0; p < board.points(); ++p) {
    for (const Jump& jump : board.jumps(p)) {
      if (p < jump.to) over_[jump.over].push_back(set_of(p) | set_of(jump.to));
    }
  }
}

void HopGroups::enter(PointSet rivals) {
  known_ = false;
  for (std::size_t p = 0; p < over_.size(); ++p) {
    over_here_[p].clear();
    for (const PointSet ends : over_[p]) {
      if ((ends & rivals) == 0) over_here_[p].push_back(ends);
    }
  }
  over_rivals_.clear();
  each_point(rivals,
             [&](unsigned p) { over_rivals_.insert(over_rivals_.end(), over_here_[p].begin(), over_here_[p].end()); });
}

void HopGroups::enter_upper(PointSet upper) {
  upper_ = upper;
  known_ = true;
  hops_.clear();
  of_upper_.clear();
  const auto add = [&](PointSet ends) {
    if ((ends & upper) != 0) return;
    hops_.push_back(ends);
    of_upper_.join(ends);
  };
  for (const PointSet ends : over_rivals_) add(ends);
  each_point(upper, [&](unsigned p) {
    for (const PointSet ends : over_here_[p]) add(ends);
  });
}

std::span<const PointSet> HopGroups::of(PointSet rest) {
  const PointSet upper = rest & (rest - 1), lowest = rest ^ upper;
  if (!known_ || upper != upper_) enter_upper(upper);
  if (lowest == 0) return of_upper_.all();
  of_rest_.begin_with(of_upper_);
  if ((of_rest_.joined() & lowest) != 0) {
    const PointSet group = of_rest_.take(lowest);
    for (const PointSet ends : hops_) {
      if ((ends & group) != 0 && (ends & lowest) == 0) of_rest_.join(ends);
    }
  }
  for (const PointSet ends : over_here_[static_cast<unsigned>(lowest_bit(lowest))]) {
    if ((ends & upper) == 0) of_rest_.join(ends);
  }
  return of_rest_.all();
}

}  // namespace asobi::diamond
