// The game itself, on sets of points. A move takes a piece from one point to another: a step to an empty neighbour, or
// a chain of hops, each over exactly one adjacent piece of anybody to the empty point behind it; only the two ends of a
// chain matter, and it may pass its own start but not end there. Targets are found by a flood over hops, about 15 ns a
// piece on the usual board. A player who cannot move passes.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

#include "base/progress.hpp"
#include "base/random.hpp"
#include "games/diamond/board/bits.hpp"
#include "games/diamond/board/board.hpp"

namespace asobi::diamond {

struct Move {
  Point from = nowhere;  // nowhere: a pass
  Point to = nowhere;
  friend bool operator==(const Move&, const Move&) = default;
};

// The switches; as they stand here they are the paper's rules but for `block_wins`, the usual rule against blocking a
// goal by staying in it. In the paper all own pieces must arrive.
struct Switches {
  bool block_wins = true;  // a goal that is full with at least one own piece is won; else all own pieces must be there
  bool foreign_rest = true;  // a move may end in a corner that is neither one's home nor one's goal
  bool leave_goal = true;    // a move may lead out of the goal
  int repetition = 0;        // a position that occurs so often is a draw; 0: never
  std::int64_t limit = 0;    // a game of so many moves is a draw; 0: never
};

template <class B>
struct Position {
  B occupied;
  std::array<B, most_players> men;
  std::uint64_t hash = 0;  // of the men and of who is to move
  int to_move = 0;
};

template <class B>
class Mover {
 public:
  Mover(std::shared_ptr<const Board> board, std::vector<Corner> seats, const Switches& switches)
      : board_(std::move(board)), seats_(std::move(seats)), switches_(switches), everywhere_(board_->points()) {
    const std::size_t points = board_->points();
    for (Point p = 0; p < points; ++p) {
      everywhere_.add(p);
      if constexpr (keeps_near) {
        B near(points);
        for (const Point q : board_->neighbours(p)) near.add(q);
        near_.push_back(near);
      }
    }
    for (const Corner seat : seats_) {
      home_.push_back(corner_set(seat));
      goal_.push_back(corner_set(seat.opposite()));
      rest_.push_back(resting_places(seat));
    }
    Random random(0xd1a303d);
    for (std::size_t i = 0; i < points * seats_.size(); ++i) keys_.push_back(random.next());
    for (std::size_t i = 0; i < seats_.size(); ++i) turn_keys_.push_back(random.next());
  }

  const Board& board() const { return *board_; }
  const std::shared_ptr<const Board>& shared_board() const { return board_; }
  const std::vector<Corner>& seats() const { return seats_; }
  const Switches& switches() const { return switches_; }
  int players() const { return static_cast<int>(seats_.size()); }
  const B& goal(int player) const { return goal_[static_cast<std::size_t>(player)]; }

  Position<B> start() const {
    const B empty(board_->points());
    Position<B> out = {empty, {empty, empty, empty, empty, empty, empty}, turn_keys_[0], 0};
    for (int k = 0; k < players(); ++k) {
      home_[static_cast<std::size_t>(k)].each([&](Point p) { put(out, k, p); });
    }
    return out;
  }

  // An empty board, to be filled with `put`.
  Position<B> empty(int to_move) const {
    const B none(board_->points());
    return {none, {none, none, none, none, none, none}, turn_keys_[static_cast<std::size_t>(to_move)], to_move};
  }
  void put(Position<B>& position, int player, Point p) const {
    position.occupied.add(p);
    position.men[static_cast<std::size_t>(player)].add(p);
    position.hash ^= key(player, p);
  }

  // Where the piece on `from` may go by steps and hops alone.
  B reach(const Position<B>& position, Point from) const {
    B out = hops(position, from);
    add_steps(position, from, out);
    return out;
  }
  // Where the piece on `from`, which is the mover's, may go.
  B targets(const Position<B>& position, Point from) const {
    B out = reach(position, from);
    keep_allowed(position.to_move, from, out);
    return out;
  }
  // Of the points that a piece of the player's reaches, those where the switches let it rest.
  void keep_allowed(int player, Point from, B& reached) const {
    const auto k = static_cast<std::size_t>(player);
    if (!switches_.foreign_rest) reached &= rest_[k];
    if (!switches_.leave_goal && goal_[k].has(from)) reached &= goal_[k];
  }

  // f(move) for every move, the pass only where there is no other.
  template <class F>
  void each_move(const Position<B>& position, F&& f) const {
    bool any = false;
    position.men[static_cast<std::size_t>(position.to_move)].each([&](Point from) {
      targets(position, from).each([&](Point to) {
        any = true;
        f(Move{from, to});
      });
    });
    if (!any) f(Move{});
  }

  std::size_t count_moves(const Position<B>& position) const {
    std::size_t sum = 0;
    position.men[static_cast<std::size_t>(position.to_move)].each(
        [&](Point from) { sum += targets(position, from).count(); });
    return sum == 0 ? 1 : sum;
  }

  void apply(Position<B>& position, Move move) const {
    if (move.from != nowhere) carry(position, position.to_move, move.from, move.to);
    turn(position, position.to_move + 1 == players() ? 0 : position.to_move + 1);
  }
  void revert(Position<B>& position, Move move) const {
    turn(position, position.to_move == 0 ? players() - 1 : position.to_move - 1);
    if (move.from != nowhere) carry(position, position.to_move, move.to, move.from);
  }

  bool has_won(const Position<B>& position, int player) const {
    const auto k = static_cast<std::size_t>(player);
    if (!switches_.block_wins) return position.men[k].inside(goal_[k]);
    return goal_[k].inside(position.occupied) && goal_[k].meets(position.men[k]);
  }
  // Who has won; if one move has done it for two, the one who moved.
  std::optional<int> winner(const Position<B>& position) const {
    const int last = position.to_move == 0 ? players() - 1 : position.to_move - 1;
    for (int i = 0; i < players(); ++i) {
      const int player = (last + i) % players();
      if (has_won(position, player)) return player;
    }
    return std::nullopt;
  }

  // Levels that a move of the player's gains on his own way; none for a pass.
  int gain(int player, Move move) const {
    if (move.from == nowhere) return 0;
    const Corner seat = seats_[static_cast<std::size_t>(player)];
    return board_->height(seat, move.to) - board_->height(seat, move.from);
  }

  // The points that a move touches on a shortest way, both ends included; none for a pass or what cannot be.
  std::vector<Point> path(const Position<B>& position, Move move) const {
    if (move.from == nowhere) return {};
    for (auto& path : paths(position, move.from)) {
      if (path.back() == move.to) return std::move(path);
    }
    return {};
  }

  // For every target of the piece on `from` the points it touches on a shortest way there, both ends included.
  std::vector<std::vector<Point>> paths(const Position<B>& position, Point from) const {
    const B allowed = targets(position, from);
    std::vector<std::vector<Point>> out;
    for (const Point near : board_->neighbours(from)) {
      if (allowed.has(near)) out.push_back({from, near});
    }
    struct Reached {
      Point at;
      std::size_t before;
    };
    std::vector<Reached> queue = {{from, 0}};
    B seen(board_->points());
    seen.add(from);
    for (std::size_t i = 0; i < queue.size(); ++i) {
      for (const Jump& jump : board_->jumps(queue[i].at)) {
        if (!can_hop(position, from, jump) || seen.has(jump.to)) continue;
        seen.add(jump.to);
        queue.push_back({jump.to, i});
        const auto near = board_->neighbours(from);
        if (!allowed.has(jump.to) || std::ranges::find(near, jump.to) != near.end()) continue;
        std::vector<Point> back = {jump.to};
        for (std::size_t k = i; k != 0; k = queue[k].before) back.push_back(queue[k].at);
        back.push_back(from);
        out.emplace_back(back.rbegin(), back.rend());
      }
    }
    return out;
  }

