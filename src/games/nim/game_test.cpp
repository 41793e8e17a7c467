#include "games/nim/game.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/random.hpp"
#include "games/nim/theory.hpp"
#include "games/nim/words.hpp"
#include "play/asking_for_tests.hpp"
#include "play/typed_session.hpp"

namespace asobi::nim {
namespace {

Game game(const Heaps& heaps, std::vector<Stones> limits = {}, bool misere = false) {
  if (limits.empty()) limits.assign(heaps.size(), unlimited);
  return Game(Rules(heaps, std::move(limits)), misere);
}

std::unique_ptr<Session> session(const Json& options) { return entry().open(options).value(); }

Result<Json> ask(const Json& options, std::string_view tool, const Json& arguments = Json::object()) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  return ask_json(*session(options), tool, arguments, context);
}

std::string tell(const Json& options, std::string_view tool, Lang lang, const Json& arguments = Json::object()) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  return session(options)->ask(tool, arguments, context).value().text(lang);
}

TEST(NimInput, HeapsAndLimits) {
  EXPECT_EQ(parse_heaps("3, 5  7"), (Heaps{3, 5, 7}));
  EXPECT_EQ(parse_heaps("9223372036854775808 0"), (Heaps{most_stones, 0}));
  EXPECT_EQ(parse_limits("3", 2), (std::vector<Stones>{3, 3}));
  EXPECT_EQ(parse_limits("3,-,9223372036854775808", 3), (std::vector<Stones>{3, unlimited, most_stones}));
}

TEST(NimInput, FaultsAreNamed) {
  std::string many;
  for (std::size_t i = 0; i <= most_heaps; ++i) many += "1 ";
  for (const std::string& bad :
       {std::string(), std::string(" , "), std::string("-1"), std::string("3 x"), std::string("1.5"),
        std::string("9223372036854775809"), std::string("99999999999999999999999"), std::string("3 \xff"), many}) {
    const auto refused = parse_heaps(bad);
    ASSERT_FALSE(refused) << bad;
    EXPECT_EQ(refused.error().code, Code::invalid);
    EXPECT_FALSE(refused.error().message.ja.empty());
  }
  EXPECT_EQ(parse_heaps("3, 5\n -12").error().place, (Place{2, 2, 3}));
  EXPECT_EQ(parse_limits("3,-,0", 3).error().place, (Place{1, 5, 1}));
  EXPECT_NE(parse_heaps("3 x").error().message.en.find("heap 2 is \"x\""), std::string::npos);
  for (const char* bad : {"", "0", "-3", "x", "3,4", "3,4,5,6", "9223372036854775809"}) {
    EXPECT_EQ(parse_limits(bad, 3).error().code, Code::invalid) << bad;
  }
}

TEST(NimGame, AMoveIsFoundByItsNameExactlyWhenItIsLegal) {
  const Game small = game({3, 0, 7}, {2, 5, unlimited});
  std::vector<Take> moves;
  small.moves(small.start(), moves);
  EXPECT_EQ(moves.size(), 9u);
  for (const Take& move : moves) {
    EXPECT_EQ(small.parse_move(small.start(), small.move_name(small.start(), move)), move);
  }
  for (const char* bad : {"1:3", "1:0", "2:1", "3:8", "4:1", "0:1", "-1:1", ":1", "1:", "1", "1:1:1", "1: 1", "",
                          "3:99999999999999999999"}) {
    const auto refused = small.parse_move(small.start(), bad);
    ASSERT_FALSE(refused) << bad;
    EXPECT_EQ(refused.error().code, Code::illegal_move);
  }
}

TEST(NimGame, ManyMovesAreNotListedButCanBePlayed) {
  const auto play = session({{"heaps", "9223372036854775808 9223372036854775807 5"}});
  const auto listed = play->moves();
  EXPECT_LE(listed.size(), 15u);
  EXPECT_NE(std::ranges::find(listed, "1:1"), listed.end());
  EXPECT_TRUE(play->play("1:1234567890123456789"));
  EXPECT_TRUE(play->play("2:9223372036854775807"));
  EXPECT_FALSE(play->play("2:1"));
  EXPECT_EQ(play->view(Lang::en).at("heaps"), (Json{"7988804146731319019", 0u, 5u}));
}

