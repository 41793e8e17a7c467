#include "games/diamond/tools/known_line.hpp"

#include "games/diamond/solve/arena.hpp"

namespace asobi::diamond {

Result<std::vector<std::string>> known_line(const Game& game, std::span<const std::string_view> line) {
  const auto& mover = game.mover();
  const Frame frame = normal_frame(mover.board(), mover.seats());
  const PointMap back = inverse(frame.to);
  const Game normal(mover.shared_board(), frame.seats, mover.switches(), System{});
  Game::State there = normal.start(), here = game.start();
  std::vector<std::string> names;
  for (const std::string_view text : line) {
    ASOBI_TRY(const Move move, normal.parse_move(there, text));
    there = normal.after(there, move);
    names.push_back(game.move_name(here, {back[move.from], back[move.to]}));
    ASOBI_TRY(const Move legal, game.parse_move(here, names.back()));
    here = game.after(here, legal);
  }
  return names;
}

}  // namespace asobi::diamond
