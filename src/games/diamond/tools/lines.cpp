#include "games/diamond/tools/lines.hpp"

#include "games/diamond/solve/arena.hpp"

namespace asobi::diamond {

Result<std::vector<std::string>> replayed(const Game& game, Game::State state, std::span<const Move> line) {
  std::vector<std::string> names;
  for (const Move& move : line) {
    names.push_back(game.move_name(state, move));
    ASOBI_TRY(const Move legal, game.parse_move(state, names.back()));
    state = game.after(state, legal);
  }
  if (game.status(state).kind == Status::Kind::won) return names;
  return fail(Code::internal, "the line does not lead to a win", "手順が勝ちに至りません");
}

Result<std::vector<std::string>> known_line(const Game& game, std::span<const std::string_view> line) {
  const auto& mover = game.mover();
  const Frame frame = normal_frame(mover.board(), mover.seats());
  const PointMap back = inverse(frame.to);
  const Game normal(mover.shared_board(), frame.seats, mover.switches(), System{});
  Game::State there = normal.start();
  std::vector<Move> moves;
  for (const std::string_view text : line) {
    ASOBI_TRY(const Move move, normal.parse_move(there, text));
    there = normal.after(there, move);
    moves.push_back({back[move.from], back[move.to]});
  }
  return replayed(game, game.start(), moves);
}

}  // namespace asobi::diamond
