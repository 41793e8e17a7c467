#include "solve/grundy.hpp"

#include <algorithm>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

namespace asobi {
namespace {

// One heap, from which a number in the set may be taken.
struct Subtraction {
  using State = int;
  using Move = int;
  static constexpr bool impartial = true;
  std::vector<int> set;

  State start() const { return 0; }
  void moves(State heap, std::vector<Move>& out) const {
    for (const int n : set) {
      if (n <= heap) out.push_back(n);
    }
  }
  State after(State heap, Move taken) const { return heap - taken; }
  int key(State heap) const { return heap; }
};

// Kayles (Dudeney 1908): rows of pins; a ball knocks down one pin or two neighbours, and a row may fall in two.
struct Kayles {
  using State = std::string;  // one character per row: its pins
  struct Move {
    std::size_t row;
    int first, count;
  };
  static constexpr bool impartial = true;

  State start() const { return {}; }
  void moves(const State& rows, std::vector<Move>& out) const {
    for (std::size_t row = 0; row < rows.size(); ++row) {
      for (int count = 1; count <= 2; ++count) {
        for (int first = 0; first + count <= rows[row]; ++first) out.push_back({row, first, count});
      }
    }
  }
  State after(State rows, const Move& move) const {
    const int behind = rows[move.row] - move.first - move.count;
    rows[move.row] = static_cast<char>(move.first);
    rows.push_back(static_cast<char>(behind));
    std::erase(rows, '\0');
    std::ranges::sort(rows);
    return rows;
  }
  std::string key(const State& rows) const { return rows; }
};

// Breaks the contract: play goes round for ever.
struct Endless {
  using State = int;
  using Move = int;
  static constexpr bool impartial = true;
  State start() const { return 0; }
  void moves(State, std::vector<Move>& out) const { out.push_back(1); }
  State after(State state, Move) const { return 1 - state; }
  int key(State state) const { return state; }
};

static_assert(ImpartialGame<Subtraction> && ImpartialGame<Kayles>);

TEST(Mex, IsTheLeastNumberMissing) {
  const auto of = [](std::vector<Nimber> values) { return mex(values); };
  EXPECT_EQ(of({}), 0u);
  EXPECT_EQ(of({1, 2, 3}), 0u);
  EXPECT_EQ(of({2, 0, 1, 0}), 3u);
  EXPECT_EQ(of({0, 1, 3, ~Nimber{0}}), 2u);
}

TEST(GrundySearch, TakingUpToNIsTheRemainderByNPlusOne) {
  Progress progress;
  for (int n = 1; n <= 5; ++n) {
    Subtraction game;
    for (int take = 1; take <= n; ++take) game.set.push_back(take);
    GrundySearch search(game);
    for (int heap = 60; heap >= 0; --heap) EXPECT_EQ(search.grundy(heap, progress), Nimber(heap % (n + 1)));
    EXPECT_EQ(search.positions(), 61u);
  }
}

TEST(GrundySearch, SubtractionGamesOfTheBook) {
  Progress progress;
  const auto values = [&](std::vector<int> set, int upto) {
    GrundySearch search(Subtraction{std::move(set)});
    std::string out;
    for (int heap = 0; heap < upto; ++heap) out += static_cast<char>('0' + search.grundy(heap, progress).value());
    return out;
  };
  // Winning Ways, chapter 4, table 2: {1,2,4} repeats 012, {2,3} repeats 00112, {1,4} repeats 01012, {2,5} 0011021.
  EXPECT_EQ(values({1, 2, 4}, 9), "012012012");
  EXPECT_EQ(values({2, 3}, 10), "0011200112");
  EXPECT_EQ(values({1, 4}, 10), "0101201012");
  EXPECT_EQ(values({2, 5}, 14), "00110210011021");
}

TEST(GrundySearch, Kayles) {
  Progress progress;
  GrundySearch search(Kayles{});
  const std::vector<Nimber> known = {0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4};  // OEIS A002186
  for (std::size_t pins = 1; pins < known.size(); ++pins) {
    EXPECT_EQ(search.grundy(std::string(1, static_cast<char>(pins)), progress), known[pins]) << pins;
  }
  EXPECT_EQ(search.grundy({3, 5, 6}, progress), Nimber(3 ^ 4 ^ 3));
}

TEST(GrundySearch, MovesToAValue) {
  Progress progress;
  GrundySearch search(Subtraction{{1, 2, 3}});
  EXPECT_EQ(search.moves_to(10, 0, progress), (std::vector<int>{2}));
  EXPECT_EQ(search.moves_to(10, 1, progress), (std::vector<int>{1}));
  EXPECT_EQ(search.moves_to(10, 2, progress), (std::vector<int>{}));
  EXPECT_EQ(search.moves_to(10, 3, progress), (std::vector<int>{3}));
}

TEST(OutcomeSearch, AgreesWithTheGrundyNumberInNormalPlay) {
  Progress progress;
  GrundySearch values(Kayles{});
  OutcomeSearch outcomes(Kayles{});
  for (const std::string& rows : std::vector<std::string>{{}, {4}, {4, 4}, {4, 8}, {1, 2, 3}, {2, 5}, {3, 6}, {7, 2}}) {
    const bool wins = values.grundy(rows, progress).value() != 0;
    EXPECT_EQ(outcomes.wins(rows, progress), wins);
    EXPECT_EQ(outcomes.winning_moves(rows, progress)->empty(), !wins);
  }
}

TEST(OutcomeSearch, MisereTakingUpToNIsLostWithOneOver) {
  Progress progress;
  OutcomeSearch search(Subtraction{{1, 2, 3}}, true);
  for (int heap = 0; heap <= 40; ++heap) EXPECT_EQ(search.wins(heap, progress), heap % 4 != 1) << heap;
  EXPECT_EQ(search.winning_moves(8, progress), (std::vector<int>{3}));
  EXPECT_EQ(search.winning_moves(9, progress), (std::vector<int>{}));
}

TEST(OutcomeSearch, MisereKayles) {
  Progress progress;
  OutcomeSearch search(Kayles{}, true);
  // A single row is lost for the player to move at 1, 4, 9, 12, 20 pins (Sibert and Conway 1992).
  std::vector<int> lost;
  for (int pins = 1; pins <= 14; ++pins) {
    if (!search.wins(std::string(1, static_cast<char>(pins)), progress).value()) lost.push_back(pins);
  }
  EXPECT_EQ(lost, (std::vector<int>{1, 4, 9, 12}));
}

TEST(GrundySearch, DepthIsNoDanger) {
  Progress progress;
  GrundySearch search(Subtraction{{1}});
  EXPECT_EQ(search.grundy(100'001, progress), Nimber{1});
}

TEST(GrundySearch, TooManyPositionsAreALimit) {
  Progress progress;
  GrundySearch search(Subtraction{{1}}, 100);
  EXPECT_EQ(search.grundy(99, progress), Nimber{1});
  GrundySearch small(Subtraction{{1}}, 100);
  EXPECT_EQ(small.grundy(100, progress).error().code, Code::limit);
  GrundySearch endless(Endless{}, 1000);
  EXPECT_EQ(endless.grundy(0, progress).error().code, Code::limit);
}

TEST(GrundySearch, StopsWhenTold) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  GrundySearch search(Subtraction{{1}});
  EXPECT_EQ(search.grundy(100'000, progress).error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi
