// What a table of a whole game is laid out by: the normal seats, the rules as sets, and the numbering of positions. The
// players count from the mover on: 0 moves, 1 is next, the last has just moved. A position is (turn, row, column):
// `column` the mover's placement, `row` the others' (the next player's the lowest digit, base the number of
// placements), `turn` who moves; where the seats can be rotated, every position is turned so that seat 0 moves, and
// there is one turn. Numbers with two pieces on one point stand for nothing.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "games/diamond/board/position.hpp"
#include "games/diamond/solve/placements.hpp"

namespace asobi::diamond {

class Arena {
 public:
  // Errors: `limit` when there are more positions than a table can have, `invalid` where draws depend on history.
  static Result<Arena> make(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                            const Switches& switches);
  // Of a duel of any size that can be laid out: what is made of it need not be one table in memory.
  static Result<Arena> make_duel(std::shared_ptr<const Board> board, const std::vector<Corner>& seats,
                                 const Switches& switches);

  // Whether there can be one; the errors of `make` and `make_duel`.
  static Result<void> check(const Board& board, std::size_t players, const Switches& switches);
  static Result<void> check_duel(const Board& board, std::size_t players, const Switches& switches);

  const Board& board() const { return *board_; }
  const std::vector<Corner>& seats() const { return frame_.seats; }
  std::string name() const { return name_of(*board_, frame_.seats, switches_); }  // of the table
  // The same before there is an arena, which takes longer.
  static std::string name_of(const Board& board, const std::vector<Corner>& seats, const Switches& switches);

  unsigned players() const { return static_cast<unsigned>(frame_.seats.size()); }
  unsigned turns() const { return rotated_ ? 1 : players(); }
  const Placements& placements() const { return placements_; }
  std::uint64_t rows() const { return rows_; }  // of one turn
  std::uint64_t cells() const { return turns() * rows_ * placements_.count(); }
  // Placements of all armies, times who is to move.
  std::uint64_t positions() const;
  // How many positions each one in the table stands for.
  unsigned stands_for() const { return players() / turns(); }

  // The placements of the others in that row, from the next player on.
  std::vector<std::uint32_t> digits(std::uint64_t row) const;
  // All their pieces; nothing when two of them share a point.
  std::optional<PointSet> others(std::uint64_t row) const;
  // Placements as they are after a move, seen by the player who made it.
  const std::vector<std::uint32_t>& shifted() const { return shifted_; }
  const std::vector<std::uint32_t>& unshifted() const { return unshifted_; }

  // Who has won where `armies` (from the mover on) stand.
  std::optional<unsigned> winner(unsigned turn, std::span<const PointSet> armies) const;
  // Where a piece on `point` may end its move, and from where a piece that stands on `point` may have come, as far as
  // the switches have a say.
  PointSet to(unsigned turn, unsigned point) const { return rules_[turn].to[point]; }
  PointSet from(unsigned turn, unsigned point) const { return rules_[turn].from[point]; }
  // Where the army must come that is to move.
  PointSet goal(unsigned turn) const { return rules_[turn].goals.front(); }

  // The number of a position of the game as it is seated.
  template <class B>
  std::uint64_t cell(const Position<B>& position) const {
    const auto mover = static_cast<unsigned>(position.to_move);
    std::uint64_t row = 0, column = 0;
    for (unsigned i = players(); i-- > 0;) {
      PointSet set = 0;
      position.men[(mover + i) % players()].each([&](Point p) { set |= set_of(views_[mover][p]); });
      const std::uint32_t number = Placements::number(set);
      if (i == 0) {
        column = number;
      } else {
        row = row * placements_.count() + number;
      }
    }
    return ((rotated_ ? 0 : mover) * rows_ + row) * placements_.count() + column;
  }

 private:
  struct Rules {
    std::vector<PointSet> goals;  // by player, from the mover on
    std::vector<PointSet> to, from;
  };

  std::shared_ptr<const Board> board_;
  Switches switches_;
  Frame frame_;
  bool rotated_ = false;
  Placements placements_;
  std::uint64_t rows_ = 1;
  std::vector<std::uint32_t> shifted_, unshifted_;
  std::vector<PointMap> views_;  // by who is to move: from the board as it is seated to the table's
  std::vector<Rules> rules_;     // by turn

  Arena(std::shared_ptr<const Board> board, const std::vector<Corner>& seats, const Switches& switches);
  PointSet corner(Corner corner) const;
  Rules rules(unsigned turn) const;
};

}  // namespace asobi::diamond
