#include "games/gridnim/analysis.hpp"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "games/gridnim/mirror.hpp"
#include "games/gridnim/table.hpp"

namespace asobi::gridnim {
namespace {

struct AnalysisHelp {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf, 2};
};

void compare(const Position& position, const std::vector<std::uint8_t>& plain, Context& context) {
  const auto found = analyze(position, context);
  ASSERT_TRUE(found) << found.error().message.en;
  EXPECT_EQ(found->grundy, plain[position.stones]) << position_text(position);
  EXPECT_EQ(found->wins, plain[position.stones] != 0);
  std::vector<gridnim::Run> winning;
  for (const gridnim::Run& run : runs_of(position)) {
    if (plain[without(position, run).stones] == 0) winning.push_back(run);
  }
  EXPECT_EQ(found->winning, winning) << position_text(position);
}

TEST(GridNimAnalysis, EveryPlacementAgainstThePlainTable) {
  AnalysisHelp help;
  for (const Size size : {Size{3, 3}, {2, 5}, {1, 8}, {5, 2}}) {
    const auto plain = plain_grundy(size);
    for (Mask stones = 0; stones <= size.full(); ++stones) compare({size, stones}, plain, help.context);
  }
}

void compare_turn(const Position& position, const Turn& turn, const std::vector<std::uint8_t>& plain,
                  Context& context) {
  const auto found = analyze(position, context, usual_shapes, turn);
  ASSERT_TRUE(found) << found.error().message.en;
  EXPECT_EQ(found->grundy, plain[position.stones]) << turn.most << turn.any << " " << position_text(position);
  std::vector<gridnim::Run> winning;
  for (const gridnim::Run& run : runs_of(position, turn)) {
    if (plain[without(position, run).stones] == 0) winning.push_back(run);
  }
  EXPECT_EQ(found->winning, found->wins ? winning : std::vector<gridnim::Run>{}) << position_text(position);
}

TEST(GridNimAnalysis, OtherTurnsEveryPlacementAgainstThePlainTable) {
  AnalysisHelp help;
  for (const Size size : {Size{3, 3}, {2, 4}, {1, 8}}) {
    for (const Turn turn : {Turn{1}, {2}, {3}, {4}, {no_limit, true}, {2, true}, {3, true}}) {
      const auto plain = plain_grundy(size, turn);
      for (Mask stones = 0; stones <= size.full(); ++stones) compare_turn({size, stones}, turn, plain, help.context);
    }
  }
}

TEST(GridNimAnalysisStandard, OtherTurnsOnLargerBoardsAgainstThePlainTable) {
  AnalysisHelp help;
  Random random(6);
  for (const Turn turn : {Turn{2}, {3}, {no_limit, true}, {3, true}}) {
    for (const Size size : {Size{4, 4}, {3, 5}, {8, 2}}) {
      const auto plain = plain_grundy(size, turn);
      for (int i = 0; i < 40; ++i) {
        compare_turn({size, (random.next() | random.next()) & size.full()}, turn, plain, help.context);
      }
    }
  }
}

// A line of n stones and a limit of 1: the number is that of its parity; a limit of 2: not n mod 3, since a line falls
// in two.
TEST(GridNimAnalysis, LinesWithALimit) {
  AnalysisHelp help;
  for (int n = 0; n <= 12; ++n) {
    const Position line = {{1, 12}, first_cells(n)};
    EXPECT_EQ(analyze(line, help.context, usual_shapes, {1})->grundy, n % 2);
    EXPECT_EQ(analyze(line, help.context, usual_shapes, {12})->grundy, n);
  }
  EXPECT_EQ(analyze({{1, 12}, first_cells(3)}, help.context, usual_shapes, {2})->grundy, 3);
}

TEST(GridNimAnalysis, MisereWithALimitOfOneIsParity) {
  AnalysisHelp help;
  for (Mask stones = 1; stones < 64; ++stones) {
    EXPECT_EQ(analyze_misere({{2, 3}, stones}, help.context, shapes_in_play, {1})->wins,
              std::popcount(stones) % 2 == 0);
  }
}

TEST(GridNimAnalysisStandard, RandomPlacementsBeyondTheTableAgainstThePlainOne) {
  AnalysisHelp help;
  Random random(5);
  for (const Size size : {Size{3, 6}, {2, 9}, {4, 5}, {10, 2}}) {
    const auto plain = plain_grundy(size);
    for (int i = 0; i < 100; ++i) compare({size, (random.next() | random.next()) & size.full()}, plain, help.context);
  }
}

TEST(GridNimAnalysisStandard, LargeBoardsReplayTheirOwnMoves) {
  AnalysisHelp help;
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Random random(seed);
    const Position position = random_position({8, 8}, random);
    const auto found = analyze(position, help.context);
    ASSERT_TRUE(found) << found.error().message.en;
    for (const gridnim::Run& run : runs_of(position)) {
      const auto after = analyze(without(position, run), help.context);
      ASSERT_TRUE(after);
      const bool listed = std::ranges::find(found->winning, run) != found->winning.end();
      EXPECT_EQ(listed, !after->wins) << position_text(position) << " " << run_name(run);
    }
  }
}

