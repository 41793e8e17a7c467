#include "games/diamond/solved.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "base/quiet.hpp"
#include "base/scratch_folder.hpp"
#include "games/diamond/plain.hpp"

namespace asobi::diamond {
namespace {

using Placing = PlainGame::Placing;

// Every placement of the armies of as many pieces as a corner has, times who is to move, over maps of coordinates.
struct PlainPositions {
  PlainGame game;
  int players;
  std::vector<std::pair<Placing, int>> all;
  std::map<std::pair<Placing, int>, std::size_t> number;
  std::vector<std::vector<std::size_t>> after;  // empty where the game is over
  std::vector<int> won;                         // by whom, or -1

  PlainPositions(int dim, int size, const std::vector<Corner>& seats, const Switches& switches)
      : game(dim, size, seats, switches), players(static_cast<int>(seats.size())) {
    const auto board = Board::make(dim, size).value();
    std::vector<int> pieces(seats.size(), static_cast<int>(board->home({0, false}).size()));
    Placing placing;
    place(*board, 0, placing, pieces);
    for (std::size_t i = 0; i < all.size(); ++i) number[all[i]] = i;
    for (const auto& [there, mover] : all) {
      won.push_back(winner(there, mover));
      after.emplace_back();
      if (won.back() >= 0) continue;
      for (const auto& [from, to] : game.moves(there, mover)) {
        Placing next = there;
        if (!from.empty()) {
          next.erase(from);
          next[to] = mover;
        }
        after.back().push_back(number.at({next, (mover + 1) % players}));
      }
    }
  }

  void place(const Board& board, Point p, Placing& placing, std::vector<int>& left) {
    if (p == board.points()) {
      if (std::ranges::any_of(left, [](int pieces) { return pieces > 0; })) return;
      for (int mover = 0; mover < players; ++mover) all.emplace_back(placing, mover);
      return;
    }
    place(board, static_cast<Point>(p + 1), placing, left);
    const PlainGame::Spot spot(board.at(p).begin(), board.at(p).end());
    for (int k = 0; k < players; ++k) {
      int& mine = left[static_cast<std::size_t>(k)];
      if (mine == 0) continue;
      --mine;
      placing[spot] = k;
      place(board, static_cast<Point>(p + 1), placing, left);
      placing.erase(spot);
      ++mine;
    }
  }

  int winner(const Placing& placing, int mover) const {
    for (int i = 0; i < players; ++i) {
      const int player = (mover + players - 1 + i) % players;
      if (game.won(placing, player)) return player;
    }
    return -1;
  }

  // For each player by itself: what it wins in 0, 1, 2, … moves against all others together.
  std::vector<Outcome> outcomes() const {
    std::vector<Outcome> out(all.size());
    for (int hero = 0; hero < players; ++hero) {
      std::vector<int> distance(all.size(), -1);
      bool more = true;
      for (int d = 0; more; ++d) {
        std::vector<std::size_t> fresh;
        for (std::size_t i = 0; i < all.size(); ++i) {
          if (distance[i] >= 0) continue;
          const auto his = [&](std::size_t next) { return distance[next] >= 0; };
          const bool mine = all[i].second == hero;
          const bool forced =
              won[i] < 0 && (mine ? std::ranges::any_of(after[i], his) : std::ranges::all_of(after[i], his));
          if (d == 0 ? won[i] == hero : forced) fresh.push_back(i);
        }
        for (const std::size_t i : fresh) distance[i] = d;
        more = d == 0 || !fresh.empty();
      }
      for (std::size_t i = 0; i < all.size(); ++i) {
        if (distance[i] < 0) continue;
        EXPECT_FALSE(out[i].winner);
        out[i] = {hero, static_cast<unsigned>(distance[i])};
      }
    }
    return out;
  }
};

Position<WideBits> wide(const Mover<WideBits>& mover, const Placing& placing, int to_move) {
  auto out = mover.empty(to_move);
  for (const auto& [spot, player] : placing) mover.put(out, player, *mover.board().find(spot));
  return out;
}

void compare_with_plain(int dim, int size, const std::string& text, const Switches& switches) {
  const auto board = Board::make(dim, size).value();
  const auto seats = parse_seats(*board, text).value();
  Quiet quiet;
  const Solved solved = Solved::make(board, seats, switches, quiet.context).value();
  const Mover<WideBits> mover(board, seats, switches);
  const PlainPositions plain(dim, size, seats, switches);
  ASSERT_EQ(solved.arena().positions(), plain.all.size());
  const auto outcomes = plain.outcomes();
  std::vector<std::uint64_t> census(solved.table().census.size());
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const auto& [placing, to_move] = plain.all[i];
    ASSERT_EQ(solved.at(wide(mover, placing, to_move)), outcomes[i]) << text << " position " << i;
    const int players = mover.players();
    const int code = outcomes[i].winner
                         ? Verdict::code(static_cast<unsigned>(players),
                                         static_cast<unsigned>((*outcomes[i].winner - to_move + players) % players),
                                         outcomes[i].distance)
                         : 0;
    ++census[static_cast<std::size_t>(code)];
  }
  for (std::size_t code = 0; code < census.size(); ++code) {
    EXPECT_EQ(census[code], solved.table().census[code] * solved.arena().stands_for()) << text << " " << code;
  }
}

std::vector<Switches> all_switches() {
  std::vector<Switches> out;
  for (const bool block : {true, false}) {
    for (const bool rest : {true, false}) {
      for (const bool leave : {true, false}) {
        out.push_back({.block_wins = block, .foreign_rest = rest, .leave_goal = leave});
      }
    }
  }
  return out;
}

TEST(DiamondSolvedStandard, EveryPositionOfTheSmallBoardsIsThePlainSolvers) {
  for (const Switches& switches : all_switches()) {
    for (const char* seats : {"1-", "1-,1+", "1-,2-", "3+,1-", "1-,2-,3-"}) compare_with_plain(2, 2, seats, switches);
    for (const char* seats : {"1-", "1-,1+", "2-,4-", "4-,1+"}) compare_with_plain(3, 1, seats, switches);
  }
  for (const char* seats : {"1-,2-,1+", "2+,1+,3-"}) compare_with_plain(2, 2, seats, {});
}

TEST(DiamondSolvedExtreme, EveryPositionWithThreeAndFourPlayersIsThePlainSolvers) {
  for (const Switches& switches : all_switches()) {
    for (const char* seats : {"1-,2-,1+", "3-,2+,1-"}) compare_with_plain(2, 2, seats, switches);
    for (const char* seats : {"1-,2-,3-", "1-,3-,1+", "1-,2-,3-,4-", "1-,1+,2-,3+"}) {
      compare_with_plain(3, 1, seats, switches);
    }
  }
}

}  // namespace
}  // namespace asobi::diamond
