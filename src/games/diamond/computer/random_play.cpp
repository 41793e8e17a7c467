#include "games/diamond/computer/random_play.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "base/bits.hpp"

namespace asobi::diamond {

namespace {

constexpr std::size_t batch = 3;   // draws
constexpr int most_batches = 250;  // without a move, after which the moves are listed

// Classes of parities: bit i for coordinate i, without the last, which follows from the sum. By line, what a step along
// it does to the class.
template <std::size_t Dim>
constexpr auto line_parities = [] {
  std::array<std::size_t, Dim*(Dim + 1) / 2> out = {};
  std::size_t line = 0;
  for (std::size_t up = 0; up <= Dim; ++up) {
    for (std::size_t down = up + 1; down <= Dim; ++down) {
      out[line++] = (std::size_t{1} << up ^ std::size_t{1} << down) % (std::size_t{1} << Dim);
    }
  }
  return out;
}();

// Whether a 32-bit number times `bound` must be drawn again for its high half to be uniform below `bound`.
bool unfair(std::uint64_t product, std::uint32_t bound) {
  const auto low = static_cast<std::uint32_t>(product);
  return low < bound && low < -bound % bound;
}

}  // namespace

RandomPlay::RandomPlay(std::shared_ptr<const Board> board, std::vector<Corner> seats, const Switches& switches)
    : board_(std::move(board)), seats_(std::move(seats)), switches_(switches), masks_(*board_) {
  const Point points = board_->points();
  for (Point p = 0; p < points; ++p) {
    std::size_t parities = 0;
    for (int axis = 0; axis < board_->dim(); ++axis) {
      parities |= static_cast<std::size_t>(board_->at(p)[static_cast<std::size_t>(axis)] & 1) << axis;
    }
    class_.push_back(static_cast<std::uint8_t>(parities));
  }
  goal_of_.assign(points, static_cast<std::uint8_t>(seats_.size()));
  for (std::size_t k = 0; k < seats_.size(); ++k) {
    for (const Point p : board_->home(seats_[k].opposite())) goal_of_[p] = static_cast<std::uint8_t>(k);
    army_size_.push_back(static_cast<std::uint32_t>(board_->home(seats_[k]).size()));
  }
  seen_.resize(points + 1u);
  reached_.resize(points + 1u);
  reset();
}

void RandomPlay::reset() {
  masks_.clear();
  links_ = {};
  in_goal_ = {};
  own_in_goal_ = {};
  to_move_ = 0;
  winner_.reset();
  armies_.clear();
  for (std::size_t k = 0; k < seats_.size(); ++k) {
    const auto home = board_->home(seats_[k]);
    armies_.emplace_back(home.begin(), home.end());
    for (const Point p : home) {
      in_dimension(board_->dim(), [&]<std::size_t Dim>() { turn_over<Dim>(p, true); });
      ++in_goal_[goal_of_[p]];
    }
  }
}

// A free point is filled, or a filled one freed.
template <std::size_t Dim>
void RandomPlay::turn_over(Point p, bool fill) {
  constexpr std::size_t directions = Dim * (Dim + 1);
  const std::uint32_t one = fill ? 1u : ~0u;
  const MoveMasks::Mask here = masks_.mask(p);
  const std::size_t parities = class_[p];
  links_[parities] -= one * static_cast<std::uint32_t>(std::popcount(MoveMasks::hops_in(here)));
  const std::uint32_t free_sides = static_cast<std::uint32_t>(here) & static_cast<std::uint32_t>(here) >> 1;
  for (std::size_t line = 0; line < directions / 2; ++line) {
    links_[parities ^ line_parities<Dim>[line]] += one * (free_sides >> 2 * line & 1);
  }
  masks_.toggle<Dim>(p);
}

// A slot for every direction, a step or a hop, and one for every point that chains might reach beyond.
template <std::size_t Dim>
std::uint32_t RandomPlay::slots_of_a_piece() const {
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < std::size_t{1} << Dim; ++i) most = std::max(most, links_[i]);
  return static_cast<std::uint32_t>(Dim * (Dim + 1)) + most;
}

// Whether there may be a move in this slot. A slot of a direction then has one; a slot of a chain may be empty.
template <std::size_t Dim>
bool RandomPlay::promising(Point from, std::uint32_t slot) const {
  constexpr std::uint32_t directions = Dim * (Dim + 1);
  const MoveMasks::Mask mask = masks_.mask(from);
  const std::uint32_t links = links_[class_[from]];
  const bool simple = ((mask | mask >> MoveMasks::half) >> (slot & 31) & 1) != 0;
  const bool chain = slot - directions < (MoveMasks::hops_in(mask) != 0 ? links : 0);
  return slot < directions ? simple : chain;
}

// Where the move in a promising slot leads; nowhere if there is none.
template <std::size_t Dim>
Point RandomPlay::target(Point from, std::uint32_t slot) {
  constexpr std::uint32_t directions = Dim * (Dim + 1);
  if (slot >= directions) return beyond_first_hops<Dim>(from, slot - directions);
  return masks_.target<Dim>(from, slot, (masks_.mask(from) >> slot & 1) == 0);
}

