// The diamond game of the catalogue: 1 to n + 1 players race from their corners to the opposite ones. A move is named
// from:to by the coordinates of its points, `pass` where a player cannot move; read are also the paper's names, the
// other system of coordinates, and whole chains from:by:…:to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_fwd.hpp"
#include "games/diamond/board/placement.hpp"
#include "games/diamond/board/points.hpp"
#include "games/diamond/board/position.hpp"
#include "play/entry.hpp"
#include "solve/concepts.hpp"

namespace asobi {
template <class Game>
struct ToolRow;
}

namespace asobi::diamond {

constexpr std::int64_t longest_with_repetition = 10'000;
constexpr std::size_t remembered = 32;  // positions that opponents avoid where repetitions do not count

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

  static const std::vector<ToolRow<Game>>& tools();

  const Mover<WideBits>& mover() const { return mover_; }
  const Board& board() const { return mover_.board(); }
  System system() const { return system_; }
  // With a target (`from` is not nowhere) the game is won when, and only when, that piece rests on `to`.
  Move target() const { return target_; }

  State start() const;
  void moves(const State& state, std::vector<Move>& out) const;
  State after(State state, const Move& move) const;
  std::string key(const State& state) const;
  int players() const { return mover_.players(); }
  Status status(const State& state) const;

  std::string move_name(const State& state, const Move& move) const;
  Result<Move> parse_move(const State& state, std::string_view text) const;
  Result<std::vector<Move>> parse_line(const State& state, std::string_view text) const;
  Json view(const State& state, Lang lang) const;
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

Entry entry();

}  // namespace asobi::diamond
