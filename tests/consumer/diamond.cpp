// The diamond game on 13 points, decided in every position and played perfectly to its end.
#include <asobi/games/diamond/solve/solved.hpp>
#include <fmt/format.h>

using namespace asobi::diamond;

int main() {
  asobi::Progress progress;
  asobi::Shelf shelf;
  asobi::Context context{.progress = progress, .shelf = shelf};
  const auto board = Board::make(2, 2).value();
  const auto seats = parse_seats(*board, "1-,1+").value();
  const auto solved = Solved::make(board, seats, {}, context);
  if (!solved) return fmt::print("{}\n", solved.error().message.en), 1;

  const Mover<WideBits> mover(board, seats, {});
  auto position = mover.start();
  const Outcome outcome = solved->at(position).value();
  fmt::print("{} for the first player, in {} moves\n", asobi::name(outcome.value_for(0)), outcome.distance);
  unsigned moves = 0;
  while (!mover.winner(position)) {
    mover.apply(position, solved->best_moves(mover, position)->front());
    ++moves;
  }
  return mover.winner(position) == outcome.winner && moves == outcome.distance ? 0 : 1;
}
