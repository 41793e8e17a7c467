#include "games/gridnim/game.hpp"

#include <gtest/gtest.h>

#include "base/json.hpp"
#include "base/random.hpp"
#include "games/gridnim/tools.hpp"
#include "play/asking_for_tests.hpp"
#include "solve/concepts.hpp"

namespace asobi::gridnim {
namespace {

static_assert(ImpartialGame<Rules>);

struct Help {
  Progress progress;
  Shelf shelf;
  Context context{progress, shelf};
};

Result<Json> ask(const Json& options, const char* tool, const Json& arguments = Json::object()) {
  Help help;
  ASOBI_TRY(const auto session, entry().open(options));
  return ask_json(*session, tool, arguments, help.context);
}

TEST(GridNimGame, ALimitPerTurnIsKept) {
  const auto session = entry().open({{"board", "1x4"}, {"limit", 2}});
  ASSERT_TRUE(session);
  EXPECT_EQ((*session)->moves(),
            (std::vector<std::string>{"r1:1", "r1:1-2", "r1:2", "r1:2-3", "r1:3", "r1:3-4", "r1:4"}));
  EXPECT_FALSE((*session)->play("r1:1-3"));
  EXPECT_EQ(ask({{"board", "1x4"}, {"limit", 2}}, "strategy")->at("first_move"), Json::parse("[[0,1],[0,2]]"));
  EXPECT_EQ(ask({{"board", "1x4"}, {"limit", 1}}, "strategy").error().code, Code::invalid);
  EXPECT_EQ(ask({{"size", "2x2"}, {"limit", 1}}, "table")->at("p_positions"), 8);
  EXPECT_EQ(ask({{"size", "3x7"}, {"limit", 2}}, "table").error().code, Code::limit);
  EXPECT_FALSE(entry().open({{"limit", 0}}));
}

TEST(GridNimGame, AnyStonesOfAStretchMayBeTaken) {
  const Json options = {{"board", "1x4"}, {"any", true}};
  const auto session = entry().open(options);
  ASSERT_TRUE(session);
  EXPECT_EQ((*session)->moves(),
            (std::vector<std::string>{"r1:1", "r1:1-2", "r1:1,3", "r1:1-3", "r1:1,4", "r1:1-2,4", "r1:1,3-4", "r1:1-4",
                                      "r1:2", "r1:2-3", "r1:2,4", "r1:2-4", "r1:3", "r1:3-4", "r1:4"}));
  EXPECT_EQ((*session)->view(Lang::en).at("any"), true);
  EXPECT_TRUE((*session)->play("r1:1,3"));
  EXPECT_FALSE((*session)->play("r1:2,4"));  // a gap lies between them now
  EXPECT_EQ((*session)->view(Lang::en).at("board"), "0101");
  const auto found = ask({{"board", "111/001"}, {"any", true}}, "analyze");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->at("winning_moves"), Json::parse("[[[0,0],[0,2]],[[0,1],[0,2]]]"));
  EXPECT_EQ(ask({{"board", "4x4"}, {"any", true}}, "strategy", {{"move", "c1:1-2,4"}})->at("answer"),
            Json::parse("[[0,3],[2,3],[3,3]]"));
  EXPECT_EQ(ask({{"size", "2x3"}, {"any", true}}, "table")->at("positions"), 64);
  EXPECT_EQ(ask({{"size", "3x7"}, {"any", true}}, "table").error().code, Code::limit);
  EXPECT_TRUE(entry().open({{"size", "6x10"}, {"any", true}}));
  EXPECT_EQ(entry().open({{"size", "1x11"}, {"any", true}}).error().code, Code::invalid);
}

TEST(GridNimGame, TheFieldsOtherProgramsRelyOn) {
  const auto analysis = ask({{"board", "110/011/111"}}, "analyze");
  ASSERT_TRUE(analysis);
  EXPECT_EQ(analysis->at("outcome"), "N");
  EXPECT_EQ(analysis->at("grundy"), 7);
  EXPECT_EQ(analysis->at("winning_moves"), Json::parse("[[[1,2]],[[2,1],[2,2]]]"));
  const auto table = ask({{"size", "3x4"}}, "table");
  ASSERT_TRUE(table);
  EXPECT_EQ(table->at("positions"), 4096);
  EXPECT_EQ(table->at("p_positions"), 640);
  EXPECT_EQ(table->at("max_grundy"), 11);
  EXPECT_EQ(table->at("full_board_grundy"), 2);
  EXPECT_EQ(table->at("histogram").size(), 12u);
}

TEST(GridNimGame, ThePapersMethodAsAStrategy) {
  const auto first = ask({{"board", "3x3"}}, "strategy", {{"move", "c1:1-2"}});
  ASSERT_TRUE(first) << first.error().message.en;
  EXPECT_EQ(first->at("case"), "(ii)");
  EXPECT_EQ(first->at("winner"), "first");
  EXPECT_EQ(first->at("first_move"), Json::parse("[[1,1]]"));
  EXPECT_EQ(first->at("answer"), Json::parse("[[1,2],[2,2]]"));
  EXPECT_EQ(first->at("pairs").size(), 4u);
  EXPECT_EQ(first->at("left"), "011/000/110");
  const auto second = ask({{"board", "2x2"}}, "strategy", {{"move", "r1:1-2"}});
  ASSERT_TRUE(second);
  EXPECT_EQ(second->at("case"), "(iii)");
  EXPECT_EQ(second->at("first_move"), nullptr);
  EXPECT_EQ(second->at("answer"), Json::parse("[[1,0],[1,1]]"));
  EXPECT_EQ(ask({{"board", "110/011/111"}}, "strategy")->at("symmetric"), false);
  EXPECT_EQ(ask({{"board", "000"}}, "strategy")->at("symmetric"), false);
  EXPECT_FALSE(ask({{"board", "3x3"}}, "strategy", {{"move", "r2:2"}}));
  EXPECT_FALSE(ask({{"board", "3x3"}, {"misere", true}}, "strategy"));
}

TEST(GridNimGame, BadOptionsAreRefusedInWords) {
  for (const Json& bad :
       {Json{{"board", "abc"}}, Json{{"board", ""}}, Json{{"board", "11/1"}}, Json{{"size", "0x3"}},
        Json{{"size", "9x9"}}, Json{{"size", "111"}}, Json{{"seed", -1}}, Json{{"size", "3x3"}, {"board", "111"}}}) {
    EXPECT_FALSE(entry().open(bad)) << bad;
  }
  EXPECT_EQ(ask({{"size", "6x6"}}, "table").error().code, Code::limit);
}

TEST(GridNimGame, ThePerfectOpponentWinsEveryWonGameAgainstChance) {
  Help help;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (const bool misere : {false, true}) {
      const auto opened = entry().open({{"size", "3x3"}, {"seed", seed}, {"misere", misere}});
      ASSERT_TRUE(opened);
      Session& session = **opened;
      Random random(seed);
      const Json hint = *ask_json(session, "hint", Json::object(), help.context);
      const int winner = hint.at("wins").get<bool>() ? 0 : 1;
      while (!session.status().over) {
        if (session.status().to_move == winner) {
          const auto reply = ask_json(session, "reply", Json::object(), help.context);
          ASSERT_TRUE(reply);
          ASSERT_TRUE(session.play(reply->at("move").get<std::string>()));
        } else {
          const auto moves = session.moves();
          ASSERT_TRUE(session.play(moves[random.below(moves.size())]));
        }
      }
      EXPECT_EQ(session.status().winner, winner) << seed << (misere ? " misere" : "");
    }
  }
}

