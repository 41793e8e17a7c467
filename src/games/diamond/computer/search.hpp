// Looking ahead: alpha-beta with iterative deepening and a table of positions, for any number of players. The searcher
// maximises, all others minimise (the paranoid assumption; with two it is minimax, alone plain search). A position is
// worth what the others' pieces still have to go, on average, less what one's own have; far stragglers and pieces off
// the axis count more. Moves that lose height are tried at the root only, or where there are no others. A search is
// bounded by nodes, so that the same position, budget and dice give the same move; some 0.8 us a
// node; the last move of a line is only weighed, not made.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "base/progress.hpp"
#include "base/sort_stably.hpp"
#include "games/diamond/board/position.hpp"
#include "games/diamond/computer/move_masks.hpp"

namespace asobi::diamond {

// By point: what a piece of the player of that corner has still to go.
std::vector<int> distances_to_go(const Board& board, Corner seat);

struct Budget {
  std::uint64_t nodes = 0;
  int depth = 1;
};

// `value` is in units of distances_to_go; beyond `won` the game is decided, in `won_score` - value plies, which are
// `home_in` moves of the winner's.
struct Best {
  Move move;
  int value = 0;
  int depth = 0;
  std::uint64_t nodes = 0;
  int home_in = 0;
};

constexpr int won_score = 1'000'000;
constexpr int won = won_score - 10'000;

template <class B>
class Search {
 public:
  explicit Search(const Mover<B>& mover) : mover_(mover), masks_(mover.board()) {
    const Board& board = mover.board();
    for (const Corner seat : mover.seats()) {
      to_go_.push_back(distances_to_go(board, seat));
      heights_.emplace_back();
      for (Point p = 0; p < board.points(); ++p) heights_.back().push_back(board.height(seat, p));
    }
  }

  // The best move by what the budget allows, equals at random; `unwanted` moves only where there are no others. The
  // game must be running.
  Result<Best> best(const Position<B>& start, const Budget& budget, std::span<const Move> unwanted, Random& random,
                    const Progress& progress) {
    table_.resize(table_size);
    lists_.resize(static_cast<std::size_t>(budget.depth) + 1);
    position_ = &here_.emplace(start);
    masks_.clear();
    start.occupied.each([&](Point p) { masks_.toggle(p); });
    me_ = start.to_move;
    nodes_ = 0;
    const std::size_t work = work_of_a_node();
    most_nodes_ = std::max<std::uint64_t>(1, budget.nodes * usual_work / std::max(usual_work, work));
    ask_every_ = std::max<std::uint64_t>(1, 1024 * usual_work / std::max(usual_work, work));
    progress_ = &progress;
    ++salt_;
    for (int k = 0; k < mover_.players(); ++k) {
      left_[static_cast<std::size_t>(k)] = 0;
      start.men[static_cast<std::size_t>(k)].each([&](Point p) { left_[static_cast<std::size_t>(k)] += go(k, p); });
    }
    std::vector<Scored> root = root_moves(unwanted, random);
    Best out = {root.front().move, 0, 0, 0};
    for (int depth = 1; depth <= budget.depth && !out_of_nodes(); ++depth) {
      if (!search_root(root, depth, out)) break;
      if (root.size() == 1 || out.value > won || out.value < -won) break;
    }
    ASOBI_CHECK(progress.check());
    out.nodes = nodes_;
    if (out.value > won) out.home_in = (won_score - out.value + mover_.players() - 1) / mover_.players();
    return out;
  }

 private:
  struct Scored {
    Move move;
    int gain;
  };
  enum class Bound : std::uint8_t { none, exact, lower, upper };
  struct Slot {
    std::uint64_t key = 0;
    int value = 0;
    Move move = {};
    std::int8_t depth = 0;
    Bound bound = Bound::none;
  };
  static constexpr std::size_t table_size = std::size_t{1} << 17;
  static constexpr std::size_t usual_work = 200;  // directions of all pieces of an army that are looked at in a node
  static constexpr int infinite = std::numeric_limits<int>::max();