TEST(NimGame, SomeMovesAreListedForEveryHeapAndAllOfThemAreLegal) {
  Heaps heaps(most_heaps);
  for (std::size_t i = 0; i < heaps.size(); ++i) heaps[i] = i * i;
  const Game large = game(heaps, std::vector<Stones>(most_heaps, 100), true);
  std::vector<Take> moves;
  large.moves(large.start(), moves);
  EXPECT_LE(moves.size(), 5 * most_heaps);
  EXPECT_EQ(moves.back().heap, most_heaps - 1);
  for (const Take& move : moves) EXPECT_TRUE(large.parse_move(large.start(), take_name(move)));
}

// The perfect player, moving first from any won position, always takes the last stone, or never in misère play.
TEST(NimGame, WinningMovesWinAgainstRandomPlay) {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
  Random random(3);
  int won = 0;
  for (int trial = 0; trial < 400; ++trial) {
    Heaps heaps(1 + random.below(5));
    std::vector<Stones> limits;
    for (Stones& heap : heaps) {
      heap = random.below(20);
      limits.push_back(random.below(3) == 0 ? unlimited : 1 + random.below(6));
    }
    const Game played = game(heaps, limits, trial % 2 == 1);
    Game::State state = played.start();
    if (!wins(played.rules(), heaps, played.misere())) continue;
    ++won;
    while (played.status(state).kind == Status::Kind::running) {
      std::vector<Take> moves;
      played.moves(state, moves);
      if (state.to_move == 0) {
        moves = played.winning_moves(state, context).value();
        ASSERT_FALSE(moves.empty());
      }
      state = played.after(state, moves[random.below(moves.size())]);
    }
    EXPECT_EQ(played.status(state), (Status{Status::Kind::won, 0}));
  }
  EXPECT_GT(won, 100);
}

TEST(NimGame, WhyGivesTheNimSumAndTheMove) {
  const auto why = [](const Heaps& heaps, std::vector<Stones> limits = {}, bool misere = false) {
    return reason(game(heaps, std::move(limits)).rules(), heaps, misere).text.en;
  };
  EXPECT_EQ(why({3, 5, 7}), "3⊕5⊕7 = 1; taking 1 from heap 1 leaves 2⊕5⊕7 = 0");
  EXPECT_EQ(why({5}), "the nim-sum is 5; taking 5 from heap 1 leaves nim-sum 0");
  EXPECT_EQ(why({0, 0}), "no stones are left, and the player to move has lost");
  EXPECT_EQ(why({9, 4}, {3, 3}),
            "without blocks of limit + 1 the heaps count as (1, 0); 1⊕0 = 1; taking 1 from heap 1 leaves 0⊕0 = 0");
  EXPECT_EQ(
      why({1, 5}, {}, true),
      "taking 5 from heap 2 leaves (1, 0): only ones and zeros, the ones odd in number, which loses in misère play");
  EXPECT_NE(why(Heaps(20, 6)).find("the nim-sum of the 20 heaps is 0"), std::string::npos);
}

TEST(NimGame, ThePicture) {
  const Game limited = game({6, 2}, {3, 3}, true);
  EXPECT_EQ(limited.picture(limited.start(), Lang::en),
            "1  ●●●●●●  6  → 2  10\n"
            "2  ●●      2  → 2  10\n"
            "⊕             → 0  00\n"
            "at most 3 a turn\n"
            "misère: who takes the last stone loses\n");
  const Game huge = game(Heaps(200, most_stones));
  const std::string drawn = huge.picture(huge.start(), Lang::ja);
  EXPECT_EQ(std::ranges::count(drawn, '\n'), 42);
  EXPECT_NE(drawn.find("ほかに 160 山"), std::string::npos);
}

TEST(NimTools, AnalyzeHasTheNamesOtherProgramsRelyOn) {
  const Json answer = ask({{"heaps", "3 5 7"}}, "analyze").value();
  EXPECT_EQ(answer.at("outcome"), "N");
  EXPECT_EQ(answer.at("grundy"), 1);
  EXPECT_EQ(answer.at("winning_moves").dump(), R"([{"heap":0,"take":1},{"heap":1,"take":1},{"heap":2,"take":1}])");
  EXPECT_EQ(answer.at("digits").at("ones"), (Json{2, 2, 3}));
  EXPECT_EQ(answer.at("digits").at("state"), "imbalance");
  const Json misere = ask({{"heaps", "1 1 1"}, {"misere", true}}, "analyze").value();
  EXPECT_EQ(misere.at("outcome"), "P");
  EXPECT_EQ(misere.at("grundy"), 1);
  EXPECT_TRUE(misere.at("winning_moves").empty());
}

