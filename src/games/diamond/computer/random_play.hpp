// Random play, every pair (from, to) equally likely, without making the list of moves. A hop keeps every
// coordinate's parity and goes over a point of another class of parities: so a piece on its way changes nothing about
// its own hops, and a chain beyond its first hops needs a hop between two free points of the class for every point
// more. That bounds the targets of a piece; a draw is among slots up to that bound, and a draw of an empty slot is
// repeated. Two thirds of the draws need no flood at all. Source of the draw without division: Lemire, Fast random
// integer generation in an interval (2019).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "base/random.hpp"
#include "games/diamond/board/position.hpp"
#include "games/diamond/computer/move_masks.hpp"

namespace asobi::diamond {

class RandomPlay {
 public:
  RandomPlay(std::shared_ptr<const Board> board, std::vector<Corner> seats, const Switches& switches);

  // All armies at home, the first player to move.
  void reset();
  // One move of the player to move; a pass where there is no other. The game must be running.
  Move step(Random& random);
  int to_move() const { return to_move_; }
  // Who has won by the last move.
  std::optional<int> winner() const { return winner_; }
  const std::vector<Point>& men(int player) const { return armies_[static_cast<std::size_t>(player)]; }

  // What is drawn from: every move once, and passes for the slots that are empty.
  std::vector<Move> slots();

 private:
  std::shared_ptr<const Board> board_;
  std::vector<Corner> seats_;
  Switches switches_;
  std::vector<std::uint8_t> class_;    // of parities, by point
  std::vector<std::uint8_t> goal_of_;  // by point: whose goal it is, or the number of players
  std::vector<std::uint32_t> army_size_;

  MoveMasks masks_;
  std::array<std::uint32_t, 32> links_ = {};  // by class: hops between two free points
  std::vector<std::vector<Point>> armies_;
  std::array<std::uint32_t, most_players + 1> in_goal_ = {}, own_in_goal_ = {};  // pieces in the goal of a player
  int to_move_ = 0;
  std::optional<int> winner_;
  std::vector<std::uint32_t> seen_;  // by point: the last flood that came there
  std::uint32_t flood_ = 0;
  std::vector<Point> reached_;

  template <std::size_t Dim>
  void turn_over(Point p, bool fill);
  template <std::size_t Dim>
  void carry(Point& at, Point to);
  template <std::size_t Dim>
  std::uint32_t slots_of_a_piece() const;
  template <std::size_t Dim>
  bool promising(Point from, std::uint32_t slot) const;
  template <std::size_t Dim>
  Point target(Point from, std::uint32_t slot);
  template <std::size_t Dim>
  Point beyond_first_hops(Point from, std::uint32_t index);
  template <std::size_t Dim>
  Move drawn(Random& random);
  template <std::size_t Dim>
  std::vector<Move> listed();
  bool allowed(Move move) const;
};

}  // namespace asobi::diamond
