// The tool `match`, which every impartial game has: here on Nim, where everything is known.
#include <numeric>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/quiet_for_tests.hpp"
#include "games/nim/game.hpp"
#include "play/asking_for_tests.hpp"

namespace asobi::nim {
namespace {

Json match(const Json& options, const Json& arguments) {
  Quiet quiet;
  const auto session = entry().open(options);
  if (!session) return session.error().message.en;
  const auto answer = ask_json(**session, "match", arguments, quiet.context);
  return answer ? *answer : Json(std::string(name(answer.error().code)));
}

TEST(Match, PerfectPlayersDecideByThePosition) {
  for (const auto& [heaps, first] : {std::pair("3 5 7", true), std::pair("2 5 7", false), std::pair("0 0 0", false)}) {
    const Json answer = match({{"heaps", heaps}}, {{"second", "perfect"}, {"games", 50}});
    EXPECT_EQ(answer.at("wins"), Json({first ? 50 : 0, first ? 0 : 50})) << heaps;
  }
  EXPECT_EQ(match({{"heaps", "1 1"}, {"misere", true}}, {{"second", "perfect"}}).at("wins"), Json({100, 0}));
}

TEST(Match, CountsEveryGameByItsLength) {
  const Json ones = match({{"heaps", "1 1 1"}}, {{"first", "random"}, {"games", 7}});
  EXPECT_EQ(ones.at("lengths"), Json({0, 0, 0, 7}));
  EXPECT_EQ(ones.at("wins"), Json({7, 0}));
  EXPECT_EQ(ones.at("mean"), 3.0);
  const Json mixed = match({{"heaps", "3 5 7"}}, {{"first", "random"}, {"second", "skilled"}, {"games", 300}});
  const auto lengths = mixed.at("lengths").get<std::vector<int>>();
  EXPECT_EQ(std::accumulate(lengths.begin(), lengths.end(), 0), 300);
  EXPECT_LE(lengths.size(), 16u);
  EXPECT_GT(mixed.at("wins")[0].get<int>(), 0);
  EXPECT_GT(mixed.at("wins")[1].get<int>(), mixed.at("wins")[0].get<int>());
}

TEST(Match, DependsOnTheDiceOnly) {
  const Json one = match(Json::object(), {{"first", "random"}, {"dice", 4}});
  EXPECT_EQ(one, match(Json::object(), {{"first", "random"}, {"dice", 4}}));
  EXPECT_NE(one, match(Json::object(), {{"first", "random"}, {"dice", 5}}));
}

TEST(Match, RefusesGamesWithoutEnd) {
  EXPECT_EQ(match({{"heaps", "1000000"}, {"limit", "1"}}, {{"games", 1}}), "limit");
}

}  // namespace
}  // namespace asobi::nim
