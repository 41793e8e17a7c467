#include "research/diamond/duel_row.hpp"

#include <algorithm>

namespace asobi::diamond {

namespace {

constexpr std::uint32_t few_part = 16;  // of the rests; each of the news has several

void set(std::span<std::uint64_t> row, std::uint32_t number) { row[number / 64] |= std::uint64_t{1} << number % 64; }

template <class F>
void each_placement(std::span<const std::uint64_t> row, F&& f) {
  for (std::size_t i = 0; i < row.size(); ++i) {
    each_point(row[i], [&](unsigned bit) { f(static_cast<std::uint32_t>(i * 64 + bit)); });
  }
}

}  // namespace

void rule_out_impossible(const Arena& arena, const Folding& folding, std::uint32_t row,
                         std::span<std::uint64_t> decided) {
  const Placements& placements = arena.placements();
  const PointSet rivals = folding.own(row);
  for (std::uint32_t i = 0; i < decided.size() * 64; ++i) {
    if (i >= placements.count() || (placements.set(i) & rivals) != 0) set(decided, i);
  }
}

std::uint32_t add_placements(const Folding& folding, std::span<const std::uint8_t> labels,
                             std::span<std::uint64_t> placements) {
  const auto firsts = folding.firsts();
  std::uint32_t count = 0;
  for (std::size_t at = 0; at < firsts.size(); ++at) {
    each_point(labels[at] & firsts[at], [&](unsigned bit) {
      set(placements, folding.placement(static_cast<Folding::Label>(at * 8 + bit)));
      ++count;
    });
  }
  return count;
}

DuelRow::DuelRow(const Arena& arena, const Folding& folding)
    : arena_(arena),
      folding_(folding),
      placements_(arena.placements()),
      rest_sets_(placements_),
      hop_groups_(arena.board()),
      goal_(arena.goal(0)),
      to_outside_(~PointSet{0}),
      to_inside_(~PointSet{0}),
      to_(placements_.rests()),
      from_(placements_.rests()),
      beaten_(placements_.rests()) {
  for (Row* row : {&to_won_, &to_lost_, &won_, &lost_, &escaping_}) row->resize(RestSets::words(placements_));
  const Board& board = arena.board();
  std::vector<PointSet> near, steps;
  for (Point p = 0; p < board.points(); ++p) {
    ((goal_ & set_of(p)) != 0 ? to_inside_ : to_outside_) = arena.to(0, p);
    near.push_back(0);
    for (const Point q : board.neighbours(p)) near.back() |= set_of(q);
    steps.push_back(near.back() & arena.to(0, p));
  }
  for (std::size_t byte = 0; byte < near_bytes_.size(); ++byte) {
    for (unsigned bits = 0; bits < 256; ++bits) {
      each_point(bits, [&](unsigned bit) {
        if (8 * byte + bit < near.size()) near_bytes_[byte][bits] |= near[8 * byte + bit];
      });
    }
  }
  for (std::uint32_t i = 0; i < placements_.count(); ++i) {
    steps_.push_back(0);
    each_point(placements_.set(i), [&](unsigned p) { steps_.back() |= steps[p]; });
  }
}

DuelCount DuelRow::begin(std::uint32_t row, const Bits& bits) {
  rule_out_impossible(arena_, folding_, row, bits.decided);
  enter(row, bits);
  std::array<PointSet, 2> armies = {0, rivals_};
  for (std::uint32_t i = 0; i < placements_.count(); ++i) {
    armies[0] = placements_.set(i);
    if ((armies[0] & rivals_) != 0) continue;
    if (const auto winner = arena_.winner(0, armies)) set(*winner == 0 ? won_ : lost_, i);
  }
  DuelCount out;
  out.won = decide(won_, bits.wins);
  out.lost = decide(lost_, bits.losses);
  return out;
}

DuelCount DuelRow::step_back(std::uint32_t row, const Bits& bits) {
  enter(row, bits);
  const std::uint32_t losses = read(bits.losses, to_won_), wins = read(bits.wins, to_lost_);
  DuelCount out;
  if (losses > 0) {
    pass(to_won_, won_);
    find_moves(to_won_, won_);
    out.won = decide(won_, bits.wins);
  }
  if (wins > 0) {
    for (std::size_t i = 0; i < bits.beaten.size(); ++i) bits.beaten[i] |= to_lost_[i];
    pass(to_lost_, lost_);
    find_lost(wins);
    out.lost = decide(lost_, bits.losses);
  }
  return out;
}

void DuelRow::enter(std::uint32_t row, const Bits& bits) {
  bits_ = bits;
  rivals_ = folding_.own(row);
  hop_groups_.enter(rivals_);
  for (Row* of : {&to_won_, &to_lost_, &won_, &lost_, &escaping_}) std::ranges::fill(*of, 0);
}

// Notes where the news are and forgets them. How many there are.
std::uint32_t DuelRow::read(std::span<std::uint8_t> news, Row& to) {
  const std::uint32_t count = add_placements(folding_, news, to);
  if (count > 0) std::ranges::fill(news, std::uint8_t{0});
  return count;
}

// Adds those that could not have moved, but passed.
void DuelRow::pass(const Row& to, Row& from) {
  each_placement(to, [&](std::uint32_t placement) {
    if (is_stuck(placement)) set(from, placement);
  });
}

// Adds all placements with a move to one of some.
void DuelRow::find_moves(const Row& to, Row& from) {
  rest_sets_.split(to, to_);
  for (std::uint32_t number = 0; number < placements_.rests(); ++number) {
    from_[number] = to_[number] == 0 ? 0 : sources(number, empty(number), to_[number]);
  }
  rest_sets_.join(from_, from);
}

// Few news: what has a move to one of them is asked whether it has another. Many: all that is open is asked, since what
// has no move but lost ones and is not decided yet has one to the news, unless it has none at all.
void DuelRow::find_lost(std::uint32_t news) {
  if (news < placements_.rests() / few_part) {
    find_moves(to_lost_, lost_);
    for (std::size_t i = 0; i < lost_.size(); ++i) lost_[i] &= ~bits_.decided[i];
    return drop_escaping(lost_);
  }
  Row& open = to_won_;  // is done with
  for (std::size_t i = 0; i < open.size(); ++i) open[i] = ~bits_.decided[i];
  drop_escaping(open);
  each_placement(open, [&](std::uint32_t placement) {
    if (!is_stuck(placement)) set(lost_, placement);
  });
}

// Takes out those that have a move after which the rival does not win.
void DuelRow::drop_escaping(Row& candidates) {
  rest_sets_.split(candidates, to_);
  rest_sets_.split(bits_.beaten, beaten_);
  for (std::uint32_t number = 0; number < placements_.rests(); ++number) {
    from_[number] = to_[number] == 0 ? 0 : sources(number, to_[number], empty(number) & ~beaten_[number]);
  }
  rest_sets_.join(from_, escaping_);
  for (std::size_t i = 0; i < candidates.size(); ++i) candidates[i] &= ~escaping_[i];
}

// How many of those found were not decided before.
std::uint64_t DuelRow::decide(Row& found, std::span<std::uint8_t> news) {
  for (std::size_t i = 0; i < found.size(); ++i) {
    found[i] &= ~bits_.decided[i];
    bits_.decided[i] |= found[i];
  }
  std::uint64_t count = 0;
  each_placement(found, [&](std::uint32_t placement) {
    const Label label = folding_.label_at(placement);
    news[label / 8] |= folding_.same(label);
    ++count;
  });
  return count;
}

bool DuelRow::is_stuck(std::uint32_t placement) {
  if ((steps_[placement] & ~(rivals_ | placements_.set(placement))) != 0) return false;
  for (const auto [rest, point] : placements_.parts(placement)) {
    if (sources(rest, set_of(point), empty(rest)) != 0) return false;
  }
  return true;
}

PointSet DuelRow::empty(std::uint32_t rest) const {
  return (set_of(placements_.points()) - 1) & ~(rivals_ | placements_.rest(rest));
}

// Those of some empty points from where a piece, lifted, may go to one of `to`.
PointSet DuelRow::sources(std::uint32_t rest, PointSet among, PointSet to) {
  const auto groups = hop_groups_.of(placements_.rest(rest));
  PointSet out = reach(groups, to & to_outside_);
  if (to_inside_ != to_outside_) out = (out & ~goal_) | (reach(groups, to & to_inside_) & goal_);
  return out & among;
}

PointSet DuelRow::reach(std::span<const PointSet> groups, PointSet to) const {
  PointSet out = near(to);
  for (const PointSet group : groups) {
    const PointSet there = group & to, more = there & (there - 1);
    const PointSet others = there != 0 ? group & ~there : 0;  // of a single target
    out |= more != 0 ? group : others;
  }
  return out;
}

PointSet DuelRow::near(PointSet set) const {
  PointSet out = 0;
  for (std::size_t byte = 0; byte < near_bytes_.size(); ++byte) out |= near_bytes_[byte][set >> 8 * byte & 0xFF];
  return out;
}

}  // namespace asobi::diamond
