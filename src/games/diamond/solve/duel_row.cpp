#include "games/diamond/solve/duel_row.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

namespace asobi::diamond {

namespace {

constexpr std::size_t at_once = 64;

}  // namespace

DuelRow::DuelRow(const Arena& arena, const Folding& folding)
    : arena_(arena),
      folding_(folding),
      placements_(arena.placements()),
      hops_over_(arena.board().points()),
      goal_(arena.goal(0)),
      to_outside_(~PointSet{0}),
      to_inside_(~PointSet{0}),
      rests_(placements_.rests()),
      escapes_(placements_.rests()),
      to_won_(placements_.rests()),
      to_lost_(placements_.rests()) {
  const Board& board = arena.board();
  std::vector<PointSet> near;
  for (Point p = 0; p < board.points(); ++p) {
    ((goal_ & set_of(p)) != 0 ? to_inside_ : to_outside_) = arena.to(0, p);
    for (const Jump& jump : board.jumps(p)) {
      if (p < jump.to) hops_over_[jump.over].push_back(set_of(p) | set_of(jump.to));
    }
    near.push_back(0);
    for (const Point q : board.neighbours(p)) near.back() |= set_of(q);
  }
  for (std::size_t byte = 0; byte < near_bytes_.size(); ++byte) {
    for (unsigned bits = 0; bits < 256; ++bits) {
      each_point(bits, [&](unsigned bit) {
        if (8 * byte + bit < near.size()) near_bytes_[byte][bits] |= near[8 * byte + bit];
      });
    }
  }
  for (Label label = 0; label < folding.labels(); ++label) near_.push_back(DuelRow::near(folding.pieces(label)));
}

std::uint64_t DuelRow::begin(std::uint32_t row, const Bits& bits) {
  enter(row, bits);
  std::array<PointSet, 2> armies = {0, rivals_};
  for (Label label = 0; label < folding_.labels(); ++label) {
    armies[0] = folding_.pieces(label);
    if (armies[0] == 0 || (armies[0] & rivals_) != 0 || !open(label)) continue;
    if (const auto winner = arena_.winner(0, armies)) decide(label, *winner == 0 ? bits_.wins : bits_.losses);
  }
  return decided_;
}

std::uint64_t DuelRow::step_back(std::uint32_t row, const Bits& bits) {
  enter(row, bits);
  std::vector<Label> passed_to_win, passed_to_loss;
  read(bits.losses, to_won_, passed_to_win);
  for (std::size_t i = 0; i < bits.wins.size(); ++i) bits.beaten[i] |= bits.wins[i];
  read(bits.wins, to_lost_, passed_to_loss);
  for (const Label label : passed_to_win) {
    if (open(label)) decide(label, bits_.wins);
  }
  for (const Label label : passed_to_loss) {
    if (open(label)) decide(label, bits_.losses);
  }
  take_back_wins();
  take_back_losses();
  touched_.clear();
  return decided_;
}

void DuelRow::enter(std::uint32_t row, const Bits& bits) {
  bits_ = bits;
  rivals_ = folding_.own(row);
  decided_ = 0;
  ++count_;
  groups_.clear();
  std::ranges::fill(escapes_, unknown);
  row_hops_.clear();
  each_point(rivals_, [&](unsigned p) {
    for (const PointSet ends : hops_over_[p]) {
      if ((ends & rivals_) == 0) row_hops_.push_back(ends);
    }
  });
}

// Notes where the news are, by rest, and forgets them; which armies could not have moved, but passed.
void DuelRow::read(std::span<std::uint8_t> news, std::vector<PointSet>& to, std::vector<Label>& stuck) {
  const auto firsts = folding_.firsts();
  for (std::size_t at = 0; at < news.size(); at += sizeof(std::uint64_t)) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, news.data() + at, sizeof eight);
    if (eight == 0) continue;
    std::memset(news.data() + at, 0, sizeof eight);
    each_point(eight, [&](unsigned bit) {
      const auto label = static_cast<Label>(at * Folding::slots + bit);
      if ((firsts[label / Folding::slots] >> label % Folding::slots & 1) == 0) return;
      for (const auto [rest, point] : folding_.lifted(label)) {
        if ((to_won_[rest] | to_lost_[rest]) == 0) touched_.push_back(rest);
        to[rest] |= set_of(point);
      }
      if ((near_[label] & ~(rivals_ | folding_.pieces(label))) == 0 && is_stuck(label)) stuck.push_back(label);
    });
  }
}

