#include "games/diamond/computer/random_play.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include "games/diamond/board/reference.hpp"

namespace asobi::diamond {
namespace {

using PlainMoves = std::set<std::pair<ReferenceGame::Spot, ReferenceGame::Spot>>;

// Along random games: the slots hold each move of the plain game once, so that a uniform slot is a uniform move; the
// verdict after each move is the plain game's.
void compare_slots(int dim, int size, const std::string& seats, const Switches& switches, int plies) {
  const auto board = Board::make(dim, size).value();
  const auto corners = parse_seats(*board, seats).value();
  const ReferenceGame plain(dim, size, corners, switches);
  RandomPlay play(board, corners, switches);
  Random random(static_cast<std::uint64_t>(100 * dim + size));
  auto placing = plain.start();
  for (int ply = 0; ply < plies && !play.winner(); ++ply) {
    std::vector<Move> moves = play.slots();
    std::erase(moves, Move{});
    PlainMoves seen;
    for (const Move& move : moves) seen.insert({spot_of(*board, move.from), spot_of(*board, move.to)});
    ASSERT_EQ(seen.size(), moves.size());
    if (moves.empty()) seen.insert({});
    const int player = play.to_move();
    ASSERT_EQ(seen, plain.moves(placing, player)) << dim << ":" << size << " ply " << ply;
    const Move move = play.step(random);
    if (moves.empty()) {
      ASSERT_EQ(move, Move{});
    } else {
      ASSERT_NE(std::ranges::find(moves, move), moves.end());
      placing.erase(spot_of(*board, move.from));
      placing[spot_of(*board, move.to)] = player;
    }
    bool over = false;
    for (int k = 0; k < static_cast<int>(corners.size()); ++k) {
      over = over || plain.won(placing, k);
      ASSERT_TRUE(!plain.won(placing, k) || play.winner() == k);
      for (const Point p : play.men(k)) ASSERT_EQ(placing.at(spot_of(*board, p)), k);
    }
    ASSERT_EQ(play.winner().has_value(), over);
  }
}

TEST(DiamondRandomPlayStandard, EveryMoveHasOneSlot) {
  for (const bool strict : {false, true}) {
    const Switches switches = {.block_wins = !strict, .foreign_rest = !strict, .leave_goal = !strict};
    compare_slots(2, 2, "1-,2-,3-", switches, 300);
    compare_slots(2, 4, "1-,1+", switches, 150);
    compare_slots(2, 8, "1-,1+", switches, 80);
    compare_slots(2, 8, "3+", switches, 30);
    compare_slots(3, 1, "1-,2-,3-,4-", switches, 300);
    compare_slots(3, 2, "1-,1+,3-", switches, 150);
    compare_slots(3, 3, "1-,2-,3-,4-", switches, 60);
    compare_slots(4, 2, "1-,5+,2-", switches, 30);
    compare_slots(5, 1, "1-,2-,3-,4-,5-,6-", switches, 30);
    compare_slots(2, 14, "1-,1+", switches, 20);
  }
}

TEST(DiamondRandomPlay, DrawsAreUniform) {
  const auto board = Board::make(2, 4).value();
  RandomPlay play(board, parse_seats(*board, "1-,1+").value(), {});
  Random random(3);
  for (int i = 0; i < 30; ++i) play.step(random);
  ASSERT_EQ(play.to_move(), 0);
  const RandomPlay here = play;
  std::map<std::pair<Point, Point>, double> drawn;
  const auto slots = play.slots();
  const auto moves = static_cast<std::size_t>(std::ranges::count_if(slots, [](Move m) { return m.from != nowhere; }));
  constexpr double draws = 20'000;
  for (int i = 0; i < static_cast<int>(draws); ++i) {
    play = here;
    const Move move = play.step(random);
    ++drawn[{move.from, move.to}];
  }
  ASSERT_EQ(drawn.size(), moves);
  const double expected = draws / static_cast<double>(moves);
  double chi_square = 0;
  for (const auto& [move, count] : drawn) chi_square += (count - expected) * (count - expected) / expected;
  const double freedom = static_cast<double>(moves) - 1;
  EXPECT_LT(chi_square, freedom + 5 * std::sqrt(2 * freedom));
  EXPECT_GT(chi_square, freedom - 4 * std::sqrt(2 * freedom));
}

TEST(DiamondRandomPlay, ResetStartsTheSameGameAgain) {
  const auto board = Board::make(3, 2).value();
  RandomPlay play(board, usual_seats(4), {});
  std::vector<Move> games[2];
  for (auto& game : games) {
    Random random(11);
    play.reset();
    for (int i = 0; i < 200 && !play.winner(); ++i) game.push_back(play.step(random));
  }
  EXPECT_EQ(games[0], games[1]);
}

TEST(DiamondRandomPlay, GamesOnTheSmallestBoardsEnd) {
  const auto board = Board::make(2, 2).value();
  RandomPlay play(board, usual_seats(3), {});
  Random random(1);
  std::array<int, 3> wins = {};
  for (int game = 0; game < 300; ++game) {
    play.reset();
    while (!play.winner()) play.step(random);
    ++wins[static_cast<std::size_t>(*play.winner())];
  }
  for (const int count : wins) EXPECT_GT(count, 50);
}

}  // namespace
}  // namespace asobi::diamond
