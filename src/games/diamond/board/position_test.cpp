#include "games/diamond/board/position.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/random.hpp"
#include "games/diamond/board/reference.hpp"

namespace asobi::diamond {
namespace {

std::uint64_t fast_perft(int dim, int size, const std::string& seats, int depth, const Switches& switches = {}) {
  const auto board = Board::make(dim, size).value();
  const Progress progress;
  return with_bits(*board, [&]<class B>() {
    const Mover<B> mover(board, parse_seats(*board, seats).value(), switches);
    auto position = mover.start();
    return perft(mover, position, depth, progress);
  });
}

std::uint64_t plain_perft(int dim, int size, const std::string& seats, int depth, const Switches& switches = {}) {
  const auto board = Board::make(dim, size).value();
  const ReferenceGame game(dim, size, parse_seats(*board, seats).value(), switches);
  return game.perft(game.start(), 0, depth);
}

struct Case {
  int dim, size;
  const char* seats;
  int depth;
};

TEST(DiamondPerftStandard, EqualsThePlainGames) {
  for (const Case& c : {Case{2, 2, "1-", 7},
                        {2, 2, "1-,1+", 6},
                        {2, 2, "1-,2-,3-", 6},
                        {2, 4, "1-,1+", 5},
                        {2, 4, "1-,2-,3-", 3},
                        {2, 4, "2-", 4},
                        {2, 6, "1-,3+", 2},
                        {2, 8, "1-,1+", 3},
                        {3, 1, "1-,1+", 5},
                        {3, 1, "1-,2-,3-,4-", 4},
                        {3, 2, "1-,1+", 3},
                        {3, 2, "1+,3-,2-", 3},
                        {3, 3, "1-,1+", 3},
                        {4, 2, "1-,1+", 2},
                        {5, 1, "1-,6+", 2}}) {
    EXPECT_EQ(fast_perft(c.dim, c.size, c.seats, c.depth), plain_perft(c.dim, c.size, c.seats, c.depth))
        << c.dim << " " << c.size << " " << c.seats;
  }
}

// Random games, so that the middle of the game is compared too: every list of moves, every verdict.
void compare_games(int dim, int size, const std::string& seats, const Switches& switches, std::uint64_t seed) {
  const auto board = Board::make(dim, size).value();
  const auto corners = parse_seats(*board, seats).value();
  const ReferenceGame plain(dim, size, corners, switches);
  Random random(seed);
  with_bits(*board, [&]<class B>() {
    const Mover<B> mover(board, corners, switches);
    auto position = mover.start();
    auto placing = plain.start();
    for (int ply = 0; ply < 60 && !mover.winner(position); ++ply) {
      std::vector<Move> moves;
      mover.each_move(position, [&](Move move) { moves.push_back(move); });
      std::set<std::pair<ReferenceGame::Spot, ReferenceGame::Spot>> seen;
      for (const Move& move : moves) {
        const auto spot = [&](Point p) {
          return p == nowhere ? ReferenceGame::Spot() : ReferenceGame::Spot(board->at(p).begin(), board->at(p).end());
        };
        seen.insert({spot(move.from), spot(move.to)});
      }
      ASSERT_EQ(seen.size(), moves.size());
      ASSERT_EQ(mover.count_moves(position), moves.size());
      ASSERT_EQ(seen, plain.moves(placing, position.to_move));
      for (int k = 0; k < mover.players(); ++k) ASSERT_EQ(mover.has_won(position, k), plain.won(placing, k));
      const Move move = moves[random.below(moves.size())];
      const auto before = position;
      mover.apply(position, move);
      auto back = position;
      mover.revert(back, move);
      ASSERT_EQ(back.hash, before.hash);
      ASSERT_TRUE(back.occupied == before.occupied && back.men == before.men && back.to_move == before.to_move);
      if (move.from == nowhere) continue;
      const ReferenceGame::Spot from(board->at(move.from).begin(), board->at(move.from).end());
      const int owner = placing.at(from);
      placing.erase(from);
      placing[ReferenceGame::Spot(board->at(move.to).begin(), board->at(move.to).end())] = owner;
    }
  });
}

TEST(DiamondPositionStandard, RandomGamesAreThePlainGames) {
  std::uint64_t seed = 0;
  for (const bool block : {true, false}) {
    for (const bool rest : {true, false}) {
      for (const bool leave : {true, false}) {
        const Switches switches = {.block_wins = block, .foreign_rest = rest, .leave_goal = leave};
        compare_games(2, 2, "1-,2-,3-", switches, ++seed);
        compare_games(2, 4, "1-,1+", switches, ++seed);
        compare_games(3, 2, "1-,1+,2+,4-", switches, ++seed);
        compare_games(4, 2, "1-,5+", switches, ++seed);
        compare_games(3, 5, "1-,1+", switches, ++seed);
      }
    }
  }
}

TEST(DiamondPosition, NarrowAndWideSetsAreTheSameGame) {
  const auto board = Board::make(3, 2).value();
  const Progress progress;
  const auto count = [&]<class B>(B) {
    const Mover<B> mover(board, usual_seats(3), {});
    auto position = mover.start();
    return std::pair(perft(mover, position, 3, progress), position.hash);
  };
  EXPECT_EQ(count(FixedBits<1>(51)), count(WideBits(51)));
  EXPECT_EQ(count(FixedBits<1>(51)), count(FixedBits<4>(51)));
}

TEST(DiamondPosition, TheHashTellsPlacingsAndTurnsApart) {
  const auto board = Board::make(2, 4).value();
  const Mover<WideBits> mover(board, usual_seats(2), {});
  auto one = mover.empty(0);
  auto other = mover.empty(0);
  mover.put(one, 0, 3);
  mover.put(one, 1, 5);
  mover.put(other, 1, 5);
  mover.put(other, 0, 3);
  EXPECT_EQ(one.hash, other.hash);
  other = mover.empty(1);
  mover.put(other, 0, 3);
  mover.put(other, 1, 5);
  EXPECT_NE(one.hash, other.hash);
}

TEST(DiamondPosition, PathsAreHopsOverOnePieceEach) {
  const auto board = Board::make(3, 3).value();
  const Mover<FixedBits<2>> mover(board, usual_seats(4), {});
  auto position = mover.start();
  Random random(5);
  std::size_t longest = 0;
  for (int ply = 0; ply < 200; ++ply) {
    std::vector<Move> moves;
    mover.each_move(position, [&](Move move) { moves.push_back(move); });
    std::vector<std::vector<Point>> paths;
    position.men[static_cast<std::size_t>(position.to_move)].each([&](Point from) {
      for (auto& path : mover.paths(position, from)) paths.push_back(std::move(path));
    });
    ASSERT_EQ(paths.size(), moves.size());
    for (const auto& path : paths) {
      const Move move = {path.front(), path.back()};
      ASSERT_NE(std::ranges::find(moves, move), moves.end());
      longest = std::max(longest, path.size());
      for (std::size_t i = 1; i < path.size(); ++i) {
        const auto jumps = board->jumps(path[i - 1]);
        const auto jump = std::ranges::find(jumps, path[i], &Jump::to);
        const bool hop = jump != jumps.end() && mover.can_hop(position, move.from, *jump);
        const auto near = board->neighbours(path[i - 1]);
        ASSERT_TRUE(hop || (path.size() == 2 && std::ranges::find(near, path[i]) != near.end()));
      }
    }
    mover.apply(position, moves[random.below(moves.size())]);
  }
  EXPECT_GT(longest, 4u);
}

// A goal that is full wins with one own piece in it, and with the switch only with all of them.
TEST(DiamondPosition, StayingAtHomeDoesNotBlockTheGoal) {
  const auto board = Board::make(2, 4).value();
  const auto seats = parse_seats(*board, "1-,1+").value();
  const auto goal = board->home({0, true});
  for (const bool block : {true, false}) {
    const Mover<FixedBits<1>> mover(board, seats, {.block_wins = block});
    auto position = mover.empty(1);
    mover.put(position, 0, goal[0]);
    mover.put(position, 0, goal[1]);
    mover.put(position, 0, 20);
    mover.put(position, 1, goal[2]);
    mover.put(position, 1, 18);
    mover.put(position, 1, 19);
    EXPECT_EQ(mover.winner(position), block ? std::optional(0) : std::nullopt);
  }
  const Mover<FixedBits<1>> mover(board, seats, {});
  EXPECT_EQ(mover.winner(mover.start()), std::nullopt) << "the opponent's men alone do not win for me";
}

TEST(DiamondPosition, WhoCannotMovePasses) {
  const auto board = Board::make(2, 2).value();
  const Mover<FixedBits<1>> mover(board, usual_seats(2), {});
  auto position = mover.empty(0);
  const Point tip = board->home({0, false})[0];
  mover.put(position, 0, tip);
  for (const Point near : board->neighbours(tip)) mover.put(position, 1, near);
  for (const Jump& jump : board->jumps(tip)) mover.put(position, 1, jump.to);
  EXPECT_EQ(mover.count_moves(position), 1u);
  mover.each_move(position, [](Move move) { EXPECT_EQ(move, Move{}); });
  mover.apply(position, Move{});
  EXPECT_EQ(position.to_move, 1);

  ReferenceGame::Placing placing;
  for (Point p = 0; p < board->points(); ++p) {
    const ReferenceGame::Spot spot = spot_of(*board, p);
    if (position.occupied.has(p)) placing[spot] = p == tip ? 0 : 1;
  }
  const ReferenceGame plain(2, 2, usual_seats(2), {});
  const std::set<std::pair<ReferenceGame::Spot, ReferenceGame::Spot>> pass = {
      std::pair<ReferenceGame::Spot, ReferenceGame::Spot>()};
  EXPECT_EQ(plain.moves(placing, 0), pass);
}

}  // namespace
}  // namespace asobi::diamond