void DuelRow::take_back_wins() {
  for (const std::uint32_t number : touched_) {
    if (to_won_[number] == 0) continue;
    each_point(sources(rest(number), empty(number), std::exchange(to_won_[number], 0)), [&](unsigned point) {
      const Label label = folding_.with(number, point);
      if (open(label)) decide(label, bits_.wins);
    });
  }
}

void DuelRow::take_back_losses() {
  for (const std::uint32_t number : touched_) {
    if (to_lost_[number] == 0) continue;
    const PointSet from = sources(rest(number), empty(number), std::exchange(to_lost_[number], 0));
    each_point(from & ~escapes(number), [&](unsigned point) {
      const Label label = folding_.with(number, point);
      if (!open(label)) return;
      __builtin_prefetch(folding_.lifted(label).data());
      candidates_.push_back(label);
    });
    if (candidates_.size() >= at_once) decide_candidates();
  }
  decide_candidates();
}

// What their pieces' rests are is far away in memory: by now it has come.
void DuelRow::decide_candidates() {
  for (const Label label : candidates_) {
    if (open(label) && all_lost(label)) decide(label, bits_.losses);
  }
  candidates_.clear();
}

void DuelRow::decide(Label label, std::span<std::uint8_t> news) {
  const std::uint8_t same = folding_.same(label);
  bits_.decided[label / Folding::slots] |= same;
  news[label / Folding::slots] |= same;
  ++decided_;
}

bool DuelRow::all_lost(Label label) {
  for (const auto [rest, point] : folding_.lifted(label)) {
    if ((escapes(rest) & set_of(point)) != 0) return false;
  }
  return true;
}

bool DuelRow::is_stuck(Label label) {
  for (const auto [number, point] : folding_.lifted(label)) {
    const PointSet all = empty(number);
    if ((sources(rest(number), all, all) & set_of(point)) != 0) return false;
  }
  return true;
}

PointSet DuelRow::empty(std::uint32_t rest) const {
  return (set_of(placements_.points()) - 1) & ~(rivals_ | placements_.rest(rest));
}

DuelRow::Rest& DuelRow::rest(std::uint32_t number) {
  Rest& out = rests_[number];
  if (out.row == count_) return out;
  out = {.row = count_, .groups = static_cast<std::uint32_t>(groups_.size())};
  const PointSet free = empty(number);
  PointSet joined = 0;
  const auto join = [&](PointSet ends) {
    if ((ends & ~free) != 0) return;
    for (std::size_t i = out.groups; (ends & joined) != 0 && i < groups_.size();) {
      if ((groups_[i] & ends) == 0) {
        ++i;
        continue;
      }
      ends |= groups_[i];
      groups_[i] = groups_.back();
      groups_.pop_back();
    }
    joined |= ends;
    groups_.push_back(ends);
  };
  for (const PointSet ends : row_hops_) join(ends);
  each_point(placements_.rest(number), [&](unsigned p) {
    for (const PointSet ends : hops_over_[p]) join(ends);
  });
  out.groups_end = static_cast<std::uint32_t>(groups_.size());
  return out;
}

PointSet DuelRow::escapes(std::uint32_t number) {
  if (escapes_[number] != unknown) return escapes_[number];
  const PointSet free = empty(number);
  PointSet saved = 0;
  each_point(free, [&](unsigned point) {
    const Label label = folding_.with(number, point);
    const unsigned lost = bits_.beaten[label / Folding::slots] >> label % Folding::slots & 1;
    saved |= static_cast<PointSet>(lost ^ 1) << point;
  });
  return escapes_[number] = sources(rest(number), free, saved);
}

// The empty points from where a piece, lifted, may go to one of `to`.
PointSet DuelRow::sources(const Rest& rest, PointSet empty, PointSet to) const {
  PointSet out = reach(rest, to & to_outside_);
  if (to_inside_ != to_outside_) out = (out & ~goal_) | (reach(rest, to & to_inside_) & goal_);
  return out & empty;
}

PointSet DuelRow::reach(const Rest& rest, PointSet to) const {
  PointSet out = near(to);
  for (std::size_t i = rest.groups; i < rest.groups_end; ++i) {
    const PointSet there = groups_[i] & to;
    if (there != 0) out |= std::has_single_bit(there) ? groups_[i] & ~there : groups_[i];
  }
  return out;
}

PointSet DuelRow::near(PointSet set) const {
  PointSet out = 0;
  for (std::size_t byte = 0; byte < near_bytes_.size(); ++byte) out |= near_bytes_[byte][set >> 8 * byte & 0xFF];
  return out;
}

}  // namespace asobi::diamond