TEST(GridNimGame, ViewsHavePairingLines) {
  const auto session = entry().open({{"board", "101/101"}});
  const Json view = (*session)->view(Lang::en);
  EXPECT_EQ(view.at("kind"), "stones");
  EXPECT_EQ(view.at("labels"), (std::vector<std::string>{"●", "", "●", "●", "", "●"}));
  EXPECT_EQ(view.at("pairs"), Json::parse("[[[0,0],[1,2]],[[0,2],[1,0]]]"));
}

// The texts for people, in both languages.
TEST(GridNimGame, EveryToolSpeaksBothLanguages) {
  Help help;
  for (const Json& options : {Json{{"board", "110/011/111"}}, Json{{"board", "3x3"}}, Json{{"board", "2x2"}},
                              Json{{"board", "101/101"}}, Json{{"board", "10/01"}}, Json{{"board", "2x3"}}}) {
    const auto session = entry().open(options);
    ASSERT_TRUE(session);
    for (const auto& row : tools()) {
      const std::string& tool = row.tool.name;
      const auto answer = (*session)->ask(tool, tool == "hint" ? Json{{"level", 4}} : Json::object(), help.context);
      ASSERT_TRUE(answer) << tool;
      EXPECT_FALSE(answer->text(Lang::en).empty());
      EXPECT_EQ(answer->text(Lang::en) == answer->text(Lang::ja), tool == "reply") << tool;
    }
  }
}

// What a reason speaks of is there as data.
TEST(GridNimGame, ReasonsNameLinesAndCells) {
  Help help;
  const Game game = *open({.board = "3x3"});
  const auto hint = impartial::hint(game, game.start(), {.level = 4}, help.context);
  ASSERT_TRUE(hint && hint->about);
  EXPECT_EQ(*hint->about, (impartial::Spot{.row = 1, .move = "r2:1-3"}));
  const auto found = strategy(game, game.start(), {}, help.context);
  ASSERT_TRUE(found);
  EXPECT_EQ(std::get<Strategy>(*found).centre, (std::vector<Cell>{{1, 1}}));
}

}  // namespace
}  // namespace asobi::gridnim
