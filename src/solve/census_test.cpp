#include "solve/census.hpp"

#include <bit>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

namespace asobi {
namespace {

// The corners of a cube of n dimensions; a move flips one coordinate. C(n, d) corners are at distance d.
struct Cube {
  using State = std::uint32_t;
  using Move = int;
  int dimensions;

  State start() const { return 0; }
  void moves(State, std::vector<Move>& out) const {
    for (int i = 0; i < dimensions; ++i) out.push_back(i);
  }
  State after(State state, Move move) const { return state ^ (1u << move); }
  State key(State state) const { return state; }
  bool solved(State state) const { return state == 0; }
  Move inverse(Move move) const { return move; }
};

struct RankedCube : Cube {
  std::uint64_t size() const { return std::uint64_t{1} << dimensions; }
  std::uint64_t rank(State state) const { return state; }
  State unrank(std::uint64_t number) const { return static_cast<State>(number); }
};

// One heap; a move takes one, two or three away. The keys are strings, and not every state has an inverse.
struct Heap {
  using State = int;
  using Move = int;
  static constexpr bool impartial = true;
  int size;

  State start() const { return size; }
  void moves(State state, std::vector<Move>& out) const {
    for (int take = 1; take <= std::min(3, state); ++take) out.push_back(take);
  }
  State after(State state, Move move) const { return state - move; }
  std::string key(State state) const { return std::to_string(state); }
};

struct Duel : Heap {
  int players() const { return 2; }
  Status status(State state) const { return {state == 0 ? Status::Kind::won : Status::Kind::running, 0}; }
  void apply(State& state, Move move) const { state -= move; }
  void revert(State& state, Move move) const { state += move; }
};

static_assert(Puzzle<Cube> && !Ranked<Cube> && !ImpartialGame<Cube> && !TurnGame<Cube> && !InPlace<Cube>);
static_assert(Ranked<RankedCube>);
static_assert(ImpartialGame<Heap> && !Puzzle<Heap> && !TurnGame<Heap>);
static_assert(TurnGame<Duel> && InPlace<Duel>);
static_assert(!Space<int> && !Space<std::string>);

using Counts = std::vector<std::uint64_t>;

TEST(Census, CornersOfACubeAreBinomial) {
  Progress progress;
  EXPECT_EQ(*census(Cube{0}, progress), (Counts{1}));
  EXPECT_EQ(*census(Cube{5}, progress), (Counts{1, 5, 10, 10, 5, 1}));
  EXPECT_EQ(*census(RankedCube{5}, progress), (Counts{1, 5, 10, 10, 5, 1}));
  EXPECT_EQ(*census(RankedCube{12}, progress), *census(Cube{12}, progress));
}

TEST(Census, HeapIsEmptiedByThrees) {
  Progress progress;
  EXPECT_EQ(*census(Heap{7}, progress), (Counts{1, 3, 3, 1}));
}

TEST(Census, VisitsEveryStateAtItsDistance) {
  Progress progress;
  std::vector<int> visits(64);
  int last = 0;
  const auto visit = [&](std::uint32_t state, int distance) {
    EXPECT_EQ(distance, std::popcount(state));
    EXPECT_GE(distance, last);
    last = distance;
    ++visits[state];
  };
  ASSERT_TRUE(breadth_first(Cube{6}, visit, progress));
  EXPECT_EQ(visits, std::vector<int>(64, 1));
}

TEST(Census, LimitIsExact) {
  Progress progress;
  EXPECT_TRUE(census(Cube{5}, progress, 32));
  const auto refused = census(Cube{5}, progress, 31);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::limit);
  EXPECT_NE(refused.error().message.en.find("31"), std::string::npos);
}

TEST(Census, StopsWhenAsked) {
  std::stop_source stop;
  Progress progress(stop.get_token());
  int visits = 0;
  const auto visit = [&](std::uint32_t, int) {
    if (++visits == 10) stop.request_stop();
  };
  const auto stopped = breadth_first(Cube{20}, visit, progress);
  ASSERT_FALSE(stopped);
  EXPECT_EQ(stopped.error().code, Code::cancelled);
  EXPECT_EQ(visits, 10);
}

}  // namespace
}  // namespace asobi
