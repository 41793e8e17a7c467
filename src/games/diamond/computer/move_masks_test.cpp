#include "games/diamond/computer/move_masks.hpp"

#include <gtest/gtest.h>

#include "games/diamond/board/position.hpp"

namespace asobi::diamond {
namespace {

// Random games on every kind of board: what a piece reaches is what the rules say, as the points fill and empty.
TEST(DiamondMoveMasks, ReachWhatTheRulesReach) {
  for (const auto& [dim, size, seats, plies] : {std::tuple(2, 2, "1-,2-,3-", 100),
                                                {2, 4, "1-,1+", 100},
                                                {2, 8, "1-,1+", 60},
                                                {3, 1, "1-,2-,3-,4-", 100},
                                                {3, 2, "1-,1+", 60},
                                                {3, 3, "1-,2-,3-,4-", 60},
                                                {4, 2, "1-,5+", 40},
                                                {5, 1, "1-,2+,3-", 40},
                                                {2, 14, "1-,1+", 10},
                                                {3, 6, "1-,1+", 5}}) {
    const auto board = Board::make(dim, size).value();
    const Mover<WideBits> mover(board, parse_seats(*board, seats).value(), {});
    MoveMasks masks(*board);
    auto position = mover.start();
    position.occupied.each([&](Point p) { masks.toggle(p); });
    Random random(9);
    for (int ply = 0; ply < plies; ++ply) {
      std::vector<Move> moves;
      position.men[static_cast<std::size_t>(position.to_move)].each([&](Point from) {
        WideBits reached(board->points());
        masks.reach(from, reached);
        ASSERT_EQ(reached, mover.targets(position, from)) << dim << ":" << size << " " << ply;
        reached.each([&](Point to) { moves.push_back({from, to}); });
      });
      const Move move = moves.empty() ? Move{} : moves[random.below(moves.size())];
      mover.apply(position, move);
      if (moves.empty()) continue;
      masks.toggle(move.from);
      masks.toggle(move.to);
    }
  }
}

TEST(DiamondMoveMasks, FillingAndFreeingLeavesNothingBehind) {
  const auto board = Board::make(3, 3).value();
  MoveMasks masks(*board);
  const MoveMasks empty = masks;
  for (Point p = 0; p < board->points(); p += 3) masks.toggle(p);
  for (Point p = 0; p < board->points(); p += 3) masks.toggle(p);
  for (Point p = 0; p < board->points(); ++p) {
    EXPECT_EQ(masks.mask(p), empty.mask(p));
    EXPECT_EQ(masks.hops(p), 0u) << "there is nothing to hop over";
  }
}

}  // namespace
}  // namespace asobi::diamond