TEST(NimTools, TheTableShowsTheBlocks) {
  const Json answer = ask({{"heaps", "11 5 7"}, {"limit", "3,-,9"}}, "table").value();
  EXPECT_EQ(answer.at("blocks").at(0).dump(), R"({"heap":0,"limit":3,"block":4,"blocks":2,"remainder":3})");
  EXPECT_EQ(answer.at("blocks").at(1).at("block"), nullptr);
  EXPECT_EQ(answer.at("digits").at("numbers"), (Json{3, 5, 7}));
  for (const Lang lang : {Lang::en, Lang::ja}) {
    for (const Tool& tool : entry().tools) {
      if (tool.name != "table" && tool.name != "analyze") continue;
      const std::string told = tell({{"heaps", "11 5 7"}, {"limit", "3,-,9"}}, tool.name, lang);
      EXPECT_NE(told.find("= 2 × 4 + 3"), std::string::npos) << tool.name;
    }
  }
}

TEST(NimTools, TextsOfManyHeapsAreCut) {
  std::string heaps;
  for (int i = 0; i < 1000; ++i) heaps += std::to_string(3 * i + 1) + " ";
  for (const Tool& tool : entry().tools) {
    if (tool.name != "analyze" && tool.name != "table" && tool.name != "hint") continue;  // others tell of other things
    const std::string told = tell({{"heaps", heaps}, {"limit", "1000"}}, tool.name, Lang::ja);
    EXPECT_LT(std::ranges::count(told, '\n'), 100) << tool.name;
  }
}

TEST(NimTools, ConjecturesAreDecidedForAllHeaps) {
  const auto asked = [](const Json& options, std::string_view statement) {
    return tell(options, "conjecture", Lang::en, {{"statement", statement}});
  };
  const auto begins = [](const std::string& told, std::string_view with) { return told.starts_with(with); };
  EXPECT_TRUE(
      begins(asked(Json::object(), "forall x, y, z: lost(x, y, z) <=> x xor y xor z = 0"), "true for all positions\n"));
  EXPECT_TRUE(
      begins(asked(Json::object(), "forall x, y, z: lost(x, y, z) <=> x + y = z"), "false: x = 1, y = 1, z = 0\n"));
  EXPECT_TRUE(
      begins(asked({{"heaps", "1 1"}, {"limit", "3,-"}}, "forall x, y: lost(x, y) <=> x mod 4 = y"), "true for"));
  EXPECT_TRUE(
      begins(asked({{"heaps", "1 1"}, {"misere", true}}, "exists x: lost(x, x) and x < 2"), "false: there are"));
  EXPECT_TRUE(begins(asked({{"heaps", "1 1 1 1"}}, "forall x, y, z, w: grundy(x, y, z, w) = x xor y xor z xor w"),
                     "true for all positions\n"));
  EXPECT_TRUE(begins(asked({{"heaps", "1 1"}, {"limit", "3,-"}}, "forall x, y: grundy(x + 4, y) = grundy(x, y)"),
                     "true for all positions\nread as: forall x, y: grundy(x + 4, y) = grundy(x, y)\n"
                     "the Grundy numbers: an automaton with"));
  EXPECT_EQ(ask({{"limit", "99999999"}}, "conjecture", {{"statement", "true"}}).error().code, Code::limit);
  EXPECT_TRUE(begins(asked({{"heaps", "1 1"}}, "exists x: lost(x, 7) and move(x, 9, 7, 9)"), "false: there are"));
}

TEST(NimEntry, SeedsGiveRandomHeapsUnlessHeapsAreGiven) {
  const auto heaps = [](const Json& options) { return session(options)->view(Lang::en).at("heaps"); };
  EXPECT_EQ(heaps({{"seed", 1}}), heaps({{"seed", 1}}));
  EXPECT_NE(heaps({{"seed", 1}}), heaps({{"seed", 2}}));
  EXPECT_EQ(heaps({{"seed", 1}, {"limit", "2,3,4,5"}}).size(), 4u);
  EXPECT_EQ(heaps({{"seed", 1}, {"heaps", "1 2"}}), (Json{1, 2}));
}

}  // namespace
}  // namespace asobi::nim
