#include "games/twisty/human/tsukuda.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "games/twisty/human/cube.hpp"
#include "games/twisty/human/phases_for_tests.hpp"
#include "games/twisty/puzzle/names.hpp"

namespace asobi::twisty::human {
namespace {

struct Cube {
  Puzzle puzzle;
  Mechanism mechanism;
  Tsukuda tsukuda;

  explicit Cube(int n) : puzzle(*make_named(fmt::format("cube-face-{}", n))), mechanism(puzzle), tsukuda(mechanism) {}
};

std::vector<std::string> ids(const std::vector<Phase>& phases) {
  std::vector<std::string> out;
  for (const Phase& phase : phases) out.push_back(phase.id);
  return out;
}

TEST(HumanTsukuda, SkipsTheStepsThatThePaperSkips) {
  EXPECT_EQ(ids(Cube(2).tsukuda.phases(Manner::plain)),
            (std::vector<std::string>{"bottom-corners", "top-corner-positions", "top-corner-directions"}));
  EXPECT_EQ(ids(Cube(3).tsukuda.phases(Manner::plain)),
            (std::vector<std::string>{"hold", "bottom-corners", "bottom-central-edges", "top-corner-positions",
                                      "top-corner-directions", "top-central-edges", "central-positions",
                                      "central-directions"}));
  EXPECT_EQ(Cube(4).tsukuda.phases(Manner::plain).size(), 11u);  // all but those for the middle
  EXPECT_EQ(Cube(5).tsukuda.phases(Manner::plain).size(), 16u);
  EXPECT_EQ(Cube(8).tsukuda.phases(Manner::plain).size(), 11u);
}

// How many cases the tables of a phase have (section 14.1; 14.1.10 prints 24 where 16 can occur).
std::map<std::string, std::vector<std::size_t>> case_counts(const std::vector<Phase>& phases) {
  std::map<std::string, std::vector<std::size_t>> out;
  for (const Phase& phase : phases) {
    for (const Table* table : phase.tables) out[phase.id].push_back(table->cases().size());
  }
  return out;
}

TEST(HumanTsukuda, HasThePapersCases) {
  const Cube cube(5);
  const auto counts = case_counts(cube.tsukuda.phases(Manner::plain));
  const std::map<std::string, std::vector<std::size_t>> expected = {
      {"bottom-corners", {24}},
      {"bottom-edges", {24, 24}},
      {"bottom-central-edges", {24}},
      {"top-corner-positions", {24}},   // 6 up to turns of the top
      {"top-corner-directions", {27}},  // 8 patterns, turned
      {"top-edges", {16, 16}},
      {"top-central-edges", {16}},
      {"pairing", {105}},  // 15 with one pair made, turned
      {"pair-positions", {24}},
      {"pair-directions", {16}},
      {"central-positions", {12}},
      {"central-directions", {8}},
  };
  EXPECT_EQ(counts, expected);
}

// For every N and L, though the procedures were found for one of them.
TEST(HumanTsukudaStandard, EveryProcedureSolvesItsCaseAndKeepsWhatIsDone) {
  for (int n = 2; n <= 9; ++n) {
    const Cube cube(n);
    for (const Manner manner : {Manner::paper, Manner::plain}) {
      expect_every_case_to_work(cube.mechanism, cube.tsukuda.phases(manner));
    }
  }
}

int longest(const Table& table) {
  int out = 0;
  for (const auto& [key, procedures] : table.cases()) out = std::max(out, table.find(key, table.possible(key))->cost);
  return out;
}

// What is printed of the lengths: 14.1.3, 14.1.8, 14.1.11, 14.1.13, 14.1.14, 14.1.15.
TEST(HumanTsukuda, ThePapersProceduresAreAsLongAsItSays) {
  const Cube cube(5);
  std::map<std::string, std::pair<std::size_t, int>> cases;  // and the longest
  const auto phases = cube.tsukuda.phases(Manner::paper);
  for (const Phase& phase : phases) {
    if (!phase.tables.empty()) cases[phase.id] = {phase.tables[0]->cases().size(), longest(*phase.tables[0])};
  }
  EXPECT_EQ(cases.at("bottom-corners"), (std::pair<std::size_t, int>{24, 8}));
  EXPECT_EQ(cases.at("top-corner-directions"), (std::pair<std::size_t, int>{27, 16}));
  EXPECT_EQ(cases.at("pairing"), (std::pair<std::size_t, int>{15, 24}));
  EXPECT_EQ(cases.at("pair-directions"), (std::pair<std::size_t, int>{16, 41}));
  EXPECT_EQ(cases.at("central-positions"), (std::pair<std::size_t, int>{12, 12}));
  EXPECT_EQ(cases.at("central-directions"), (std::pair<std::size_t, int>{8, 28}));
}

// Fig. 14.1: the two rows that are printed.
TEST(HumanTsukuda, ThePrintedRowsStandToTheLetter) {
  const Cube cube(4);
  const CubeParts parts(cube.mechanism);
  const auto phases = cube.tsukuda.phases(Manner::paper);
  const auto phase = std::ranges::find(phases, "bottom-corners", &Phase::id);
  const auto row = [&](std::string_view face, int x, int y, int z) {
    const Procedure* found = phase->tables[0]->find(Key(1, static_cast<char16_t>(parts.place(face, x, y, z))), 0b111);
    return word_text(cube.mechanism, found->word, Letters(4));
  };
  EXPECT_EQ(row("X+", 3, 0, 3), "xn' yn' xn ynd zn yn' zn'");
  EXPECT_EQ(row("Z+", 0, 3, 3), "ynd zn yn' zn'");
}

// Every turn is counted, and what is left open is told.
TEST(HumanTsukuda, ThePapersMannerTellsWhatItLeavesOpen) {
  const Cube cube(3);
  for (const Manner manner : {Manner::paper, Manner::plain}) {
    Random random(5);
    Hand hand(shuffled(cube.mechanism, random));
    const auto solution = follow_phases(cube.tsukuda.phases(manner), hand);
    ASSERT_TRUE(solution);
    EXPECT_EQ(solution->open_turns > 0, manner == Manner::paper);
    EXPECT_LE(solution->drawn_turns, solution->open_turns);
    if (manner == Manner::plain) EXPECT_EQ(solution->drawn_turns, 0);
  }
}

// Chance takes every number up to the most as often, and the same state has the same chance.
TEST(HumanHand, DrawsWhatIsLeftOpen) {
  const Cube cube(2);
  Hand hand(Board(cube.mechanism), nullptr, Random(1)), again(Board(cube.mechanism), nullptr, Random(1));
  std::map<int, int> drawn;
  for (int i = 0; i < 4000; ++i) {
    const int before = hand.drawn_turns();
    hand.leave_open_up_to(3);
    again.leave_open_up_to(3);
    ++drawn[hand.drawn_turns() - before];
  }
  ASSERT_EQ(drawn.size(), 4u);
  for (const auto& [turns, times] : drawn) EXPECT_NEAR(times, 1000, 120) << turns;
  EXPECT_EQ(hand.open_turns(), 12'000);
  EXPECT_EQ(hand.drawn_turns(), again.drawn_turns());
  const std::vector<int> ways = {0, 5};
  const int before = hand.drawn_turns();
  hand.leave_open(ways);
  EXPECT_EQ(hand.open_turns(), 12'005);
  EXPECT_TRUE(hand.drawn_turns() == before || hand.drawn_turns() == before + 5);
}

// 14.1.18: each improvement alone reaches every goal, and takes fewer turns than none where it has something to do. The
// order of the edges saves some four turns of 449 (N = 5), which only many states show.
TEST(HumanTsukudaStandard, EachImprovementAloneSaves) {
  const auto turns = [](const Cube& cube, const std::vector<Phase>& phases, int states) {
    Random random(7);
    int out = 0;
    for (int i = 0; i < states; ++i) {
      Hand hand(shuffled(cube.mechanism, random));
      const auto solution = follow_phases(phases, hand);
      EXPECT_TRUE(solution && hand.board().solved_by_colour());
      out += cube.mechanism.cost(hand.turns());
    }
    return out;
  };
  for (const int n : {3, 5, 6}) {
    const Cube cube(n);
    const std::vector<Phase> plain = cube.tsukuda.phases(Manner::plain);
    for (const Improvement one :
         {Improvement::stages, Improvement::order, Improvement::clusters, Improvement::opposite}) {
      if (one == Improvement::order && n != 5) continue;
      const int states = one == Improvement::order ? 1000 : 20;
      const int without = turns(cube, plain, states), with = turns(cube, cube.tsukuda.phases_with(one), states);
      const bool inner = one == Improvement::clusters || one == Improvement::opposite;
      if (inner && n == 3) {
        EXPECT_EQ(with, without);
      } else {
        EXPECT_LT(with, without) << n << ' ' << name(one);
      }
    }
  }
}

TEST(HumanTsukudaStandard, EveryCaseOccursAndIsSolvedInItsStep) {
  for (int n = 2; n <= 7; ++n) {
    const Cube cube(n);
    const auto phases = cube.tsukuda.phases(Manner::plain);
    std::map<const Table*, std::size_t> wanted;
    for (const Phase& phase : phases) {
      bool second = false;
      for (const Table* table : phase.tables) {
        // The second of a pair is never where the first has just been put.
        const bool edges = phase.id == "bottom-edges" || phase.id == "top-edges";
        wanted[table] = table->cases().size() - (edges && second ? 1 : 0);
        second = !second;
      }
    }
    const Occurred occurred = solve_until(cube.mechanism, phases, wanted, 20'000);
    for (const auto& [table, count] : wanted) EXPECT_EQ(occurred.at(table).size(), count) << n;
  }
}

TEST(HumanTsukudaStandard, SolvesEveryNBothWays) {
  for (const int n : {2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 16}) {
    const Cube cube(n);
    for (const Manner manner : {Manner::paper, Manner::plain, Manner::improved}) {
      solve_until(cube.mechanism, cube.tsukuda.phases(manner), {{nullptr, 1}}, n < 8 ? 30 : 3);
    }
  }
}

TEST(HumanTsukudaExtreme, SolvesTheLargest) {
  for (const int n : {39, 40}) {
    const Cube cube(n);
    for (const Manner manner : {Manner::paper, Manner::plain, Manner::improved}) {
      solve_until(cube.mechanism, cube.tsukuda.phases(manner), {{nullptr, 1}}, 2);
    }
  }
}

TEST(HumanTsukuda, LeavesASolvedPuzzleAlone) {
  for (const int n : {2, 3, 4, 7}) {
    const Cube cube(n);
    for (const Manner manner : {Manner::paper, Manner::plain, Manner::improved}) {
      Hand hand{Board(cube.mechanism)};
      const auto solution = follow_phases(cube.tsukuda.phases(manner), hand);
      ASSERT_TRUE(solution);
      EXPECT_EQ(cube.mechanism.cost(solution->turns), 0);
    }
  }
}

// The puzzle taken apart: marks of the places are moved on by one.
Board rearranged(const Mechanism& mechanism, const std::vector<std::vector<int>>& cycles) {
  std::vector<std::uint16_t> at;
  for (int m = 0; m < mechanism.marks(); ++m) at.push_back(static_cast<std::uint16_t>(m));
  for (const auto& cycle : cycles) {
    for (std::size_t i = 0; i < cycle.size(); ++i) {
      at[static_cast<std::size_t>(cycle[(i + 1) % cycle.size()])] = static_cast<std::uint16_t>(cycle[i]);
    }
  }
  return Board(mechanism, at);
}

std::string refusal(const Cube& cube, const Board& board) {
  Hand hand(board);
  const auto solution = follow_phases(cube.tsukuda.phases(Manner::plain), hand);
  if (solution) return "";
  EXPECT_EQ(solution.error().code, Code::unsolvable);
  return solution.error().message.en;
}

TEST(HumanTsukuda, RefusesWhatNoTurnsCanMake) {
  for (const int n : {2, 3, 4, 5}) {
    const Cube cube(n);
    const CubeParts parts(cube.mechanism);
    const int e = n - 1;
    const Board twisted = rearranged(
        cube.mechanism, {{parts.place("Y+", e, e, e), parts.place("X+", e, e, e), parts.place("Z+", e, e, e)}});
    EXPECT_NE(refusal(cube, twisted).find("twisted"), std::string::npos) << n;
  }
  const Cube cube(3);
  const CubeParts parts(cube.mechanism);
  EXPECT_NE(refusal(cube, rearranged(cube.mechanism, {{parts.place("Y+", 1, 2, 2), parts.place("Z+", 1, 2, 2)}}))
                .find("flipped"),
            std::string::npos);
  EXPECT_NE(refusal(cube, rearranged(cube.mechanism, {{parts.place("Y+", 1, 2, 2), parts.place("Y+", 2, 2, 1)},
                                                      {parts.place("Z+", 1, 2, 2), parts.place("X+", 2, 2, 1)}}))
                .find("changed places"),
            std::string::npos);
  EXPECT_NE(refusal(cube, rearranged(cube.mechanism, {{parts.place("Y+", 1, 2, 1), parts.place("Y-", 1, 0, 1)}}))
                .find("mirror"),
            std::string::npos);
}

}  // namespace
}  // namespace asobi::twisty::human
