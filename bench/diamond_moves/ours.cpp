// Moves of the diamond game: perft, with the last move counted and made, and random play. Before any time is taken
// perft is compared with the plain generator, and the slots that random play draws from with the list of moves.
#include <algorithm>

#include <benchmark/benchmark.h>

#include "games/diamond/board/reference.hpp"
#include "games/diamond/computer/random_play.hpp"

namespace {

using namespace asobi::diamond;
using asobi::Random;

struct Setup {
  int dim, size;
  std::string seats;
  int depth;  // of perft
};

std::string name_of(const char* what, const Setup& setup) {
  return fmt::format("{}/{}:{}/{}", what, setup.dim, setup.size, setup.seats);
}

// Every move made, also the last.
template <class B>
std::uint64_t walked(const Mover<B>& mover, Position<B>& position, int depth) {
  if (depth == 0) return 1;
  if (mover.winner(position)) return 0;
  std::uint64_t sum = 0;
  mover.each_move(position, [&](Move move) {
    mover.apply(position, move);
    sum += walked(mover, position, depth - 1);
    mover.revert(position, move);
  });
  return sum;
}

void count_moves(benchmark::State& state, Setup setup, bool bulk) {
  const auto board = Board::make(setup.dim, setup.size).value();
  const auto seats = parse_seats(*board, setup.seats).value();
  const ReferenceGame plain(setup.dim, setup.size, seats, {});
  with_bits(*board, [&]<class B>() {
    const Mover<B> mover(board, seats, {});
    const asobi::Progress progress;
    auto position = mover.start();
    const auto right = plain.perft(plain.start(), 0, 2);
    if (perft(mover, position, 2, progress) != right || walked(mover, position, 2) != right) {
      state.SkipWithError("wrong count");
      return;
    }
    std::uint64_t nodes = 0;
    for (auto _ : state) {
      nodes += bulk ? perft(mover, position, setup.depth, progress) : walked(mover, position, setup.depth);
    }
    state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
  });
}

// Along a random game every move has exactly one slot.
bool fair(RandomPlay& play, const std::shared_ptr<const Board>& board, const std::vector<Corner>& seats) {
  Random random(2);
  const Mover<WideBits> mover(board, seats, {});
  for (int ply = 0; ply < 500 && !play.winner(); ++ply, play.step(random)) {
    auto position = mover.empty(play.to_move());
    for (int k = 0; k < mover.players(); ++k) {
      for (const Point p : play.men(k)) mover.put(position, k, p);
    }
    std::vector<Move> drawn = play.slots(), all;
    std::erase(drawn, Move{});
    mover.each_move(position, [&](Move move) { all.push_back(move); });
    std::erase(all, Move{});
    if (!std::ranges::is_permutation(drawn, all)) return false;
  }
  return true;
}

void play_at_random(benchmark::State& state, Setup setup) {
  const auto board = Board::make(setup.dim, setup.size).value();
  const auto seats = parse_seats(*board, setup.seats).value();
  RandomPlay play(board, seats, {});
  if (!fair(play, board, seats)) {
    state.SkipWithError("unfair");
    return;
  }
  play.reset();
  Random random(1);
  constexpr int block = 10'000;
  std::uint64_t games = 0;
  for (auto _ : state) {
    for (int i = 0; i < block; ++i) {
      play.step(random);
      if (!play.winner()) continue;
      ++games;
      play.reset();
    }
  }
  const auto steps = static_cast<double>(state.iterations()) * block;
  state.counters["steps/s"] = benchmark::Counter(steps, benchmark::Counter::kIsRate);
  state.counters["games/s"] = benchmark::Counter(static_cast<double>(games), benchmark::Counter::kIsRate);
}

}  // namespace

int main(int argc, char** argv) {
  for (const Setup& setup : {Setup{2, 8, "1-,1+", 4},
                             {2, 8, "1-,2-,3-", 4},
                             {3, 2, "1-,1+", 4},
                             {3, 3, "1-,1+", 4},
                             {3, 3, "1-,2-,3-,4-", 4},
                             {4, 2, "1-,1+", 3},
                             {4, 2, "1-,2-,3-,4-,5-", 3},
                             {5, 1, "1-,2-,3-,4-,5-,6-", 3}}) {
    benchmark::RegisterBenchmark(name_of("perft", setup).c_str(), count_moves, setup, true);
    benchmark::RegisterBenchmark(name_of("walk", setup).c_str(), count_moves, setup, false);
    benchmark::RegisterBenchmark(name_of("random", setup).c_str(), play_at_random, setup);
  }
  benchmark::RegisterBenchmark("random/2:2/1-,1+", play_at_random, Setup{2, 2, "1-,1+", 0});
  benchmark::RegisterBenchmark("random/2:4/1-,1+", play_at_random, Setup{2, 4, "1-,1+", 0});
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
