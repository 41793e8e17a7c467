#include "games/diamond/solve/solved.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <numeric>
#include <stop_token>

#include <gtest/gtest.h>

#include "base/forged_table_for_tests.hpp"
#include "base/quiet_for_tests.hpp"
#include "base/scratch_folder_for_tests.hpp"
#include "games/diamond/board/reference.hpp"
#include "games/diamond/solve/hop_table.hpp"
#include "games/diamond/solve/outcome_by_moves_for_tests.hpp"

namespace asobi::diamond {
namespace {

using Placing = ReferenceGame::Placing;

// Every placement of the armies of as many pieces as a corner has, times who is to move, over maps of coordinates.
struct PlainPositions {
  ReferenceGame game;
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
    const ReferenceGame::Spot spot = spot_of(board, p);
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
  std::vector<std::uint64_t> census(solved.census().size());
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    const auto& [placing, to_move] = plain.all[i];
    ASSERT_EQ(solved.at(wide(mover, placing, to_move)), outcomes[i]) << text << " position " << i;
    const int players = mover.players();
    const int code =
        outcomes[i].winner
            ? PositionValue::code(static_cast<unsigned>(players),
                                  static_cast<unsigned>((*outcomes[i].winner - to_move + players) % players),
                                  outcomes[i].distance)
            : 0;
    ++census[static_cast<std::size_t>(code)];
  }
  for (std::size_t code = 0; code < census.size(); ++code) {
    EXPECT_EQ(census[code], solved.census()[code] * solved.arena().stands_for()) << text << " " << code;
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

TEST(DiamondFrame, NormalSeatsAreTheSameGame) {
  for (const auto& [dim, size, text, normal] :
       {std::tuple(2, 4, "3+,2-", "1-,2+"), {2, 2, "2+,2-", "1-,1+"}, {3, 2, "4-,1+,4+", "1-,2+,1+"}}) {
    const auto board = Board::make(dim, size).value();
    const auto seats = parse_seats(*board, text).value();
    const Frame frame = normal_frame(*board, seats);
    EXPECT_EQ(frame.seats, parse_seats(*board, normal).value());
    for (Point p = 0; p < board->points(); ++p) {
      for (const Point q : board->neighbours(p)) {
        EXPECT_NE(std::ranges::find(board->neighbours(frame.to[p]), frame.to[q]), board->neighbours(frame.to[p]).end());
      }
    }
    for (std::size_t k = 0; k < seats.size(); ++k) {
      for (const Point p : board->home(seats[k])) {
        EXPECT_NE(std::ranges::find(board->home(frame.seats[k]), frame.to[p]), board->home(frame.seats[k]).end());
      }
    }
  }
}

TEST(DiamondFrame, EveryDuelCanBeRotated) {
  const auto board = Board::make(2, 4).value();
  for (const char* text : {"1-,1+", "1-,2-", "1-,2+", "1-,2-,3-"}) {
    const auto seats = parse_seats(*board, text).value();
    const auto map = rotation(*board, seats);
    ASSERT_TRUE(map) << text;
    for (std::size_t k = 0; k < seats.size(); ++k) {
      const auto next = board->home(seats[(k + 1) % seats.size()]);
      for (const Point p : board->home(seats[k])) EXPECT_NE(std::ranges::find(next, (*map)[p]), next.end());
    }
  }
  EXPECT_FALSE(rotation(*board, parse_seats(*board, "1-,2-,1+").value()));
}

TEST(DiamondPlacements, ARestAndAPointAreThePlacementAgain) {
  const Placements placements(14, 4);
  EXPECT_EQ(placements.count(), 1001u);
  for (std::uint32_t number = 0; number < placements.count(); ++number) {
    ASSERT_EQ(Placements::number(placements.set(number)), number);
    for (const auto [rest, point] : placements.parts(number)) {
      ASSERT_EQ(placements.rest(rest) | set_of(point), placements.set(number));
      ASSERT_EQ(placements.with(rest, point), number);
    }
  }
}

TEST(DiamondHopTable, HoldsTheTargetsOfTheGame) {
  const auto board = Board::make(2, 2).value();
  const Progress progress;
  const HopTable table = HopTable::make(*board, 4, 2, progress).value();
  const Mover<FixedBits<1>> mover(board, usual_seats(1), {});
  for (std::uint64_t i = 0; i < binomial(board->points(), 4); ++i) {
    const PointSet others = unrank_combination(i, board->points(), 4);
    for (Point p = 0; p < board->points(); ++p) {
      if ((others & set_of(p)) != 0) continue;
      auto position = mover.empty(0);
      each_point(others | set_of(p), [&](unsigned q) { mover.put(position, 0, static_cast<Point>(q)); });
      PointSet targets = 0;
      mover.targets(position, p).each([&](Point q) { targets |= set_of(q); });
      ASSERT_EQ(table.targets(others)[p], targets) << i << " " << p;
    }
  }
}

TEST(DiamondSolved, TheFirstPlayerWinsTheSmallDuels) {
  Quiet quiet;
  for (const auto& [dim, size, distance] : {std::tuple(2, 2, 9u), {3, 1, 7u}}) {
    const auto board = Board::make(dim, size).value();
    const auto seats = parse_seats(*board, "1-,1+").value();
    const Mover<FixedBits<1>> mover(board, seats, {});
    const Solved solved = Solved::make(board, seats, {}, quiet.context).value();
    auto position = mover.start();
    for (unsigned left = distance; left > 0; --left) {
      ASSERT_EQ(solved.at(position), (Outcome{0, left}));
      mover.apply(position, solved.best_moves(mover, position)->front());
    }
    EXPECT_EQ(mover.winner(position), 0);
  }
}

TEST(DiamondSolved, SaysWhatItCannotSolve) {
  Quiet quiet;
  const auto solve = [&](int dim, int size, const char* seats, const Switches& switches) {
    const auto board = Board::make(dim, size).value();
    return Solved::make(board, parse_seats(*board, seats).value(), switches, quiet.context);
  };
  const auto large = solve(3, 2, "1-,1+", {});
  EXPECT_EQ(code_of(large), Code::limit);
  EXPECT_NE(large.error().message.en.find("89,146,827,000 positions"), std::string::npos) << large.error().message.en;
  EXPECT_EQ(code_of(solve(2, 4, "1-,2-,3-", {})), Code::limit);
  EXPECT_EQ(code_of(solve(5, 1, "1-", {})), Code::limit);
  EXPECT_EQ(code_of(solve(2, 20, "1-,1+", {})), Code::limit);
  EXPECT_EQ(code_of(solve(2, 2, "1-,1+", {.repetition = 3})), Code::invalid);
  EXPECT_EQ(code_of(solve(2, 2, "1-,1+", {.limit = 100})), Code::invalid);
  EXPECT_EQ(
      Solved::find(Board::make(2, 4).value(), usual_seats(2), {}, TableUse::kept, quiet.context).value().has_value(),
      false)
      << "seconds are too long for a hint";
}

TEST(DiamondSolved, AsksForMemoryAndStops) {
  Shelf shelf;
  const auto board = Board::make(2, 4).value();
  Progress small({}, {}, 0, 100 << 20);
  Context poor{small, shelf};
  EXPECT_EQ(code_of(Solved::make(board, usual_seats(2), {}, poor)), Code::limit);
  std::stop_source source;
  source.request_stop();
  Progress stopped(source.get_token());
  Context context{stopped, shelf, 2};
  EXPECT_EQ(code_of(Solved::make(board, usual_seats(2), {}, context)), Code::cancelled);
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

// A table is right if every position's outcome follows from those of its moves; here for positions taken at random.
void check_samples(const std::string& text, const Switches& switches, int samples, Context& context) {
  const auto board = Board::make(2, 4).value();
  const auto seats = parse_seats(*board, text).value();
  const Solved solved = Solved::make(board, seats, switches, context).value();
  const Mover<FixedBits<1>> mover(board, seats, switches);
  Random random(5);
  std::vector<Point> points(board->points());
  std::iota(points.begin(), points.end(), Point{0});
  for (int i = 0; i < samples; ++i) {
    random.shuffle(points);
    auto position = mover.empty(i % 2);
    for (std::size_t k = 0; k < 6; ++k) mover.put(position, static_cast<int>(k / 3), points[k]);
    ASSERT_EQ(solved.at(position), outcome_by_moves(solved, mover, position)) << text << " " << i;
  }
}

TEST(DiamondSolvedExtreme, TheDuelsOn37PointsFollowFromTheirMoves) {
  Quiet quiet;
  for (const char* seats : {"1-,1+", "1-,2-", "1-,2+", "3+,1-"}) check_samples(seats, {}, 200'000, quiet.context);
  check_samples("2+,2-", {.block_wins = false, .foreign_rest = false, .leave_goal = false}, 200'000, quiet.context);
}

TEST(DiamondSolvedExtreme, LargeTablesAreKeptAndMadeAnewWhenDamaged) {
  const ScratchFolder folder;
  const auto board = Board::make(2, 4).value();
  const auto seats = parse_seats(*board, "1-,1+").value();
  const Mover<FixedBits<1>> mover(board, seats, {});
  std::vector<std::string> notes;
  Progress progress({}, [&](const Report& report) {
    if (report.note) notes.push_back(report.stage.en);
  });
  const auto distance = [&](bool only_kept) -> std::optional<unsigned> {
    Shelf shelf(folder.path());
    Context context{progress, shelf, 2};
    if (!only_kept) return Solved::make(board, seats, {}, context).value().at(mover.start())->distance;
    const auto solved = Solved::find(board, seats, {}, TableUse::kept, context).value();
    return solved ? std::optional(solved->at(mover.start())->distance) : std::nullopt;
  };
  EXPECT_EQ(distance(true), std::nullopt);
  {
    const FullDisk full(1 << 20);
    EXPECT_EQ(distance(false), 29u);
  }
  EXPECT_EQ(notes.size(), 1u) << "the disk was full";
  EXPECT_EQ(distance(true), std::nullopt);
  EXPECT_EQ(distance(false), 29u);
  EXPECT_EQ(distance(true), 29u);
  EXPECT_EQ(notes.size(), 1u);
  {
    const auto file = kept_in(folder.path()).at(0);
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekp(1'000'000);
    stream.put('x');
  }
  EXPECT_EQ(distance(false), 29u);
  EXPECT_EQ(notes.size(), 2u) << "the file was damaged";
  const std::string name = Arena::make(board, seats, {}).value().name();
  ASSERT_TRUE(forge_zeroed_table(folder.path(), name));
  EXPECT_EQ(distance(false), 29u);
  EXPECT_EQ(notes.size(), 3u) << "the contents were forged";
}

}  // namespace
}  // namespace asobi::diamond