TEST(GridNimAnalysis, ALineHasItsLengthAndAFullEvenBoardNothing) {
  AnalysisHelp help;
  EXPECT_EQ(analyze(*parse_position("1x64"), help.context)->grundy, 64);
  EXPECT_EQ(analyze(*parse_position("64x1"), help.context)->winning.size(), 32u);
  EXPECT_FALSE(analyze(*parse_position("8x8"), help.context)->wins);
  EXPECT_FALSE(analyze(*parse_position("000"), help.context)->wins);
  EXPECT_TRUE(analyze_misere(*parse_position("000"), help.context)->wins);
}

bool misere_wins(Size size, Mask stones, const Turn& turn, std::map<Mask, bool>& known) {
  if (stones == 0) return true;
  if (const auto it = known.find(stones); it != known.end()) return it->second;
  bool wins = false;
  for (const gridnim::Run& run : runs_of({size, stones}, turn)) {
    wins |= !misere_wins(size, stones & ~run.cells(size), turn, known);
  }
  return known[stones] = wins;
}

TEST(GridNimAnalysis, MisereAgainstPlainSearch) {
  AnalysisHelp help;
  const Size size = {3, 3};
  for (const Turn turn : {Turn{}, {2}, {no_limit, true}}) {
    std::map<Mask, bool> known;
    for (Mask stones = 0; stones <= size.full(); ++stones) {
      const Position position = {size, stones};
      const auto found = analyze_misere(position, help.context, shapes_in_play, turn);
      ASSERT_TRUE(found);
      EXPECT_EQ(found->wins, misere_wins(size, stones, turn, known)) << position_text(position);
      std::vector<gridnim::Run> winning;
      for (const gridnim::Run& run : runs_of(position, turn)) {
        if (!misere_wins(size, without(position, run).stones, turn, known)) winning.push_back(run);
      }
      EXPECT_EQ(found->winning, winning);
    }
  }
}

TEST(GridNimAnalysis, LimitsAndStopsAreSaidInWords) {
  AnalysisHelp help;
  const Position large = *parse_position("1111111/1111110");
  const auto refused = analyze(large, help.context, 10);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, Code::limit);
  EXPECT_EQ(analyze_misere(large, help.context, 10).error().code, Code::limit);
  std::stop_source stop;
  stop.request_stop();
  Progress stopped(stop.get_token());
  Context context{stopped, help.shelf};
  EXPECT_EQ(analyze(large, context).error().code, Code::cancelled);
  EXPECT_EQ(analyze_misere(large, context).error().code, Code::cancelled);
}

}  // namespace
}  // namespace asobi::gridnim