  // May a piece that left `start` hop so?
  bool can_hop(const Position<B>& position, Point start, const Jump& jump) const {
    return position.occupied.has(jump.over) && jump.over != start &&
           (!position.occupied.has(jump.to) || jump.to == start);
  }

 private:
  std::shared_ptr<const Board> board_;
  std::vector<Corner> seats_;
  Switches switches_;
  B everywhere_;
  // Neighbours as sets; of the largest boards these would take half a gigabyte.
  static constexpr bool keeps_near = !std::is_same_v<B, WideBits>;
  std::vector<B> near_;
  std::vector<B> home_, goal_, rest_;  // by player
  std::vector<std::uint64_t> keys_, turn_keys_;

  B corner_set(Corner corner) const {
    B out(board_->points());
    for (const Point p : board_->home(corner)) out.add(p);
    return out;
  }
  B resting_places(Corner seat) const {
    B out = everywhere_;
    for (int axis = 0; axis < board_->axes(); ++axis) {
      if (axis == seat.axis) continue;
      out -= corner_set({axis, false});
      out -= corner_set({axis, true});
    }
    return out;
  }
  std::uint64_t key(int player, Point p) const {
    return keys_[static_cast<std::size_t>(player) * board_->points() + p];
  }

  void add_steps(const Position<B>& position, Point from, B& out) const {
    if constexpr (keeps_near) {
      B steps = near_[from];
      steps -= position.occupied;
      out |= steps;
    } else {
      for (const Point near : board_->neighbours(from)) {
        if (!position.occupied.has(near)) out.add(near);
      }
    }
  }

  // The piece need not be taken off the board: a hop keeps every coordinate's parity and goes over a point of other
  // parities, so no chain hops over `from`.
  B hops(const Position<B>& position, Point from) const {
    B seen(board_->points());
    hop_on(position.occupied, from, seen);
    return seen;
  }
  void hop_on(const B& occupied, Point at, B& seen) const {
    for (const Jump& jump : board_->jumps(at)) {
      if (!occupied.has(jump.over) || occupied.has(jump.to) || seen.has(jump.to)) continue;
      seen.add(jump.to);
      hop_on(occupied, jump.to, seen);
    }
  }

  void carry(Position<B>& position, int player, Point from, Point to) const {
    B& mine = position.men[static_cast<std::size_t>(player)];
    mine.remove(from);
    mine.add(to);
    position.occupied.remove(from);
    position.occupied.add(to);
    position.hash ^= key(player, from) ^ key(player, to);
  }
  void turn(Position<B>& position, int player) const {
    position.hash ^=
        turn_keys_[static_cast<std::size_t>(position.to_move)] ^ turn_keys_[static_cast<std::size_t>(player)];
    position.to_move = player;
  }
};

// The same position on sets of another kind.
template <class B, class A>
Position<B> converted(const Mover<B>& mover, const Position<A>& position) {
  auto out = mover.empty(position.to_move);
  for (int k = 0; k < mover.players(); ++k) {
    position.men[static_cast<std::size_t>(k)].each([&](Point p) { mover.put(out, k, p); });
  }
  return out;
}

// The number of sequences of `depth` moves; a finished game has no moves. It means nothing once `progress` is stopped.
template <class B>
std::uint64_t perft(const Mover<B>& mover, Position<B>& position, int depth, const Progress& progress) {
  if (depth == 0) return 1;
  if (progress.stopped() || mover.winner(position)) return 0;
  if (depth == 1) return mover.count_moves(position);
  std::uint64_t sum = 0;
  mover.each_move(position, [&](Move move) {
    mover.apply(position, move);
    sum += perft(mover, position, depth - 1, progress);
    mover.revert(position, move);
  });
  return sum;
}

}  // namespace asobi::diamond
