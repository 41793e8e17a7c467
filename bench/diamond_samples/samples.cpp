// bench_diamond_samples FOLDER [SAMPLES [SEED [SEATS]]]: a table of the duel on 51 points that is on disk, tried at
// random. A verdict is right if it follows from those of the moves, which are the game's own here (Mover), not those of
// the search that made the table; half of the positions are placed at random, half come up in random play from the
// start.
#include <chrono>
#include <cstdlib>
#include <numeric>
#include <vector>

#include <fmt/format.h>

#include "base/random.hpp"
#include "games/diamond/solve/outcome_by_moves_for_tests.hpp"

using namespace asobi;
using namespace asobi::diamond;

namespace {

using Points = FixedBits<1>;

Position<Points> placed(const Mover<Points>& mover, Random& random) {
  std::vector<Point> points(mover.board().points());
  std::iota(points.begin(), points.end(), Point{0});
  random.shuffle(points);
  auto position = mover.empty(static_cast<int>(random.below(2)));
  for (std::size_t i = 0; i < 8; ++i) mover.put(position, static_cast<int>(i / 4), points[i]);
  return position;
}

Position<Points> played(const Mover<Points>& mover, Random& random) {
  auto position = mover.start();
  for (std::uint64_t left = random.below(60); left > 0 && !mover.winner(position); --left) {
    std::vector<Move> moves;
    mover.each_move(position, [&](Move move) { moves.push_back(move); });
    mover.apply(position, moves[random.below(moves.size())]);
  }
  return position;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2)
    return fmt::print("not tried: bench_diamond_samples FOLDER [SAMPLES [SEED [SEATS]]] needs the folder of a table\n"),
           0;
  const int samples = count > 2 ? std::atoi(words[2]) : 1000;
  Random random(count > 3 ? static_cast<std::uint64_t>(std::atoll(words[3])) : 1);
  Progress progress;
  Shelf shelf(words[1]);
  Context context{.progress = progress, .shelf = shelf};
  const auto board = Board::make(3, 2).value();
  const auto seats = parse_seats(*board, count > 4 ? words[4] : "1-,1+").value();
  const auto solved = Solved::make(board, seats, {}, context);
  if (!solved) return fmt::print("{}\n", solved.error().message.en), 1;
  const Mover<Points> mover(board, seats, {});
  const auto begun = std::chrono::steady_clock::now();
  int wrong = 0, draws = 0;
  for (int i = 0; i < samples; ++i) {
    const auto position = i % 2 == 0 ? placed(mover, random) : played(mover, random);
    const Outcome said = solved->at(position).value();
    if (said != outcome_by_moves(*solved, mover, position)) ++wrong;
    if (!said.winner) ++draws;
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  fmt::print("{} positions, {} wrong, {} drawn, {:.1f} s\n", samples, wrong, draws, seconds);
  return wrong == 0 ? 0 : 1;
}
