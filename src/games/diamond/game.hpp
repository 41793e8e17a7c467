// The diamond game of the catalogue: 1 to n + 1 players race from their corners to the opposite ones. A move is named
// from:to by the coordinates of its points, `pass` where a player cannot move; read are also the paper's names, the
// other system of coordinates, and whole chains from:by:…:to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/fields.hpp"
#include "games/diamond/board/placement.hpp"
#include "games/diamond/board/points.hpp"
#include "games/diamond/board/position.hpp"
#include "games/diamond/board/win_rule.hpp"
#include "solve/concepts.hpp"

namespace asobi::diamond {

constexpr std::int64_t longest_with_repetition = 10'000;
constexpr std::size_t remembered = 32;  // positions that opponents avoid where repetitions do not count

// A player's army: where it comes from and goes to, and how far it is.
struct Seat {
  Corner corner;
  int height = 0;
  int home = 0;

  Corner goal() const { return corner.opposite(); }

  static constexpr auto fields() {
    return field_list(field("corner", &Seat::corner, "like 1-"), field("goal", &Seat::goal),
                      field("height", &Seat::height, "the sum over the pieces"),
                      field("home", &Seat::home, "pieces in the goal"));
  }
};

struct PieceMoves {
  Point from = nowhere;
  std::vector<std::vector<Point>> paths = {};

  static constexpr auto fields() {
    return field_list(
        field("from", &PieceMoves::from),
        field("paths", &PieceMoves::paths, "for each target the points touched on a shortest way, both ends included"));
  }
};

// Of a puzzle.
struct Target {
  Point piece = nowhere, to = nowhere;

  static constexpr auto fields() {
    return field_list(field("piece", &Target::piece, "where the marked piece is now"), field("to", &Target::to));
  }
};

// Points are those of the tool `shape`.
struct View {
  Literal<"diamond"> kind = {};
  int dim = 0, size = 0;
  std::vector<Seat> seats = {};
  std::vector<int> at = {};
  std::optional<WinRule> win = {};
  std::optional<int> to_move = {};
  std::vector<PieceMoves> moves = {};
  std::optional<Target> target = {};

  static constexpr auto fields() {
    return field_list(field("kind", &View::kind), field("dim", &View::dim), field("size", &View::size),
                      field("seats", &View::seats, "by player"),
                      field("at", &View::at, "by point: the player whose piece is there, or -1"),
                      field("win", &View::win, "the rule by which the game is won; not in a puzzle"),
                      field("to_move", &View::to_move, "null once it is over").or_null(),
                      field("moves", &View::moves, "by piece, without those that cannot move"),
                      field("target", &View::target, "of a puzzle"));
  }
};

class Game {
 public:
  struct State {
    Position<WideBits> position;
    std::int64_t played = 0;
    std::vector<std::uint64_t> seen = {};  // hashes of the last positions; of all, where repetitions count
    Point marked = nowhere;                // where the piece of the target is now
  };
  using Move = diamond::Move;

  Game(std::shared_ptr<const Board> board, std::vector<Corner> seats, const Switches& switches, System system,
       std::optional<Placement> placement = std::nullopt, Move target = {})
      : mover_(std::move(board), std::move(seats), switches),
        system_(system),
        placement_(std::move(placement)),
        target_(target) {}

  const Mover<WideBits>& mover() const { return mover_; }
  const Board& board() const { return mover_.board(); }
  System system() const { return system_; }
  // With a target (`from` is not nowhere) the game is won when, and only when, that piece rests on `to`.
  Move target() const { return target_; }

  State start() const;
  std::size_t bytes() const { return board().bytes(); }
  std::size_t bytes(const State& state) const {
    return (static_cast<std::size_t>(players()) + 1) * (board().points() / 8 + sizeof(std::uint64_t)) +
           state.seen.size() * sizeof(state.seen[0]);
  }
  void moves(const State& state, std::vector<Move>& out) const;
  State after(State state, const Move& move) const;
  std::string key(const State& state) const;
  int players() const { return mover_.players(); }
  Status status(const State& state) const;

  std::string move_name(const State& state, const Move& move) const;
  Result<Move> parse_move(const State& state, std::string_view text) const;
  Result<std::vector<Move>> parse_line(const State& state, std::string_view text) const;
  View view(const State& state) const;
  std::string picture(const State& state, Lang lang) const;

 private:
  Mover<WideBits> mover_;
  System system_;
  std::optional<Placement> placement_;  // where it begins, if not at home
  Move target_;

  Result<void> check_piece(const State& state, Point from) const;
  Result<void> check_chain(const State& state, const std::vector<Point>& chain) const;
};

// By point: which player's piece is there, or -1.
std::vector<int> owners(const Mover<WideBits>& mover, const Position<WideBits>& position);
std::string board_picture(const Game& game, const Game::State& state, Lang lang);

}  // namespace asobi::diamond