// The index-th point that a chain from `from` reaches and one hop does not.
template <std::size_t Dim>
Point RandomPlay::beyond_first_hops(Point from, std::uint32_t index) {
  if (++flood_ == 0) {
    std::ranges::fill(seen_, 0);
    flood_ = 1;
  }
  std::size_t count = 0;
  const auto hop_on = [&](Point at) {
    for (std::uint32_t ways = masks_.hops(at); ways != 0; ways &= ways - 1) {
      const Point to = masks_.target<Dim>(at, static_cast<std::size_t>(lowest_bit(ways)), true);
      reached_[count] = to;
      count += seen_[to] != flood_ ? 1 : 0;
      seen_[to] = flood_;
    }
  };
  hop_on(from);
  const std::size_t wanted = count + index;
  for (std::size_t i = 0; i < count && count <= wanted; ++i) hop_on(reached_[i]);
  return wanted < count ? reached_[wanted] : nowhere;
}

bool RandomPlay::allowed(Move move) const {
  const auto me = static_cast<std::size_t>(to_move_);
  if (!switches_.leave_goal && goal_of_[move.from] == me && goal_of_[move.to] != me) return false;
  if (switches_.foreign_rest) return true;
  const auto x = board_->at(move.to);
  for (int axis = 0; axis < board_->axes(); ++axis) {
    const int height = x[static_cast<std::size_t>(axis)];
    if (axis != seats_[me].axis && (height < 0 || height > board_->size())) return false;
  }
  return true;
}

Move RandomPlay::step(Random& random) {
  const Move move = in_dimension(board_->dim(), [&]<std::size_t Dim>() { return drawn<Dim>(random); });
  to_move_ = to_move_ + 1 == static_cast<int>(seats_.size()) ? 0 : to_move_ + 1;
  return move;
}

template <std::size_t Dim>
Move RandomPlay::drawn(Random& random) {
  const std::span<Point> men = armies_[static_cast<std::size_t>(to_move_)];
  const std::uint32_t pieces = static_cast<std::uint32_t>(men.size()), slots = slots_of_a_piece<Dim>();
  const bool free = switches_.foreign_rest && switches_.leave_goal;
  Random dice = random;
  for (int i = 0; i < most_batches; ++i) {
    // Several draws before the branch, since the processor can predict that one of them has a move, but not which.
    std::array<Point*, batch> from;
    std::array<std::uint32_t, batch> slot;
    std::uint32_t good = 0;
    for (std::size_t k = 0; k < batch; ++k) {
      const std::uint64_t x = dice.next();
      const std::uint64_t piece_product = (x & 0xFFFFFFFF) * pieces, slot_product = (x >> 32) * slots;
      from[k] = &men[piece_product >> 32];
      slot[k] = static_cast<std::uint32_t>(slot_product >> 32);
      good |= static_cast<std::uint32_t>(promising<Dim>(*from[k], slot[k])) << k;
      if (unfair(piece_product, pieces) || unfair(slot_product, slots)) good &= ~(1u << k);
    }
    for (; good != 0; good &= good - 1) {
      const auto k = static_cast<std::size_t>(lowest_bit(good));
      const Move move = {*from[k], target<Dim>(*from[k], slot[k])};
      if (move.to == nowhere || (!free && !allowed(move))) continue;
      random = dice;
      carry<Dim>(*from[k], move.to);
      return move;
    }
  }
  random = dice;
  std::vector<Move> moves = listed<Dim>();  // moves are few among so many empty slots
  std::erase(moves, Move{});
  if (moves.empty()) return {};
  const Move move = moves[random.below(moves.size())];
  carry<Dim>(*std::ranges::find(men, move.from), move.to);
  return move;
}

std::vector<Move> RandomPlay::slots() {
  return in_dimension(board_->dim(), [&]<std::size_t Dim>() { return listed<Dim>(); });
}

template <std::size_t Dim>
std::vector<Move> RandomPlay::listed() {
  std::vector<Move> out;
  const std::uint32_t each = slots_of_a_piece<Dim>();
  for (const Point from : armies_[static_cast<std::size_t>(to_move_)]) {
    for (std::uint32_t slot = 0; slot < each; ++slot) {
      const Move move = {from, promising<Dim>(from, slot) ? target<Dim>(from, slot) : nowhere};
      out.push_back(move.to == nowhere || !allowed(move) ? Move{} : move);
    }
  }
  return out;
}

template <std::size_t Dim>
void RandomPlay::carry(Point& at, Point to) {
  const auto me = static_cast<std::size_t>(to_move_);
  turn_over<Dim>(at, false);
  turn_over<Dim>(to, true);
  --in_goal_[goal_of_[at]];
  ++in_goal_[goal_of_[to]];
  own_in_goal_[me] += (goal_of_[to] == me ? 1u : 0u) - (goal_of_[at] == me ? 1u : 0u);
  at = to;
  const std::size_t whose = goal_of_[to];
  if (whose == seats_.size()) return;
  const bool full = in_goal_[whose] == army_size_[whose] && own_in_goal_[whose] > 0;
  const bool all = own_in_goal_[whose] == army_size_[whose];
  if (switches_.block_wins ? full : all) winner_ = static_cast<int>(whose);
}

}  // namespace asobi::diamond
