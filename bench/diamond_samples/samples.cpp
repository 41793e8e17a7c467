// bench_diamond_samples FOLDER [SAMPLES [SEED [SEATS [WIN]]]]: a table of the duel on 51 points that is on disk, tried
// at random. A verdict is right if it follows from those of the moves, which are the game's own here (Mover), not those
// of the search that made the table. Half of SAMPLES positions are placed at random, half come up in random play from
// the start; as many more have one army a few moves before its goal, where games are decided under every rule.
#include <array>
#include <chrono>
#include <cstdlib>
#include <numeric>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/random.hpp"
#include "games/diamond/solve/outcome_by_moves_for_tests.hpp"
#include "research/diamond/duel_table.hpp"

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

// One army some random moves before its goal, with the other's pieces anywhere.
Position<Points> nearly_home(const Mover<Points>& mover, Random& random) {
  const int hero = static_cast<int>(random.below(2));
  auto position = mover.empty(hero);
  mover.goal(hero).each([&](Point p) { mover.put(position, hero, p); });
  for (std::size_t placed = 0; placed < 4;) {
    const auto p = static_cast<Point>(random.below(mover.board().points()));
    if (position.occupied.has(p)) continue;
    mover.put(position, 1 - hero, p);
    ++placed;
  }
  for (std::uint64_t left = random.below(6); left > 0; --left) {
    std::vector<Move> moves;
    mover.each_move(position, [&](Move move) { moves.push_back(move); });
    mover.apply(position, moves[random.below(moves.size())]);
    if (random.below(2) == 0) continue;  // the other army moves in between, or stands
    mover.apply(position, Move{});
  }
  return position;
}

// A sample of each of `kinds` in turn.
struct Tried {
  int positions = 0, wrong = 0, draws = 0;
};
template <class... Kinds>
Tried tried(const Solved& solved, const Mover<Points>& mover, int samples, Random& random, Kinds... kinds) {
  const std::array all = {kinds...};
  Tried out;
  for (; out.positions < samples; ++out.positions) {
    const auto position = all[static_cast<std::size_t>(out.positions) % all.size()](mover, random);
    const Outcome said = solved.at(position).value();
    if (said != outcome_by_moves(solved, mover, position)) ++out.wrong;
    if (!said.winner) ++out.draws;
  }
  return out;
}

}  // namespace

int main(int count, char** words) {
  if (count < 2) {
    fmt::print("not tried: bench_diamond_samples FOLDER [SAMPLES [SEED [SEATS [WIN]]]] needs the folder of a table\n");
    return 0;
  }
  const int samples = count > 2 ? std::atoi(words[2]) : 1000;
  Random random(count > 3 ? static_cast<std::uint64_t>(std::atoll(words[3])) : 1);
  Progress progress;
  Shelf shelf(words[1]);
  Context context{.progress = progress, .shelf = shelf};
  const auto board = Board::make(3, 2).value();
  const auto seats = parse_seats(*board, count > 4 ? words[4] : "1-,1+").value();
  const std::string_view win = count > 5 ? words[5] : "full";
  if (win != "full" && win != "all") return fmt::print("WIN is full or all, not {}\n", win), 1;
  const Switches switches = {.block_wins = win == "full"};
  const auto there = put_on_shelf(Mover<WideBits>(board, seats, switches), context);
  const auto solved = there ? Solved::make(board, seats, switches, context) : fail(there.error());
  if (!solved) return fmt::print("{}\n", solved.error().message.en), 1;
  const Mover<Points> mover(board, seats, switches);
  const auto begun = std::chrono::steady_clock::now();
  const Tried anywhere = tried(*solved, mover, samples, random, placed, played);
  const Tried near = tried(*solved, mover, samples, random, nearly_home);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  for (const auto& [name, all] : {std::pair("anywhere", anywhere), {"with an army nearly home", near}}) {
    fmt::print("{} positions {}, {} wrong, {} drawn\n", all.positions, name, all.wrong, all.draws);
  }
  fmt::print("win {}, {:.1f} s\n", win, seconds);
  return anywhere.wrong + near.wrong == 0 ? 0 : 1;
}