  const Mover<B>& mover_;
  std::vector<Slot> table_;
  MoveMasks masks_;
  std::vector<std::vector<int>> to_go_, heights_;  // by player and point
  std::vector<std::vector<Scored>> lists_;         // of moves, by ply
  std::vector<Scored> back_;
  std::optional<Position<B>> here_;
  Position<B>* position_ = nullptr;
  std::array<int, most_players> left_ = {};  // what each army has still to go
  int me_ = 0;
  std::uint64_t nodes_ = 0, most_nodes_ = 0, ask_every_ = 1, salt_ = 0;
  const Progress* progress_ = nullptr;
  bool stopped_ = false;

  int go(int player, Point p) const { return to_go_[static_cast<std::size_t>(player)][p]; }

  std::size_t work_of_a_node() const {
    const auto axes = static_cast<std::size_t>(mover_.board().axes());
    return position_->men[static_cast<std::size_t>(me_)].count() * axes * (axes - 1);
  }
  bool out_of_nodes() {
    if (nodes_ % ask_every_ == 0) stopped_ = progress_->stopped();
    return stopped_ || nodes_ >= most_nodes_;
  }

  void make(Move move) {
    if (move.from != nowhere) {
      const int player = position_->to_move;
      left_[static_cast<std::size_t>(player)] += go(player, move.to) - go(player, move.from);
      turn_over(move);
    }
    mover_.apply(*position_, move);
  }
  void unmake(Move move) {
    mover_.revert(*position_, move);
    if (move.from != nowhere) {
      const int player = position_->to_move;
      left_[static_cast<std::size_t>(player)] -= go(player, move.to) - go(player, move.from);
      turn_over(move);
    }
  }
  void turn_over(Move move) {
    in_dimension(mover_.board().dim(), [&]<std::size_t Dim>() {
      masks_.toggle<Dim>(move.from);
      masks_.toggle<Dim>(move.to);
    });
  }

  // The mover is still to gain so much.
  int value_here(int gain = 0) const {
    int others = position_->to_move == me_ ? 0 : -gain;
    for (int k = 0; k < mover_.players(); ++k) others += k == me_ ? 0 : left_[static_cast<std::size_t>(k)];
    const int rivals = std::max(1, mover_.players() - 1);
    return others / rivals - left_[static_cast<std::size_t>(me_)] + (position_->to_move == me_ ? gain : 0);
  }

  std::vector<Scored> root_moves(std::span<const Move> unwanted, Random& random) const {
    std::vector<Scored> wanted, others;
    mover_.each_move(*position_, [&](Move move) {
      const int gain = move.from == nowhere ? 0 : go(me_, move.from) - go(me_, move.to);
      const bool no = std::ranges::find(unwanted, move) != unwanted.end();
      (no ? others : wanted).push_back({move, gain});
    });
    if (wanted.empty()) wanted = std::move(others);
    random.shuffle(wanted);
    sort_stably(wanted, std::ranges::greater(), &Scored::gain);
    return wanted;
  }

  // False when the budget ran out; a better move found before that is kept.
  bool search_root(std::vector<Scored>& root, int depth, Best& out) {
    int alpha = -infinite;
    for (std::size_t i = 0; i < root.size(); ++i) {
      const Scored scored = root[i];
      make(scored.move);
      const int value = search(depth - 1, 1, alpha, infinite);
      unmake(scored.move);
      if (out_of_nodes() && depth > 1) return false;
      if (value <= alpha) continue;
      alpha = value;
      out = {scored.move, value, depth, 0};
      root.erase(root.begin() + static_cast<std::ptrdiff_t>(i));
      root.insert(root.begin(), scored);
    }
    return true;
  }

