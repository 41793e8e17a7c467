#include "games/diamond/computer/match.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/diamond/entry.hpp"

namespace asobi::diamond {
namespace {

Result<std::vector<MatchGame>> match_on(const char* seats, std::array<Level, 2> who, std::size_t games,
                                        Progress& progress, unsigned threads) {
  Shelf shelf;
  Context context = {progress, shelf, threads, Lang::en};
  const auto board = Board::make(3, 2).value();
  const Mover<FixedBits<1>> mover(board, parse_seats(*board, seats).value(), {});
  return play_match(mover, mover.start(), {Skill{who[0]}, Skill{who[1]}}, games, 5, context);
}

TEST(DiamondMatch, IsTheSameOnAnyNumberOfThreads) {
  Progress progress;
  for (const char* seats : {"1-,1+", "1-,2-,3-"}) {
    const auto one = match_on(seats, {Level::easy, Level::greedy}, 8, progress, 1).value();
    const auto three = match_on(seats, {Level::easy, Level::greedy}, 8, progress, 3).value();
    for (std::size_t i = 0; i < one.size(); ++i) {
      EXPECT_EQ(one[i].length, three[i].length);
      EXPECT_EQ(one[i].winner, three[i].winner);
    }
  }
}

TEST(DiamondMatch, SwappingTheOpponentsSwapsTheResult) {
  Progress progress;
  const auto games = match_on("1-,1+", {Level::greedy, Level::random}, 10, progress, 1).value();
  const auto other = match_on("1-,1+", {Level::random, Level::greedy}, 10, progress, 1).value();
  EXPECT_EQ(tally(games).count[0], 10u);
  EXPECT_EQ(tally(other).count[1], 10u);
}

TEST(DiamondMatch, CanBeStopped) {
  std::stop_source stop;
  stop.request_stop();
  Progress progress(stop.get_token());
  EXPECT_EQ(code_of(match_on("1-,1+", {Level::strong, Level::strong}, 1000, progress, 2)), Code::cancelled);
}

TEST(DiamondMatch, TalliesWinsAndLengths) {
  const Tally sums = tally({{10, 0}, {20, 0}, {30, 1}, {40, std::nullopt}});
  EXPECT_EQ(sums.count, (std::array<std::uint64_t, 3>{2, 1, 1}));
  EXPECT_DOUBLE_EQ(sums.mean_length, 25);
  EXPECT_NEAR(sums.deviation, 12.9099, 1e-4);
  EXPECT_NEAR(sums.length_error, 1.959964 * 12.9099 / 2, 1e-4);
  EXPECT_EQ(sums.shortest, 10u);
  EXPECT_EQ(sums.longest, 40u);
}

// Wilson 1927; the values from the formula by hand.
TEST(DiamondMatch, IntervalsAreWilsons) {
  EXPECT_NEAR(wilson_interval(95, 100)[0], 0.8882, 1e-4);
  EXPECT_NEAR(wilson_interval(95, 100)[1], 0.9785, 1e-4);
  EXPECT_NEAR(wilson_interval(100, 100)[0], 0.9630, 1e-4);
  EXPECT_DOUBLE_EQ(wilson_interval(100, 100)[1], 1);
  EXPECT_DOUBLE_EQ(wilson_interval(0, 10)[0], 0);
  EXPECT_NEAR(wilson_interval(0, 10)[1], 0.2775, 1e-4);
}

TEST(DiamondMatch, AnUnknownLevelIsToldTheKnownOnes) {
  const auto tools = entry().tools;
  const auto match = std::ranges::find(tools, "match", &Tool::name);
  ASSERT_NE(match, tools.end());
  for (const std::string_view level : names(Level{})) {
    EXPECT_TRUE(check_arguments(match->parameters, {{"a", level}, {"b", level}}));
    const auto checked = check_arguments(match->parameters, {{"a", "nobody"}});
    ASSERT_FALSE(checked);
    EXPECT_NE(checked.error().message.en.find(level), std::string::npos) << checked.error().message.en;
    EXPECT_NE(checked.error().message.ja.find(level), std::string::npos) << checked.error().message.ja;
  }
}

}  // namespace
}  // namespace asobi::diamond
