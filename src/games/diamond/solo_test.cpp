#include "games/diamond/solo.hpp"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "base/quiet.hpp"
#include "games/diamond/plain.hpp"

namespace asobi::diamond {
namespace {

// Breadth first over maps of coordinates.
std::size_t plain_solo(int dim, int size) {
  const PlainGame game(dim, size, usual_seats(1), {});
  std::set<PlainGame::Placing> seen = {game.start()};
  std::vector<PlainGame::Placing> now = {game.start()};
  for (std::size_t moves = 0;; ++moves) {
    std::vector<PlainGame::Placing> next;
    for (const auto& placing : now) {
      if (game.won(placing, 0)) return moves;
      for (const auto& [from, to] : game.moves(placing, 0)) {
        auto after = placing;
        after.erase(from);
        after[to] = 0;
        if (seen.insert(after).second) next.push_back(after);
      }
    }
    now = std::move(next);
  }
}

SoloAnswer solo(int dim, int size, std::size_t width) {
  Quiet quiet;
  const auto board = Board::make(dim, size).value();
  return with_bits(*board, [&]<class B>() {
    const Mover<B> mover(board, usual_seats(1), {});
    return SoloSearch<B>(mover, width).run(mover.start(), quiet.context).value();
  });
}

TEST(DiamondSoloStandard, IsThePlainBreadthFirstSearchs) {
  for (const auto [dim, size] : {std::pair(2, 2), {3, 1}, {2, 4}}) {
    const SoloAnswer answer = solo(dim, size, 1'000'000);
    EXPECT_TRUE(answer.proved);
    EXPECT_EQ(answer.line.size(), plain_solo(dim, size)) << dim << " " << size;
    EXPECT_EQ(answer.lower_bound, answer.line.size());
  }
}

TEST(DiamondSoloStandard, NarrowSearchesAreHonest) {
  const std::size_t least = solo(2, 4, 1'000'000).line.size();
  for (const std::size_t width : {1u, 10u, 100u}) {
    const SoloAnswer answer = solo(2, 4, width);
    EXPECT_GE(answer.line.size(), least);
    EXPECT_LE(answer.lower_bound, least);
    if (answer.proved) EXPECT_EQ(answer.line.size(), least);
  }
  const SoloAnswer large = solo(3, 3, 50);
  EXPECT_FALSE(large.proved);
  EXPECT_GE(large.lower_bound, 10u);
}

}  // namespace
}  // namespace asobi::diamond
