#include "games/diamond/options.hpp"

#include <algorithm>

namespace asobi::diamond {

namespace {

Result<std::vector<Corner>> seats_of(const Board& board, const Options& options) {
  if (options.seats) {
    if (options.players) {
      return fail(Code::invalid, "give players or seats, not both", "players と seats は片方だけ指定してください");
    }
    return parse_seats(board, *options.seats);
  }
  const int players = options.players.value_or(usual_options.players);
  if (players < 1 || players > board.axes()) {
    return fail(Code::invalid, "this board is for 1 to {} players, not {}",
                "この盤は 1 人から {} 人用です（{} 人は不可）", board.axes(), players);
  }
  return usual_seats(players);
}

// Where a session begins, and what is to be reached, if that is told.
struct Opening {
  std::optional<Placement> placement;
  Move target;
};

Result<Opening> opening_of(const Board& board, const std::vector<Corner>& seats, const Options& options) {
  Opening out;
  if (options.position) {
    ASOBI_TRY(out.placement, parse_placement(board, static_cast<int>(seats.size()), *options.position));
  }
  if (options.target) {
    const Placement here = out.placement ? *out.placement : at_home(board, seats);
    ASOBI_TRY(out.target, parse_target(board, here, *options.target));
  }
  return out;
}

// A goal cannot be filled by an army that is too small, so there all its pieces must arrive.
Result<void> check_win_rule(const Board& board, const Opening& opening, const Options& options, Switches& switches) {
  if (!opening.placement || opening.placement->whole(board)) return {};
  if (options.win == WinRule::full) {
    return fail(Code::invalid,
                "win full needs whole armies of {} pieces, and this position has fewer; leave win away, or give all",
                "win full には {} 個ずつの駒が必要ですが、この局面には足りません。win を省くか all にしてください",
                board.home({0, false}).size());
  }
  switches.block_wins = false;
  return {};
}

Result<Switches> switches_of(const Options& options) {
  Switches out;
  out.block_wins = options.win.value_or(usual_options.win) == WinRule::full;
  out.foreign_rest = options.corners.value_or(usual_options.corners) == CornerRule::free;
  out.leave_goal = options.goal.value_or(usual_options.goal) == GoalRule::leave;
  out.repetition = options.repetition.value_or(usual_options.repetition);
  out.limit = options.limit.value_or(usual_options.limit);
  if (out.repetition == 1) {
    return fail(Code::invalid, "repetition 1 would end the game at once; give 0 (never) or at least 2",
                "repetition が 1 では始まる前に終わります。0（なし）か 2 以上にしてください");
  }
  if (out.repetition > 0 && (out.limit == 0 || out.limit > longest_with_repetition)) {
    out.limit = longest_with_repetition;
  }
  return out;
}

}  // namespace

Result<Game> open(const Options& options) {
  const int dim = options.dim.value_or(usual_options.dim);
  ASOBI_TRY(auto board, Board::make(dim, options.size.value_or(usual_size(dim))));
  ASOBI_TRY(auto seats, seats_of(*board, options));
  const System system = options.coordinates.value_or(usual_options.coordinates);
  if (system == System::cube && dim != 3) {
    return fail(Code::invalid, "cube coordinates are for boards of dimension 3 only, not {}",
                "cube の座標は 3 次元の盤だけのものです（{} 次元は不可）", dim);
  }
  ASOBI_TRY(auto opening, opening_of(*board, seats, options));
  ASOBI_TRY(Switches switches, switches_of(options));
  ASOBI_CHECK(check_win_rule(*board, opening, options, switches));
  return Game(std::move(board), std::move(seats), switches, system, std::move(opening.placement), opening.target);
}

}  // namespace asobi::diamond