  int search(int depth, int ply, int alpha, int beta) {
    ++nodes_;
    if (const auto winner = mover_.winner(*position_)) return *winner == me_ ? won_score - ply : ply - won_score;
    if (depth == 0 || out_of_nodes()) return value_here();
    if (depth == 1 && !nearly_over()) return value_here(most_gain());
    const std::uint64_t key = position_->hash ^ salt_ * 0x9E3779B97F4A7C15u;
    Slot& slot = table_[key % table_size];
    Move first = {};
    if (slot.bound != Bound::none && slot.key == key) {
      first = slot.move;
      const bool usable =
          slot.depth == depth && (slot.bound == Bound::exact || (slot.bound == Bound::lower && slot.value >= beta) ||
                                  (slot.bound == Bound::upper && slot.value <= alpha));
      if (usable) return slot.value;
    }
    const Scored best = best_of(inner_moves(first, ply), depth, ply, alpha, beta);
    const Bound bound = best.gain >= beta ? Bound::lower : best.gain <= alpha ? Bound::upper : Bound::exact;
    if (!stopped_ && nodes_ < most_nodes_) slot = {key, best.gain, best.move, static_cast<std::int8_t>(depth), bound};
    return best.gain;
  }

  // Whether one move may end the game.
  bool nearly_over() const {
    for (int k = 0; k < mover_.players(); ++k) {
      B open = mover_.goal(k);
      open -= mover_.switches().block_wins ? position_->occupied : position_->men[static_cast<std::size_t>(k)];
      if (open.count() <= 1) return true;
    }
    return false;
  }

  // The best move for whoever is to move; its `gain` is its value. Moves are tried from the largest gain on.
  Scored best_of(std::vector<Scored>& moves, int depth, int ply, int alpha, int beta) {
    const bool mine = position_->to_move == me_;
    Scored best = {{}, mine ? -infinite : infinite};
    for (std::size_t i = 0; i < moves.size(); ++i) {
      std::size_t next = i;
      for (std::size_t k = i + 1; k < moves.size(); ++k) next = moves[k].gain > moves[next].gain ? k : next;
      std::swap(moves[i], moves[next]);
      const Move move = moves[i].move;
      make(move);
      const int value = search(depth - 1, ply + 1, alpha, beta);
      unmake(move);
      if (mine ? value > best.gain : value < best.gain) best = {move, value};
      (mine ? alpha : beta) = mine ? std::max(alpha, value) : std::min(beta, value);
      if (alpha >= beta) break;
    }
    return best;
  }

  // f(move, what it gains, whether it loses height).
  template <class F>
  void each_gain(F&& f) const {
    const int player = position_->to_move;
    const int* height = heights_[static_cast<std::size_t>(player)].data();
    const int* left = to_go_[static_cast<std::size_t>(player)].data();
    bool any = false;
    position_->men[static_cast<std::size_t>(player)].each([&](Point from) {
      B targets(mover_.board().points());
      masks_.reach(from, targets);
      mover_.keep_allowed(player, from, targets);
      targets.each([&](Point to) {
        any = true;
        f(Move{from, to}, left[from] - left[to], height[to] < height[from]);
      });
    });
    if (!any) f(Move{}, 0, false);
  }

  int most_gain() const {
    int forward = -infinite, back = -infinite;
    each_gain([&](Move, int gain, bool loses) { (loses ? back : forward) = std::max(loses ? back : forward, gain); });
    return forward == -infinite ? back : forward;
  }

  std::vector<Scored>& inner_moves(Move first, int ply) {
    std::vector<Scored>& forward = lists_[static_cast<std::size_t>(ply)];
    forward.clear();
    back_.clear();
    each_gain([&](Move move, int gain, bool loses) {
      (loses ? back_ : forward).push_back({move, move == first ? infinite : gain});
    });
    if (forward.empty()) forward = back_;
    return forward;
  }
};

}  // namespace asobi::diamond
